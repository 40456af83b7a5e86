import Source
import Specs
import Testing

/// Properties without braces inside a text.
struct `Properties without braces in texts` {
    private static func spec(_ written: String) -> Specification {
        Specification(
            component: """
                properties: { title: カフェ, tabs: [{ name: A }] }
                body:
                  text: \(written)
                """)
    }

    @Test(arguments: [
        ("a $title", "a $title", "$title", "title", "\"a ${title}\""),
        ("\"a $title!\"", "a $title!", "$title", "title", "${title}"),
        ("'$title です'", "$title です", "$title", "title", "${title}"),
        ("\"Hi $titleさん\"", "Hi $titleさん", "$title", "title", "${title}"),
        ("\"Tab $tabs.0.name.\"", "Tab $tabs.0.name.", "$tabs.0.name", "tabs.0.name", "${tabs.0.name}"),
    ])
    func `are reported`(
        _ written: String, _ text: String, _ place: String, _ path: String, _ mend: String
    ) throws {
        var spec = Self.spec(written)
        #expect(try spec.texts() == [text])
        #expect(spec.diagnostics.map(\.rule) == [.unknownProperty])
        #expect(spec.messages == ["“$\(path)” is not replaced inside text, because it has no braces"])
        #expect(spec.helps == ["write “${\(path)}” to insert the value, or “$$\(path)” for the literal text"])
        #expect(spec.places == [place])
        let fix = try #require(spec.diagnostics.first?.fixes.first)
        #expect(fix.applicability == .safe)
        #expect(fix.edits.map(\.replacement) == [mend])
    }

    @Test(arguments: [
        ("\"Total\\n$title\"", "Total\n$title"), ("'it''s $title'", "it's $title"), ("\"\\u0041 $title\"", "A $title"),
        ("\"$title\\n\"", "$title\n"),
    ])
    func `have no fix in folded or escaped texts`(
        _ written: String, _ text: String
    ) throws {
        var spec = Self.spec(written)
        #expect(try spec.texts() == [text])
        #expect(spec.messages == ["“$title” is not replaced inside text, because it has no braces"])
        #expect(spec.places == [written])
        #expect(spec.diagnostics.flatMap(\.fixes).isEmpty)
    }

    @Test(arguments: ["It is $$price", "$$price", "US$$price and ${price}0", "\"$$price\\n\""])
    func `are literal in composed texts`(_ written: String) throws {
        let text = written.hasPrefix("\"") ? written : "'\(written)'"
        for body in [
            "{ alert: { title: \(text), buttons: [OK] } }", "{ text: $text }", "{ text: '${text}' }",
            "{ text: $item, each: [\(text)] }",
        ] {
            var spec = Specification(component: "properties: { price: 5, text: \(text) }\nbody: { vstack: [\(body)] }")
            #expect(try spec.texts().first?.contains("$price") == true)
            #expect(spec.messages == [])
        }
    }

    @Test(arguments: ["\"$5\"", "\"US$ 5\"", "a $price", "\"a $$title\"", "\"a ${title}\"", "a $item"])
    func `with unknown names are literal texts`(_ written: String) throws {
        var spec = Self.spec(written)
        _ = try spec.texts()
        #expect(spec.messages == [])
    }

    @Test func `item and index are reported inside each`() throws {
        let node = "{ vstack: [{ text: 'No. $index', each: [x] }, { text: 'No. $index' }] }"
        var spec = Specification(component: "body: \(node)")
        #expect(try spec.texts() == ["No. $index", "No. $index"])
        #expect(spec.messages == ["“$index” is not replaced inside text, because it has no braces"])
    }

    @Test func `are not reported in texts composed by controls`() throws {
        var spec = Specification(
            component: "properties: { price: 5 }\nbody: { alert: { title: 'It is $$price', buttons: [OK] } }")
        #expect(try spec.texts().contains("It is $price"))
        #expect(spec.messages == [])
    }
}
