import KitScreens
import StackLayout

/// What a screen is, as JSON in the reply: its name, its direction, how many nodes it has.
@c public func sl_web_screen_title(_ pointer: OpaquePointer) {
    let component = unsafe screen(pointer).pointee.component
    var json = JSONWriter()
    json.begin("{")
    json.add("name", component.name)
    json.add("rightToLeft", component.direction == .rightToLeft)
    json.add("count", component.parts.count)
    json.end("}")
    answer(json)
}

/// What the nodes of a screen are beside their styles, as JSON in the reply: names, paths, texts, stored frames,
/// looks.
@c public func sl_web_screen_facts(_ pointer: OpaquePointer) {
    let component = unsafe screen(pointer).pointee.component
    let paths = PathTable(component)
    var depths: [Int] = []
    var json = JSONWriter()
    json.begin("[")
    for (index, part) in component.parts.enumerated() {
        depths.append(part.parent.map { depths[$0] + 1 } ?? 0)
        json.begin("{")
        json.add("parent", part.parent ?? -1)
        json.add("depth", depths[index])
        json.add("name", part.name)
        json.add("path", paths.path(of: index))
        json.add("line", part.line ?? 0)
        if case .measured(let tag) = part.style.content {
            json.key("text")
            json.add(component.texts[tag])
        }
        if let stored = part.stored {
            json.key("stored")
            json.add(stored)
        }
        json.key("look")
        json.add(part.look)
        json.end("}")
    }
    json.end("]")
    answer(json)
}

extension JSONWriter {
    fileprivate mutating func add(_ text: WordText) {
        begin("{")
        key("words")
        begin("[")
        for word in text.words { add(word) }
        end("]")
        add("lineHeight", text.lineHeight)
        if text.baseline != text.lineHeight { add("baseline", text.baseline) }
        end("}")
    }

    fileprivate mutating func add(_ frame: Rect) {
        begin("{")
        add("x", frame.x)
        add("y", frame.y)
        add("width", frame.width)
        add("height", frame.height)
        end("}")
    }

    fileprivate mutating func add(_ look: Look) {
        begin("{")
        add("layer", look.layer.rawValue)
        key("fills")
        begin("[")
        for fill in look.fills { add(fill) }
        end("]")
        add("opacity", look.opacity)
        add("angle", look.angle)
        add("isMask", look.isMask)
        add("string", look.string)
        if !look.glyphs.isEmpty {
            var text = String.UnicodeScalarView()
            text.append(contentsOf: look.glyphs)
            add("glyphs", String(text))
        }
        if let font = look.font {
            key("font")
            add(font)
        }
        key("shadows")
        begin("[")
        for shadow in look.shadows { add(shadow, isInner: false) }
        for shadow in look.innerShadows { add(shadow, isInner: true) }
        end("]")
        key("borders")
        begin("[")
        for border in look.borders { add(border) }
        end("]")
        add("symbol", look.symbol)
        end("}")
    }

    private mutating func add(_ fill: Paint) {
        begin("{")
        add("color", fill.color.css)
        add("blend", fill.blend.rawValue)
        end("}")
    }

    private mutating func add(_ font: Font) {
        begin("{")
        add("name", font.name)
        add("size", font.size)
        add("lineHeight", font.lineHeight)
        add("tracking", font.tracking)
        add("alignment", font.alignment.rawValue)
        end("}")
    }

    private mutating func add(_ shadow: Shadow, isInner: Bool) {
        begin("{")
        add("x", shadow.x)
        add("y", shadow.y)
        add("blur", shadow.blur)
        add("spread", shadow.spread)
        add("color", shadow.paint.color.css)
        add("isInner", isInner)
        end("}")
    }

    private mutating func add(_ border: Border) {
        begin("{")
        add("thickness", border.thickness)
        add("position", border.position.rawValue)
        add("color", border.paint.color.css)
        end("}")
    }
}

extension Color {
    /// `#rrggbb`, or `#rrggbbaa` if it is not opaque.
    fileprivate var css: String {
        var text = [UInt8(ascii: "#")]
        let opacity = UInt8((min(1, max(0, alpha)) * 255).rounded())
        for channel in opacity == 255 ? [red, green, blue] : [red, green, blue, opacity] {
            text.append(JSONWriter.digit(channel >> 4))
            text.append(JSONWriter.digit(channel & 15))
        }
        return String(decoding: text, as: UTF8.self)
    }
}
