import Testing

@testable import Codegen

@Suite struct IdentifierTests {
    @Test(arguments: [
        ("accent", "accent"), ("onAccent", "onAccent"), ("on-accent", "onAccent"), ("on_accent", "onAccent"),
        ("on accent", "onAccent"), ("on/accent", "onAccent"), ("-on--accent-", "onAccent"), ("Color", "color"),
        ("URL", "url"), ("URLColor", "urlColor"), ("X", "x"), ("ABc", "aBc"), ("gray-50", "gray50"), ("50", "_50"),
        ("1x", "_1x"), ("default", "`default`"), ("Default", "`default`"), ("class", "`class`"), ("init", "`init`"),
        ("self", "`self`"), ("Type", "type"), ("Protocol", "`protocol`"), ("Any", "any"), ("$root", "root"),
        ("+", "u002B"), ("", "unnamed"), ("🔥", "🔥"), ("☀", "u2600"), ("☀️", "u2600"), ("a→b", "aU2192B"), ("主色", "主色"),
        ("背景-強調", "背景強調"), ("カフェ", "カフェ"), ("a\u{202E}b", "aB"), ("a\u{0}b", "aB"), ("é", "é"), ("Éa", "éa"),
        ("👨‍👩‍👧", "👨‍👩‍👧"), ("`x`", "x"), ("\u{FE0F}", "uFE0F"),
    ]) func `a token's name becomes a constant's`(_ name: String, _ expected: String) {
        #expect(SwiftIdentifier.declared(SwiftIdentifier.member(name)) == expected)
    }

    @Test(arguments: [
        ("radius", "Radius"), ("color", "Colors"), ("Color", "Colors"), ("font", "Fonts"), ("type", "Types"),
        ("self", "Selfs"), ("axis", "AxisTokens"), ("swift", "Swifts"), ("swiftUI", "SwiftUIs"),
        ("on-accent", "OnAccent"), ("1x", "_1x"), ("色", "色"), ("TokenColor", "TokenColors"), ("app", "Apps"),
    ]) func `a group's name becomes an enum's and hides no type`(_ name: String, _ expected: String) {
        #expect(SwiftIdentifier.declared(SwiftIdentifier.type(name, avoiding: "App")) == expected)
    }

    @Test(arguments: [
        ("", "\"\""), ("a\"b", #""a\"b""#), (#"\(x)"#, #""\\(x)""#), ("a\nb\r\tc", #""a\nb\r\tc""#),
        ("\u{0}\u{202E}\u{2028}", #""\u{0}\u{202E}\u{2028}""#), ("日本", "\"日本\""),
    ]) func `a string is escaped`(_ text: String, _ expected: String) {
        #expect(SwiftLiteral.string(text) == expected)
    }

    @Test(arguments: [
        (12, "12"), (0.5, "0.5"), (-0.0, "0"), (-0.25, "-0.25"), (1e-7, "1e-07"), (9e20, "9e+20"),
        (1 / 3, "0.3333333333333333"),
        (.infinity, ".infinity"),
    ]) func `a number reads back the same`(_ number: Double, _ expected: String) {
        #expect(SwiftLiteral.number(number) == expected)
    }
}
