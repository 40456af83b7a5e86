import Platform
import Source
import Specs
import Testing
import Values

struct `Conditions` {
    private static func spec(_ condition: String, key: String = "when") -> Specification {
        Specification(
            component: """
                properties: { on: true, off: false, zero: 0, empty: "", list: [], word: x, tab: 2, none: }
                states: { idle: , busy: , error: , busy+error: }
                body: { zstack: [{ text: shown, \(key): \(condition) }] }
                """)
    }

    @Test func `a condition on a locale names a language`() throws {
        var spec = Specification(component: "body: { text: x, hidden: { when: { locale: [jp, en] }, then: true } }")
        _ = try spec.tree()
        #expect(spec.messages == ["“locale” cannot be the text “jp”"])
        #expect(spec.places == ["jp"])
        #expect(spec.diagnostics.first?.fixes.map(\.title) == ["Write ja"])
    }

    @Test(arguments: [
        ("idle", true), ("busy", false), ("[busy, idle]", true), ("[]", false), ("$on", true), ("$off", false),
        ("$zero", false), ("$empty", false), ("$list", false), ("$none", false), ("$word", true), ("true", true),
        ("{ $tab: 2 }", true), ("{ $tab: [1, 2] }", true), ("{ $tab: 1 }", false), ("{ $tab: 2, $on: false }", false),
        ("{ $tab: $tab }", true), ("{ $none: null }", true), ("{ $word: null }", false),
        ("{ typeSize: large }", true), ("{ typeSize: accessibility }", false), ("{ typeSize: [AX1, large] }", true),
        ("{ device: iphone-15 }", true), ("{ device: iphone-se3 }", false), ("{ direction: ltr }", true),
        ("{ locale: ja }", true), ("{ orientation: landscape }", false), ("{ state: [idle] }", true),
        ("{ state: busy, $on: true }", false),
    ])
    func `a node is kept if its condition is met`(_ condition: String, _ holds: Bool) throws {
        var when = Self.spec(condition)
        #expect(try when.texts(state: "idle") == (holds ? ["shown"] : []))
        #expect(when.messages == [])
        var unless = Self.spec(condition, key: "unless")
        #expect(try unless.texts(state: "idle") == (holds ? [] : ["shown"]))
    }

    @Test func `accessibility sizes are the five above xxxLarge`() throws {
        var spec = Self.spec("{ typeSize: accessibility }")
        let kept = try TypeSize.allCases.filter { try spec.texts(state: "idle", typeSize: $0) == ["shown"] }
        #expect(kept.count == 5)
    }

    @Test(arguments: ["busy+error", "error+busy"])
    func `a combined state matches in any order of its parts`(_ state: String) throws {
        for condition in ["busy", "error", "busy+error", "error+busy"] {
            var spec = Self.spec(condition)
            #expect(try spec.texts(state: state) == ["shown"], "\(condition)")
        }
    }

    @Test(arguments: [
        ("bussy", "“C” has no state “bussy”", "did you mean “busy”?"),
        ("busy+eror", "“C” has no state “busy+eror”", "did you mean “busy+error”?"),
        ("on", "“C” has no state “on”", "write a property with a dollar sign: $on"),
        ("$onn", "“C” has no property “onn”", "did you mean “$on”?"),
        ("{ typesize: large }", "unknown key “typesize” in a condition", "did you mean “typeSize”?"),
        ("{ typeSize: larg }", "“typeSize” cannot be the text “larg”", "did you mean “large”?"),
        ("{ device: iphone-se3x }", "“device” cannot be the text “iphone-se3x”", "did you mean “iphone-se3”?"),
        ("{ direction: rlt }", "“direction” cannot be the text “rlt”", "did you mean “rtl”?"),
    ])
    func `an unknown name in a condition is an error`(_ condition: String, _ message: String, _ help: String) throws {
        var spec = Self.spec(condition)
        _ = try spec.tree(state: "idle")
        #expect(spec.messages == [message])
        #expect(spec.helps == [help])
    }

    @Test func `a value may depend on a condition, and a missing branch keeps the default`() throws {
        var spec = Specification(
            component: """
                states: { a: , b: }
                body:
                  zstack:
                    - { text: t, padding: { when: a, then: 4 }, opacity: { unless: a, then: 0.5 },
                      lineLimit: { when: b, then: 2, else: 1 } }
                """)
        let first = try spec.body(state: "a").children[0]
        #expect(first.padding?.value.top == 4)
        #expect(first.effects.opacity == 1)
        #expect(first.text?.lineLimit == 1)
        let second = try spec.body(state: "b").children[0]
        #expect(second.padding == nil)
        #expect(second.effects.opacity == 0.5)
        #expect(second.text?.lineLimit == 2)
        #expect(spec.messages == [])
    }

    @Test func `a body removed by its condition is empty, without an error`() throws {
        var spec = Specification(component: "states: { a: , b: }\nbody: { text: x, when: b }")
        #expect(try spec.body(state: "a").texts == [])
        #expect(try spec.body(state: "b").texts == ["x"])
        #expect(spec.messages == [])
    }
}
