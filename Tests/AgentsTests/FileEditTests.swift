import Source
import Testing
import YAML

@testable import Agents

struct `Edits that are tried` {
    private static let file = SourceFile(path: "a.yaml", text: "één: 1\ntwo: カフェ\r\ntwo: x\n")

    private static func changed(_ json: String) throws(ToolFailure) -> String {
        let document = JSONReader.read(SourceFile(path: "edits", text: json), id: FileID(rawValue: 0)).documents.first
        let tool = ToolInput("edits", .list(FileEdits.inputs), "")
        let arguments = try ToolArguments(document, for: [tool], of: "try_edit")
        let edits = try FileEdits(arguments.list("edits", of: FileEdits.inputs)) { $0 == "a.yaml" ? file : nil }
        return String(decoding: edits.changed["a.yaml"] ?? [], as: UTF8.self)
    }

    @Test(arguments: [
        (#"{ "file": "a.yaml", "content": "new\n" }"#, "new\n"),
        (#"{ "file": "a.yaml", "oldText": "two: x", "newText": "" }"#, "één: 1\ntwo: カフェ\r\n\n"),
        (
            #"{ "file": "a.yaml", "line": 2, "column": 6, "endLine": 2, "endColumn": 8, "replacement": "ネ" }"#,
            "één: 1\ntwo: ネェ\r\ntwo: x\n"
        ),
        (
            #"{ "file": "a.yaml", "line": 1, "column": 7, "endLine": 2, "endColumn": 1, "replacement": " " }"#,
            "één: 1 two: カフェ\r\ntwo: x\n"
        ),
        (
            #"{ "file": "a.yaml", "oldText": "x", "newText": "y" }, "#
                + #"{ "file": "a.yaml", "oldText": "1", "newText": "2" }"#,
            "één: 2\ntwo: カフェ\r\ntwo: y\n"
        ),
    ])
    func `an edit replaces its text only`(edits: String, result: String) throws {
        #expect(try Self.changed("{ \"edits\": [\(edits)] }") == result)
    }

    @Test(arguments: [
        ("", "“edits” is empty"),
        (#"{ "file": "b.yaml", "content": "" }"#, "“b.yaml” is not a file of the project"),
        (#"{ "file": "a.yaml" }"#, "an edit needs content, or"),
        (#"{ "content": "" }"#, "an item of “edits” needs the argument “file”"),
        (#"{ "file": "a.yaml", "oldText": "three", "newText": "" }"#, "does not contain oldText"),
        (#"{ "file": "a.yaml", "oldText": "two", "newText": "" }"#, "more than once"),
        (#"{ "file": "a.yaml", "oldText": "", "newText": "" }"#, "oldText is empty"),
        (#"{ "file": "a.yaml", "oldText": "1" }"#, "oldText needs newText"),
        (
            #"{ "file": "a.yaml", "line": 9, "column": 1, "endLine": 9, "endColumn": 2, "replacement": "" }"#,
            "has no text from 9:1 to 9:2"
        ),
        (
            #"{ "file": "a.yaml", "line": 1, "column": 1, "endLine": 1, "endColumn": 99, "replacement": "" }"#,
            "has no text from 1:1 to 1:99"
        ),
        (
            #"{ "file": "a.yaml", "line": 2, "column": 3, "endLine": 2, "endColumn": 1, "replacement": "" }"#,
            "has no text"
        ),
        (
            #"{ "file": "a.yaml", "line": 0, "column": 1, "endLine": 1, "endColumn": 1, "replacement": "" }"#,
            "“line” must be a whole number from 1"
        ),
        (
            #"{ "file": "a.yaml", "oldText": "1", "newText": "" }, { "file": "a.yaml", "content": "" }"#,
            "edits of a.yaml overlap"
        ),
    ])
    func `an edit that has no clear place is refused`(edits: String, reason: String) {
        do throws(ToolFailure) {
            Issue.record("accepted: \(try Self.changed("{ \"edits\": [\(edits)] }"))")
        } catch {
            #expect(error.message.contains(reason), "\(error.message)")
        }
    }
}
