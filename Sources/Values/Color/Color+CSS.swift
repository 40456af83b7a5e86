/// Colors in the syntax of CSS Color 4: `#0A84FF`, `rebeccapurple`, `rgb(10 132 255 / 50%)`, `oklch(0.7 0.15 250)`.
extension Color {
    /// Reads a CSS color in modern or legacy syntax. `currentcolor`, system colors, `calc()` and relative colors are
    /// rejected, because their values depend on a context.
    package init(css text: String) throws(ColorSyntaxError) {
        var scanner = CSSScanner(text)
        scanner.skipSpace()
        let start = scanner.position
        guard let first = scanner.next else { throw ColorSyntaxError(.empty, at: start) }
        if first == UInt8(ascii: "#") {
            self = try Self.hex(&scanner)
        } else if case let name = scanner.identifier(), !name.isEmpty {
            if scanner.next == UInt8(ascii: "(") {
                self = try Self.function(name, at: start, &scanner)
            } else if let color = CSSColorNames.color(name) {
                self = color
            } else {
                throw ColorSyntaxError(.unknownName(name), at: start)
            }
        } else {
            throw scanner.unexpected("a color", quotesRest: true)
        }
        scanner.skipSpace()
        guard scanner.next == nil else { throw scanner.unexpected("nothing after the color") }
    }

    /// `#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`.
    private static func hex(_ scanner: inout CSSScanner) throws(ColorSyntaxError) -> Color {
        let start = scanner.position
        scanner.position += 1
        var digits: [UInt32] = []
        while let byte = scanner.next, !CSSScanner.isSpace(byte) {
            guard let digit = CSSScanner.hexDigit(byte) else { throw scanner.unexpected("a digit 0–9 or A–F") }
            digits.append(digit)
            scanner.position += 1
        }
        switch digits.count {
        case 3, 4: digits = digits.flatMap { [$0, $0] }
        case 6, 8: break
        default: throw ColorSyntaxError(.hexLength(digits.count), at: start)
        }
        if digits.count == 6 { digits += [15, 15] }
        return Color(hex: digits.reduce(0) { $0 << 4 | $1 })
    }

    /// Makes a color from `0xRRGGBBAA`.
    init(hex: UInt32) {
        func byte(_ shift: UInt32) -> Double { Double(hex >> shift & 0xFF) / 255 }
        self.init(.srgb, byte(24), byte(16), byte(8), alpha: byte(0))
    }
}
