import Platform
import Testing
import Values

@testable import Checks

/// The bounds of the colors that a material can show, for any content below it.
struct `Color bounds` {
    @Test(arguments: Material.named, [false, true])
    func `no content below a material shows a color outside of them`(material: Material, isDark: Bool) {
        let bounds = ColorBounds(through: material, isDark: isDark, PlatformFacts.builtIn.materials)
        let recipe = PlatformFacts.builtIn.materials.recipe(of: material, isDark: isDark)
        var numbers = SeededNumbers(seed: 1)
        var (low, high) = (RGBA.white, RGBA.black)
        for _ in 0..<500 {
            // Include colors at the edge of the gamut.
            func component() -> Double {
                min(max(Double.random(in: -0.3...1.3, using: &numbers), 0), 1)
            }
            let shown = recipe.applied(to: RGBA(red: component(), green: component(), blue: component())).clamped
            low = RGBA(
                red: min(low.red, shown.red), green: min(low.green, shown.green), blue: min(low.blue, shown.blue))
            high = RGBA(
                red: max(high.red, shown.red), green: max(high.green, shown.green), blue: max(high.blue, shown.blue))
            let text = numbers.color(isOpaque: true)
            #expect(Contrast.ratio(text, shown) >= bounds.leastContrast(of: text) - 1e-9)
        }
        for (bound, reached) in [
            (bounds.low.red, low.red), (bounds.low.green, low.green), (bounds.low.blue, low.blue),
            (bounds.high.red, high.red), (bounds.high.green, high.green), (bounds.high.blue, high.blue),
        ] {
            // The bounds are tight.
            #expect(abs(bound - reached) < 1e-9)
        }
    }

    @Test func `a color within the bounds has no certain contrast`() {
        let bounds = ColorBounds(through: .regular, isDark: false, PlatformFacts.builtIn.materials)
        #expect(bounds.leastContrast(of: RGBA(red: 0.85, green: 0.85, blue: 0.85)) == 1)
        #expect(bounds.leastContrast(of: .black) > 11)
        #expect(bounds.leastContrast(of: .white) < 1.3)
    }
}
