import Source
import Testing
import Tokens
import Values

struct `Modes` {

    @Test(arguments: [
        ("{ dark: '#000002' }", ["#000001", "#000002", "#000001", "#000002"]),
        ("{ increased: '#000003' }", ["#000001", "#000001", "#000003", "#000001"]),
        ("{ dark: '#000002', increased: '#000003' }", ["#000001", "#000002", "#000003", "#000002"]),
        ("{ dark+increased: '#000004' }", ["#000001", "#000001", "#000001", "#000004"]),
        ("{ increased+dark: '#000004' }", ["#000001", "#000001", "#000001", "#000004"]),
        ("{ dark: '#000002', dark+increased: '#000004' }", ["#000001", "#000002", "#000001", "#000004"]),
    ])
    func `a missing mode falls back to dark, then to the base`(_ modes: String, _ expected: [String]) {
        let files = TokenFiles("c: { $type: color, $value: '#000001', $modes: \(modes) }")
        #expect(files.messages == [])
        #expect(Appearance.base.map { files["c", $0] } == expected.map { hex($0) })
    }

    @Test func `an elevated value is used in sheets only and falls back to the base level`() {
        let files = TokenFiles(
            "c: { $type: color, $value: '#000001', $modes: { dark: '#000002', dark+elevated: '#000005' } }")
        #expect(files["c", .dark] == hex("#000002"))
        #expect(files["c", .dark.elevated] == hex("#000005"))
        #expect(files["c", .darkIncreased.elevated] == hex("#000005"))
        #expect(files["c", .light.elevated] == hex("#000001"))
    }

    @Test func `an alias follows the modes of what it refers to`() {
        let files = TokenFiles(
            "a: { $value: '{c}' }\nc: { $type: color, $value: '#000001', $modes: { dark: '#000002' } }")
        #expect(files["a", .dark] == hex("#000002"))
        #expect(files.tokens["a"]?.varies == true)
    }

    @Test func `a mode may refer to a token, which is then read in that mode`() {
        let files = TokenFiles(
            """
            a: { $type: color, $value: '#000001', $modes: { dark: '{b}' } }
            b: { $type: color, $value: '#000007', $modes: { dark: '#000008' } }
            """)
        #expect(files["a", .dark] == hex("#000008"))
        #expect(files["a", .light] == hex("#000001"))
    }

    @Test func `a token whose modes are all alike does not vary`() {
        let files = TokenFiles("c: { $type: color, $value: '#000001', $modes: { dark: '#000001' } }")
        #expect(files.tokens["c"]?.varies == false)
    }

    @Test(arguments: ["light", "standard", "drak", "dark+dark", "dark+light", "standard+increased", "dark+", ""])
    func `an unknown mode is an error at its name`(_ name: String) {
        let files = TokenFiles("c: { $type: color, $value: '#000001', $modes: { '\(name)': '#000002' } }")
        #expect(files.messages == ["“\(name)” is not a mode"])
        #expect(files.diagnostics.first?.rule == .unknownKey)
    }

    @Test func `two spellings of one mode are a duplicate`() {
        let files = TokenFiles(
            "c: { $type: color, $value: '#000001', $modes: { dark+increased: '#000002', increased+dark: '#000003' } }")
        #expect(files.diagnostics.map(\.rule) == [.duplicateKey])
    }

    @Test func `a mode's value is checked like any other`() {
        let files = TokenFiles("c: { $type: color, $value: '#000001', $modes: { dark: 12 } }")
        #expect(files.places == ["12"])
        #expect(files.tokens["c"] == nil)
    }
}
