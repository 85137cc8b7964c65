import StackLayout

/// The derived frames of a component, by path.
struct DerivedComponent {
    private let component: Component
    private let frames: [Rect?]

    init(_ component: Component) throws(LayoutError) {
        self.component = component
        frames = try component.derivedFrames()
    }

    /// The frame of the root.
    var root: Rect { self["."] }

    /// The frame of a part; NaN all over if there is no such part, so that no comparison with it holds.
    subscript(path: String) -> Rect {
        component.index(ofPath: path).flatMap { frames[$0] }
            ?? Rect(x: .nan, y: .nan, width: .nan, height: .nan)
    }

    /// The radius at the top left corner that a part really has.
    func radius(_ path: String) -> Double {
        guard let index = component.index(ofPath: path), let frame = frames[index] else { return .nan }
        return component.parts[index].style.corners.resolved(in: frame.size).topLeft
    }
}

extension Rect {
    /// The x of the right edge.
    var right: Double { x + width }
    /// The y of the bottom edge.
    var bottom: Double { y + height }
    /// The x of the centre.
    var centerX: Double { x + width / 2 }
    /// The y of the centre.
    var centerY: Double { y + height / 2 }
}
