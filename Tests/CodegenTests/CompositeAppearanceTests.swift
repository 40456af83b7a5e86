import Codegen
import Source
import Testing

/// Composite tokens whose layers differ between appearances in more than their colors.
@Suite struct CompositeAppearanceTests {
    /// The type, the light value, the dark value.
    @Test(arguments: [
        (
            "shadow", "[{ color: '#111111', blur: 4, y: 1 }, { color: '#222222', blur: 9 }]",
            "[{ color: '#FF0000', blur: 8 }]"
        ),
        (
            "shadow", "[{ color: '#111111', blur: 4 }, { color: '#222222', blur: 9 }]",
            "[{ color: '#FF0000', blur: 9 }, { color: '#00FF00', blur: 4 }]"
        ),
        ("shadow", "[{ color: '#111111', blur: 4, inset: true }]", "[{ color: '#FF0000', blur: 4 }]"),
        (
            "border", "{ color: '#111111', width: 1, style: solid }", "{ color: '#FF0000', width: 2, style: solid }"
        ),
        (
            "gradient", "[{ color: '#111111', position: 0 }, { color: '#222222', position: 1 }]",
            "[{ color: '#FF0000', position: 0 }, { color: '#00FF00', position: 0.5 }]"
        ),
    ])
    func `have the whole light value in all appearances`(_ type: String, _ light: String, _ dark: String) throws {
        let source = try generate("x: { $type: \(type), $value: \(light), $modes: { dark: \(dark) } }")
        let plain = try generate("x: { $type: \(type), $value: \(light) }")
        #expect(source.diagnostics.map(\.rule) == [.varyingValue])
        #expect(source.text == plain.text)
    }

    @Test func `have both colors if only these differ`() throws {
        let source = try generate(
            "x: { $type: shadow, $value: { color: '#111111', blur: 4 }, "
                + "$modes: { dark: { color: '#FF0000', blur: 4 } } }")
        #expect(source.diagnostics.isEmpty)
        #expect(source.text.contains("dark: TokenRGBA(red: 1, green: 0, blue: 0)"))
    }
}
