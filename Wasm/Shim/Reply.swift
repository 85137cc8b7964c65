/// A text for the host, which reads it right after the call that wrote it.
///
/// Unsafe as a global only: the module has one thread.
nonisolated(unsafe) private var reply: [UInt8] = []

/// Keeps a text for the host.
func answer(_ text: String) { unsafe reply = Array(text.utf8) }

/// Keeps what was written for the host.
func answer(_ json: JSONWriter) { unsafe reply = json.bytes }

/// Where the last text begins; valid until the next call.
@c public func sl_web_reply() -> UnsafePointer<UInt8>? {
    unsafe reply.withUnsafeBufferPointer { $0.baseAddress }
}

/// How many bytes of UTF-8 the last text has.
@c public func sl_web_reply_length() -> Int { unsafe reply.count }

/// Makes room that the host may write to; 0 bytes are a place of their own too.
@c public func sl_web_allocate(_ bytes: Int) -> UnsafeMutableRawPointer? {
    UnsafeMutableRawPointer.allocate(byteCount: max(1, bytes), alignment: 16)
}

/// Gives such room back.
@c public func sl_web_free(_ memory: UnsafeMutableRawPointer?) { unsafe memory?.deallocate() }
