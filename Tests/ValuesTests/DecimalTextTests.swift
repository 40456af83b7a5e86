import Testing
import Values

@Suite struct DecimalTextTests {
    @Test(arguments: [
        (0, 2, "0"), (-0.0, 2, "0"), (12, 2, "12"), (20.333, 2, "20.33"), (0.5, 2, "0.5"), (0.005, 2, "0.01"),
        (-0.25, 2, "-0.25"), (-0.001, 2, "0"), (9.999, 2, "10"), (0.0001, 4, "0.0001"), (0.07, 4, "0.07"),
        (1.5, 0, "2"),
        (123_456_789.125, 3, "123456789.125"), (1_000_000_000, 2, "1000000000"), (100.5, 9, "100.5"),
        (0.000_000_01, 9, "0.00000001"),
        (9.5e13, 2, "95000000000000"), (1.5e20, 2, "1.5e+20"), (.infinity, 2, "inf"), (-.infinity, 2, "-inf"),
        (.nan, 2, "nan"),
    ]) func `a short number has only the digits it needs`(_ value: Double, _ places: Int, _ expected: String) {
        #expect(DecimalText.short(value, places: places) == expected)
    }

    @Test(arguments: [
        (0, 2, "0.00"), (4.5, 2, "4.50"), (-0.004, 2, "0.00"), (-1.005, 1, "-1.0"), (2.5, 0, "3"),
        (0.1, 20, "0.100000000"),
        (1, -1, "1"),
    ]) func `a fixed number has all its places`(_ value: Double, _ places: Int, _ expected: String) {
        #expect(DecimalText.fixed(value, places: places) == expected)
    }

    @Test(arguments: [(4.499, "4.49"), (4.5, "4.50"), (-0.001, "-0.01"), (21, "21.00")])
    func `a floored number is never larger`(_ value: Double, _ expected: String) {
        #expect(DecimalText.floored(value, places: 2) == expected)
    }

    @Test(arguments: [
        (0, "0"), (-0.0, "0"), (12, "12"), (-7, "-7"), (0.1, "0.1"), (1e-7, "1e-07"),
        (999_999_999_999_999, "999999999999999"),
        (9e20, "9e+20"), (100_000_000, "100000000"), (1_000_000_001, "1000000001"),
    ]) func `an exact number is whole where it can be`(_ value: Double, _ expected: String) {
        #expect(DecimalText.exact(value) == expected)
    }

    @Test(arguments: 0...9) func `many numbers equal the result of a simple implementation`(_ places: Int) {
        var random = SeededGenerator(state: UInt64(places))
        for _ in 0..<2000 {
            let size = Double(Int.random(in: 0...5, using: &random))
            var value = Double.random(in: -1...1, using: &random)
            for _ in 0..<Int(size) { value *= 10 }
            #expect(DecimalText.fixed(value, places: places) == Self.fixed(value, places: places))
            #expect(DecimalText.short(value, places: places) == Self.short(value, places: places))
        }
    }

    /// The same result by truncating and padding text.
    private static func fixed(_ value: Double, places: Int) -> String {
        var factor = 1.0
        for _ in 0..<places { factor *= 10 }
        let scaled = Int64((value * factor).rounded(.toNearestOrAwayFromZero))
        var text = String(scaled.magnitude)
        while text.count <= places { text = "0" + text }
        if places > 0 { text.insert(".", at: text.index(text.endIndex, offsetBy: -places)) }
        return (scaled < 0 ? "-" : "") + text
    }

    private static func short(_ value: Double, places: Int) -> String {
        var text = fixed(value, places: places)
        guard text.contains(".") else { return text }
        while text.hasSuffix("0") { text.removeLast() }
        if text.hasSuffix(".") { text.removeLast() }
        return text
    }

    @Test(arguments: [
        (RGBA.black, "#000000"), (.white, "#FFFFFF"), (.clear, "#00000000"), (.bytes(0x0A, 0x5F, 0xD9), "#0A5FD9"),
        (.bytes(0xB7, 0x14, 0x59, alpha: 0.3), "#B714594D"), (RGBA(red: -0.5, green: 2, blue: .nan), "#00FF00"),
    ]) func `a color reads in hexadecimal digits, clamped`(_ color: RGBA, _ expected: String) {
        #expect(color.hexWithAlpha == expected)
        #expect(color.hex == String(expected.prefix(7)))
    }
}
