import YAML

/// A text that gives the color of a token another alpha: `rgba({color.ink}, 0.3)`, `rgb(from {color.ink} r g b / 0.3)`,
/// `{color.ink} / 30%`, `{color.ink}4D`.
struct TranslucentReference {
    let path: TokenPath
    /// A number, a percentage, or a reference to a number.
    let share: String

    /// Nil if the text has another form.
    init?(_ text: String) {
        guard text.utf8.contains(UInt8(ascii: "{")) else { return nil }
        if let parts = CSSFunction(text) {
            guard let found = Self.arguments(parts) else { return nil }
            (path, share) = found
            return
        }
        guard let path = EmbeddedReferences.paths(in: text).first, text.hasPrefix("{\(path)}") else { return nil }
        let rest = text.dropFirst(path.text.count + 2).drop { $0 == " " }
        self.path = path
        if rest.first == "/" {
            share = String(rest.dropFirst().drop { $0 == " " })
        } else {
            guard rest.utf8.count == 2, let digits = UInt8(rest, radix: 16) else { return nil }
            share = "\(Double(digits) / 255)"
        }
    }

    private static func arguments(_ parts: CSSFunction) -> (path: TokenPath, share: String)? {
        guard parts.arguments.count == 2, let path = EmbeddedReferences.paths(in: parts.arguments[0]).first else {
            return nil
        }
        let base = "{\(path)}"
        let isPlain = parts.name.hasPrefix("rgb") && parts.arguments[0] == base
        let isRelative = parts.arguments[0] == "from \(base) \(channels[parts.name] ?? "-")"
        return isPlain || isRelative ? (path, parts.arguments[1]) : nil
    }

    /// The names of the channels in a relative color of CSS that keeps them all.
    private static let channels = [
        "rgb": "r g b", "rgba": "r g b", "hsl": "h s l", "hsla": "h s l", "hwb": "h w b", "lab": "l a b",
        "lch": "l c h", "oklab": "l a b", "oklch": "l c h",
    ]
}
