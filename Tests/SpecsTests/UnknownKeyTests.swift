import Platform
import Source
import Specs
import Testing
import YAML

/// Unknown keys, also in large numbers.
struct `Unknown keys` {
    private static func keys(_ count: Int, indent: String = "") -> String {
        (0..<count).map { "\(indent)paddin\($0): 1\n" }.joined()
    }

    @Test(arguments: ["component", "node", "state", "with"])
    func `twenty thousand are reported, each at its place`(_ place: String) throws {
        let count = 20_000
        let text =
            switch place {
            case "component": "component: C\nbody: { text: a }\n" + Self.keys(count)
            case "node": "component: C\nbody:\n  text: a\n" + Self.keys(count, indent: "  ")
            case "state": "component: C\nbody: { text: a }\nstates:\n  on:\n" + Self.keys(count, indent: "    ")
            default:
                "component: D\nbody: { text: a }\n---\ncomponent: C\nbody:\n  use: D\n  with:\n"
                    + Self.keys(count, indent: "    ")
            }
        var spec = Specification(text)
        _ = try spec.tree()
        let found = spec.diagnostics.filter { $0.rule == .unknownKey }
        #expect(found.count == count)
        #expect(Set(found.map(\.range)).count == count)
        #expect(found.allSatisfy { $0.help != nil })
    }

    @Test func `at most a hundred keys of a map get a suggestion`() throws {
        var spec = Specification(component: "body:\n  text: a\n" + Self.keys(101, indent: "  "))
        _ = try spec.tree()
        let helps = spec.diagnostics.map { $0.help ?? "" }
        #expect(helps.count == 101)
        #expect(helps.prefix(100).allSatisfy { $0 == "did you mean “padding”?" })
        #expect(helps.last == "run uispec schema --format markdown for the keys of a node")
        #expect(spec.diagnostics.last?.fixes == [])
    }

    @Test(arguments: [
        ("text: a, frame: 44", "unknown key “frame” in a node", "write width: and height:"),
        ("text: a, onTap: save", "unknown key “onTap” in a node", "write action:"),
        ("text: a, on-click: save", "unknown key “on-click” in a node", "write action:"),
        ("text: a, font-size: 12", "unknown key “font-size” in a node", "write font:"),
        ("text: a, backgroundColor: red", "unknown key “backgroundColor” in a node", "write background:"),
        ("button: Save", "unknown kind of node “button”", "write text: and action:"),
        ("Button: Save, action: save", "unknown kind of node “Button”", "write text: and action:"),
        ("img: a.png", "unknown kind of node “img”", "write image:"),
        ("action: save", "this node has no kind", "write a kind, such as text:"),
        ("text: a, qqqqqq: 1", "unknown key “qqqqqq” in a node", "run uispec schema --format markdown"),
        (
            "text: a, padding: 8 16", "the lengths of several edges must be a map",
            "write { vertical: 8, horizontal: 16 }"
        ),
        (
            "text: a, padding: [8, 16, 4]", "the lengths of several edges must be a map",
            "write { top: 8, horizontal: 16, bottom: 4 }"
        ),
        (
            "text: a, margin: 1px 2px 3px 4px", "the lengths of several edges must be a map",
            "write { top: 1, trailing: 2, bottom: 3, leading: 4 }"
        ),
    ])
    func `words of other tools are explained`(node: String, message: String, help: String) throws {
        var spec = Specification(component: "body: { \(node) }")
        // A body of an unknown kind leaves no component to bind.
        if !spec.library.names.isEmpty { _ = try spec.tree() }
        #expect(spec.messages.count == 1, "\(spec.messages)")
        #expect(spec.messages.first?.hasPrefix(message) == true, "\(spec.messages)")
        #expect(spec.helps.first??.hasPrefix(help) == true, "\(spec.helps)")
    }

    @Test(arguments: [
        ("text: 6,300 a day", "quote it: text: \"6,300 a day\""),
        ("text: Salt, pepper , color: red", "text: \"Salt, pepper\""),
    ])
    func `a comma that ends a text is explained`(node: String, help: String) throws {
        let helps = Self.helps(body: "{ \(node) }")
        #expect(helps.first?.hasSuffix(help) == true, "\(helps)")
    }

    @Test(arguments: ["text: a, pepper:", "text: \"a\", pepper", "text: a, padding: 1, pepper:"])
    func `other keys without a value are not parts of a text`(node: String) throws {
        let helps = Self.helps(body: "{ \(node) }")
        #expect(helps.count == 1)
        #expect(helps.first?.contains("quote it") != true, "\(helps)")
    }

    /// The help of each diagnostic of a component that is read with its source.
    private static func helps(body: String) -> [String] {
        let file = SourceFile(path: "s.yaml", text: "component: C\nbody: \(body)")
        var reader = SpecReader()
        for document in DocumentReader.read(file, id: FileID(rawValue: 0)).documents { reader.read(document, in: file) }
        return reader.diagnostics.map { $0.help ?? "" }
    }

    @Test func `a state cannot set a property of a used component, and the help says how to pass it`() throws {
        let spec = Specification(
            "component: F\nproperties: { error: none }\nbody: { text: $error }\n---\ncomponent: C\n"
                + "states: { bad: { set: { f.error: x, f.frame: 3 } } }\nbody: { use: F, id: f }")
        #expect(spec.helps.first??.hasPrefix("give C a property, pass it") == true, "\(spec.helps)")
        #expect(spec.helps.last??.hasPrefix("write width: and height:") == true)
    }

    @Test func `every instruction names keys that exist`() {
        let known = Set(Modifier.names + NodeKind.allCases.map(\.rawValue)).union([
            "gestures", "motion", "haptics", "states", "presents", "presentation", "top", "bottom",
        ])
        for word in ForeignKeys.words {
            #expect(Modifier(key: word) == nil && NodeKind(rawValue: word) == nil, "\(word) is a key")
            let entry = ForeignKeys.entry(for: word)
            let keys = (entry?.instruction ?? "").matches(of: /(\w+):( |,|;|$)/).map { String($0.1) }
            let inner: Set<String> = [
                "x", "y", "blur", "style", "weight", "italic", "horizontal", "vertical", "gradient", "material",
                "placeholder", "color",
            ]
            #expect(entry != nil, "\(word) is not found")
            #expect(Set(keys).subtracting(known).subtracting(inner).isEmpty, "\(word): \(keys)")
        }
    }

    @Test func `a key that the map already has is not suggested`() throws {
        var spec = Specification(component: "body: { text: a, padding: 1, paddin: 2, margn: 3 }")
        _ = try spec.tree()
        #expect(spec.diagnostics.map { $0.fixes.map(\.title) } == [[], ["Write margin"]])
    }
}
