import Codegen
import Source
import Testing
import Tokens

/// Constants that refer to something instead of repeating it.
struct `Swift constants` {
    private static let palette = "palette: { $type: color, blue: { $value: '#0A5FD9', $modes: { dark: '#6AA5FF' } } }\n"

    @Test func `of aliases are the constant of their token`() throws {
        let source = try generate(
            Self.palette + "color: { accent: { $value: '{palette.blue}' }, link: { $value: '{color.accent}' } }")
        #expect(source.text.contains("public static let accent = AppTokens.Palette.blue\n"))
        #expect(source.text.contains("public static let link = AppTokens.Colors.accent\n"))
    }

    @Test func `of lengths keep their type`() throws {
        let source = try generate("space: { $type: dimension, a: { $value: 4 }, b: { $value: '{space.a}' } }")
        #expect(source.text.contains("public static let b: CGFloat = AppTokens.Space.a\n"))
    }

    @Test(arguments: [
        // Another value in one appearance, another type, a deprecated target.
        "color: { $type: color, accent: { $value: '{palette.blue}', $modes: { dark: '#000000' } } }",
        "color: { $type: color, accent: { $value: { color: '{palette.blue}', alpha: 0.5 } } }",
    ])
    func `of other values have the values`(yaml: String) throws {
        #expect(!(try generate(Self.palette + yaml).text.contains("= AppTokens.Palette.blue")))
    }

    @Test func `of aliases of deprecated tokens have the values`() throws {
        let source = try generate(
            "a: { $type: number, $value: 1, $deprecated: true }\nb: { $value: '{a}' }")
        #expect(source.text.contains("public static let b: Double = 1\n"))
    }

    @Test func `need a color of P3 that any device can show`() throws {
        let source = try generate("a: { $type: color, $value: 'color(rec2020 0 1 0)' }")
        #expect(source.text.contains("/// `a`: `#00F272`."))
        #expect(!source.text.contains("-0.7904"))
    }

    @Test func `name the hex of the color mapped into sRGB`() throws {
        let source = try generate("a: { $type: color, $value: 'color(display-p3 1 0.2 0.1)' }")
        #expect(source.text.contains("/// `a`: `#FF341E`."))
    }

    @Test(arguments: [(450.0, true), (950, true), (400, false), (900, false)])
    func `with a weight that iOS lacks are reported`(weight: Double, isReported: Bool) throws {
        let source = try generate("w: { $type: fontWeight, $value: \(weight) }")
        #expect(source.diagnostics.map(\.rule) == (isReported ? [.inexpressibleValue] : []))
    }

    @Test func `are skipped by linters and formatters`() throws {
        let lines = try generate(Self.palette).text.split(separator: "\n").prefix(3)
        #expect(lines.contains("// swiftlint:disable all"))
        #expect(lines.contains("// swift-format-ignore-file"))
    }
}
