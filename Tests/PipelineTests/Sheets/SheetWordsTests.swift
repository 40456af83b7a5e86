import Canvas
import Checks
import Layout
import Project
import Source
import Specs
import Testing
import Values

@testable import Loading
@testable import Pipeline
@testable import Sheets

private let picker = """
    component: Picker
    presentation: { as: sheet, detents: [220, large] }
    body: { scroll: [{ each: [1, 2, 3, 4, 5], text: Choose, height: 90 }], width: fill }
    """

/// The texts on the sheets of a component.
struct `The text of a sheet` {
    private func words(_ spec: String, _ kind: SheetKind, contexts: String? = nil) throws -> [String] {
        let project = try contexts.map { try SheetProject(spec, contexts: $0) } ?? SheetProject(spec)
        return try #require(try project.page(kind)).texts.map(\.text)
    }

    @Test func `shows the safe area of a sheet presentation separately, and draws it`() throws {
        let page = try #require(try SheetProject(picker).page(.contact))
        #expect(page.texts.contains { $0.text == "393 × 220 + 34" })
        #expect(page.pictures.map(\.picture.size.height) == [254])
    }

    @Test func `a finding below the screen is shown at the scroll position where it was measured`() throws {
        let project = try SheetProject(
            """
            screen: Library
            background: "#FFFFFF"
            body:
              scroll:
                - { text: Start, color: "#000000" }
                - { shape: rectangle, fill: "#FFFFFF", width: fill, height: 1000 }
                - { text: Far below, color: "#BBBBBB" }
                - { shape: rectangle, fill: "#FFFFFF", width: fill, height: 1000 }
            """)
        let finding = try #require(try project.states().first?.findings.first { $0.rule == "low-contrast-text" })
        let position = try #require(finding.scrolled)
        let distance = try #require(position.distances.values.first)
        #expect(position.area.minY == (finding.area?.minY ?? 0) + distance.y)
        #expect(position.area.minY >= 0 && position.area.maxY <= 852)
        let page = try #require(try project.page(.contact))
        #expect(page.pictures.count == 2)
        #expect(page.texts.count { $0.text == "scrolled by \(Int(-distance.y.value.rounded())) pt" } == 1)
        // Its number is in its message and at its ring on the scrolled picture.
        let number = page.texts.filter { $0.text == "1" && $0.origin.y > page.pictures[1].rect.minY }
        #expect(number.count == 1)
    }

    @Test func `at every type size a sheet has its opening height`() throws {
        let page = try #require(try SheetProject(picker).page(.typeSizes))
        #expect(page.pictures.map(\.picture.size.height) == Array(repeating: 254, count: 12))
        // Below each cell, and in the table.
        #expect(page.texts.count { $0.text == "393 × 220 + 34" } == 24)
        // The dimmed screen is visible above it, and nothing below it.
        for picture in page.pictures {
            let stage = try #require(page.stages.first { $0.contains(picture.rect, tolerance: 1) })
            #expect(picture.rect.minY > stage.minY + 10 && abs((picture.rect.maxY - stage.maxY).value) < 1)
        }
    }

    @Test func `of hit areas with equal shorter sides the smaller one is shown`() throws {
        let spec = """
            component: Bar
            body:
              hstack:
                - { text: Long, width: 109, height: 44, action: a, role: button }
                - { text: B, width: 44, height: 44, action: b, role: button }
            """
        #expect(try words(spec, .contact).contains("44 × 44"))
    }

    @Test(arguments: [
        // The title of a bar and a disabled element are not new.
        (
            "[{ text: あかり, when: { state: busy } }, "
                + "{ text: 送る, action: send, disabled: { when: { state: busy }, then: true } }]",
            "“送信中”"
        ),
        ("[{ text: Old }]", "“送信中”"),
    ])
    func `announces the most relevant change`(first: String, announced: String) throws {
        let spec = """
            screen: Chat
            states: { content: , busy: { announce: true } }
            top: { hstack: [{ text: { when: { state: busy }, then: あかり, else: "あかり、オンライン" } }] }
            body: { vstack: [{ vstack: \(first) }, { spinner: , label: 送信中, when: { state: busy } }] }
            """
        #expect(try words(spec, .contact).contains(announced))
    }

    @Test func `a notice announces its text even if it is unchanged`() throws {
        let spec = """
            component: OfflineBanner
            states: { plain: , large: { announce: true } }
            body: { text: No connection }
            """
        #expect(try !words(spec, .contact).contains("yes"))
    }

    @Test(arguments: ["announce: $doing", "announce: { when: busy, then: $doing, else: false }"])
    func `announces the text of the spec`(announce: String) throws {
        let spec = """
            component: InputBar
            properties: { doing: Sending }
            states: { content: , busy: { \(announce) } }
            body: { vstack: [{ text: Message }, { text: Dimmed, when: busy }] }
            """
        let words = try words(spec, .contact)
        #expect(words.contains("“Sending”") && !words.contains("“Dimmed”"))
    }

    @Test func `a component inside announces its own text`() throws {
        let spec = """
            screen: Chat
            states: { content: , busy: { announce: true } }
            body: { vstack: [{ use: Bar, state: { when: busy, then: sending, else: content } }] }
            ---
            component: Bar
            states: { content: , sending: { announce: The message is being sent } }
            body: { text: { when: sending, then: Dimmed, else: Message } }
            """
        let words = try words(spec, .contact)
        #expect(words.contains("“The message is being sent”") && !words.contains("“Dimmed”"))
    }

    @Test func `an alert is drawn on a dimmed screen`() throws {
        let spec = """
            component: Leave
            presentation: { as: alert }
            body: { alert: { title: Leave?, buttons: [{ title: Cancel, style: cancel }] } }
            """
        let page = try #require(try SheetProject(spec).page(.contact))
        #expect(page.texts.contains { $0.text == "over a dimmed screen" })
        let state = try #require(try SheetProject(spec).states().first)
        #expect(state.mockup.isOverDimmedScreen && !state.mockup.isSheet)
    }

    @Test func `the notes of a component are on its contact sheet, three in a row`() throws {
        let notes = ["One.", "Two.", "Three.", "Four."]
        let spec = "component: C\nnotes: [\(notes.joined(separator: ", "))]\nbody: { text: A }"
        let page = try #require(try SheetProject(spec).page(.contact))
        #expect(page.texts.contains { $0.text == "Notes" })
        let places = try notes.map { note in try #require(page.texts.first { $0.text == note }).origin }
        #expect(Set(places[..<3].map(\.y)).count == 1 && places[3].x == places[0].x && places[3].y > places[0].y)
        #expect(try !words("component: C\nbody: { text: A }", .contact).contains("Notes"))
    }

    @Test func `each background of a component has a stage`() throws {
        let spec = """
            component: Mark
            preview: { backdrop: ["#FFFFFF", "#0A5FD9", "#FFFFFF"] }
            body: { text: A }
            """
        let page = try #require(try SheetProject(spec).page(.contact))
        #expect(page.stages.count == 2)
        #expect(page.texts.contains { $0.text == "on #0A5FD9" })
    }

    @Test func `a motion is listed at the first state that shows it`() throws {
        let spec = """
            component: Recorder
            states:
              idle: {}
              recording:
                set: { records: true }
                motion:
                  pulse:
                    { trigger: appear, node: dot, duration: 0.8s, changes: { opacity: [1, 0.2] }, reduced: none }
            properties: { records: false }
            body:
              vstack:
                - { text: Record }
                - { shape: circle, fill: "#C4231B", width: 12, height: 12, id: dot, when: $records }
            motion:
              grow: { trigger: appear, node: dot, duration: 0.4s, changes: { scale: [0.5, 1] }, reduced: none }
            """
        let page = try #require(try SheetProject(spec).page(.contact))
        let recording = try #require(page.texts.first { $0.text == "recording" })
        for (name, time) in [("Pulse", "0.8 s"), ("Grow", "0.4 s")] {
            #expect(page.texts.filter { $0.text == name }.map(\.origin.y).allSatisfy { $0 > recording.origin.y })
            #expect(page.texts.count { $0.text == time } == 1)
        }
    }

    @Test func `a background equal to an earlier one is not drawn again`() throws {
        let spec = """
            component: Mark
            preview: { backdrop: ["{ios.color.systemBackground}", "#FFFFFF"] }
            body: { text: A }
            """
        let words = try words(spec, .contact, contexts: "{ appearance: [light, dark], device: [iphone-15] }")
        #expect(words.count { $0 == "on #FFFFFF" } == 1)
        #expect(words.count { $0 == "on systemBackground #FFFFFF" } == 1)
    }

    @Test func `sizes are rounded to tenths`() throws {
        let words = try words("component: A\nbody: { text: A, width: 66.333, height: 20.25 }", .contact)
        #expect(words.contains("66.3 × 20.3") && !words.contains { $0.contains("66.33") })
    }

    @Test func `each background has its own ratio`() throws {
        let spec = """
            component: Line
            preview: { backdrop: ["#FFFFFF", "#888888"] }
            body: { text: Hello, color: "#000000" }
            """
        let words = try words(spec, .contact)
        #expect(words.contains("text 21.00:1") && words.contains("text 5.92:1"))
        // Gray on gray fails; on white it passes.
        let gray = try self.words(spec.replacing("#000000", with: "#555555"), .contact)
        #expect(gray.contains("text 7.45:1") && gray.contains("text 2.10:1"))
        #expect(gray.count { $0.contains("1 fails") } == 1)
    }

    @Test func `the table of type sizes follows wrapped texts, wherever they are in the tree`() throws {
        let spec = """
            component: Card
            preview: { width: 240 }
            body:
              vstack:
                - { text: Hi, when: { typeSize: standard } }
                - { text: Never wraps, id: small, scales: false }
                - { text: Where shall we all go this weekend, id: title, font: title1 }
            """
        let words = try words(spec, .typeSizes)
        #expect(words.contains("Title") && !words.contains("Small"))
        let lines = words.filter { $0.hasSuffix(" line") || $0.hasSuffix(" lines") }
        #expect(lines.count { !$0.hasPrefix("title") } == 12)
    }

    @Test func `redlines have their words in the language of the sheet`() throws {
        let spec = """
            component: Card
            preview: { width: 240 }
            body:
              vstack:
                - { text: 渋谷, lineLimit: 2, padding: [4, 12, 6, 12] }
                - { hstack: [{ text: 東京, id: city }], background: "#EEEEF2", radius: 8, padding: 8 }
              hint: 詳しく見る
              label: 渋谷
              action: open
            """
        try SheetWords.$language.withValue(.japanese) {
            let words = try self.words(spec, .redline)
            #expect(words.contains { $0.contains("1行（最大2行）") })
            #expect(words.contains("ヒント：“詳しく見る”"))
            let english = ["line", "most", "content ", "padding", "hint", "radius", "order", "Targets"]
            #expect(words.filter { word in english.contains { word.contains($0) } } == [])
        }
    }

    @Test(arguments: [("Pressed.", false), ("Pressed", false), ("Pressed for long.", true)])
    func `a summary that only repeats the name of its state is left out`(summary: String, isShown: Bool) throws {
        let spec = "component: C\nstates: { normal: , pressed: { summary: \(summary) } }\nbody: { text: A }"
        #expect(try words(spec, .contact).contains(summary) == isShown)
    }

    @Test func `a control inside another has its area on the redlines and its action in the list`() throws {
        let spec = """
            component: Video
            body:
              zstack:
                - { shape: rectangle, width: 140, height: 200 }
                - { symbol: heart, action: move, label: Move, hitArea: 44 }
              action: open
              label: Video
              actions: [{ name: Move away, action: move }]
            """
        let page = try #require(try SheetProject(spec).page(.redline))
        #expect(page.texts.contains { $0.text == "44" } && page.texts.contains { $0.text == "actions: Move away" })
    }
}

struct `A motion` {
    private func words(_ motion: String) throws -> [String] {
        let spec = "component: C\nbody: { text: Coffee, padding: 12 }\nmotion: { m: { \(motion) } }"
        return try #require(try SheetProject(spec).page(.motion)).texts.map(\.text)
    }

    @Test func `that follows the scroll position has no duration`() throws {
        let words = try words("trigger: scroll, changes: { opacity: [1, 0] }")
        #expect(
            words.contains("50 %") && words.contains("follows the content") && !words.contains { $0.hasSuffix(" ms") })
    }

    @Test func `that is repeated has the duration of one run`() throws {
        let words = try words(
            "trigger: appear, duration: 1.2s, repeat: forever, changes: { opacity: [1, 0.6, 1] }, reduced: none")
        #expect(words.contains("1.2 s") && !words.contains("2.4 s"))
    }
}
