#if hasFeature(Embedded) && arch(wasm32)
    /// Stands in for `Synchronization.Mutex`, which the standard library does not have for WebAssembly without a system:
    /// there is one thread, so nothing is locked.
    package struct Mutex<Value>: ~Copyable, @unchecked Sendable {
        private final class Box {
            var value: Value
            init(_ value: Value) { self.value = value }
        }

        private let box: Box

        package init(_ value: Value) { box = Box(value) }

        package func withLock<Result, Failure: Error>(
            _ body: (inout Value) throws(Failure) -> Result
        ) throws(Failure) -> Result {
            try body(&box.value)
        }
    }
#endif
