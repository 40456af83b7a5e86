import Source
import Specs
import Testing

struct `Properties` {
    @Test(arguments: [
        ("$title", "カフェ"), ("\"${title} です\"", "カフェ です"), ("\"${count} 件\"", "3 件"), ("\"$$5\"", "$5"),
        ("\"$5\"", "$5"),
        ("\"$$title\"", "$title"), ("\"{{${title}}}\"", "{カフェ}"), ("\"{{\"", "{"),
        ("$tabs.1.name", "B"), ("\"${tabs.0.name}\"", "A"), ("$is-on", "true"), ("\"\"", ""), ("100%", "100%"),
        ("9:41", "9:41"), ("off", "off"), ("{ when: $selected, then: yes, else: no }", "no"),
        ("{ when: { $count: 3 }, then: three, else: other }", "three"),
    ])
    func `properties are substituted in texts`(_ written: String, _ expected: String) throws {
        var spec = Specification(
            component: """
                properties: { title: カフェ, count: 3, selected: false, is-on: true, tabs: [{ name: A }, { name: B }] }
                body: { text: \(written) }
                """)
        #expect(try spec.texts() == [expected])
        #expect(spec.messages == [])
    }

    @Test(arguments: [
        ("body: { text: x, color: $tint, padding: $gap }", "tint: '{ios.color.lable}', gap: 4", "'{ios.color.lable}'"),
        ("body: { text: x, color: { color: $tint, alpha: 0.5 } }", "tint: '{ios.color.lable}'", "'{ios.color.lable}'"),
        (
            "body: { text: x, background: ['{ios.color.systemBackground}', $tint] }", "tint: '{ios.color.lable}'",
            "'{ios.color.lable}'"
        ),
        ("body: { text: x, border: { color: $tint } }", "tint: '{ios.color.lable}'", "'{ios.color.lable}'"),
        ("body: { text: x, color: $tone }", "tone: $tint, tint: '{ios.color.lable}'", "'{ios.color.lable}'"),
    ])
    func `an unknown token is reported where it is written`(
        _ body: String, _ properties: String, _ place: String
    ) throws {
        var spec = Specification(component: "properties: { \(properties) }\n\(body)")
        _ = try spec.tree()
        #expect(spec.messages == ["unknown token {ios.color.lable}"])
        #expect(spec.places == [place])
        #expect(spec.diagnostics.first?.fixes.isEmpty == false)
    }

    @Test func `an unknown token with a property in its name has no fix`() throws {
        var spec = Specification(
            component: "properties: { tone: lable, tint: '{ios.color.${tone}}' }\nbody: { text: x, color: $tint }")
        _ = try spec.tree()
        #expect(spec.messages == ["unknown token {ios.color.lable}"])
        #expect(spec.diagnostics.first?.fixes.isEmpty == true)
    }

    @Test(arguments: ["a: x, b: '${a}y', c: $b", "c: $b, b: '${a}y', a: x", "b: '${a}y', c: $b, a: x"])
    func `a default may refer to other properties in any order`(_ properties: String) throws {
        var spec = Specification(component: "properties: { \(properties) }\nbody: { text: $c }")
        #expect(try spec.texts() == ["xy"])
        #expect(spec.messages == [])
    }

    @Test(arguments: [
        ("a: $b, b: $a", "these defaults refer to each other: $a → $b → $a"),
        ("a: ok, c: $d.x, d: { x: '${e}' }, e: [$c]", "these defaults refer to each other: $c → $d → $e → $c"),
        ("a: 'x${a}'", "this default refers to itself"),
    ])
    func `cycles of defaults are reported`(_ properties: String, _ message: String) throws {
        var spec = Specification(component: "properties: { \(properties) }\nbody: { text: $a }")
        _ = try spec.texts()
        #expect(spec.messages.first == message)
        #expect(spec.diagnostics.first?.rule == .referenceCycle)
    }

    @Test(arguments: ["a: A, b: B", "b: B, a: A"])
    func `a branch that is not selected does not form a cycle`(_ order: String) throws {
        let properties = order.replacing("A", with: "{ when: wide, then: $b, else: One }")
            .replacing("B", with: "{ when: { $isWide: true }, then: Two, else: { unless: wide, then: '1 ${a}' } }")
        var spec = Specification(
            component: """
                properties: { \(properties), isWide: { when: wide, then: true, else: $no }, no: false }
                states: { narrow: , wide: }
                body: { text: "${a} ${b}" }
                """)
        #expect(try spec.texts(state: "narrow") == ["One 1 One"])
        #expect(try spec.texts(state: "wide") == ["Two Two"])
        #expect(spec.messages == [])
    }

    @Test(arguments: ["count: 3", "count: $more"])
    func `a default's condition may refer to another default`(_ count: String) throws {
        let keys = "a: { when: { $count: 3 }, then: three, else: other }, \(count), more: $most, most: 3"
        var spec = Specification(component: "properties: { \(keys) }\nbody: { text: $a }")
        #expect(try spec.texts() == ["three"])
        #expect(spec.messages == [])
    }

    @Test func `a cycle in one state is reported`() throws {
        var spec = Specification(
            component: """
                properties: { a: { when: wide, then: $b, else: One }, b: $a }
                states: { narrow: , wide: }
                body: { text: $b }
                """)
        #expect(try spec.texts(state: "narrow") == ["One"])
        #expect(spec.messages == [])
        _ = try spec.texts(state: "wide")
        #expect(spec.messages.first == "these defaults refer to each other: $a → $b → $a")
    }

    @Test(arguments: [(63, []), (64, ["$p1"]), (200, ["$p137", "$p72", "$p7"])])
    func `chains of defaults are limited, regardless of their order`(
        _ count: Int, _ places: [String]
    ) throws {
        let chain = (0..<count).map { "p\($0): $p\($0 + 1)" } + ["p\(count): '${end}'", "end: x"]
        for chain in [chain, chain.reversed()] {
            var spec = Specification(component: "properties: { \(chain.joined(separator: ", ")) }\nbody: { text: $p0 }")
            _ = try spec.tree()
            let reported = zip(spec.messages, spec.places).filter {
                $0.0 == "more than 64 defaults refer to each other in a chain"
            }
            #expect(reported.map(\.1) == places)
        }
    }

    @Test func `a passed text is not substituted again`() throws {
        var spec = Specification(
            """
            component: C
            body: { use: D, with: { title: "$$5 ${who}" } }
            properties: { who: "$$x" }
            ---
            component: D
            properties: { title: "" }
            body: { text: $title }
            """)
        #expect(try spec.texts() == ["$5 $x"])
        #expect(spec.messages == [])
    }

    @Test func `with is evaluated where it is written`() throws {
        var spec = Specification(
            """
            component: C
            properties: { title: outer }
            body: { vstack: [{ use: D, with: { title: $title } },
              { use: D, each: [1, 2], with: { title: "${item}/${index}" } }] }
            ---
            component: D
            properties: { title: inner }
            body: { text: $title }
            """)
        #expect(try spec.texts() == ["outer", "1/0", "2/1"])
    }

    @Test func `item and index are set inside each, and may be properties elsewhere`() throws {
        var spec = Specification(
            component: """
                properties: { item: out, list: [{ t: { short: a } }, { t: { short: b } }] }
                body:
                  vstack:
                    - { text: $item.t.short, each: $list }
                    - { text: "${index}", each: [x, y] }
                    - { text: $item }
                """)
        #expect(try spec.texts() == ["a", "b", "0", "1", "out"])
        #expect(spec.messages == [])
    }

    @Test func `each with an empty list adds no nodes, and other values are errors`() throws {
        var spec = Specification(
            component:
                "properties: { none: [], word: x }\n"
                + "body: { vstack: [{ text: a, each: $none }, { text: b, each: $word }] }"
        )
        #expect(try spec.texts() == [])
        #expect(spec.messages == ["“each” takes a list, not the text “x”"])
        #expect(spec.places == ["$word"])
    }

    @Test(arguments: [
        ("$titel", "“C” has no property “titel”", "did you mean “$title”?"),
        ("\"a ${titel}\"", "“C” has no property “titel”", "did you mean “$title”?"),
        ("$title.short", "“$title.short” does not refer to a value", "“$title” is the text “x”, which has no parts"),
        ("$plan.prise", "“$plan.prise” does not refer to a value", "did you mean “$plan.price”?"),
        ("$plan.preis", "“$plan.preis” does not refer to a value", "“$plan” contains name, price, per"),
        ("$plan.per.moth", "“$plan.per.moth” does not refer to a value", "did you mean “$plan.per.month”?"),
        ("\"for ${plan.nmae}\"", "“$plan.nmae” does not refer to a value", "did you mean “$plan.name”?"),
        ("$sizes.3", "“$sizes.3” does not refer to a value", "“$sizes” has the items 0 to 2"),
    ])
    func `an unknown property is reported with a suggestion`(_ written: String, _ message: String, _ help: String)
        throws
    {
        let properties = "{ title: x, plan: { name: A, price: 3, per: { month: 1 } }, sizes: [1, 2, 3] }"
        var spec = Specification(component: "properties: \(properties)\nbody: { text: \(written) }")
        _ = try spec.tree()
        #expect(spec.messages == [message])
        #expect(spec.helps == [help])
        #expect(spec.places == [written])
    }

    @Test func `a list inside a text is an error`() throws {
        var spec = Specification(component: "properties: { list: [1] }\nbody: { text: \"a ${list}\" }")
        _ = try spec.tree()
        #expect(spec.messages == ["“${list}” is a list, which cannot be inserted into text"])
    }

    @Test func `a token as a text is an error, quoted or not`() throws {
        var spec = Specification(component: "body: { vstack: [{ text: '{color.accent}' }, { text: {color.accent} }] }")
        _ = try spec.tree()
        #expect(spec.messages == Array(repeating: "this must be text, not the token {color.accent}", count: 2))
    }

    @Test func `texts that double repeatedly are limited`() throws {
        let doubled = (1..<40).map { "p\($0): '${p\($0 - 1)}${p\($0 - 1)}'" }.joined(separator: ", ")
        var spec = Specification(component: "properties: { p0: xx, \(doubled) }\nbody: { text: a }")
        _ = try spec.tree()
        #expect(spec.messages.first?.hasPrefix("this text is longer than") == true)
    }
}
