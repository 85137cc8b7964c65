/// The kit notation: components as an indented tree of lines, as the kit's reference pages write them.
///
/// ```
/// COMPONENT "Examples/Empty State/Large Symbol" 402 × 874 w402 h874 stack v gap0 pad62,0,88,0
///   | fill #FFFFFF {Backgrounds/Light/Primary}
///   group "Content" 402 × 724 @0,62 w fill h fill stack v gap16 pad0,16,0,16 align center distribute center
///     text "Symbol" 52 × 41 @175,277.5 content 52 × 41 glyph U+1002C3
/// ```
///
/// ## Lines
///
/// - `COMPONENT "name"`, maybe `rtl`, begins a component and is its root. Its layer is `component` unless
///   another layer, and maybe a name for the root itself, follow.
/// - Any other line is a part: a layer (`group`, `text`, `oval`, `rect`, `instance`, `component`), maybe a
///   name, then properties in any order, each at most once unless marked *.
/// - Two spaces of indentation a level. Deep lines give their level as a number instead: `25> group "A"`.
/// - A line that begins with `|` goes on with the properties of the part above it.
/// - `#` where a property could stand begins a comment. Blank lines are skipped.
///
/// ## Layout
///
/// | property | meaning |
/// |---|---|
/// | `402 × 619 @0,167` | the **stored** frame: width × height @x,y; at 0,0 without a position |
/// | `w402`, `h hug`, `w fill`, `w fill 2`, `h 50%` | the **declared** size of an axis; hug unless declared |
/// | `minW10 maxW20 minH10 maxH20`, `aspect1.5` | limits; width / height |
/// | `stack h`, `stack v`, `stack z`, `free` | the kind of container: row, column, overlay, pins only |
/// | `gap16`, `pad0,16,0,16` | gap; padding: top, right, bottom, left |
/// | `wrap`, `crossGap8`, `lines stretch` | lines, the space between them, where they go |
/// | `align center`, `distribute between` | across and along the main axis; the words of SEMANTICS 1.1 |
/// | `alignSelf end`, `shrink1` | what a child wants for itself |
/// | `pin left36 right32 bottom36` | ignores the stack; also `top`, `centerX`, `centerY`, or none of them |
/// | `hidden`, `hidden keep` | does not exist; is not painted |
/// | `corners max`, `corners 50`, `corners 1,2,3,4` | clockwise from the top left |
/// | `content 52 × 41 baseline40` | what a leaf holds; `baseline` may be left out |
/// | `words 80,120.5 line26 baseline20` | text: the widths of its words, or `none`; `baseline` likewise |
///
/// ## Look
///
/// | property | meaning |
/// |---|---|
/// | `fill #767680@12% {Fills/Light/3 Tertiary} + #FFFFFF blend multiply` | paints, bottom first |
/// | `opacity 15%`, `mask`, `angle45` | of the layer; degrees clockwise |
/// | `string "VIP"`, `glyph U+1002C3 U+100202` | what a text layer says |
/// | `font "SFPro-Medium" 22/28 tracking-0.4 center style "06 Body"` | size/line height, tracking, style |
/// | `shadow x0 y2 blur20 spread0 #000000@6%` *, `inner …` * | outside, inside |
/// | `border 1 inside #000000 blend plus-darker` * | also `center`, `outside` |
/// | `blur gaussian radius3` * | |
/// | `blur glass radius0 saturation1 brightness1 distortion0 depth0 chromatic0` * | |
/// | `→ "Status Bars/Light"` | the component that an instance shows |
/// | `override "title" "Work"` * | a text in it, a colour or `→ "…"` |
/// | `layerStyle "…"`, `note "…"` * | the shared style; a remark |
///
/// Strings stand in double quotes, with the escapes `\"`, `\\`, `\n`, `\r`, `\t` and `\u{…}`. Numbers are
/// decimal and finite, and print in the fewest digits that parse back exactly.
public enum Notation {
    /// The components of a text, or the first place where it is not kit notation.
    ///
    /// Texts of measured leaves are numbered in the order of the parts. Every part knows its line.
    ///
    /// - Complexity: O(length), whatever the depth.
    public static func parse(_ text: String) throws(NotationError) -> [Component] {
        var parser = NotationParser(text)
        return try parser.parse()
    }

    /// The components in the notation; parsing gives them back, but for ``Part/line``.
    ///
    /// A text that several leaves share is printed with each of them. Nothing is printed for no component;
    /// ``parse(_:)`` refuses that.
    ///
    /// - Precondition: All numbers are finite, and every tag of a measured leaf is an index into
    ///   ``Component/texts``.
    /// - Complexity: O(length), whatever the depth.
    public static func print(_ components: [Component]) -> String {
        var printer = NotationPrinter()
        for component in components { printer.add(component) }
        return printer.text
    }
}
