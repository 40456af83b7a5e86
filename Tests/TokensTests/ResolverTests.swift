import Source
import Testing
import Tokens
import Values
import YAML

/// A resolver document with the files that it refers to.
struct ResolverFiles {
    let tokens: ResolvedTokens
    let diagnostics: [Diagnostic]
    var messages: [String] { diagnostics.map(\.message) }

    init(
        _ document: String, files: [String: String] = [:], inputs: [String: String] = [:],
        modes: [Appearance: [String: String]] = [:], isSame: Bool = false
    ) throws {
        var sources = SourceMap()
        func read(_ text: String, _ path: String) throws -> Node {
            let file = SourceFile(path: path, text: text)
            let parsed = DocumentReader.read(file, id: sources.add(file))
            try #require(parsed.diagnostics.isEmpty, "\(parsed.diagnostics)")
            return try #require(parsed.documents.first)
        }
        let root = try read(document, "theme.resolver.json")
        var loaded: [ResolverReader.FileReference: ResolverReader.LoadedFile] = [:]
        for (reference, _) in ResolverReader.references(in: root) {
            if isSame {
                loaded[reference] = .init(root: root, isStandard: true)
                continue
            }
            guard let text = files[reference.path] else { continue }
            loaded[reference] = .init(
                root: try read(text, reference.path), isStandard: reference.path.hasSuffix("json"))
        }
        var reader = ResolverReader(files: loaded)
        let place = root.range
        let read = reader.read(root)
        var problems = reader.diagnostics
        var set = TokenSet()
        if let read {
            func input(_ entry: (key: String, value: String)) -> ResolverInput {
                ResolverInput(modifier: entry.key, modifierRange: place, context: entry.value, contextRange: place)
            }
            let inputs = ResolverInputs(fixed: inputs.map(input), modes: modes.mapValues { $0.map(input) })
            var tokens = TokenReader()
            tokens.add(ResolverTokens(read, inputs: inputs))
            problems += inputs.problems(in: [read]) + tokens.diagnostics
            set = tokens.tokens
        }
        let (resolved, more) = TokenResolver.resolve(set)
        tokens = resolved
        diagnostics = problems + more
    }

    subscript(path: TokenPath, appearance: Appearance = .light) -> TokenValue? {
        tokens[path].map { $0[appearance] }
    }
}

struct `Resolver documents` {
    static func number(_ name: String, _ value: Double) -> String {
        #""\#(name)": { "$type": "number", "$value": \#(value) }"#
    }

    static func document(_ parts: String, order: String) -> String {
        #"{ "version": "2025.10", \#(parts), "resolutionOrder": [\#(order)] }"#
    }

    static let themes = document(
        ##"""
        "sets": { "base": { "sources": [{ "a": { "$type": "number", "$value": 1 }, "b": { "$value": "{a}" } }] } },
        "modifiers": {
          "appearance": { "default": "light", "contexts": {
            "light": [], "dark": [{ "a": { "$type": "number", "$value": 2 } }] } },
          "contrast": { "contexts": {
            "standard": [], "increased": [{ "a": { "$type": "number", "$value": 3 } }] } } }
        """##,
        order: ##"{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/appearance" }, { "$ref": "#/modifiers/contrast" }"##
    )

    @Test func `turn the modifiers for appearance and contrast into modes, and then resolve aliases`() throws {
        let files = try ResolverFiles(Self.themes)
        #expect(files.messages == [])
        #expect(Appearance.base.map { files["b", $0] } == [.number(1), .number(2), .number(3), .number(3)])
    }

    @Test(arguments: [([:], 1.0), (["brand": "a"], 1.0), (["brand": "b"], 2.0), (["brand": "B"], 2.0)])
    func `use the input for any other modifier, or else its default`(_ inputs: [String: String], _ value: Double) throws
    {
        let text = Self.document(
            ##"""
            "modifiers": { "brand": { "default": "a", "contexts": {
              "a": [{ \##(Self.number("x", 1)) }], "b": [{ \##(Self.number("x", 2)) }] } } }
            """##, order: ##"{ "$ref": "#/modifiers/brand" }"##)
        let files = try ResolverFiles(text, inputs: inputs)
        let warning = "the modifier “brand” uses its default context “a”; “b” is ignored"
        #expect(files.messages == (inputs.isEmpty ? [warning] : []))
        #expect(files["x"] == .number(value))
    }

    @Test(arguments: [
        (["foo": "a"], #"unknown modifier "foo""#),
        (["theme": "blue"], #"invalid context "blue" for modifier "theme""#),
        ([:], #"missing modifier "theme""#),
    ])
    func `reject inputs in the standard's words`(_ inputs: [String: String], _ message: String) throws {
        let text = Self.document(
            ##""modifiers": { "theme": { "contexts": { "a": [], "b": [] } } }"##,
            order: ##"{ "$ref": "#/modifiers/theme" }"##)
        #expect(try ResolverFiles(text, inputs: inputs).messages.contains(message))
    }

    @Test func `let the last source win, token by token`() throws {
        let text = Self.document(
            ##"""
            "sets": { "one": { "sources":
              [{ \##(Self.number("x", 1)), \##(Self.number("y", 1)) }, { "$ref": "two.json" }] } }
            """##,
            order:
                ##"{ "$ref": "#/sets/one" }, "##
                + ##"{ "type": "set", "name": "last", "sources": [{ \##(Self.number("z", 3)) }] }"##
        )
        let files = try ResolverFiles(text, files: ["two.json": "{ \(Self.number("y", 2)), \(Self.number("z", 2)) }"])
        #expect(files.messages == [])
        #expect(["x", "y", "z"].map { files[TokenPath($0)] } == [.number(1), .number(2), .number(3)])
    }

    @Test func `hold files, parts of files, and sets in contexts`() throws {
        let text = Self.document(
            ##"""
            "sets": { "core": { "sources": [{ \##(Self.number("x", 1)) }] } },
            "modifiers": { "brand": { "default": "a", "contexts": {
              "a": [{ "$ref": "#/sets/core" }, { "$ref": "f.json#/part" }], "b": [] } } }
            """##, order: ##"{ "$ref": "#/modifiers/brand" }"##)
        let files = try ResolverFiles(text, files: ["f.json": #"{ "part": { \#(Self.number("y", 2)) } }"#])
        #expect(files.messages == ["the modifier “brand” uses its default context “a”; “b” is ignored"])
        #expect(files["x"] == .number(1))
        #expect(files["y"] == .number(2))
    }

    @Test func `are overridden by keys next to a reference`() throws {
        let text = Self.document(
            ##""sets": { "core": { "sources": [{ \##(Self.number("x", 1)) }] } }"##,
            order: ##"{ "$ref": "#/sets/core", "sources": [{ \##(Self.number("x", 5)) }] }"##)
        #expect(try ResolverFiles(text)["x"] == .number(5))
    }

    @Test(arguments: [
        (##"{ "$ref": "#/sets/nothing" }"##, "unknown set “nothing”"),
        (##"{ "$ref": "#/modifiers/m" }"##, "unknown modifier “m”"),
        (
            ##"{ "$ref": "#/resolutionOrder/0" }"##,
            "resolutionOrder may refer to #/sets/… and #/modifiers/… only, not to the text “#/resolutionOrder/0”"
        ),
        (##"{ "$ref": "#/sets/s" }, { "$ref": "#/sets/s" }"##, "“s” appears twice in resolutionOrder"),
        (
            ##"{ "type": "set", "sources": [] }"##,
            "an entry of resolutionOrder needs $ref, or type (set or modifier) and name"
        ),
        (
            ##"{ "type": "set", "name": "n", "sources": [] }, { "type": "set", "name": "n", "sources": [] }"##,
            "two entries of resolutionOrder are named “n”"
        ),
        (
            ##"{ "type": "set", "name": "n", "sources": [{ "$ref": "#/modifiers/m" }] }"##,
            "a source cannot refer to a modifier"
        ),
        (
            ##"{ "type": "set", "name": "n", "sources": [{ "$ref": "#/resolutionOrder/0" }] }"##,
            "a source cannot refer to resolutionOrder"
        ),
        (
            ##"{ "type": "set", "name": "n", "sources": [{ "$ref": "#/sets/loop" }] }"##,
            "“#/sets/loop” refers back to itself"
        ),
        (##"{ "type": "modifier", "name": "n", "contexts": {} }"##, "the modifier “n” has no contexts"),
        (
            ##"{ "type": "modifier", "name": "n", "default": "a", "contexts": { "a": [] } }"##,
            "the modifier “n” has only one context"
        ),
        (
            ##"{ "type": "modifier", "name": "n", "default": "c", "contexts": { "a": [], "b": [] } }"##,
            "the default of the modifier “n” must be one of its contexts, not the text “c”"
        ),
    ])
    func `have each error of their resolution order reported`(_ order: String, _ message: String) throws {
        let loop = order.contains("loop") ? ##", "loop": { "sources": [{ "$ref": "#/sets/loop" }] }"## : ""
        let sets = ##""sets": { "s": { "sources": [] }\##(loop) }"##
        let files = try ResolverFiles(Self.document(sets, order: order))
        #expect(files.diagnostics.filter { $0.severity > .note }.map(\.message) == [message])
    }

    @Test(arguments: [
        ("theme.resolver.json", "reference-cycle", "“theme.resolver.json” refers back to itself"),
        ("other.resolver.json", "misplaced-element", "“other.resolver.json” is a resolver document, not a token file"),
    ])
    func `cannot refer to a resolver document as a source`(_ path: String, _ rule: String, _ message: String) throws {
        let text = Self.document(
            ##""sets": { "s": { "sources": [{ "$ref": "\##(path)" }] } }"##, order: ##"{ "$ref": "#/sets/s" }"##)
        let files = try ResolverFiles(text, files: [path: text], isSame: path == "theme.resolver.json")
        #expect(files.diagnostics.map(\.rule.rawValue) == [rule])
        #expect(files.messages == [message])
    }

    @Test(arguments: [
        ##"{ "type": "set", "name": "s", "sources": [] }, { "$ref": "#/sets/s" }"##,
        ##"{ "$ref": "#/sets/s" }, { "type": "set", "name": "s", "sources": [] }"##,
    ])
    func `contain a name once, inline or by reference`(_ order: String) throws {
        let files = try ResolverFiles(Self.document(##""sets": { "s": { "sources": [] } }"##, order: order))
        #expect(files.diagnostics.map(\.rule) == ["duplicate-key"])
    }

    @Test func `need an order, and are lenient about the version`() throws {
        #expect(
            try ResolverFiles(#"{ "version": "2025.10" }"#).messages == [
                "a resolver document needs a key “resolutionOrder” with a list"
            ])
        let files = try ResolverFiles(#"{ "resolutionOrder": [], "$defs": {} }"#)
        #expect(files.diagnostics.map(\.severity) == [.warning, .warning])
    }

    @Test func `are recognized by the end of the file name`() {
        #expect(ResolverDocument.isNamed("a/theme.resolver.json"))
        #expect(ResolverDocument.isNamed("resolver.json"))
        #expect(!ResolverDocument.isNamed("a/resolver.json.bak"))
        #expect(!ResolverDocument.isNamed("myresolver.json"))
    }
}
