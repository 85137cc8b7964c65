import StackLayout

extension ContentUnavailable {
    /// The screen for an environment, with the names, looks and declarations of the kit's page.
    ///
    /// Letters grow by the curve of the style that their layer is bound to, symbols by that of large titles;
    /// buttons grow with body text and are never lower than the kit's 52. Bars stay as they are, as the
    /// system's do. The text column keeps 32 from both safe edges.
    ///
    /// - Complexity: O(characters).
    public func screen(in environment: ScreenEnvironment) -> MeasuredScreen {
        var builder = ScreenBuilder(environment)
        let frame = ScreenFrame(environment, actionCount: actions.count)
        let root = addScreen(to: &builder, frame)
        var block = Style.vertical(
            gap: layout == .titleAndSubtitle ? 2 : 16, padding: .horizontal(16), alignment: .center,
            distribution: .center)
        block = block.sized(.fill, .fill)
        let content = builder.add("Content", .group, to: root, block)
        if let symbol { addSymbol(symbol, to: content, &builder, environment) }
        var texts = content
        if layout != .titleAndSubtitle {
            texts = builder.add("Stack", .group, to: content, .vertical(gap: 2))
        }
        addTexts(to: texts, &builder, frame)
        for (place, action) in actions.enumerated() {
            let bottom = frame.bottomMargin + Double(actions.count - 1 - place) * (frame.buttonHeight + 8)
            addButton(action, bottom: bottom, to: root, &builder, frame)
        }
        let level = environment.appearance.choose(light: "", dark: "Light/")
        return builder.screen(named: "Examples/Empty State/\(level)\(layout.rawValue)")
    }

    private func addScreen(to builder: inout ScreenBuilder, _ frame: ScreenFrame) -> Int {
        let environment = frame.environment
        let appearance = environment.appearance
        let size = environment.size
        let root = builder.add(
            "", .component, to: nil,
            Style.vertical(padding: frame.padding).sized(.fixed(size.width), .fixed(size.height))
        ) {
            $0.fills = [appearance.background]
        }
        let top = environment.safeArea.top
        builder.add(
            "Status Bar", .instance, to: root,
            Style.leaf.sized(nil, .fixed(top)).pinned(Pins(left: 0, right: 0, top: 0))
        ) {
            $0.symbol = "Status Bars/iPhone 17 Pro/\(appearance.rawValue) Background"
        }
        guard let bar else { return root }
        builder.add("Navigation Bar", .instance, to: root, Style.leaf.sized(.fill, .fixed(105))) {
            $0.symbol = "Toolbars/\(appearance.rawValue)/iPhone/Top - Standard/Large"
            $0.glyphs = bar.glyphs
            $0.overrides = [.init("title", .text(bar.title))]
            if let buttons = bar.buttons { $0.overrides.append(.init("buttons", .symbol(buttons))) }
        }
        return root
    }

    private func addTexts(to parent: Int, _ builder: inout ScreenBuilder, _ frame: ScreenFrame) {
        let appearance = frame.environment.appearance
        // Symbol in Circle binds no style; the others bind body, whatever they store.
        let style = layout == .symbolInCircle ? nil : KitTextStyle.body.name
        let isSubtitle = layout == .titleAndSubtitle
        builder.addText(
            label, font: Font("SFPro-Bold", size: 22, alignment: .center, textStyle: style), lineHeight: 26,
            column: frame.column, to: parent,
            paint: isSubtitle ? appearance.secondaryLabelPaint : appearance.primaryLabelPaint)
        guard let description else { return }
        let lineHeight: Double? = layout == .largeSymbol ? 28 : nil
        builder.addText(
            description,
            font: Font(
                "SFPro-Medium", size: 22, lineHeight: lineHeight, alignment: .center, textStyle: style),
            lineHeight: lineHeight ?? 26, column: frame.column, to: parent,
            paint: appearance.secondaryLabelPaint)
    }

    private func addButton(
        _ action: Action, bottom: Double, to root: Int, _ builder: inout ScreenBuilder, _ frame: ScreenFrame
    ) {
        let environment = frame.environment
        let safe = environment.safeArea
        let isMirrored = environment.direction == .rightToLeft
        let (left, right) = isMirrored ? (action.trailingInset, 36) : (36, action.trailingInset)
        let pins = Pins(left: safe.left + left, right: safe.right + right, bottom: bottom)
        builder.add(
            "Button", .instance, to: root, Style.leaf.sized(nil, .fixed(frame.buttonHeight)).pinned(pins)
        ) {
            $0.symbol = "Buttons/\(environment.appearance.rawValue)/Large/Glass Prominent/Default"
            $0.overrides = [.init("text", .text(action.title))]
            $0.overrides += zip(action.colorTargets, action.colors).map { .init($0, .color($1)) }
        }
    }
}

/// The numbers that all parts of a screen share.
struct ScreenFrame {
    let environment: ScreenEnvironment
    /// How high buttons are.
    let buttonHeight: Double
    /// From the lowest button to the screen's bottom.
    let bottomMargin: Double
    /// The padding of the root.
    let padding: EdgeInsets
    /// The width of the text column.
    let column: Double

    init(_ environment: ScreenEnvironment, actionCount: Int) {
        self.environment = environment
        let safe = environment.safeArea
        buttonHeight = ScaledMetric(52, minimum: 52).value(at: environment.contentSize)
        bottomMargin = max(36, safe.bottom)
        let buttons = Double(actionCount) * (buttonHeight + 8) - 8
        padding = EdgeInsets(
            top: safe.top, right: safe.right, bottom: actionCount == 0 ? safe.bottom : bottomMargin + buttons,
            left: safe.left)
        column = max(0, environment.size.width - safe.left - safe.right - 64)
    }
}
