import Platform
import Source
import Testing
import Tokens
import Values
import YAML

struct `The structure of token files` {
    @Test(arguments: ["a.b", "a{b", "a}b", "{a}"])
    func `a name must not contain braces or dots`(_ name: String) {
        let files = TokenFiles("'\(name)': { $type: color, $value: '#000000' }")
        #expect(files.diagnostics.map(\.rule) == [.syntaxError])
        #expect(files.tokens.all.isEmpty)
    }

    @Test func `a name may contain spaces and slashes`() {
        let files = TokenFiles("'a b/c': { $type: number, $value: 1 }\nd: { $type: number, $value: '{a b/c}' }")
        #expect(files.messages == [])
        #expect(files["d"] == .number(1))
    }

    @Test func `a token twice is an error at its second place`() {
        let files = TokenFiles("a: { x: { $type: number, $value: 1 } }", "a: { x: { $type: number, $value: 2 } }")
        #expect(files.messages == ["the token “a.x” is defined twice"])
        #expect(files.diagnostics.first?.range?.file == FileID(rawValue: 1))
        #expect(files["a.x"] == .number(1))
    }

    @Test(arguments: [
        ("{ $type: number, $value: 1 }", true), ("{ $type: number, $value: '1' }", false),
        ("{ $type: number, $value: 1, $modes: { dark: 2 } }", false), ("{ $type: dimension, $value: 1 }", false),
        ("{ $type: number, $value: 1, $description: One. }", true),
    ])
    func `a token twice with the same value is a warning`(second: String, isSame: Bool) {
        let files = TokenFiles("x: { $type: number, $value: 1 }", "x: \(second)")
        #expect(files.diagnostics.first?.rule == .duplicateKey)
        #expect(files.diagnostics.first?.severity == (isSame ? .warning : .error))
    }

    @Test(arguments: ["$valu: 1", "$type: number, $vlaue: 1", "$Value: 1, $description: x"])
    func `a misspelled $value is reported once, with its uses`(_ members: String) {
        let files = TokenFiles("a: { \(members) }\nb: { $type: number, $value: '{a}' }")
        #expect(files.diagnostics.map(\.rule) == [.unknownKey])
        #expect(files.diagnostics.map(\.help) == ["did you mean “$value”?"])
        #expect(files.diagnostics.first?.fixes.map(\.title) == ["Write $value"])
    }

    @Test func `a token cannot contain tokens`() {
        let files = TokenFiles("a: { $type: number, $value: 1, b: { $value: 2 } }")
        #expect(files.diagnostics.count == 1)
        #expect(files.diagnostics.first?.help == "move the $value into a token named $root")
    }

    @Test(arguments: [false, true])
    func `a token of one file cannot be a group of another`(_ groupFirst: Bool) {
        let token = "a: { $type: number, $value: 1 }"
        let group = "a: { $type: number, b: { $value: 2 } }"
        let files = groupFirst ? TokenFiles(group, token) : TokenFiles(token, group)
        #expect(files.messages == ["“a” is both a token and a group of tokens"])
    }

    @Test func `a group has a value of its own by $root`() {
        let files = TokenFiles(
            "a: { $type: color, $root: { $value: '#010203' }, b: { $value: '#040506' } }\nc: { $value: '{a.$root}' }")
        #expect(files.messages == [])
        #expect(files["c"] == hex("#010203"))
    }

    @Test func `a deprecated group deprecates its tokens, except those with false`() {
        let files = TokenFiles(
            """
            g: { $type: number, $deprecated: Use h., a: { $value: 1 }, b: { $value: 1, $deprecated: false } }
            h: { $type: number, $value: 1, $deprecated: true }
            """)
        #expect(files.tokens["g.a"]?.token.deprecation == .because("Use h."))
        #expect(files.tokens["g.b"]?.token.deprecation == nil)
        #expect(files.tokens["h"]?.token.deprecation == .deprecated)
    }

    @Test func `an unknown key of a token has a hint`() {
        let files = TokenFiles("a: { $type: number, $value: 1, $descripton: x }")
        #expect(files.diagnostics.first?.help == "did you mean “$description”?")
    }

    @Test(arguments: ["a: 12", "a:", "a: [1]"])
    func `a member that is neither a token nor a group is an error`(_ text: String) {
        #expect(TokenFiles(text).diagnostics.map(\.rule) == [.mismatchedType])
    }

    @Test(arguments: ["[1]", "12"])
    func `a file that is not a map is an error`(_ text: String) {
        #expect(TokenFiles(text).diagnostics.map(\.rule) == [.invalidDocument])
    }

    @Test(arguments: ["", "# nothing", "{}", "g: {}"])
    func `an empty file or group is fine`(_ text: String) {
        #expect(TokenFiles(text).messages == [])
    }

    @Test func `JSON is read the same`() {
        let files = TokenFiles(
            #"{ "a": { "$type": "dimension", "$value": { "value": 1, "unit": "rem" } } }"#, path: "t.tokens")
        #expect(files.messages == [])
        #expect(files["a"] == .dimension(16))
    }

    @Test(arguments: PlatformVersion.allCases)
    func `the built-in tokens resolve without diagnostics`(_ version: PlatformVersion) {
        var sources = SourceMap()
        let facts = PlatformFacts(version, sources: &sources) { DocumentReader.read($0, id: $1) }
        var reader = TokenReader()
        for document in facts.tokens { reader.read(document) }
        let (tokens, problems) = TokenResolver.resolve(reader.tokens)
        #expect((facts.diagnostics + reader.diagnostics + problems).map(\.message) == [])
        #expect(tokens.all.count > 60)
        for path: TokenPath in ["ios.color.systemBlue", "ios.font.body", "ios.metric.tabBarHeight"] {
            #expect(tokens[path] != nil, "\(path)")
        }
        #expect(tokens["ios.color.systemBackground"].map { $0[.dark] != $0[.dark.elevated] } == true)
    }
}
