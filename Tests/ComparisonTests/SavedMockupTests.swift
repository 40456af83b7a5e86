import Testing
import Tokens

@testable import Comparison

/// Files that are given as a saved mockups.json.
@Suite struct SavedMockupTests {
    private static let whole = """
        {
          "version": 2, "tool": "uispec 0.1.0",
          "mockups": [ {
            "pictures": { "light": { "path": "png/Chip/plain/light.png", "scene": "0123456789abcdef" } },
            "shows": {
              "component": "Chip", "state": "plain",
              "context": {
                "typeSize": "large", "device": "iphone-15", "orientation": "portrait", "direction": "ltr",
                "locale": "en"
              },
              "size": [ 80, 32 ], "backdrop": [ "#FFFFFF" ],
              "nodes": [
                { "path": "body", "depth": 0, "kind": "hstack", "frame": [ 0, 0, 80, 32 ],
                  "corners": [ 16, 16, 16, 16 ], "radiusToken": "radius.chip" },
                { "path": "body/0", "depth": 1, "kind": "text", "text": "A",
                  "color": { "token": "color.a", "value": "#000000" } }
              ]
            }
          } ],
          "sheets": [ {
            "name": "sheets/Chip", "kind": "contact", "component": "Chip", "scene": "aa",
            "pictures": [ { "shows": "Chip, plain, light", "scene": "bb" } ], "texts": [ "Chip", "16 pt" ]
          } ]
        }
        """
    /// The same mock-ups in version 1, whose fingerprints are of all appearances.
    private static let first = whole.replacing("\"version\": 2", with: "\"version\": 1")
        .replacing("\"scene\": \"0123456789abcdef\"", with: "\"fingerprint\": \"ff\"")
        .replacing("\"pictures\": {", with: "\"scene\": \"0123\", \"pictures\": {")

    private func read(_ text: String) throws -> SavedMockups {
        try SavedMockups(Array(text.utf8), path: "mockups.json")
    }

    @Test func `a saved file is read completely`() throws {
        let saved = try read(Self.whole)
        let mockup = try #require(saved.mockups.values.first)
        #expect(mockup.key.context == "large-iphone-15-portrait-ltr-en")
        #expect(mockup.nodes.map(\.parent) == [nil, 0])
        #expect(mockup.nodes[0]["corners"]?.value == .number(16))
        #expect(mockup.nodes[0]["corners"]?.tokens == ["radius.chip"])
        #expect(mockup.nodes[1]["color"]?.tokens == ["color.a"])
        #expect(saved.appearances.values.first == ["light"])
        #expect(mockup.scenes == ["light": "0123456789abcdef"])
        let sheet = try #require(saved.sheets["sheets/Chip"])
        #expect(sheet.texts == ["Chip", "16 pt"])
        #expect(sheet.pictures == [.init(name: "Chip, plain, light", scene: "bb")])
    }

    @Test func `version 1 is compared by its descriptions`() throws {
        let old = try read(Self.first)
        #expect(old.version == 1)
        func causes(_ text: String) throws -> DescribedCauses {
            let new = try read(text)
            var causes = DescribedCauses(in: nil)
            for (key, mockup) in old.mockups { new.mockups[key].map { causes.add(mockup, $0) } }
            return causes
        }
        #expect(try causes(Self.whole).differences.isEmpty)
        #expect(try causes(Self.changed(["16, 16, 16, 16": "12, 12, 12, 12"])).edits.map(\.name) == ["radius.chip"])
    }

    @Test func `a mock-up that looks different has a difference, also if its description is the same`() throws {
        let (old, new) = (try read(Self.whole), try read(Self.changed([:])))
        var causes = DescribedCauses(in: nil)
        for (key, mockup) in old.mockups { new.mockups[key].map { causes.add(mockup, $0) } }
        #expect(causes.differences.flatMap(\.changes).map(\.change.property) == ["drawing"])
        var result = ComparisonResult(base: "", head: "")
        result.add(causes.differences, causedBy: causes.edits)
        #expect(result.causes.map(\.edit.kind) == [.facts])
    }

    @Test(arguments: [
        ("", "it is empty"), ("  \n", "it is empty"), ("[]", "it has no list “mockups”"),
        ("{ \"mockups\": 3 }", "it has no list “mockups”"),
        ("{ \"version\": 9, \"mockups\": [] }", "its version is 9, and this uispec reads 1 and 2"),
        ("{ \"version\": 1, \"mockups\": [ { \"scene\": \"a\" } ] }", "its mock-up 1 is incomplete"),
        (whole.replacing("\"scene\": \"0123456789abcdef\"", with: "\"a\": 1"), "its mock-up 1 is incomplete"),
        (whole.replacing("\"kind\": \"contact\"", with: "\"a\": 1"), "its sheet 1 is incomplete"),
        ("\u{0}\u{1}", "it is incomplete or not JSON, at line 1"),
    ])
    func `a foreign file is refused with a reason`(text: String, reason: String) {
        #expect(throws: SavedMockups.Problem(reason: reason)) { try read(text) }
    }

    @Test func `no part of a torn file is read`() {
        let bytes = Array(Self.whole.utf8)
        for length in stride(from: 1, to: bytes.count - 1, by: 37) {
            #expect(throws: SavedMockups.Problem.self) {
                try SavedMockups(Array(bytes.prefix(length)), path: "mockups.json")
            }
        }
    }

    @Test func `without the older spec, a token that both versions name is the cause`() throws {
        let (old, new) = (try read(Self.whole), try read(Self.changed(["16, 16, 16, 16": "12, 12, 12, 12"])))
        var causes = DescribedCauses(in: nil)
        for (key, mockup) in old.mockups { new.mockups[key].map { causes.add(mockup, $0) } }
        #expect(causes.edits.map(\.name) == ["radius.chip"])
        #expect(causes.edits.map(\.before) == ["16"])
        #expect(causes.edits.map(\.after) == ["12"])
    }

    @Test func `a mock-up with an equal scene has no difference`() throws {
        let (old, new) = (
            try read(Self.whole), try read(Self.whole.replacing("\"text\": \"A\"", with: "\"text\": \"B\""))
        )
        var causes = DescribedCauses(in: nil)
        for (key, mockup) in old.mockups { new.mockups[key].map { causes.add(mockup, $0) } }
        #expect(causes.differences.isEmpty)
    }

    /// The file with another scene.
    private static func changed(_ texts: [String: String]) -> String {
        texts.reduce(whole.replacing("0123456789abcdef", with: "fedcba9876543210")) { text, change in
            text.replacing(change.key, with: change.value)
        }
    }
}
