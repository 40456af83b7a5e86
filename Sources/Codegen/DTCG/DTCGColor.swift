import Tokens
import Values
import YAML

/// Colors as objects of the DTCG Color Module 2025.10. Numbers have at most six digits after the point, which is far
/// less than what is visible, so that a file that is read and written again does not change.
enum DTCGColor {
    /// Writes a color in sRGB if it is in gamut, otherwise in Display P3, otherwise in OKLab, whose axes have no
    /// limits.
    static func json(_ rgba: RGBA) -> JSONValue {
        let color = Color(rgba)
        if rgba.isInSRGB { return json(color) }
        if color.isInGamut(of: .displayP3) { return json(color.converted(to: .displayP3)) }
        return json(color.converted(to: .oklab))
    }

    /// Writes a color in its own space.
    private static func json(_ color: Color) -> JSONValue {
        let components = zip(color.written, color.space.components).map { value, component -> JSONValue in
            guard let value else { return .text("none") }
            return .rounded(component.nearest(to: value))
        }
        return .object([
            ("colorSpace", .text(color.space.rawValue)), ("components", .list(components)),
            ("alpha", .rounded(color.alpha)), ("hex", .text(color.mapped(to: .srgb).rgba.hex)),
        ])
    }

    /// Writes a literal color as it is written; nil for any other value.
    static func json(asWritten node: Node) -> JSONValue? {
        if let text = node.string { return (try? Color(css: text)).map { json($0) } }
        guard let space = node["colorSpace"]?.string.flatMap(ColorSpace.init(rawValue:)),
            let items = node["components"]?.sequence, items.count == 3,
            items.allSatisfy({ $0.number != nil || $0.string == "none" })
        else { return nil }
        var alpha = 1.0
        if let written = node["alpha"] {
            guard let number = written.number, (0...1).contains(number) else { return nil }
            alpha = number
        }
        // The value that is read is the nearest one in range.
        let parts = zip(items, space.components).map { item, component in item.number.map(component.nearest) }
        return json(Color(space, parts[0], parts[1], parts[2], alpha: alpha))
    }

    /// Writes the color of another token with an alpha.
    static func json(of token: ResolvedToken, alpha: Double) -> JSONValue {
        let names = token.path.segments.map(pointerName).joined(separator: "/")
        func part(_ name: String) -> JSONValue { .object([("$ref", .text("#/\(names)/$value/\(name)"))]) }
        return .object([
            ("colorSpace", part("colorSpace")), ("components", part("components")), ("alpha", .rounded(alpha)),
        ])
    }

    /// A name in a JSON Pointer (RFC 6901) that is a URI fragment.
    private static func pointerName(_ name: Substring) -> String {
        String(name).replacing("~", with: "~0").replacing("/", with: "~1").replacing("%", with: "%25")
            .replacing(" ", with: "%20")
    }
}

extension JSONValue {
    /// A number with at most six digits after the point.
    static func rounded(_ value: Double) -> JSONValue {
        let text = DecimalText.short(value, places: 6)
        return .exact(text == "-0" ? 0 : Double(text) ?? value)
    }
}
