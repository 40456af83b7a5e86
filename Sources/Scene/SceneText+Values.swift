import Layout
import Platform
import Specs
import Values

/// The words of values.
extension SceneText {
    /// A length in points, in steps of 1/64: what is finer cannot be seen.
    static func number(_ length: Points) -> String { number(length.value) }

    static func number(_ value: Double) -> String {
        DecimalText.short((value * 64).rounded() / 64, places: 4)
    }

    static func words(_ rect: Rect) -> String {
        "\(number(rect.minX)),\(number(rect.minY)) \(number(rect.width))×\(number(rect.height))"
    }

    static func words(_ outline: Outline) -> String {
        switch outline {
        case .rectangle(let rect): words(rect)
        case .rounded(let rect, let radii, let style): "\(words(rect)) \(words(radii)) \(style.rawValue)"
        case .controlCorners(let rect, let radius): "\(words(rect)) radius \(number(radius)) control"
        case .capsule(let rect): "capsule \(words(rect))"
        case .ellipse(let rect): "ellipse \(words(rect))"
        case .circle(let rect): "circle \(words(rect))"
        case .bubble(let rect, let tail, let radii, let style):
            "bubble \(words(rect)) \(words(radii ?? .zero)) \(style.rawValue) tail \(words(tail))"
        }
    }

    private static func words(_ radii: CornerRadii) -> String {
        let all = radii.all.map { radius in
            switch radius {
            case .points(let points): number(points)
            case .full: "full"
            }
        }
        return "radius " + (Set(all).count == 1 ? all.prefix(1).joined() : all.joined(separator: " "))
    }

    private static func words(_ tail: BoundTail) -> String {
        let place =
            switch tail.place {
            case .start: "start"
            case .center: "center"
            case .end: "end"
            case .points(let distance): number(distance)
            }
        return "\(tail.edge.rawValue) \(place)"
    }

    static func words(_ width: BoundBorder.Width) -> String {
        switch width {
        case .points(let points): number(points)
        case .hairline: "hairline"
        }
    }

    static func words(_ edges: BoundBorder.Edges) -> String {
        let names: [(BoundBorder.Edges, String)] = [
            (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
        ]
        return names.filter { edges.contains($0.0) }.map(\.1).joined(separator: "+")
    }

    static func words(_ line: SceneItem.Line) -> String { words(line.color) + (line.isRedacted ? " redacted" : "") }

    static func words(_ colors: [BoundColor]) -> String { colors.map(words).joined(separator: " ") }

    /// One color, or those of the four appearances; eight where elevated ones differ.
    static func words(_ color: BoundColor) -> String {
        let all = Appearance.all.map { color.value[$0] }
        let base = Appearance.base.map { color.value[$0] }
        if Set(all).count == 1 { return words(base[0]) }
        let isElevated = Appearance.all.contains { color.value[$0] != color.value[Appearance.all[$0.index & 3]] }
        return (isElevated ? all : base).map(words).joined(separator: "/")
    }

    /// Hexadecimal; with decimals for a color outside sRGB.
    private static func words(_ color: RGBA) -> String {
        guard color.clamped != color else { return color.hexWithAlpha }
        let parts = [color.red, color.green, color.blue, color.alpha].map { DecimalText.short($0, places: 4) }
        return "rgb(\(parts.joined(separator: " ")))"
    }

    static func words(_ stops: [BoundGradientStop]) -> String {
        stops.map { "\(DecimalText.short($0.position, places: 4)) \(words($0.color))" }.joined(separator: ", ")
    }

    /// The lines with the places of their baselines, and the font by its style and size.
    static func words(_ text: TextFrame) -> String {
        let lines = text.lines.filter { !$0.text.isEmpty }.map { line in
            "“\(line.text)” \(number(line.baseline.x)),\(number(line.baseline.y))"
        }
        let font = text.font
        let size = "\(DecimalText.short(font.pointSize, places: 4)) pt \(number(font.weight.value))"
        let style = font.isItalic ? " italic" : ""
        let tracking = font.tracking == 0 ? "" : " tracking \(number(font.tracking))"
        let families = font.families.isEmpty ? "" : " in \(font.families.joined(separator: ", "))"
        return lines.joined(separator: ", ") + " \(size)\(style)\(tracking)\(families)"
    }

    static func words(_ symbol: BoundSymbol) -> String {
        // Paths start at the working directory, which must not matter.
        let own = symbol.own?.path.split(separator: "/").last.map { " from \($0)" } ?? ""
        let size = "\(DecimalText.short(symbol.pointSize, places: 4)) pt \(number(symbol.weight.value))"
        return "\(symbol.fullName) \(size)\(own)"
    }

    static func words(_ image: BoundImage) -> String {
        switch image.source {
        case .file(let path): "\(path) \(image.contentMode.rawValue)"
        case .placeholder(let picture):
            "unknown \(picture.kind.name)" + (picture.subject.map { " of \($0.name)" } ?? "")
                + (picture.isMissing ? " missing" : " seed “\(picture.seed)”")
        }
    }

    static func words(_ shadow: BoundShadow) -> String {
        let spread = shadow.spread == 0 ? "" : " spread \(number(shadow.spread))"
        return "\(words(shadow.color)) blur \(number(shadow.blur))\(spread) by \(number(shadow.offset.x)),"
            + number(shadow.offset.y)
    }

    static func words(_ opacity: SceneItem.Opacity) -> String {
        if opacity.isAlways { return " below a picture" }
        return opacity.layers.isEmpty ? "" : " below " + opacity.layers.map(words).joined(separator: " or ")
    }

    static func words(_ effects: BoundEffects) -> String {
        var parts: [String] = []
        if effects.scale != 1 { parts.append("scale \(number(effects.scale))") }
        if effects.squeeze != 1 { parts.append("squeeze \(number(effects.squeeze))") }
        if effects.rotation != 0 { parts.append("rotation \(number(effects.rotation))") }
        if let flip = effects.flip { parts.append("flip \(flip.rawValue)") }
        if effects.saturation != 1 { parts.append("saturation \(number(effects.saturation))") }
        if effects.blur > 0 { parts.append("blur \(number(effects.blur))") }
        if effects.opacity < 1 { parts.append("opacity \(DecimalText.short(effects.opacity, places: 4))") }
        return parts.joined(separator: " ")
    }
}
