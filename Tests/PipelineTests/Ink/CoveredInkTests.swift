import Testing
import Values

/// Covers over a part of a text, and backgrounds that are narrower than a letter.
extension `Drawn ink` {
    /// Black letters on white below a cover over all of them but the last.
    @Test(arguments: ["33", "80", "C0", "E6", "F0"])
    func `letters that show through a cover over a part of a text count`(alpha: String) async throws {
        let spec = """
            component: C
            preview: { backdrop: "#FFFFFF" }
            body:
              zstack:
                - { text: HHHHHHHH, color: "#000000" }
                - { shape: rectangle, fill: "#FFFFFF\(alpha)", width: 86, height: 40, hidden: true, offset: { x: -6 } }
            """
        let share = Double(try #require(Int(alpha, radix: 16))) / 255
        let blended = RGBA(red: share, green: share, blue: share)
        let expected = Contrast.ratio(blended, .white)
        guard expected < 4.5 else {
            #expect(try await Self.worst(spec) == nil)
            return
        }
        #expect(abs(try #require(try await Self.worst(spec)) / expected - 1) < 0.02)
    }

    @Test func `the edge of a cover over a part of a text does not count as a translucent cover`() async throws {
        for y in stride(from: -8, through: 8, by: 0.25) {
            let spec = """
                component: C
                preview: { backdrop: "#FFFFFF" }
                body:
                  zstack:
                    - { text: HHHHHHHH, color: "#000000" }
                    - { shape: rectangle, fill: "#FFFFFF", width: 300, height: 10, hidden: true, offset: { y: \(y) } }
                """
            #expect(try await Self.worst(spec) == nil, "\(y)")
        }
    }

    /// Gray letters on white, and on a dot, below a circle that hides their middle.
    @Test(arguments: Array(stride(from: 40.0, through: 120, by: 7.3)), ["transparent", "\"#F2F2F7\""])
    func `the rim of a cover over a text is not a color of its letters`(width: Double, dot: String) async throws {
        let spec = """
            component: C
            preview: { backdrop: "#FFFFFF" }
            body:
              zstack:
                - { shape: rectangle, fill: \(dot), width: 10, height: 10, hidden: true }
                - { text: A longer row of words here, color: "#666666" }
                - { shape: circle, fill: "#FFFFFF", width: \(width), hidden: true }
            """
        #expect(try await Self.worst(spec) == nil)
    }

    /// A rotated rectangle over gray letters on a barely visible gradient.
    @Test(arguments: Array(stride(from: -6.0, through: 6, by: 1.3)), [0, 20, 45])
    func `the rim of a rotated cover is not a color of letters`(y: Double, rotation: Int) async throws {
        let spec = """
            component: C
            preview: { backdrop: "#F2F2F7" }
            body:
              zstack:
                - shape: rectangle
                  fill: transparent
                  width: 350
                  height: 120
                  background:
                    gradient: [{ color: "#F2F2F7", position: 0 }, { color: "#F2F2FE", position: 1 }]
                    angle: 90
                  hidden: true
                - { text: Mornings in town, font: { size: 11 }, color: "#686868" }
                - shape: rectangle
                  rotation: \(rotation)
                  width: 40
                  height: 12
                  fill: "#FFFFFF"
                  offset: { x: 10.08, y: \(y) }
                  hidden: true
            """
        #expect(try await Self.worst(spec) == nil)
    }

    @Test(arguments: [true, false])
    func `a nearly opaque cover hides a text, clipped or not`(clips: Bool) async throws {
        let spec = """
            component: C
            preview: { backdrop: "#FFFFFF" }
            body:
              zstack:
                - { text: Label, color: "#000000" }
                - { shape: rectangle, fill: "#DDDDDDFC", width: 300, height: 100, hidden: true }
              clip: \(clips)
            """
        #expect(try #require(try await Self.worst(spec)) < 1.05)
    }

    /// A gray stripe behind white letters on black, moved point by point.
    @Test(arguments: [2, 3, 4], [-3, -2, -1, 0, 1, 2, 3])
    func `a narrow stripe behind letters counts at any position`(height: Int, y: Int) async throws {
        let spec = """
            component: C
            preview: { backdrop: "#000000" }
            body:
              zstack:
                - { shape: rectangle, fill: "#888888", width: 300, height: \(height), hidden: true,
                    offset: { y: \(y) } }
                - { text: HHHHHHHH, color: "#FFFFFF" }
              width: 300
              height: 100
            """
        let gray = RGBA(red: 136 / 255.0, green: 136 / 255.0, blue: 136 / 255.0)
        #expect(abs(try #require(try await Self.worst(spec)) - Contrast.ratio(.white, gray)) < 0.01)
    }

    /// Gray letters that have enough contrast on black and on white, but not on the grays between them.
    @Test(arguments: Array(stride(from: -30, through: -20, by: 0.5)))
    func `an edge behind letters is not blended into one color`(y: Double) async throws {
        let spec = """
            component: C
            preview: { backdrop: "#FFFFFF" }
            body:
              zstack:
                - { shape: rectangle, fill: "#000000", width: 300, height: 50, hidden: true, offset: { y: \(y) } }
                - { text: HHHHHHHH, color: "#757575" }
              width: 300
              height: 100
            """
        #expect(try await Self.worst(spec) == nil)
    }
}

extension `Drawn ink` {
    /// The exact ratios. Rounding each layer to 8 bits would give 4.50 and 4.51.
    @Test(arguments: [
        (
            "{ vstack: [{ text: Label, color: \"#1B243B\" }], background: \"#0CDE31E6\", opacity: 0.9 }", "#D6982B26",
            "#4E0E1F", 4.4002
        ),
        ("{ text: Label, color: \"#191D20CC\" }", "#FBD0221A", "#03CF39", 4.4451),
    ])
    func `a cover of one color is composited exactly`(
        below: String, cover: String, ground: String, expected: Double
    ) async throws {
        let spec = """
            component: C
            preview: { backdrop: "#3A9671" }
            body:
              zstack:
                - \(below)
                - { shape: rectangle, fill: "\(cover)", width: 300, height: 100, hidden: true }
              background: "\(ground)"
            """
        #expect(abs(try #require(try await Self.worst(spec)) - expected) < 0.0001)
    }
}

extension `Drawn ink` {
    /// A round badge with a ring, moved over letters. Its edge blends pixels at every angle.
    @Test func `the round edge of a cover over a part of a text does not count as a translucent cover`() async throws {
        for step in 0..<40 {
            let (x, y) = (Double(step) * 1.7 - 34, Double(step % 9) * 0.6 - 2.5)
            let spec = """
                component: C
                preview: { backdrop: "#FFFFFF" }
                body:
                  zstack:
                    - { text: 朝の海HHH, font: { size: 23, relativeTo: body }, color: "#000000" }
                    - shape: circle
                      fill: "#E8E8E9"
                      width: 30
                      border: { color: "#FFFFFF", width: 2 }
                      offset: { x: \(x), y: \(y + 18) }
                      hidden: true
                    - { shape: rectangle, fill: "#FFFFFF01", width: 10, height: 10, hidden: true }
                """
            #expect(try await Self.worst(spec) == nil, "\(x) \(y)")
        }
    }
}

extension `Drawn ink` {
    static func below(_ cover: String, text: String = "dolor", color: String = "#000000") -> String {
        """
        component: C
        preview: { backdrop: "#FFFFFF" }
        body:
          zstack:
            - { text: \(text), color: "\(color)" }
            - { \(cover), hidden: true }
          align: top
        """
    }

    /// Black below white has 4.74:1 at an alpha of 45 %, and 1.14:1 at 94 %.
    @Test(arguments: Array(stride(from: 2.0, through: 30, by: 2)))
    func `the edge of a cover does not affect the ink that shows through it`(height: Double) async throws {
        func cover(_ alpha: String) -> String {
            "shape: rectangle, fill: \"#FFFFFF\(alpha)\", width: 300, height: \(height)"
        }
        for text in ["dolor", "WWW"] {
            #expect(try await Self.worst(Self.below(cover("73"), text: text)) == nil)
        }
        if height >= 10 {
            let worst = try await Self.worst(Self.below(cover("F0")))
            #expect(abs(try #require(worst) - 1.1396) < 0.0001)
        }
    }

    @Test(arguments: ["#FFFFFF00", "#FFFFFF01"], [90.0, 270])
    func `a cover that fades out counts where it is dense`(clear: String, angle: Double) async throws {
        let stops = "[{ color: \"\(clear)\", position: 0 }, { color: \"#FFFFFF\", position: 1 }]"
        let fading = "zstack: [], background: { gradient: \(stops), angle: \(angle) }, width: 44, height: 24"
        #expect(try #require(try await Self.worst(Self.below(fading, text: "Hello"))) < 1.4)
    }

    @Test func `the caret of a field is not behind its placeholder`() async throws {
        let spec = """
            screen: Chat
            background: "#FFFFFF"
            body: { text: Hi, color: "#000000" }
            bottom:
              hstack:
                - { symbol: plus, size: 20, color: "#000000", action: attach, label: Add, hitArea: 44 }
                - field: ""
                  placeholder: Message
                  placeholderColor: "#000000"
                  tint: "#0040DD"
                  focused: true
                  label: Message
                  width: fill
                  minHeight: 36
                  padding: { horizontal: 12 }
                  border: { color: "#767676" }
                  hitArea: 44
              spacing: 16
              padding: { horizontal: 16, vertical: 8 }
              background: { material: bar }
            """
        let contexts = "{ appearance: [light], typeSize: [xSmall], device: [iphone-15], direction: [rtl] }"
        #expect(try await Self.worst(spec, contexts: contexts) == nil)
    }
}
