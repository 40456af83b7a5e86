import Testing
import Values

@Suite struct ContrastTests {
    /// Ratios computed independently from the WCAG formula.
    @Test(arguments: [
        (RGBA.bytes(255, 255, 255), RGBA.bytes(0, 122, 255), "4.01"),
        (RGBA.bytes(255, 255, 255), RGBA.bytes(10, 132, 255), "3.64"),
        (RGBA.bytes(60, 60, 67, alpha: 0.6), RGBA.bytes(255, 255, 255), "3.43"),
        (RGBA.bytes(0, 0, 0), RGBA.bytes(255, 255, 255), "21.00"),
    ])
    func `ratio is floored to two decimals`(foreground: RGBA, background: RGBA, expected: String) {
        #expect(DecimalText.floored(Contrast.ratio(of: foreground, on: background), places: 2) == expected)
    }

    @Test(arguments: PublishedPair.all)
    func `a published ratio is measured as it was published`(pair: PublishedPair) {
        let ratio = Contrast.ratio(of: pair.foreground, on: pair.background)
        #expect(abs(ratio - pair.ratio) < pair.tolerance, "\(ratio)")
    }
}
