import StackLayout

/// Something that is built anew for every variant of the matrix.
public struct MatrixSubject: Sendable {
    public let name: String
    private let build: @Sendable (ScreenEnvironment) -> MeasuredScreen

    /// Creates a subject from how it is built.
    public init(_ name: String, build: @escaping @Sendable (ScreenEnvironment) -> MeasuredScreen) {
        self.name = name
        self.build = build
    }

    /// The screen for an environment.
    public func screen(in environment: ScreenEnvironment) -> MeasuredScreen { build(environment) }

    /// An empty state, built by its layout.
    public init(_ layout: ContentUnavailable.Layout) {
        self.init("Empty State/\(layout.rawValue)") { environment in
            KitScreens.emptyState(layout, environment.appearance).screen(in: environment)
        }
    }

    /// A stored component, and the one that shows the same in dark, if there is one.
    public init(_ light: Component, dark: Component? = nil, name: String? = nil) {
        self.init(name ?? light.name) { environment in
            (environment.appearance == .dark ? dark ?? light : light).adapted(to: environment)
        }
    }

    /// All 32 components of the kit as 16 subjects, light and dark together.
    public static let kit: [MatrixSubject] =
        ContentUnavailable.Layout.allCases.map { MatrixSubject($0) }
        + subjects(
            of: KitScreens.components.filter {
                !$0.name.hasPrefix("Examples/Empty State/")
            })

    /// Components as subjects: one whose name differs from another's by `Light` for `Dark` is its light half.
    ///
    /// - Complexity: O(components).
    public static func subjects(of components: [Component]) -> [MatrixSubject] {
        let byName = Dictionary(components.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        return components.compactMap { component in
            let steps = component.name.split(separator: "/", omittingEmptySubsequences: false)
            let other = { (from: String, to: String) in
                byName[steps.map { $0 == from ? to : String($0) }.joined(separator: "/")]
            }
            if steps.contains("Dark"), other("Dark", "Light") != nil { return nil }
            let dark = steps.contains("Light") ? other("Light", "Dark") : nil
            let name = dark == nil ? component.name : steps.filter { $0 != "Light" }.joined(separator: "/")
            return MatrixSubject(component, dark: dark, name: name)
        }
    }
}

extension Component {
    /// The component as it would be in an environment, as far as what is stored tells.
    ///
    /// Texts are measured with their font at the content size; symbols grow with the style that they are bound
    /// to. A root of 402 or 402 × 874, the screen of the kit's pages, becomes as large as the screen. All other
    /// declarations stay: what was declared fixed stays fixed, and that is what the matrix looks for.
    ///
    /// - Complexity: O(parts + characters).
    public func adapted(to environment: ScreenEnvironment) -> MeasuredScreen {
        var component = self
        component.direction = environment.direction
        var contents = texts.map(TextMeasurer.Content.words)
        if component.parts[0].style.width == .fixed(402) {
            component.parts[0].style.width = .fixed(environment.size.width)
            if component.parts[0].style.height == .fixed(874) {
                component.parts[0].style.height = .fixed(environment.size.height)
            }
        }
        for index in component.parts.indices {
            component.parts[index].stored = nil
            guard component.parts[index].style.kind == .leaf, let font = component.parts[index].look.font
            else {
                continue
            }
            let scaled = font.scaled(to: environment.contentSize)
            component.parts[index].look.font = scaled
            if let string = component.parts[index].look.string, let shaping = environment.shaping {
                var measured = scaled
                measured.lineHeight = scaled.lineHeight ?? lineHeight(of: index, scaled.size / font.size)
                let paragraph = Paragraph(
                    string, font: measured, shaping: shaping, alignment: font.alignment)
                contents.append(.text(PreparedText(paragraph)))
                component.parts[index].style.content = .measured(tag: contents.count - 1)
            } else if case .size(let size, let baseline) = component.parts[index].style.content {
                let factor = scaled.size / font.size
                component.parts[index].style.content = .size(
                    Size(size.width * factor, size.height * factor), baseline: baseline.map { $0 * factor })
            }
        }
        component.texts = contents.map { content in
            if case .words(let words) = content { words } else { WordText(words: [], lineHeight: 0) }
        }
        return MeasuredScreen(component: component, contents: contents)
    }

    /// The stored line height of a text of given words, scaled.
    private func lineHeight(of part: Int, _ factor: Double) -> Double? {
        guard case .measured(let tag) = parts[part].style.content, texts.indices.contains(tag) else {
            return nil
        }
        return texts[tag].lineHeight * factor
    }
}
