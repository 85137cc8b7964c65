import CStackLayout
import KitScreens
import StackLayout

/// What the host calls a screen: a component, and the tree of its parts.
@safe struct Screen {
    var component: Component
    /// As the C interface has it, so that its functions work for it too.
    let tree: OpaquePointer
    /// The node of each part.
    let nodes: [NodeID]
}

/// The screen behind the pointer that the host holds.
func screen(_ pointer: OpaquePointer) -> UnsafeMutablePointer<Screen> {
    unsafe UnsafeMutablePointer(pointer)
}

/// What ``sl_web_parse(_:_:)`` has read, until the host takes it.
///
/// Unsafe as a global only: the module has one thread.
nonisolated(unsafe) private var parsed: [Component] = []

/// Reads a text in kit notation. The number of components, or -1: then the reply says where it goes wrong.
@c public func sl_web_parse(_ text: UnsafePointer<UInt8>?, _ length: Int) -> Int {
    let bytes = unsafe UnsafeBufferPointer(start: text, count: length)
    do throws(NotationError) {
        unsafe parsed = try Notation.parse(String(decoding: bytes, as: UTF8.self))
        return unsafe parsed.count
    } catch {
        var json = JSONWriter()
        json.begin("{")
        json.add("line", error.line)
        json.add("column", error.column)
        json.add("expected", error.expected)
        json.add("found", error.found)
        json.add("message", error.description)
        json.end("}")
        answer(json)
        return -1
    }
}

/// Makes a screen of one of the components that were read; null if its declarations are refused: then the reply
/// says why.
@c public func sl_web_screen_create(_ index: Int) -> OpaquePointer? {
    guard unsafe parsed.indices.contains(index) else { return nil }
    let component = unsafe parsed[index]
    do throws(LayoutError) {
        let (tree, nodes) = try component.makeTree()
        let pointer = UnsafeMutablePointer<Screen>.allocate(capacity: 1)
        unsafe pointer.initialize(to: Screen(component: component, tree: makeHandle(tree), nodes: nodes))
        return OpaquePointer(pointer)
    } catch {
        let failure = Failure(error)
        var json = JSONWriter()
        json.begin("{")
        json.add("status", Int(failure.status.rawValue))
        json.add("property", Int(failure.property.rawValue))
        if failure.value.isFinite { json.add("value", failure.value) }
        json.add("message", failure.text)
        json.end("}")
        answer(json)
        return nil
    }
}

/// Forgets what was read.
@c public func sl_web_forget() { unsafe parsed = [] }

@c public func sl_web_screen_free(_ pointer: OpaquePointer) {
    let screen = unsafe screen(pointer)
    _ = unsafe sl_tree_destroy(screen.pointee.tree)
    unsafe screen.deinitialize(count: 1)
    unsafe screen.deallocate()
}

/// The tree of a screen, for the functions of the C interface; it belongs to the screen.
@c public func sl_web_screen_tree(_ pointer: OpaquePointer) -> OpaquePointer {
    unsafe screen(pointer).pointee.tree
}

/// The texts of all components of the kit, as the reply.
@c public func sl_web_components() { answer(KitScreens.notation) }
