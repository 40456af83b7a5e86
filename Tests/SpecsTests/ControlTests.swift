import Platform
import Source
import Specs
import Testing
import Tokens
import Values

/// Standard controls: their parts and default attributes.
@Suite struct ControlTests {
    @Test(arguments: [
        ("toggle: true", "toggle", "on"), ("toggle: false", "toggle", "off"),
        ("slider: 0.4", "slider", "40 %"), ("slider: { value: 30, min: 18, max: 60 }", "slider", "30"),
        ("stepper: 3", "stepper", "3"), ("wheel: [{ values: [a, b], selected: b, label: h }]", "picker", "b h"),
        ("field: Tokyo", "field", "Tokyo"),
    ])
    func `a control has a role, a value and a hit area of 44`(kind: String, role: String, value: String) throws {
        var spec = Specification(component: "body: { \(kind) }")
        let body = try spec.body()
        #expect(spec.messages == [])
        let interaction = try #require(body.interaction)
        #expect(interaction.role == role)
        #expect(interaction.isControl)
        #expect(interaction.hitArea?.value == Size(width: 44, height: 44))
        #expect(body.voice.value?.value == value)
    }

    @Test(arguments: [
        ("progress: 0.25", "25 %"), ("pageControl: { count: 5, current: 1 }", "2 / 5"),
    ])
    func `an indicator has a value and no hit area`(kind: String, value: String) throws {
        var spec = Specification(component: "body: { \(kind) }")
        let body = try spec.body()
        #expect(body.interaction == nil)
        #expect(body.voice.value?.value == value)
    }

    @Test(arguments: TypeSize.allCases)
    func `a control keeps its hit area at every type size`(typeSize: TypeSize) throws {
        var spec = Specification(component: "body: { toggle: true }")
        #expect(try spec.body(typeSize: typeSize).interaction?.hitArea?.value == Size(width: 44, height: 44))
    }

    @Test func `a written action, role and hit area override the defaults`() throws {
        var spec = Specification(component: "body: { toggle: true, action: mute, role: button, hitArea: 60 }")
        let interaction = try #require(try spec.body().interaction)
        #expect(interaction.action?.value == "mute")
        #expect(interaction.role == "button")
        #expect(interaction.hitArea?.value.width == 60)
    }

    @Test func `each segment is a control with the action of the whole control`() throws {
        var spec = Specification(
            component: "body: { segmented: { items: [Day, Week], selected: Week }, action: range }")
        let body = try spec.body()
        let segments = body.children.filter { $0.interaction != nil }
        #expect(body.interaction == nil)
        #expect(segments.map { $0.interaction?.action?.value } == ["range", "range"])
        #expect(segments.map(\.voice.traits) == [[], ["selected"]])
        #expect(body.texts == ["Day", "Week"])
        #expect(segments.allSatisfy { $0.interaction?.hitArea?.value.height == 44 })
    }

    @Test func `parts have paths in the tree`() throws {
        var spec = Specification(component: "body: { segmented: { items: [Day, Week] } }")
        #expect(
            try spec.body().all.map(\.path) == [
                "body", "body/0", "body/1", "body/2", "body/2/0", "body/3", "body/3/0",
            ])
    }

    @Test func `parts are redacted with their control`() throws {
        var spec = Specification(component: "body: { field: Tokyo, redacted: true }")
        #expect(try spec.body().all.map(\.isRedacted) == [true, true, true])
    }

    @Test func `a control's value may come from a property, a state or a condition`() throws {
        var spec = Specification(
            component: """
                properties: { on: false }
                states: { plain: , set: { set: { on: true } }, own: { set: { t.toggle: true } } }
                body: { toggle: $on, id: t }
                """)
        #expect(try spec.body().voice.value?.value == "off")
        #expect(try spec.body(state: "set").voice.value?.value == "on")
        #expect(try spec.body(state: "own").voice.value?.value == "on")
        #expect(spec.messages == [])
    }

    @Test func `a page control's color applies to its current dot`() throws {
        var spec = Specification(
            component: ##"body: { pageControl: { count: 3, current: 1 }, color: "#102030" }"##)
        let fills = try spec.body().children.compactMap { node -> RGBA? in
            guard case .shape(let shape) = node.content else { return nil }
            return shape.fill?.value[.light]
        }
        #expect(fills.map(\.hexWithAlpha) == ["#1020304D", "#102030", "#1020304D"])
    }

    @Test func `a disabled toggle is translucent`() throws {
        var spec = Specification(component: "body: { toggle: true, disabled: true }")
        let body = try spec.body()
        #expect(body.effects.opacity == 0.5)
        #expect(body.interaction?.isDisabled == true)
    }

    @Test func `each kind of disabled control has its own appearance`() throws {
        func body(_ kind: String) throws -> BoundNode {
            var spec = Specification(component: "body: { \(kind), disabled: true }")
            return try spec.body()
        }
        #expect(try body("slider: 0.5").effects.opacity == 0.5)
        let titles = try body("segmented: { items: [Day, Week] }").all.compactMap(\.text)
        #expect(titles.map(\.color.token) == ["ios.color.tertiaryLabel", "ios.color.tertiaryLabel"])
        let symbols = try body("stepper: 1").all.compactMap { node -> BoundSymbol? in
            guard case .symbol(let symbol) = node.content else { return nil }
            return symbol
        }
        #expect(symbols.map(\.color.token) == ["ios.color.tertiaryLabel", "ios.color.tertiaryLabel"])
    }

    @Test(arguments: [
        ("field: a, focused: true", true), ("field: a", false), ("field: , focused: true", false),
        ("field: a, focused: true, padding: 8", false), ("field: a, focused: true, lineLimit: 3", false),
    ])
    func `an edited field with a border has a clear button`(field: String, isCleared: Bool) throws {
        var spec = Specification(component: "body: { \(field) }")
        let symbols = try spec.body().children.compactMap { node -> String? in
            guard case .symbol(let symbol) = node.content else { return nil }
            return symbol.name.value
        }
        #expect(symbols == (isCleared ? ["xmark.circle.fill"] : []))
    }

    @Test func `an empty field shows its placeholder and uses it as label`() throws {
        var spec = Specification(component: "body: { field: , placeholder: Name }")
        let body = try spec.body()
        #expect(body.texts == ["Name"])
        #expect(body.voice.label?.value == "Name")
        #expect(body.voice.value == nil)
    }

    @Test func `rows outside the center of a wheel are inactive and not read`() throws {
        var spec = Specification(component: "body: { wheel: [{ values: [a, b, c], selected: 1 }] }")
        let rows = try spec.body().children.filter { $0.text != nil }
        #expect(rows.map { $0.interaction?.isDisabled ?? false } == [true, false, true])
        #expect(rows.map(\.voice.isHidden) == [true, true, true])
    }

    @Test func `rows of a wheel are more compressed and fainter farther from the center`() throws {
        var spec = Specification(component: "body: { wheel: [{ values: [a, b, c, d, e, f, g, h], selected: 0 }] }")
        let rows = try spec.body().children.filter { $0.text != nil }
        // 32 / 115.56 is an angle of 15.9°; the seventh row is behind the cylinder.
        #expect(rows.count == 6)
        #expect(abs((rows.dropFirst().first?.effects.squeeze ?? 0) - 0.9619) < 1e-4)
        #expect(rows.first.map { $0.effects.squeeze == 1 && $0.effects.opacity == 1 } == true)
        for (near, far) in zip(rows, rows.dropFirst()) {
            #expect(near.effects.squeeze > far.effects.squeeze)
            #expect(near.effects.scale > far.effects.scale)
            #expect(near.effects.opacity > far.effects.opacity)
        }
    }

    @Test func `a looping wheel continues with its first row`() throws {
        var spec = Specification(component: "body: { wheel: [{ values: [a, b, c], selected: c, loops: true }] }")
        // The same number of rows above and below the center.
        let rows = try spec.body().texts
        let middle = rows.count / 2
        #expect(rows.count % 2 == 1 && rows.count >= 5)
        #expect(Array(rows[middle - 2...middle + 2]) == ["a", "b", "c", "a", "b"])
        #expect(spec.messages == [])
        var other = Specification(component: "body: { wheel: [{ values: [a, b, c], selected: c }] }")
        #expect(try other.body().texts == ["a", "b", "c"])
    }

    @Test(arguments: [("focused: false", false), ("focused: true", true), ("truncate: tail", true)])
    func `truncation in a field is intended only while it scrolls or with truncate`(_ key: String, isIntended: Bool)
        throws
    {
        var spec = Specification(component: "body: { field: abc, minimumScaleFactor: 0.5, \(key) }")
        let text = try #require(try spec.body().all.compactMap(\.text).first)
        #expect(text.isTruncationIntended == isIntended)
        #expect(text.minimumScaleFactor == 0.5)
        #expect(spec.messages == [])
    }

    @Test func `rows of a wheel that cannot be selected are gray`() throws {
        var spec = Specification(
            component: "body: { wheel: [{ values: [a, b, c, d, e], selected: c, from: b, through: 2 }] }")
        let rows = try spec.body().children.compactMap(\.text)
        #expect(spec.messages == [])
        #expect(rows.map(\.string) == ["a", "b", "c", "d", "e"])
        #expect(rows.map { $0.color.token == "ios.color.tertiaryLabel" } == [true, false, false, true, true])
    }

    @Test(arguments: [("spinner: { pulled: 0 }", 0), ("spinner: { size: large, pulled: 0.5 }", 4), ("spinner:", 8)])
    func `pulling a list shows the spokes of its spinner one by one`(kind: String, count: Int) throws {
        var spec = Specification(component: "body: { \(kind) }")
        let spokes = try spec.body().children
        #expect(spec.messages == [])
        #expect(spokes.count == count)
        #expect(count == 8 || Set(spokes.map(\.effects.opacity)).count <= 1)
    }

    @Test func `the strongest spoke of a spinner has the full written color`() throws {
        func opacities(_ keys: String) throws -> [Double] {
            var spec = Specification(component: "body: { spinner: , \(keys) }")
            return try spec.body().children.map(\.effects.opacity)
        }
        let (plain, white) = (try opacities("width: 40"), try opacities("color: \"#FFFFFF\""))
        #expect(plain.max() ?? 1 < 1)
        #expect(white.max() == 1)
        // The alpha decreases by the same factor from spoke to spoke.
        #expect(zip(plain, white).allSatisfy { abs($0 / (plain.max() ?? 1) - $1) < 1e-9 })
    }

    /// The color of a field applies to its text.
    @Test(arguments: [("", "ios.color.tint"), ("tint: \"{brand}\"", "brand")])
    func `the caret of a field has the tint`(keys: String, token: TokenPath) throws {
        var spec = Specification(
            component: """
                body:
                  vstack: [{ field: a, focused: true, color: "{ios.color.label}", padding: 0 }]
                  \(keys)
                """, tokens: "brand: { $type: color, $value: \"#0A5FD9\" }")
        let caret = try #require(try spec.body().children.first?.children.last)
        #expect(spec.messages == [])
        guard case .shape(let shape) = caret.content else {
            Issue.record("no caret")
            return
        }
        #expect(shape.fill?.token == token)
    }

    @Test func `a tint applies to controls inside, unless they set a color`() throws {
        var spec = Specification(
            component: """
                body:
                  vstack: [{ progress: 0.5 }, { progress: 0.5, color: "{ios.color.systemRed}" }]
                  tint: "{ios.color.systemGreen}"
                """)
        let tokens = try spec.body().children.compactMap { bar -> TokenPath? in
            guard case .shape(let shape)? = bar.children.last?.content else { return nil }
            return shape.fill?.token
        }
        #expect(tokens == ["ios.color.systemGreen", "ios.color.systemRed"])
    }

    @Test func `the background of an alert is a material that blurs`() throws {
        var spec = Specification(component: "body: { alert: { title: T, buttons: [A] } }")
        let ground = try #require(try spec.body().children.first)
        guard case .material(let material)? = ground.decoration.background.first else {
            Issue.record("no material")
            return
        }
        #expect(material.value == .alert)
        #expect(ground.decoration.corners == CornerRadii(.points(14)))
    }

    @Test func `the buttons of an alert have their actions, and cancel is first`() throws {
        var spec = Specification(
            component: """
                body:
                  alert:
                    title: Delete?
                    buttons: [{ title: Delete, style: destructive, action: delete }, { title: Keep, style: cancel }]
                """)
        let body = try spec.body()
        let row = try #require(body.all.first { $0.content.kind == "hstack" })
        #expect(row.texts == ["Keep", "Delete"])
        #expect(body.voice.label?.value == "Delete?")
        #expect(row.children.map { $0.interaction?.action?.value } == [nil, nil, "delete"])
        #expect(row.children.first?.interaction?.isControl == true)
    }

    @Test func `an alert grows wider and stacks its buttons at accessibility sizes`() throws {
        var spec = Specification(component: "body: { alert: { title: T, buttons: [A, B] } }")
        let column = try #require(try spec.body(typeSize: .ax1).children.last)
        #expect(column.sizing.width?.value == .points(310))
        #expect(!column.all.contains { $0.content.kind == "hstack" })
        #expect(try spec.body().children.last?.sizing.width?.value == .points(270))
    }

    @Test(arguments: [
        ("toggle: maybe", "this must be true, false or a property, not the text “maybe”"),
        ("slider: 3", "“slider” must be between 0 and 1"),
        ("slider: { value: 3, max: 2 }", "the value of a slider must be between its min and max"),
        ("slider: { min: 0 }", "a slider needs a key “value”"),
        ("slider: { valeu: 0.5, value: 0.5 }", "unknown key “valeu” in slider"),
        ("progress: -1", "“progress” must be between 0 and 1"),
        ("pageControl: { count: 1000 }", "“count” must be a whole number from 0 to 100"),
        ("pageControl: { current: 1 }", "a page control needs a key “count”"),
        ("segmented: [a]", "“segmented” takes a map with the keys items, selected, not a list"),
        ("segmented: { items: [] }", "“segmented” needs 1 to 500 items"),
        ("segmented: { items: [Day], selected: Dya }", "unknown item “Dya”"),
        ("segmented: { items: [Day], selected: 1 }", "“selected” must be a whole number from 0 to 0"),
        ("spinner: huge", "“spinner” cannot be the text “huge”"),
        ("wheel: a", "“wheel” takes a list of { values, selected, label }, not the text “a”"),
        ("field: a, keyboardType: email", "“keyboardType” cannot be the text “email”"),
        ("alert: { message: M }", "an alert needs a key “title”"),
        ("alert: { title: T, buttons: [{ style: cancel }] }", "a button of an alert needs a key “title”"),
        ("alert: { title: T, buttons: [{ title: B, style: red }] }", "“style” cannot be the text “red”"),
    ])
    func `invalid controls are reported`(kind: String, message: String) throws {
        var spec = Specification(component: "body: { zstack: [{ \(kind) }] }")
        _ = try spec.body()
        #expect(spec.messages == [message])
    }
    @Test(arguments: [
        "segmented: { items: [[a]] }", "segmented: { items: [{ a: b }], selected: 0 }",
        "wheel: { values: [[1], { a: 1 }], selected: 0 }",
    ])
    func `a control whose items are not text is reported and not drawn`(kind: String) throws {
        var spec = Specification(component: "body: { zstack: [{ \(kind) }] }")
        #expect(try spec.body().children.isEmpty)
        #expect(!spec.messages.isEmpty)
    }
}
