import Project
import Specs
import Testing
import Tokens
import Values

/// iphone-15 is 393 wide; its keyboard is 336 high, including 34 for the home indicator.
@Suite struct KeyboardTests {
    private func keyboard(
        _ written: String, locale: String = "ja", device: String = "iphone-15", orientation: Orientation = .portrait,
        direction: LayoutDirection = .leftToRight
    ) throws -> (node: BoundNode?, messages: [String]) {
        var spec = Specification("screen: S\nkeyboard: \(written)\nbody: { text: a }")
        var metrics = try spec.metrics(device: device, direction: direction)
        metrics.locale = locale
        metrics.orientation = orientation
        let component = try #require(spec.library["S"])
        guard case .screen(let screen)? = spec.bind(component, metrics: metrics)?.arrangement else { return (nil, []) }
        let shown = screen.presented.last.flatMap { $0.style == .keyboard ? $0.node : nil }
        return (shown, spec.messages)
    }

    private func frame(of node: BoundNode) throws -> (size: Size, parts: [Rect]) {
        guard case .control(let control) = node.content, case .fixed(let size, let parts) = control.arrangement else {
            throw NoKeyboard()
        }
        return (size, parts)
    }

    private struct NoKeyboard: Error {}

    @Test func `a screen that shows the keyboard presents it last`() throws {
        let (node, messages) = try keyboard("shown")
        #expect(messages == [])
        let keyboard = try #require(node)
        #expect(try frame(of: keyboard).size == Size(width: 393, height: 302))
        #expect(keyboard.anchor == Anchor(.center, .bottom))
        #expect(keyboard.voice.isHidden)
    }

    @Test(arguments: ["shown", "latin"])
    func `its keys are not mirrored in right-to-left layouts`(written: String) throws {
        let plain = try frame(of: try #require(try keyboard(written).node))
        let mirrored = try frame(of: try #require(try keyboard(written, direction: .rightToLeft).node))
        let width = plain.size.width
        #expect(mirrored.size == plain.size)
        // Layout mirrors all parts.
        let shown = mirrored.parts.map { Rect(x: width - $0.maxX, y: $0.minY, width: $0.width, height: $0.height) }
        #expect(zip(shown, plain.parts).allSatisfy { abs(($0.minX - $1.minX).value) < 1e-9 && $0.minY == $1.minY })
        #expect(shown != mirrored.parts)
    }

    @Test func `one state may show it`() throws {
        var spec = Specification(
            """
            screen: S
            states: { reading: , writing: { keyboard: shown } }
            body: { text: a }
            """)
        for (state, count) in [("reading", 0), ("writing", 1)] {
            guard case .screen(let screen)? = try spec.tree("S", state: state)?.arrangement else { throw NoKeyboard() }
            #expect(screen.presented.count == count)
        }
    }

    @Test(arguments: [("large", true), ("[large]", true), ("medium", false), ("[300, large]", false)])
    func `a sheet without its screen has it only at its full height`(detents: String, hasKeyboard: Bool) throws {
        var spec = Specification(
            """
            component: S
            presentation: { as: sheet, detents: \(detents) }
            states: { reading: , writing: { keyboard: shown } }
            body: { text: a }
            """)
        #expect(try spec.tree("S", state: "reading")?.keyboard == nil)
        #expect((try spec.tree("S", state: "writing")?.keyboard != nil) == hasKeyboard)
    }

    @Test func `Japanese has the kana grid`() throws {
        let keyboard = try #require(try keyboard("shown").node)
        let texts = keyboard.texts
        #expect(texts.contains("あ") && texts.contains("空白") && texts.contains("改行") && !texts.contains("q"))
        let (_, parts) = try frame(of: keyboard)
        let places = zip(keyboard.children, parts).filter { $0.0.text?.string == "改行" }.map(\.1)
        // Two rows of 54 minus a gap of 6.
        #expect(places.map(\.height) == [102])
    }

    @Test(arguments: [("latin", "ja", "空白", "改行"), ("shown", "en", "space", "return")])
    func `letters have a space bar in the language`(
        written: String, locale: String, space: String, enter: String
    ) throws {
        let keyboard = try #require(try keyboard(written, locale: locale).node)
        let texts = keyboard.texts
        #expect(texts.filter { $0.count == 1 && $0 != "I" }.joined() == "qwertyuiopasdfghjklzxcvbnm")
        #expect(texts.contains(space) && texts.contains(enter))
        let (_, parts) = try frame(of: keyboard)
        let first = zip(keyboard.children, parts).first { $0.0.text?.string == "q" }?.1
        // Width (393 − 2 × 3 − 9 × 6) / 10; letters are 3 above the center of their keys.
        let key = try #require(first)
        #expect(abs(key.width.value - 33.3) < 1e-9)
        #expect(key.minX == 3 && key.height == 42 && key.minY == 45 + 6 - 3)
    }

    @Test func `all its parts are within its bounds`() throws {
        for device in ["iphone-se3", "iphone-15", "iphone-16-pro-max"] {
            for orientation in [Orientation.portrait, .landscape] {
                for locale in ["ja", "en"] {
                    let shown = try keyboard("shown", locale: locale, device: device, orientation: orientation).node
                    let (size, parts) = try frame(of: try #require(shown))
                    let bounds = Rect(origin: .zero, size: size)
                    for part in parts {
                        #expect(part.minX >= 0 && part.maxX <= bounds.maxX && part.minY >= -3)
                        #expect(part.maxY <= bounds.maxY + 1e-6)
                    }
                }
            }
        }
    }

    @Test(arguments: [
        ("{ use: Tabs }", "keyboard: covers", true), ("{ use: Tabs, keyboard: covers }", "opacity: 1", true),
        ("{ text: a, keyboard: covers }", "opacity: 1", true), ("{ use: Tabs }", "keyboard: raises", false),
        ("{ use: Tabs }", "opacity: 1", false),
    ])
    func `a bar, or its component, may stay below the keyboard`(
        _ bar: String, _ key: String, _ stays: Bool
    ) throws {
        var spec = Specification(
            """
            screen: S
            keyboard: shown
            body: { text: a }
            bottom: \(bar)
            ---
            component: Tabs
            body: { text: b, \(key) }
            """)
        guard case .screen(let screen)? = try spec.tree("S")?.arrangement else { throw NoKeyboard() }
        #expect(spec.messages == [])
        #expect(screen.bottom?.staysBelowKeyboard == stays)
    }

    /// A screen with an edited field of this keyboard type and submit label.
    private func keyboard(
        forField keys: String, written: String = "shown", locale: String = "ja"
    ) throws -> BoundNode {
        var spec = Specification(
            """
            screen: S
            keyboard: \(written)
            body: { vstack: [{ field: , keyboardType: phonePad }, { field: , focused: true, \(keys) }] }
            """)
        var metrics = try spec.metrics()
        metrics.locale = locale
        let component = try #require(spec.library["S"])
        guard case .screen(let screen)? = spec.bind(component, metrics: metrics)?.arrangement else {
            throw NoKeyboard()
        }
        #expect(spec.messages == [])
        return try #require(screen.presented.last?.node)
    }

    /// Without suggestions: 336 − 45, including 34 for the home indicator.
    @Test(arguments: [("phonePad", "+*#"), ("numberPad", nil), ("decimalPad", "."), ("asciiCapableNumberPad", nil)])
    func `a number field has a number pad, regardless of the screen's keyboard`(type: String, corner: String?) throws {
        for written in ["shown", "latin"] {
            let keyboard = try keyboard(forField: "keyboardType: \(type)", written: written)
            #expect(keyboard.texts.filter { $0.allSatisfy(\.isNumber) }.joined() == "1234567890")
            #expect(keyboard.texts.contains("ABC") && keyboard.texts.contains("WXYZ"))
            #expect(keyboard.texts.contains("+*#") == (corner == "+*#"))
            #expect(keyboard.texts.contains(".") == (corner == "."))
            let (size, parts) = try frame(of: keyboard)
            #expect(size == Size(width: 393, height: 257))
            #expect(parts.allSatisfy { $0.minX >= 0 && $0.maxX <= 393 && $0.maxY <= 257 + 20 })
        }
    }

    @Test(arguments: [
        ("emailAddress", ["@", "."], true), ("URL", [".", "/", ".com"], false), ("twitter", ["@", "#"], true),
        ("asciiCapable", [], true),
    ])
    func `an address field has letters and the keys for addresses`(
        type: String, others: [String], hasSpace: Bool
    ) throws {
        let texts = try keyboard(forField: "keyboardType: \(type)").texts
        #expect(texts.contains("q") && !texts.contains("あ"))
        #expect(texts.contains("空白") == hasSpace)
        #expect(
            ["@", ".", "#", "/", ".com"].filter { texts.contains($0) }
                == ["@", ".", "#", "/", ".com"].filter(others.contains))
    }

    @Test(arguments: [
        ("search", "ja", "検索", true), ("done", "ja", "完了", true), ("next", "ja", "次へ", false),
        ("return", "ja", "改行", false), ("search", "en", "search", true),
    ])
    func `the return key has the submit label, in blue for a final action`(
        label: String, locale: String, title: String, isBlue: Bool
    ) throws {
        for written in ["shown", "latin"] {
            let keyboard = try keyboard(forField: "submitLabel: \(label)", written: written, locale: locale)
            let index = try #require(keyboard.children.firstIndex { $0.text?.string == title })
            guard index > 0, case .shape(let ground) = keyboard.children[index - 1].content else { throw NoKeyboard() }
            #expect((ground.fill?.token == "ios.color.systemBlue") == isBlue)
        }
    }

    @Test func `hidden shows no keyboard, and unknown values are reported`() throws {
        #expect(try keyboard("hidden").node == nil)
        let (node, messages) = try keyboard("open")
        #expect(node == nil)
        #expect(messages == ["“keyboard” cannot be the text “open”"])
    }
}
