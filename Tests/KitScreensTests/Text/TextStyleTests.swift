import KitScreens
import Testing

@Suite("Text styles")
struct TextStyleTests {
    /// Human Interface Guidelines, Typography: size/line height of every style, one row a content size.
    static let guidelines: [(ContentSizeCategory, String)] = [
        (.xSmall, "31/38 25/31 19/24 17/22 14/19 14/19 13/18 12/16 12/16 11/13 11/13"),
        (.small, "32/39 26/32 20/25 18/23 15/20 15/20 14/19 13/18 12/16 11/13 11/13"),
        (.medium, "33/40 27/33 21/26 19/24 16/21 16/21 15/20 14/19 12/16 11/13 11/13"),
        (.large, "34/41 28/34 22/28 20/25 17/22 17/22 16/21 15/20 13/18 12/16 11/13"),
        (.xLarge, "36/43 30/37 24/30 22/28 19/24 19/24 18/23 17/22 15/20 14/19 13/18"),
        (.xxLarge, "38/46 32/39 26/32 24/30 21/26 21/26 20/25 19/24 17/22 16/21 15/20"),
        (.xxxLarge, "40/48 34/41 28/34 26/32 23/29 23/29 22/28 21/28 19/24 18/23 17/22"),
        (.ax1, "44/52 38/46 34/41 31/38 28/34 28/34 26/32 25/31 23/29 22/28 20/25"),
        (.ax2, "48/57 43/51 39/47 37/44 33/40 33/40 32/39 30/37 27/33 26/32 24/30"),
        (.ax3, "52/61 48/57 44/52 43/51 40/48 40/48 38/46 36/43 33/40 32/39 29/35"),
        (.ax4, "56/66 53/62 50/59 49/58 47/56 47/56 44/52 42/50 38/46 37/44 34/41"),
        (.ax5, "60/70 58/68 56/66 55/65 53/62 53/62 51/60 49/58 44/52 43/51 40/48"),
    ]

    @Test("every style at every content size is the guidelines'", arguments: guidelines)
    func theTable(category: ContentSizeCategory, row: String) {
        let derived = TextStyle.allCases.map { style in
            let metrics = style.metrics(at: category)
            return "\(Int(metrics.size))/\(Int(metrics.lineHeight))"
        }
        #expect(derived.joined(separator: " ") == row)
    }

    @Test("the rows are all 12 sizes, in order")
    func theRowsAreComplete() {
        #expect(Self.guidelines.map(\.0) == ContentSizeCategory.allCases)
        #expect(ContentSizeCategory.allCases.sorted() == ContentSizeCategory.allCases)
        #expect(ContentSizeCategory.allCases.filter(\.isAccessibility) == [.ax1, .ax2, .ax3, .ax4, .ax5])
    }

    @Test("only headlines are semibold, and only the large titles become bold")
    func weights() {
        #expect(TextStyle.allCases.filter { $0.weight != .regular } == [.headline])
        #expect(TextStyle.allCases.filter { $0.emphasizedWeight == .bold } == [.largeTitle, .title, .title2])
        #expect(TextStyle.headline.font() == Font("SFPro-Semibold", size: 17, lineHeight: 22))
        #expect(TextStyle.title2.font(at: .ax1, isEmphasized: true).name == "SFPro-Bold")
    }

    @Test("a hard-coded size grows as its style does, within its limits")
    func scaledMetrics() {
        let metric = ScaledMetric(34, relativeTo: .body)
        #expect(metric.value(at: .large) == 34)
        #expect(metric.value(at: .ax5) == 106)
        #expect(metric.value(at: .xSmall) == 28)
        #expect(ScaledMetric(34, relativeTo: .largeTitle).value(at: .ax5) == 60)
        #expect(ScaledMetric(34, maximum: 50).value(at: .ax5) == 50)
        #expect(ScaledMetric(34, minimum: 30).value(at: .xSmall) == 30)
        #expect(ScaledMetric(10).value(at: .xLarge, pixelsPerPoint: 3) == 11 + 1.0 / 3)
    }
}

@Suite("Text styles of the kit")
struct KitTextStyleTests {
    /// All fonts of the kit that are bound to a style.
    static let boundFonts = KitScreens.components.flatMap(\.parts).compactMap(\.look.font).filter {
        $0.textStyle != nil
    }

    @Test("the two bound styles are the system's at the default size")
    func boundStylesAreTheSystems() {
        for kit in KitTextStyle.all {
            #expect(kit.font == kit.style.font())
        }
        #expect(!Self.boundFonts.isEmpty)
        #expect(Self.boundFonts.allSatisfy { $0.boundStyle != nil })
    }

    @Test("a layer that stores what its style says deviates in nothing: the spinner's label")
    func followingLayers() throws {
        let name = "Progress Indicators/Light/Indeterminate Spinner with Label"
        let label = try #require(KitScreens.component(named: name)?.parts.last?.look.font)
        #expect(label.deviations.isEmpty)
        #expect(label.boundStyle == .body)
    }

    @Test("the pages' contradictions come out: title 22 bold, message 22/28 medium, symbol 40")
    func deviatingLayers() throws {
        let screen = try #require(KitScreens.component(named: "Examples/Empty State/Large Symbol"))
        let fonts = Dictionary(
            uniqueKeysWithValues: screen.parts.compactMap { part in part.look.font.map { (part.name, $0) } })
        #expect(
            fonts["VIP"]?.deviations == [
                .face(stored: "SFPro-Bold", style: "SFPro-Regular"), .size(stored: 22, style: 17),
            ])
        #expect(
            fonts["Quickly access mail"]?.deviations == [
                .face(stored: "SFPro-Medium", style: "SFPro-Regular"), .size(stored: 22, style: 17),
                .lineHeight(stored: 28, style: 22),
            ])
        #expect(fonts["Symbol"]?.deviations == [.size(stored: 40, style: 34)])
        #expect(fonts["VIP"]?.weight == .bold)
    }

    @Test("a stored font grows from what is stored, by the curve of its style")
    func scaling() {
        let message = Font("SFPro-Medium", size: 22, lineHeight: 28, textStyle: "06 Body/1 Default")
        let larger = message.scaled(to: .ax5)
        #expect(larger.size == 22 * 53 / 17.0)
        #expect(abs(larger.lineHeight! - 28 * 53 / 17.0) < 1e-12)
        #expect(message.scaled(to: .large) == message)
        let free = Font("SFPro-Bold", size: 34)
        #expect(free.scaled(to: .ax5, relativeTo: .largeTitle).size == 60)
    }
}
