import Source
import Values
import YAML

/// The result of trying a form that another tool writes.
enum OtherForm<Value> {
    /// The node has another form.
    case absent
    /// The node has the form but no value, which is reported.
    case broken
    case value(Value)

    init(_ value: Value?) {
        self = value.map(OtherForm.value) ?? .broken
    }
}

/// Forms that other tools write and whose meaning is certain. They are read in token files only, with a warning.
extension ValueReader {
    var isTokenFile: Bool {
        if case .tokenFile = place { true } else { false }
    }

    // MARK: Numbers

    /// Reads a calculation with references, one with spaces around its signs, or one of numbers: `{space.base} * 2`,
    /// `3 / 4`, `16/9`. A date such as `2026-01-02` is not one.
    mutating func calculated(_ node: Node) -> OtherForm<Double> {
        guard isTokenFile, let text = node.string, text.utf8.contains(where: Self.isOperator),
            text.contains("{") || text.contains(" ") || text.hasSuffix(")") || !text.utf8.contains(UInt8(ascii: "-"))
        else { return .absent }
        do throws(Formula.Problem) {
            let value = try Formula.value(text) { path in
                switch lookup(path, appearance) {
                case .value(.number(let number)): number
                case .value(.dimension(let length)): length.value
                case .value(.duration(let duration)): duration.value
                default: nil
                }
            }
            let isAllowed = tolerates("a value must not be a calculation in DTCG 2025.10", at: node.range)
            return OtherForm(isAllowed ? value : nil)
        } catch {
            switch error {
            case .notFormula: return .absent
            case .divisionByZero:
                return OtherForm(
                    fail(
                        .outOfRangeValue, "this calculation divides by zero", at: node.range,
                        help: "write the resulting value, or divide by another number"))
            case .noNumber(let path):
                return OtherForm(
                    report(unusable: path, at: node.range) { "{\(path)} is \($0.described), not a number or a length" })
            }
        }
    }

    /// Reports a reference that has no value, or one of another type.
    mutating func report<Value>(
        unusable path: TokenPath, at range: SourceRange, message: (TokenType) -> String
    ) -> Value? {
        switch lookup(path, appearance) {
        case .missing:
            if !names.mayBeUnread(path) { diagnostics.append(.unknownToken(path, at: range, among: names)) }
        case .ignored(let token): diagnostics.append(.ignoredToken(token, at: range, expected: nil))
        case .value(let value): return fail(.mismatchedTokenType, message(value.type), at: range)
        case .absent(let token): diagnostics.append(.absentToken(token, in: appearance, at: range))
        case .broken: break
        }
        return nil
    }

    private static func isOperator(_ byte: UInt8) -> Bool {
        [UInt8(ascii: "*"), UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "(")].contains(byte)
    }

    /// Reads a length in points or without any length: `16pt`, `16dp`, `0em`, `0%`.
    mutating func otherLength(_ text: String) -> Double? {
        if let length = lengthWithReference(text) { return length }
        guard isTokenFile, let quantity = WrittenQuantity(text, units: ["pt", "dp", "em", "%"], allowsSpace: true)
        else { return nil }
        switch quantity.unit {
        case "pt", "dp": return quantity.value
        default: return quantity.value == 0 ? 0 : nil
        }
    }

    /// Reads a number of another token with a unit behind it: `{base.gap}px`.
    private func lengthWithReference(_ text: String) -> Double? {
        guard isTokenFile, let path = EmbeddedReferences.paths(in: text).first, text.hasPrefix("{\(path)}"),
            case .value(.number(let number)) = lookup(path, appearance)
        else { return nil }
        switch text.dropFirst(path.text.utf8.count + 2) {
        case "px", "pt", "dp": return number
        case "rem": return number * Self.pointsPerRem
        default: return nil
        }
    }

    /// Reads a length as a share of the font size: `2%`, `0.02em`, `{ value: 2, unit: "%" }`. Nil for other lengths.
    mutating func shareOfFontSize(_ node: Node) -> Double? {
        guard isTokenFile else { return nil }
        var quantity: (value: Double, unit: String)?
        if let text = node.string, let written = WrittenQuantity(text, units: ["em", "%"], allowsSpace: true) {
            quantity = (written.value, written.unit)
        } else if let value = node["value"]?.number, let unit = node["unit"]?.string {
            quantity = (value, unit.lowercased())
        }
        guard let quantity else { return nil }
        switch quantity.unit {
        case "em": return quantity.value
        case "%", "percent": return quantity.value / 100
        default: return nil
        }
    }

    // MARK: Fonts

    /// Reads the name of a weight in another spelling: `Semi Bold`, `SemiBold`, `Bold Italic`.
    mutating func otherWeight(_ name: String, among known: [String: Double]) -> Double? {
        guard isTokenFile else { return nil }
        var letters = name.lowercased().filter(\.isLetter)
        for slant in ["italic", "oblique"] where letters.hasSuffix(slant) { letters.removeLast(slant.count) }
        // Fonts call their upright and slanted regular styles so.
        if letters.isEmpty && name.contains(where: \.isLetter) || letters == "roman" { return FontWeight.regular.value }
        return known.first { $0.key.filter(\.isLetter) == letters }?.value
    }

    // MARK: Colors and curves

    /// Reads `{ h: 210, s: 0.5, l: 0.4 }` and `{ r: 51, g: 102, b: 153 }` with `a`; nil for other maps.
    mutating func colorParts(_ node: Node) -> RGBA? {
        guard isTokenFile else { return nil }
        func numbers(_ keys: [String]) -> [Double]? {
            let values = keys.compactMap { node[$0]?.number ?? node[$0]?.string.flatMap(Self.percentage) }
            return values.count == keys.count ? values : nil
        }
        let alpha = node["a"]?.number ?? 1
        guard (0...1).contains(alpha) else { return nil }
        if let parts = numbers(["h", "s", "l"]), let (s, l) = Self.shares(parts[1], parts[2]) {
            guard tolerates("a color must not be written as h, s and l", at: node.range) else { return nil }
            return Color(.hsl, parts[0], s * 100, l * 100, alpha: alpha).rgba
        }
        guard let parts = numbers(["r", "g", "b"]), parts.allSatisfy({ (0...255).contains($0) }),
            tolerates("a color must not be written as r, g and b", at: node.range)
        else { return nil }
        // Figma writes shares, other tools bytes.
        let greatest = parts.allSatisfy { $0 <= 1 } ? 1.0 : 255
        return RGBA(red: parts[0] / greatest, green: parts[1] / greatest, blue: parts[2] / greatest, alpha: alpha)
    }

    /// Two shares that may be written in percent; nil if they are out of range.
    private static func shares(_ first: Double, _ second: Double) -> (Double, Double)? {
        let isPercent = first > 1 || second > 1
        let shares = isPercent ? (first / 100, second / 100) : (first, second)
        return (0...1).contains(shares.0) && (0...1).contains(shares.1) ? shares : nil
    }

    /// The number before a percent sign.
    private static func percentage(_ text: String) -> Double? {
        WrittenQuantity(text, units: ["%"]).map(\.value)
    }

    /// Reads `0.3` or `30%`.
    static func share(_ text: String) -> Double? {
        if let number = CoreSchema.number(text) { return number }
        return WrittenQuantity(text, units: ["%"]).map { $0.value / 100 }
    }
}
