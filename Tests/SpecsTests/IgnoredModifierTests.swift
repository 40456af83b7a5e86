import Source
import Specs
import Testing

/// Modifiers that have no effect on their node.
struct `Ignored modifiers` {
    /// Returns the diagnostics of a component: the rule and the underlined text.
    private static func diagnostics(of keys: String) throws -> [String] {
        var spec = Specification(component: keys)
        _ = try spec.tree()
        return zip(spec.diagnostics, spec.places).map { "\($0.rule): \($1)" }
    }

    @Test(arguments: [
        ("{ text: x, size: 40, weight: bold, fill: '#FF0000' }", ["size", "fill"]),
        ("{ vstack: [{ text: x }], columns: 2 }", ["columns"]),
        ("{ text: x, placeholder: y }", ["placeholder"]),
        ("{ vstack: [{ text: x }], lineSpacing: 4 }", ["lineSpacing"]),
        ("{ zstack: [{ text: x }], spacing: 4 }", ["spacing"]),
        ("{ hstack: [{ text: x }], truncate: tail, minimumScaleFactor: 0.5 }", ["truncate", "minimumScaleFactor"]),
        ("{ shape: circle, font: body, lineLimit: 2 }", ["font", "lineLimit"]),
        ("{ image: { placeholder: map }, color: red, variant: fill }", ["color", "variant"]),
        ("{ symbol: heart, contentMode: fit, stroke: { color: red } }", ["contentMode", "stroke"]),
        ("{ text: x, align: leading, snap: true, axes: both, focused: true }", ["align", "snap", "axes", "focused"]),
        ("{ toggle: true, font: body }", ["font"]),
        ("{ text: x, cornerRadius: 4, tint: red }", ["tint"]),
        ("{ zstack: [{ slot: a, padding: 4, when: default }] }", ["padding"]),
    ])
    func `are reported at their keys`(_ body: String, _ keys: [String]) throws {
        #expect(try Self.diagnostics(of: "body: \(body)") == keys.map { "unknown-key: \($0)" })
    }

    @Test(arguments: [
        "{ hstack: [{ text: x }], lineLimit: 1, font: title, color: red, tint: blue, textAlign: center, weight: bold }",
        "{ shape: circle, color: red }",
        "{ shape: circle, font: body, overlay: { text: x } }",
        "{ symbol: heart, font: title, weight: bold, size: 20, variant: fill, scales: false }",
        "{ divider: , color: red, margin: 4 }",
        "{ scroll: [{ text: x }], axis: horizontal, spacing: 4, align: top, snap: true, position: top }",
        "{ fits: [{ text: x }], axes: horizontal }",
        "{ flow: [{ text: x }], spacing: 4, lineSpacing: 2, align: trailing }",
        "{ grid: [{ text: x }], columns: 2, spacing: 4, lineSpacing: 2, align: topLeading }",
        "{ field: x, font: body, textAlign: center, lineLimit: 2, truncate: head, minimumScaleFactor: 0.5 }",
        "{ toggle: true, tint: red, disabled: true, scales: false }",
    ])
    func `do not include those that descendants inherit`(_ body: String) throws {
        #expect(try Self.diagnostics(of: "body: \(body)") == [])
    }

    @Test func `have a help with the key to write instead`() throws {
        var spec = Specification(component: "body: { text: x, size: 40 }")
        _ = try spec.tree()
        #expect(spec.messages == ["“size” applies to a symbol, not to a node of kind “text”"])
        #expect(spec.helps == ["write the size in the font: font: { size: 40 }"])
    }

    @Test func `are also reported in the settings of states`() throws {
        let body = "body: { vstack: [{ text: x, id: title }, { symbol: heart, id: icon }] }"
        #expect(
            try Self.diagnostics(
                of: "states: { a: { set: { title.size: 40, icon.size: 40, body.spacing: 2 } } }\n\(body)")
                == ["unknown-key: title.size"])
    }

    @Test(arguments: [
        ("vstack", "top", "leading, center or trailing"),
        ("hstack", "leading", "top, center, bottom, firstTextBaseline or lastTextBaseline"),
        ("flow", "bottom", "leading, center or trailing"), ("scroll", "top", "leading, center or trailing"),
    ])
    func `an alignment along the axis has no effect`(_ kind: String, _ place: String, _ others: String) throws {
        var spec = Specification(component: "body: { \(kind): [{ text: x }], align: \(place) }")
        _ = try spec.tree()
        #expect(spec.diagnostics.map(\.rule) == [.unknownValue])
        #expect(spec.places == [place])
        #expect(spec.helps == ["write \(others)"])
    }
}
