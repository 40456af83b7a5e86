import Checks
import Layout
import Pipeline
import Specs
import TestProjects
import Testing
import Values

@testable import Sheets

/// The measurements read from a component's frames.
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

    @Test func `a gap between two children is labeled once`() throws {
        let anatomy = try anatomy("body: { hstack: [{ \(Self.box) }, { \(Self.box) }], spacing: 12 }")
        let gaps = anatomy.bands.filter { $0.kind == .gap }
        #expect(gaps == [Anatomy.Band(.gap, Rect(x: 40, y: 0, width: 12, height: 30), along: .horizontal)])
    }

    @Test func `all equal gaps are drawn and the first has the number`() throws {
        let body = "body: { vstack: [{ \(Self.box) }, { \(Self.box) }, { \(Self.box) }, { \(Self.box) }], spacing: 7 }"
        let anatomy = try anatomy(body)
        #expect(anatomy.bands.count == 3)
        #expect(numbers(anatomy, .gap) == [7])
    }

    @Test(arguments: [("#111111", true), ("#EEEEEE", false)])
    func `a band knows whether it is on a dark box`(color: String, isOnDark: Bool) throws {
        let row = "{ hstack: [{ \(Self.box) }, { \(Self.box) }], spacing: 12, padding: 4, background: \"\(color)\" }"
        let bands = try anatomy("body: { vstack: [{ \(Self.box) }, \(row)], spacing: 10 }").bands
        #expect(bands.filter { $0.rect.minY < 40 && $0.rect.maxY <= 40 }.allSatisfy { !$0.isOnDark })
        #expect(bands.filter { $0.rect.minY >= 40 }.count == 5)
        #expect(bands.filter { $0.rect.minY >= 40 }.allSatisfy { $0.isOnDark == isOnDark })
    }

    @Test func `a spacer has no gap`() throws {
        let body = "body: { hstack: [{ \(Self.box) }, { spacer: 50 }, { \(Self.box) }], spacing: 10 }"
        #expect(try anatomy(body).bands.isEmpty)
    }

    @Test func `each edge of a padding is labeled, and its inside is outlined`() throws {
        let anatomy = try anatomy("body: { vstack: [{ \(Self.box) }], padding: { horizontal: 16, top: 6 } }")
        #expect(numbers(anatomy, .padding) == [6, 16, 16])
        #expect(anatomy.insides == [Rect(x: 16, y: 6, width: 40, height: 30)])
        #expect(anatomy.frame.size == Size(width: 72, height: 36))
    }

    @Test func `repeated parts are labeled at the first of them`() throws {
        let body = """
            body:
              hstack:
                - each: [1, 2, 3]
                  shape: rectangle
                  width: 20
                  height: 20
                  padding: 5
                  background: "#FF0000"
                  radius: 4
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
        // The corners of an invisible box are invisible too.
        #expect(try self.anatomy("body: { vstack: [{ text: A }], radius: full }").corners.isEmpty)
        // A shape is visible.
        #expect(try self.anatomy("body: { \(Self.box), radius: 12 }").corners.map(\.words) == ["12"])
    }

    @Test func `a radius of half of a square is a circle`() throws {
        let square = "shape: rectangle, width: 28, height: 28, radius: full"
        #expect(try anatomy("body: { \(square) }").corners.map(\.words) == ["14, circle"])
    }

    @Test func `a padding follows rounded corners`() throws {
        let box = "padding: 6, background: \"#FF0000\", radius: 8"
        let anatomy = try anatomy("body: { vstack: [{ \(Self.box) }], \(box) }")
        #expect(anatomy.bands.map { $0.box?.radius } == [8, 8, 8, 8])
    }

    @Test func `a sheet extends through the safe area, and only its upper corners are round`() throws {
        let sheet =
            "presentation: { as: sheet, detents: [200] }\nbody: { vstack: [{ text: A }], width: fill, height: 200 }"
        let anatomy = try anatomy(sheet)
        #expect(anatomy.frame.size == Size(width: 393, height: 234) && anatomy.size == anatomy.frame.size)
        #expect(anatomy.rows.map(\.length) == [200, 34])
        #expect(anatomy.isSquareBelow && anatomy.frameRadius > 0)
        #expect(anatomy.corners.map(\.isUpper) == [true])
    }

    @Test func `nothing under the bars of a screen is measured, labeled or read`() throws {
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

    @Test func `the padding set on a field is measured`() throws {
        let anatomy = try anatomy("body: { field: A, padding: { horizontal: 12, vertical: 8 }, width: 200 }")
        #expect(numbers(anatomy, .padding) == [8, 8, 12, 12])
    }

    @Test func `a symbol in a larger frame shows the frame`() throws {
        let symbol = "symbol: heart, size: 32"
        #expect(try anatomy("body: { \(symbol), width: 48, height: 48 }").notes.map(\.words) == ["heart 32 in 48 × 48"])
        #expect(try anatomy("body: { \(symbol) }").notes.map(\.words) == ["heart 32"])
    }

    @Test func `the tail of a bubble is labeled separately from its body`() throws {
        let bubble = "shape: bubble, fill: \"#FF0000\", radius: 16, width: 200, height: 140"
        let side = try anatomy("body: { \(bubble), tail: { edge: trailing, at: top, size: 8 } }")
        #expect(side.columns.map(\.length) == [192, 8] && side.frameRadius == 0)
        #expect(side.corners.map(\.rect.maxX) == [192])
        let below = try anatomy("body: { \(bubble), tail: { edge: bottom, at: center, size: 8 } }")
        #expect(below.rows.map(\.length) == [132, 8])
        let background = "{ shape: bubble, fill: \"#FF0000\", radius: 16, tail: { edge: leading, at: top, size: 8 } }"
        let text = try anatomy("body: { text: A, width: 200, height: 140, background: \(background) }")
        #expect(text.columns.map(\.length) == [8, 192] && text.frameRadius == 0)
    }

    @Test func `a block without a name has that of its component or appearance`() throws {
        let anatomy = try anatomy(
            """
            body:
              vstack:
                - { hstack: [{ text: 小 }, { \(Self.box) }] }
                - { vstack: [{ text: A }, { \(Self.box) }], background: "#FF0000", radius: 8 }
                - { scroll: [{ text: B }, { \(Self.box) }], height: 90 }
            """, kind: "screen")
        #expect(anatomy.notes.prefix(3).map { $0.words.prefix { $0 != " " } } == ["row", "card", "list"])
    }

    private static let chip =
        "component: Chip\nbody: { text: A, height: 30, padding: 5, background: \"#EEEEEE\", radius: 4 }"

    @Test func `used components are labeled with name and size only`() throws {
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
        // Labels must not cover letters.
        #expect(anatomy.inks.count == 3)
    }

    @Test(arguments: ["use: Chip", "hstack: [{ use: Chip }, { use: Chip }]"])
    func `a component that only uses another one is measured inside it`(_ body: String) throws {
        let anatomy = try anatomy("body: { \(body) }\n---\n\(Self.chip)")
        #expect(numbers(anatomy, .padding) == [5, 5, 5, 5])
        #expect(anatomy.corners.map(\.words) == ["4"])
    }

    @Test func `a component with a used component and a shape labels the used component`() throws {
        let anatomy = try anatomy(
            """
            body: { zstack: [{ shape: rectangle, width: 60, height: 50, fill: "#FF0000" }, { use: Chip }] }
            ---
            \(Self.chip)
            """)
        #expect(numbers(anatomy, .padding).isEmpty)
        #expect(anatomy.notes.map { $0.words.prefix { $0 != " " } } == ["Chip"])
    }

    @Test func `texts and symbols are not measured as parts`() throws {
        let body = "body: { hstack: [{ text: A }, { text: B }], spacing: 4 }"
        #expect(try anatomy(body).columns.isEmpty)
    }

    @Test func `the blocks of a screen are labeled, but not their contents`() throws {
        let anatomy = try anatomy(
            """
            body:
              vstack:
                - { \(Self.box), id: map }
                - { hstack: [{ \(Self.box) }, { \(Self.box) }], spacing: 3, padding: 9, id: cards }
              spacing: 20
            """, kind: "screen")
        #expect(anatomy.notes.map(\.words) == ["map 40 × 30", "cards 101 × 48", "safe area 59", "safe area 34"])
        #expect(numbers(anatomy, .gap) == [20])
        #expect(numbers(anatomy, .padding).isEmpty)
        #expect(anatomy.frame.size == Size(width: 393, height: 852))
    }

    @Test(arguments: ["component", "screen"])
    func `content scrolled out of view is neither measured nor labeled`(kind: String) throws {
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

    /// The place of the scroll view in the test above: below a box of 300 points, the pair in the middle of a screen.
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

    @Test func `an element has its number, hit area and spoken text`() throws {
        let stops = try stops(
            "body: { vstack: [{ text: 見出し }, { text: 送る, action: send, role: button, hitArea: 60 }] }")
        #expect(stops.map(\.number) == [1, 2])
        #expect(stops.map(\.isControl) == [false, true])
        #expect(stops.map(\.spoken) == ["「見出し」", "「送る、ボタン」"])
        #expect(stops.last?.area.size == Size(width: 60, height: 60))
    }

    @Test func `a tab has its position among the tabs`() throws {
        let stops = try stops(
            "body: { hstack: [{ each: [家, 店], text: $item, action: go, role: tab }], children: contain }")
        #expect(stops.map(\.spoken) == ["「家、タブ、2個中1番目」", "「店、タブ、2個中2番目」"])
    }

    @Test func `tabs scrolled out of view are counted but not listed`() throws {
        let tabs = "each: [一, 二, 三, 四], text: $item, width: 100, action: go, role: tab"
        let stops = try stops("body: { scroll: [{ \(tabs) }], axis: horizontal, width: 250, children: contain }")
        #expect(stops.map(\.spoken).last == "「三、タブ、4個中3番目」")
        #expect(stops.map(\.number) == [1, 2, 3])
    }

    @Test func `an announcement leaves out the role`() throws {
        let stops = try stops("body: { text: コピーしました, action: copy, role: button }")
        #expect(stops.map(\.announced) == ["「コピーしました」"])
    }

    @Test func `a switch is on or off in the spoken language`() throws {
        func spoken(_ value: String, _ locale: String) throws -> String? {
            try stops("body: { toggle: \(value), label: A, action: b }", locale: locale).first?.spoken
        }
        #expect(try spoken("true", "ja") == "「A、オン、スイッチボタン」")
        #expect(try spoken("false", "ja") == "「A、オフ、スイッチボタン」")
        #expect(try spoken("false", "en") == "“A, off, Switch Button”")
    }

    @Test func `a label that is a sentence has no comma after it`() throws {
        let body = "body: { text: もう一度お試しください。, action: retry }"
        #expect(try stops(body).map(\.spoken) == ["「もう一度お試しください。ボタン」"])
        #expect(
            try stops("body: { text: Try again., action: retry }", locale: "en").map(\.spoken)
                == ["“Try again. Button”"])
    }

    @Test func `VoiceOver adds English words outside of Japanese`() throws {
        let stops = try stops("body: { text: Send, action: send, traits: [selected] }", locale: "en")
        #expect(stops.map(\.spoken) == ["“Selected, Send, Button”"])
    }

    @Test func `a hint is listed separately`() throws {
        let stops = try stops("body: { text: 再試行, action: retry, hint: もう一度読み込みます }")
        #expect(stops.map(\.spoken) == ["「再試行、ボタン」"])
        #expect(stops.map(\.hint) == ["「もう一度読み込みます」"])
    }

    @Test func `hidden elements are not read`() throws {
        #expect(try stops("body: { text: A, hidden: true }").isEmpty)
    }
}
