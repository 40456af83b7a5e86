import Source
import Testing
import Tokens

/// Members of tokens that other tools write.
struct `Data of other tools in a token` {
    @Test(arguments: ["tokens.json", "tokens.yaml"]) func `is a warning and the token is read`(path: String) {
        let text = ##"{ "a": { "$type": "number", "$value": 1, "docs": { "category": "x" }, "attributes": [1] } }"##
        let files = TokenFiles(text, path: path)
        #expect(files["a"] == .number(1))
        #expect(files.diagnostics.map(\.severity) == [.warning, .warning], "\(files.messages)")
    }

    @Test(arguments: [
        ##"{ "a": { "$type": "number", "$value": 1, "extensions": { "x": 1 } } }"##,
        ##"{ "a": { "$type": "number", "$value": 1, "b": { "$value": 2 } } }"##,
    ])
    func `is an error if it is a token or a misspelled key`(text: String) {
        #expect(TokenFiles(text, path: "tokens.json").diagnostics.map(\.severity) == [.error])
    }
}
