import Source
import Values
import YAML

/// Colors of other tools that are made from referenced ones: with an alpha, or mixed with another color.
extension ValueReader {
    /// Reads a text with a reference to a color: `rgba({color.ink}, 0.3)`, `rgb(from {color.ink} r g b / 0.3)`,
    /// `{color.ink} / 30%`, `{color.ink}4D` and `color-mix(in srgb, {color.ink} 30%, transparent)`.
    mutating func referencedColor(_ node: Node) -> OtherForm<RGBA> {
        guard isTokenFile, let text = node.string else { return .absent }
        let trimmed = node.trimmed
        if trimmed.string != text {
            return tolerates("a value must not have spaces around it", at: node.range)
                ? OtherForm(color(trimmed)) : .absent
        }
        if let (color, alpha) = Self.hexWithAlpha(text) {
            let isAllowed = tolerates(
                "a color must not be inside another one", at: node.range, help: "write { color, alpha }")
            return OtherForm(isAllowed ? color.opacity(alpha) : nil)
        }
        guard text.utf8.contains(UInt8(ascii: "{")) else { return .absent }
        if let parts = CSSFunction(text), parts.name == "color-mix" { return mixture(parts, at: node) }
        guard let translucent = TranslucentReference(text) else { return .absent }
        return self.translucent(translucent.path, share: translucent.share, at: node)
    }

    /// The color and the alpha of `rgba(#102030, 0.4)`; nil for other texts.
    static func hexWithAlpha(_ text: String) -> (color: RGBA, alpha: Double)? {
        guard text.utf8.contains(UInt8(ascii: "#")), let parts = CSSFunction(text), parts.arguments.count == 2,
            ["rgb", "rgba"].contains(parts.name), let color = try? Color(css: parts.arguments[0]),
            let alpha = share(parts.arguments[1]), (0...1).contains(alpha)
        else { return nil }
        return (color.rgba, alpha)
    }

    /// - Parameter share: a number, a percentage, or a reference to a number.
    private mutating func translucent(_ path: TokenPath, share: String, at node: Node) -> OtherForm<RGBA> {
        var alpha = Self.share(share)
        if let reference = EmbeddedReferences.paths(in: share).first, share == "{\(reference)}" {
            guard case .value(.number(let number)) = lookup(reference, appearance) else {
                return OtherForm(
                    report(unusable: reference, at: node.range) {
                        "{\(reference)} is \($0.described), but a number is required here"
                    })
            }
            alpha = number
        }
        guard let alpha, (0...1).contains(alpha) else { return .absent }
        return translucent(path, alpha: alpha, at: node)
    }

    private mutating func translucent(_ path: TokenPath, alpha: Double, at node: Node) -> OtherForm<RGBA> {
        guard let color = color(of: path, at: node) else { return .broken }
        let help = "write { \"color\": \"{\(path)}\", \"alpha\": \(DecimalText.short(alpha, places: 3)) }"
        let isAllowed = tolerates("a reference must not be inside a text", at: node.range, help: help)
        return OtherForm(isAllowed ? color.opacity(alpha) : nil)
    }

    /// The color of a token, or nil with a diagnostic.
    private mutating func color(of path: TokenPath, at node: Node) -> RGBA? {
        if case .value(.color(let color)) = lookup(path, appearance) { return color }
        return report(unusable: path, at: node.range) {
            "{\(path)} is \($0.described), but a color is required here"
        }
    }

    // MARK: Mixtures

    /// Reads `color-mix(in srgb, {color.ink} 30%, white)` (CSS Color 5, section 3).
    private mutating func mixture(_ parts: CSSFunction, at node: Node) -> OtherForm<RGBA> {
        let words = parts.arguments.first?.split(separator: " ") ?? []
        guard parts.arguments.count == 3, words.count == 2, words.first == "in", let name = words.last,
            let space = ColorSpace(rawValue: String(name)), let first = ingredient(parts.arguments[1], at: node),
            let second = ingredient(parts.arguments[2], at: node)
        else { return .absent }
        guard let left = first.color, let right = second.color else { return .broken }
        // One missing share is the rest of the other; both are half. Together they may be less than the whole.
        let share = first.share ?? second.share.map { 1 - $0 } ?? 0.5
        let other = second.share ?? (1 - share)
        let sum = share + other
        guard (0...1).contains(share), (0...1).contains(other), sum > 0 else { return .absent }
        let isAllowed = tolerates(
            "a color must not be mixed from others in DTCG 2025.10", at: node.range,
            help: "write the resulting color")
        let mixed = Color.mix(Color(left), Color(right), share: other / sum, in: space).rgba
        return OtherForm(isAllowed ? mixed.opacity(min(sum, 1)) : nil)
    }

    /// Reads a color with its share. The color is nil if it is a reference that cannot be used, which is reported.
    private mutating func ingredient(_ text: String, at node: Node) -> (color: RGBA?, share: Double?)? {
        var words = text
        var share: Double?
        if let space = text.lastIndex(of: " "), text.hasSuffix("%"),
            let written = Self.share(String(text[text.index(after: space)...]))
        {
            (words, share) = (String(text[..<space]), written)
        }
        if let color = try? Color(css: words) { return (color.rgba, share) }
        guard let path = EmbeddedReferences.paths(in: words).first, words == "{\(path)}" else { return nil }
        return (color(of: path, at: node), share)
    }

    // MARK: Objects

    /// Reads `{ components: "{color.ink}", alpha: 0.5 }`: a color in place of its components. Nil for other maps.
    mutating func wholeColorAsComponents(_ node: Node) -> OtherForm<RGBA> {
        guard isTokenFile, node["colorSpace"] == nil, let base = node["components"], base.reference != nil else {
            return .absent
        }
        guard case .color(let color)? = read(base, as: .color) else { return .broken }
        var alpha = 1.0
        if let written = node["alpha"] {
            guard let number = unitNumber(written, of: "alpha") else { return .broken }
            alpha = number
        }
        let reference = base.string ?? "{…}"
        let isAllowed = tolerates(
            "the components of a color must not be another color", at: base.range,
            help: "write { \"color\": \"\(reference)\", \"alpha\": \(DecimalText.short(alpha, places: 3)) }")
        return OtherForm(isAllowed ? color.opacity(alpha) : nil)
    }

    /// Reads `opacity` beside a color, in percent if it is above 1; nil if there is none.
    mutating func opacity(beside node: Node) -> OtherForm<Double> {
        guard isTokenFile, node["color"] != nil, node["alpha"] == nil, let written = node["opacity"] else {
            return .absent
        }
        guard case .number(let number)? = read(written, as: .number) else { return .broken }
        guard (0...100).contains(number) else { return OtherForm(unitNumber(written, of: "opacity")) }
        let isAllowed = tolerates(
            "a color has no key “opacity” in DTCG 2025.10; it is read as alpha", at: written.range,
            help: "write \"alpha\": \(DecimalText.short(number > 1 ? number / 100 : number, places: 3))")
        return OtherForm(isAllowed ? (number > 1 ? number / 100 : number) : nil)
    }
}
