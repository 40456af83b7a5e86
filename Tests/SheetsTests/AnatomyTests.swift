import Checks
import Layout
import Pipeline
import Specs
import TestProjects
import Testing
import Values

@testable import Sheets

/// What is read of a component's frames.
@Suite struct AnatomyTests {
    static func mockup(_ body: String, kind: String = "component", locale: String = "ja") throws -> Mockup {
        let contexts = "{ appearance: [light], typeSize: [large], device: [iphone-15], locale: [\(locale)] }"
        let project = try TestProject(spec: "\(kind): C\n\(body)", contexts: contexts).load()
        var choice = MockupChoice()
        choice.component = "C"
        let result = try LayoutRun.run([project], choice: choice, proposal: (nil, nil), typesetter: .estimating)
        return Mockup(try #require(result.laidOut))
    }

    private static let box = "shape: rectangle, width: 40, height: 30"

    private func anatomy(_ body: String, kind: String = "component") throws -> Anatomy {
        AnatomyReader.anatomy(of: try Self.mockup(body, kind: kind))
    }

    private func numbers(_ anatomy: Anatomy, _ kind: RedlineKind) -> [Points] {
        anatomy.bands.filter { $0.kind == kind && $0.isNumbered }.map(\.value)
    }

    @Test func `a gap between two children is told once with its number`() throws {
        let anatomy = try anatomy("body: { hstack: [{ \(Self.box) }, { \(Self.box) }], spacing: 12 }")
        let gaps = anatomy.bands.filter { $0.kind == .gap }
        #expect(gaps == [Anatomy.Band(.gap, Rect(x: 40, y: 0, width: 12, height: 30), along: .horizontal)])
    }

    @Test func `of equal gaps all are drawn and the first has the number`() throws {
        let body = "body: { vstack: [{ \(Self.box) }, { \(Self.box) }, { \(Self.box) }, { \(Self.box) }], spacing: 7 }"
        let anatomy = try anatomy(body)
        #expect(anatomy.bands.count == 3)
        #expect(numbers(anatomy, .gap) == [7])
    }

    @Test func `beside a spacer there is no gap to report`() throws {
        let body = "body: { hstack: [{ \(Self.box) }, { spacer: 50 }, { \(Self.box) }], spacing: 10 }"
        #expect(try anatomy(body).bands.isEmpty)
    }

    @Test func `each edge of a padding is told, and what it leaves is outlined`() throws {
        let anatomy = try anatomy("body: { vstack: [{ \(Self.box) }], padding: { horizontal: 16, top: 6 } }")
        #expect(numbers(anatomy, .padding) == [6, 16, 16])
        #expect(anatomy.insides == [Rect(x: 16, y: 6, width: 40, height: 30)])
        #expect(anatomy.frame.size == Size(width: 72, height: 36))
    }

    @Test func `what a repeated part has is told at the first of them`() throws {
        let body = """
            body:
              hstack:
                - { each: [1, 2, 3], shape: rectangle, width: 20, height: 20, padding: 5, background: "#FF0000", radius: 4 }
              spacing: 8
            """
        let anatomy = try anatomy(body)
        #expect(numbers(anatomy, .padding).count == 4)
        #expect(numbers(anatomy, .gap) == [8])
        #expect(anatomy.corners.map(\.words) == ["4"])
        #expect(anatomy.columns.map(\.length) == [20, 20, 20])
    }

    @Test func `a radius of half the height is a capsule`() throws {
        let anatomy = try anatomy("body: { \(Self.box), background: \"#FF0000\", radius: full }")
        #expect(anatomy.corners.map(\.words) == ["15, capsule"])
        // A box that shows nothing has corners that nobody sees.
        #expect(try self.anatomy("body: { vstack: [{ text: A }], radius: full }").corners.isEmpty)
        // A shape shows itself.
        #expect(try self.anatomy("body: { \(Self.box), radius: 12 }").corners.map(\.words) == ["12"])
    }

    @Test func `a radius of half of a square is a circle`() throws {
        let square = "shape: rectangle, width: 28, height: 28, radius: full"
        #expect(try anatomy("body: { \(square) }").corners.map(\.words) == ["14, circle"])
    }

    @Test func `a padding within round corners has their outline`() throws {
        let box = "padding: 6, background: \"#FF0000\", radius: 8"
        let anatomy = try anatomy("body: { vstack: [{ \(Self.box) }], \(box) }")
        #expect(anatomy.bands.map { $0.box?.radius } == [8, 8, 8, 8])
    }

    @Test func `a sheet goes on through the safe area, and is round above alone`() throws {
        let sheet =
            "presentation: { as: sheet, detents: [200] }\nbody: { vstack: [{ text: A }], width: fill, height: 200 }"
        let anatomy = try anatomy(sheet)
        #expect(anatomy.frame.size == Size(width: 393, height: 234) && anatomy.size == anatomy.frame.size)
        #expect(anatomy.rows.map(\.length) == [200, 34])
        #expect(anatomy.isSquareBelow && anatomy.frameRadius > 0)
        #expect(anatomy.corners.map(\.isUpper) == [true])
    }

    @Test func `under the bars of a screen nothing is measured, told or read`() throws {
        let row = "height: 200, action: open, background: \"#EEEEEE\""
        let mockup = try Self.mockup(
            """
            top: { text: Title, height: 44, width: fill }
            bottom: { text: Tabs, height: 49, width: fill }
            body:
              scroll:
                - { each: [1, 2, 3, 4, 5, 6], text: Row, \(row) }
              position: 100
            """, kind: "screen")
        let clear = Rect(x: 0, y: 103, width: 393, height: 852 - 103 - 83)
        let anatomy = AnatomyReader.anatomy(of: mockup)
        let rows = anatomy.parts.filter { $0.height > 60 }
        #expect(!rows.isEmpty && rows.allSatisfy { clear.contains($0, tolerance: 0.5) })
        let stops = ReadingStop.all(in: mockup).filter(\.isControl)
        #expect(mockup.inks.allSatisfy { ink in ink.maxY <= 103 || ink.minY >= 852 - 83 || clear.contains(ink) })
        #expect(stops.count == 4 && stops.allSatisfy { clear.contains($0.shown, tolerance: 0.5) })
        #expect(anatomy.frameRadius > 0)
    }

    @Test func `the padding that a field is given is measured`() throws {
        let anatomy = try anatomy("body: { field: A, padding: { horizontal: 12, vertical: 8 }, width: 200 }")
        #expect(numbers(anatomy, .padding) == [8, 8, 12, 12])
    }

    @Test func `a symbol in a larger frame tells the frame`() throws {
        let symbol = "symbol: heart, size: 32"
        #expect(try anatomy("body: { \(symbol), width: 48, height: 48 }").notes.map(\.words) == ["heart 32 in 48 × 48"])
        #expect(try anatomy("body: { \(symbol) }").notes.map(\.words) == ["heart 32"])
    }

    @Test func `of a bubble its tail is told apart from its body`() throws {
        let bubble = "shape: bubble, fill: \"#FF0000\", radius: 16, width: 200, height: 140"
        let side = try anatomy("body: { \(bubble), tail: { edge: trailing, at: top, size: 8 } }")
        #expect(side.columns.map(\.length) == [192, 8] && side.frameRadius == 0)
        #expect(side.corners.map(\.rect.maxX) == [192])
        let below = try anatomy("body: { \(bubble), tail: { edge: bottom, at: center, size: 8 } }")
        #expect(below.rows.map(\.length) == [132, 8])
        let ground = "{ shape: bubble, fill: \"#FF0000\", radius: 16, tail: { edge: leading, at: top, size: 8 } }"
        let text = try anatomy("body: { text: A, width: 200, height: 140, background: \(ground) }")
        #expect(text.columns.map(\.length) == [8, 192] && text.frameRadius == 0)
    }

    @Test func `a block without a name is called after its component, or what it looks like`() throws {
        let anatomy = try anatomy(
            """
            body:
              vstack:
                - { hstack: [{ text: 小 }, { \(Self.box) }] }
                - { vstack: [{ text: A }, { \(Self.box) }], background: "#FF0000", radius: 8 }
                - { scroll: [{ text: B }, { \(Self.box) }], height: 90 }
            """, kind: "screen")
        #expect(anatomy.notes.map { $0.words.prefix { $0 != " " } } == ["row", "card", "list"])
    }

    private static let chip =
        "component: Chip\nbody: { text: A, height: 30, padding: 5, background: \"#EEEEEE\", radius: 4 }"

    @Test func `of what is made up of components their names and sizes are told, and not what is in them`() throws {
        let anatomy = try anatomy(
            """
            body:
              vstack:
                - { text: Title, height: 20, padding: 3 }
                - { use: Chip, padding: 7 }
                - { use: Chip }
              spacing: 12
            ---
            \(Self.chip)
            """)
        #expect(numbers(anatomy, .padding) == [3, 3, 3, 3, 7, 7, 7, 7])
        #expect(numbers(anatomy, .gap) == [12])
        #expect(anatomy.corners.isEmpty)
        #expect(anatomy.notes.map { $0.words.prefix { $0 != " " } } == ["body", "Chip"])
        #expect(anatomy.parts.count == 2)
        // Labels spare their letters.
        #expect(anatomy.inks.count == 3)
    }

    @Test(arguments: ["use: Chip", "hstack: [{ use: Chip }, { use: Chip }]"])
    func `what is made of one component alone is measured in it`(_ body: String) throws {
        let anatomy = try anatomy("body: { \(body) }\n---\n\(Self.chip)")
        #expect(numbers(anatomy, .padding) == [5, 5, 5, 5])
        #expect(anatomy.corners.map(\.words) == ["4"])
    }

    @Test func `what holds a component beside a shape of its own tells that component, and not what is in it`() throws {
        let anatomy = try anatomy(
            """
            body: { zstack: [{ shape: rectangle, width: 60, height: 50, fill: "#FF0000" }, { use: Chip }] }
            ---
            \(Self.chip)
            """)
        #expect(numbers(anatomy, .padding).isEmpty)
        #expect(anatomy.notes.map { $0.words.prefix { $0 != " " } } == ["Chip"])
    }

    @Test func `words and signs are no parts to be measured side by side`() throws {
        let body = "body: { hstack: [{ text: A }, { text: B }], spacing: 4 }"
        #expect(try anatomy(body).columns.isEmpty)
    }

    @Test func `of a screen its blocks are told and not what is in them`() throws {
        let anatomy = try anatomy(
            """
            body:
              vstack:
                - { \(Self.box), id: map }
                - { hstack: [{ \(Self.box) }, { \(Self.box) }], spacing: 3, padding: 9, id: cards }
              spacing: 20
            """, kind: "screen")
        #expect(anatomy.notes.map(\.words) == ["map 40 × 30", "cards 101 × 48"])
        #expect(numbers(anatomy, .gap) == [20])
        #expect(numbers(anatomy, .padding).isEmpty)
        #expect(anatomy.frame.size == Size(width: 393, height: 852))
    }

    @Test(arguments: ["component", "screen"])
    func `what has scrolled out of sight is neither measured nor told`(kind: String) throws {
        let row = "zstack: [{ text: あ }], width: 200, height: 100, padding: 10, background: \"#EEEEEE\", radius: 8"
        let anatomy = try anatomy(
            """
            preview: { width: 200 }
            body:
              vstack:
                - { shape: rectangle, width: 200, height: 300 }
                - scroll:
                    - { each: [1, 2, 3, 4], \(row) }
                  height: 150
                  position: bottom
              spacing: 0
            """.replacing("preview: { width: 200 }\n", with: kind == "screen" ? "" : "preview: { width: 200 }\n"),
            kind: kind)
        let scroll = try #require(Self.scroll(in: anatomy, kind))
        let places = anatomy.bands.map(\.rect) + anatomy.insides + anatomy.inks + anatomy.corners.map(\.rect)
        #expect(places.allSatisfy { $0.maxY <= scroll.minY || scroll.contains($0, tolerance: 0.5) }, "\(places)")
    }

    /// Where the scroll view of the test above stands: below a box of 300 points, the pair in the middle of a screen.
    private static func scroll(in anatomy: Anatomy, _ kind: String) -> Rect? {
        let height: Points = 450
        let top = kind == "screen" ? anatomy.parts.last?.minY : anatomy.frame.maxY - height + 300
        return top.map { Rect(x: 0, y: $0, width: anatomy.size.width, height: 150) }
    }
}

@Suite struct ReadingStopTests {
    private func stops(_ body: String, locale: String = "ja") throws -> [ReadingStop] {
        ReadingStop.all(in: try AnatomyTests.mockup(body, locale: locale))
    }

    @Test func `an element has its number, its hit area and what is said of it`() throws {
        let stops = try stops(
            "body: { vstack: [{ text: 見出し }, { text: 送る, action: send, role: button, hitArea: 60 }] }")
        #expect(stops.map(\.number) == [1, 2])
        #expect(stops.map(\.isControl) == [false, true])
        #expect(stops.map(\.spoken) == ["「見出し」", "「送る、ボタン」"])
        #expect(stops.last?.area.size == Size(width: 60, height: 60))
    }

    @Test func `a tab says which of the tabs it is`() throws {
        let stops = try stops(
            "body: { hstack: [{ each: [家, 店], text: $item, action: go, role: tab }], children: contain }")
        #expect(stops.map(\.spoken) == ["「家、タブ、2個中1番目」", "「店、タブ、2個中2番目」"])
    }

    @Test func `tabs that have scrolled out are counted, and not told`() throws {
        let tabs = "each: [一, 二, 三, 四], text: $item, width: 100, action: go, role: tab"
        let stops = try stops("body: { scroll: [{ \(tabs) }], axis: horizontal, width: 250, children: contain }")
        #expect(stops.map(\.spoken).last == "「三、タブ、4個中3番目」")
        #expect(stops.map(\.number) == [1, 2, 3])
    }

    @Test func `an announcement does not say what its element is`() throws {
        let stops = try stops("body: { text: コピーしました, action: copy, role: button }")
        #expect(stops.map(\.announced) == ["「コピーしました」"])
    }

    @Test func `a switch is on or off in the language that is spoken`() throws {
        func spoken(_ value: String, _ locale: String) throws -> String? {
            try stops("body: { toggle: \(value), label: A, action: b }", locale: locale).first?.spoken
        }
        #expect(try spoken("true", "ja") == "「A、オン、スイッチボタン」")
        #expect(try spoken("false", "ja") == "「A、オフ、スイッチボタン」")
        #expect(try spoken("false", "en") == "“A, off, Switch Button”")
    }

    @Test func `a label that is a sentence needs no comma`() throws {
        let body = "body: { text: もう一度お試しください。, action: retry }"
        #expect(try stops(body).map(\.spoken) == ["「もう一度お試しください。ボタン」"])
        #expect(
            try stops("body: { text: Try again., action: retry }", locale: "en").map(\.spoken)
                == ["“Try again. Button”"])
    }

    @Test func `elsewhere than in Japanese VoiceOver adds English words`() throws {
        let stops = try stops("body: { text: Send, action: send, traits: [selected] }", locale: "en")
        #expect(stops.map(\.spoken) == ["“Selected, Send, Button”"])
    }

    @Test func `a hint is told besides`() throws {
        let stops = try stops("body: { text: 再試行, action: retry, hint: もう一度読み込みます }")
        #expect(stops.map(\.spoken) == ["「再試行、ボタン」"])
        #expect(stops.map(\.hint) == ["「もう一度読み込みます」"])
    }

    @Test func `what is hidden is not read`() throws {
        #expect(try stops("body: { text: A, hidden: true }").isEmpty)
    }
}
