/// The style properties of an element that decide how much work it is to draw.
struct SVGStyle {
    private(set) var values: [String: String] = [:]

    /// The properties that are read; all others are colors and fonts.
    private static let known: Set<String> = [
        "filter", "mask", "clip-path", "fill", "stroke", "opacity", "mix-blend-mode", "isolation", "stroke-dasharray",
        "stroke-width", "marker", "marker-start", "marker-mid", "marker-end",
    ]

    subscript(name: String) -> String? { values[name] }

    mutating func set(_ name: String, _ value: String) {
        let name = name.lowercased()
        if Self.known.contains(name) { values[name] = value.lowercased() == "none" ? nil : value }
    }

    /// Reads `name: value; …`.
    mutating func add(declarations: Substring) {
        for part in declarations.split(separator: ";") {
            guard let colon = part.firstIndex(of: ":") else { continue }
            set(part[..<colon].trimmed, part[part.index(after: colon)...].replacing("!important", with: "").trimmed)
        }
    }
}

/// The rules of the `<style>` elements of an SVG. A selector is a name, a class or an id.
struct SVGStyleSheet {
    static let maximumSelectors = 1_000

    private var rules: [(selector: String, declarations: Substring)] = []

    mutating func add(_ text: String, line: Int) throws(CanvasError) {
        var rest = try Self.withoutComments(text, line: line)[...]
        if let at = rest.firstIndex(of: "@") {
            let name = rest[at...].prefix { !$0.isWhitespace && $0 != "{" && $0 != ";" }
            throw .unsupportedSVG("the rule \(name.prefix(20)) in a style", line: line)
        }
        while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
            for selector in rest[..<open].split(separator: ",").map(\.trimmed) {
                let name = selector.hasPrefix(".") || selector.hasPrefix("#") ? selector.dropFirst() : selector[...]
                let isSimple = name == "*" || name.allSatisfy { $0.isLetter || $0.isNumber || "-_".contains($0) }
                guard !name.isEmpty, isSimple else {
                    throw .unsupportedSVG("the selector “\(selector.prefix(40))” in a style", line: line)
                }
                rules.append((selector, rest[rest.index(after: open)..<close]))
                guard rules.count <= Self.maximumSelectors else {
                    throw .unsupportedSVG("more than \(Self.maximumSelectors) selectors in styles", line: line)
                }
            }
            rest = rest[rest.index(after: close)...]
        }
    }

    /// Adds the declarations of all rules that apply to an element.
    func apply(to style: inout SVGStyle, of tag: XMLTag) {
        guard !rules.isEmpty else { return }
        let classes = (tag["class"] ?? "").split(whereSeparator: \.isWhitespace).map { "." + $0 }
        let selectors = Set(classes + ["*", tag.name, "#" + (tag["id"] ?? "")])
        for rule in rules where selectors.contains(rule.selector) { style.add(declarations: rule.declarations) }
    }

    /// - Throws: an error if there is an escape, which could hide a name.
    static func withoutComments(_ text: String, line: Int) throws(CanvasError) -> String {
        guard !text.contains("\\") else { throw .unsupportedSVG("an escape in a style", line: line) }
        var result = ""
        var rest = text[...]
        while let start = rest.firstRange(of: "/*") {
            result += rest[..<start.lowerBound] + " "
            guard let end = rest[start.upperBound...].firstRange(of: "*/") else { return result }
            rest = rest[end.upperBound...]
        }
        return result + rest
    }
}

extension StringProtocol {
    /// The text without whitespace at its start and its end.
    fileprivate var trimmed: String {
        var rest = Substring(self)
        while let first = rest.first, first.isWhitespace { rest.removeFirst() }
        while let last = rest.last, last.isWhitespace { rest.removeLast() }
        return String(rest)
    }
}
