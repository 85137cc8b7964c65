import StackLayout

extension ContentUnavailable {
    /// Adds the symbol as the layout draws it; the layout without one draws none.
    func addSymbol(
        _ symbol: Symbol, to content: Int, _ builder: inout ScreenBuilder, _ environment: ScreenEnvironment
    ) {
        let factor = TextStyle.largeTitle.scale(at: environment.contentSize)
        let size = Size(symbol.size.width * factor, symbol.size.height * factor)
        switch layout {
        case .titleAndSubtitle: break
        case .largeSymbol:
            builder.add("Symbol", .text, to: content, .leaf(size)) {
                $0.glyphs = symbol.glyphs
                $0.font = Font(
                    "SFPro-Regular", size: 40, lineHeight: 41, textStyle: KitTextStyle.largeTitle.name
                ).scaled(to: environment.contentSize)
                $0.fills = [symbol.paint]
            }
        case .symbolInCircle:
            let (side, inset) = (50 * factor, 13 * factor)
            var circle = Style.vertical(
                padding: EdgeInsets(top: inset, right: inset, bottom: inset, left: inset), alignment: .center,
                distribution: .center
            ).sized(.fixed(side), .fixed(side))
            circle.corners = .max
            let group = builder.add("Symbol", .group, to: content, circle) { $0.fills = [symbol.paint] }
            // A little wider than the circle, as stored.
            let oval = Style.leaf.sized(.fixed(50.08 * factor)).pinned(Pins(left: 0, top: 0, bottom: 0))
            builder.add("Oval", .oval, to: group, oval) {
                $0.fills = [Paint(Color(0xD8D8D8))]
                $0.opacity = 0.15
            }
            builder.add("Symbol", .text, to: group, .leaf(size)) {
                $0.glyphs = symbol.glyphs
                $0.font = Font("SFPro-Semibold", size: 21, lineHeight: 22, alignment: .center).scaled(
                    to: environment.contentSize, relativeTo: .largeTitle)
                // The dark screen has the light swatch as well, as stored.
                $0.fills = [Appearance.light.secondaryLabelPaint]
            }
        }
    }
}

extension Appearance {
    /// The background of screens.
    var background: Paint {
        Paint(
            choose(
                light: Color(0xFFFFFF, swatch: "Backgrounds/Light/Primary"),
                dark: Color(0x000000, swatch: "Backgrounds/Dark - Base/Primary")))
    }

    /// The paint of titles.
    var primaryLabelPaint: Paint {
        Paint(
            choose(
                light: Color(0x000000, swatch: "Labels/Light/1 Primary"),
                dark: Color(0xFFFFFF, swatch: "Labels/Dark/1 Primary")))
    }

    /// The paint of messages.
    var secondaryLabelPaint: Paint {
        Paint(
            choose(
                light: Color(0x3C3C43, alpha: 0.6, swatch: "Labels/Light/2 Secondary"),
                dark: Color(0xEBEBF5, alpha: 0.6, swatch: "Labels/Dark/2 Secondary")))
    }
}
