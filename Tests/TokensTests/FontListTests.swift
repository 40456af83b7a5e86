import Source
import Testing
import Tokens
import Values

/// A CSS list of font families in one text.
struct `A list of font families in one text` {
    @Test(arguments: [
        (#"'Open Sans', Helvetica, sans-serif"#, ["Open Sans", "Helvetica", "sans-serif"]),
        (#"Helvetica Neue,Arial , sans-serif"#, ["Helvetica Neue", "Arial", "sans-serif"]),
        (#"\"SF Pro Text\""#, ["SF Pro Text"]), (#"\"A, B\", C"#, ["A, B", "C"]), ("A,, B,", ["A", "B"]),
    ])
    func `is read as a list, with a warning`(_ text: String, _ names: [String]) {
        let files = TokenFiles(json: "\"\(text)\"", type: "fontFamily")
        #expect(files["x"] == .fontFamily(names))
        #expect(files.diagnostics.map(\.severity) == [.warning], "\(files.messages)")
        #expect(files.diagnostics.first?.help?.contains("\"\(names[0])\"") == true)
    }

    @Test(arguments: ["Inter", "Joe's Font", "'Half", "O'Neil's", ","])
    func `is not assumed for a single name`(_ name: String) {
        #expect(TokenFiles(json: "\"\(name)\"", type: "fontFamily").messages == [])
    }

    @Test func `is read in the older format without a further message`() {
        let files = TokenFiles(
            ##"{ "f": { "type": "fontFamily", "value": "'Open Sans', Helvetica" } }"##, path: "t.json")
        #expect(files["f"] == .fontFamily(["Open Sans", "Helvetica"]))
        #expect(files.diagnostics.map(\.severity) == [.note])
    }

    @Test func `is read in a typography and as an entry of a list`() {
        let files = TokenFiles(
            "a: { $type: fontFamily, $value: [Inter, 'Open Sans, serif'] }\nb: { $type: typography, $value: "
                + "{ fontFamily: 'A, B', fontSize: 16, fontWeight: 400, letterSpacing: 0, lineHeight: 1 } }")
        #expect(files["a"] == .fontFamily(["Inter", "Open Sans", "serif"]))
        guard case .typography(let font)? = files["b"] else {
            Issue.record("no font: \(files.messages)")
            return
        }
        #expect(font.family == ["A", "B"])
        #expect(files.diagnostics.map(\.severity) == [.warning, .warning])
    }
}
