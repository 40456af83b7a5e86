import Source
import Testing
import Tokens

struct `The type of a token` {
    @Test func `its own type comes first`() {
        let files = TokenFiles("g: { $type: color, n: { $type: number, $value: 3 } }")
        #expect(files.tokens["g.n"]?.type == .number)
        #expect(files.messages == [])
    }

    @Test func `the type of what it refers to comes before the group's`() {
        let files = TokenFiles("n: { $type: number, $value: 3 }\ng: { $type: dimension, d: { $value: '{n}' } }")
        #expect(files.tokens["g.d"]?.type == .number)
    }

    @Test func `the type of the nearest group above is used, through groups without a type`() {
        let files = TokenFiles(
            "a: { $type: color, b: { c: { $value: '#010203' }, d: { $type: number, e: { $value: 1 } } } }")
        #expect(files.tokens["a.b.c"]?.type == .color)
        #expect(files.tokens["a.b.d.e"]?.type == .number)
    }

    @Test func `a type passes along a chain of references`() {
        let files = TokenFiles(
            "a: { $value: '{b}' }\nb: { $value: '{c}' }\ng: { $type: color }\nc: { $type: color, $value: '#010203' }")
        #expect(files.tokens["a"]?.type == .color)
        #expect(files.tokens["a"]?.chain == ["b", "c"])
        #expect(files["a"] == hex("#010203"))
    }

    @Test func `a token without a type is reported at its name`() {
        let files = TokenFiles("a: { $value: 3 }")
        #expect(files.messages == ["the token “a” has no type"])
        #expect(files.places == ["a"])
        #expect(files.tokens["a"] == nil)
    }

    @Test func `an unknown reference is reported as such, not as a missing type`() {
        let files = TokenFiles("a: { $value: '{accnt}' }\naccent: { $type: color, $value: '#010203' }")
        #expect(files.messages == ["unknown token {accnt}"])
        #expect(files.diagnostics.first?.help == "did you mean {accent}?")
    }

    @Test func `a misspelled type is reported once, not for every token that inherits it`() {
        let files = TokenFiles("g: { $type: colour, a: { $value: '#010203' }, b: { $value: '#010203' } }")
        #expect(files.messages == ["the text “colour” is not a token type"])
        #expect(files.diagnostics.first?.help == "did you mean “color”?")
    }

    @Test func `types are case-sensitive`() {
        #expect(
            TokenFiles("a: { $type: Color, $value: '#010203' }").messages == ["the text “Color” is not a token type"])
    }
}
