import Testing

/// Texts that scroll below translucent nodes or over fixed backgrounds.
extension `Drawn ink` {
    /// A text on white in a list, below a fixed node.
    private static func list(
        _ height: Int, text: String = "Line", over: String, color: String = "#000000"
    ) -> String {
        """
        screen: S
        background: "#FFFFFF"
        body:
          scroll:
            - vstack:
                - { shape: rectangle, fill: "#FFFFFF", width: 20, height: \(height), hidden: true }
                - { text: "\(text)", color: "\(color)" }
                - { shape: rectangle, fill: "#FFFFFF", width: 20, height: 1500, hidden: true }
              spacing: 0
          overlay: \(over)
        """
    }

    private static let lines = (1...40).map { "Line \($0)" }.joined(separator: "\\n")

    @Test(arguments: Array(stride(from: 710, through: 800, by: 15)))
    func `a cover over a whole scroll view counts wherever the edge clips a text`(height: Int) async throws {
        let cover = "{ shape: rectangle, fill: \"#FFFFFFF0\", hidden: true }"
        for text in ["One Two", "One\\nTwo\\nThree\\nFour", Self.lines] {
            let worst = try await Self.worst(Self.list(height, text: text, over: cover))
            #expect(abs(try #require(worst) - 1.1396) < 0.001, "\(text)")
        }
    }

    @Test(arguments: [0, 300, 600, 640, 680, 720, 2_000])
    func `a text that can be scrolled out from under a bar is measured beside it`(height: Int) async throws {
        for fill in ["#FFFFFFF0", "#FFFFFF80", "#FFFFFF"] {
            let bar =
                "{ shape: rectangle, fill: \"\(fill)\", width: fill, height: 100, anchor: bottom, hidden: true }"
            #expect(try await Self.worst(Self.list(height, text: Self.lines, over: bar)) == nil, "\(fill)")
        }
    }

    @Test(arguments: [0, 40, 400, 640, 700, 1_400])
    func `all lines of a long text are measured at any position`(height: Int) async throws {
        let spec = """
            screen: S
            background: "#FFFFFF"
            body:
              scroll:
                - { shape: rectangle, fill: "#FFFFFF", width: 20, height: \(height), hidden: true }
                - text: "\(Self.lines)"
                  color: "#333333"
                  padding: 16
                  background:
                    gradient: [{ color: "#FFFFFF", position: 0 }, { color: "#222222", position: 1 }]
                    angle: 180
            """
        #expect(try #require(try await Self.worst(spec)) < 1.05)
    }

    @Test(arguments: [5, 20, 60, 200])
    func `any number of rows on materials is measured`(count: Int) async throws {
        let numbers = (1...count).map(String.init).joined(separator: ", ")
        let spec = """
            screen: S
            background: "#FFFFFF"
            body:
              scroll:
                - vstack: [{ text: Row, color: "#FFFFFF" }]
                  background: { material: thin }
                  padding: 30
                  each: [\(numbers)]
            """
        #expect(try #require(try await Self.worst(spec)) < 1.5)
        #expect(try await Self.worst(spec.replacing("color: \"#FFFFFF\"", with: "color: \"#000000\"")) == nil)
    }
}

extension `Drawn ink` {
    /// The last text of a list, below a toast that disappears.
    @Test(arguments: ["#CCCCCC", "#000000"], [0, 8, 16, 24])
    func `the end of scrolled content is measured without the toast over it`(color: String, bottom: Int) async throws {
        let spec = """
            screen: S
            background: "#FFFFFF"
            body:
              scroll:
                - vstack:
                    - { shape: rectangle, fill: "#FFFFFF", width: 20, height: 1200, hidden: true }
                    - { text: Last, color: "\(color)" }
              position: bottom
            presents: [{ use: Saved, anchor: bottom }]
            ---
            component: Saved
            presentation: { as: toast }
            body:
              text: Saved
              color: "#000000"
              padding: 12
              margin: { bottom: \(bottom) }
              background: "#FFFFFF"
              shadow: { color: "#00000033", y: 4, blur: 12 }
            """
        let worst = try await Self.worst(spec)
        #expect(worst.map { $0 < 1.7 } == (color == "#CCCCCC" ? true : nil))
    }
}

extension `Drawn ink` {
    private static let gray = "#BBBBBB"

    private static func bars(top: Int, gap: Int, fill: String = "#123456") -> String {
        let upper = "{ shape: rectangle, fill: \"\(fill)\", width: fill, height: \(top) }"
        let lower = "{ shape: rectangle, fill: \"\(fill)\", width: fill, height: fill }"
        return
            "{ vstack: [\(upper), { zstack: [], height: \(gap) }, \(lower)], spacing: 0, height: fill, hidden: true }"
    }

    @Test(arguments: [370, 450, 900], [24, 60, 400])
    func `a line is measured in any gap that is left for it`(height: Int, gap: Int) async throws {
        for top in [10, 300, 330] {
            let worst = try await Self.worst(Self.list(height, over: Self.bars(top: top, gap: gap), color: Self.gray))
            #expect(try #require(worst) > 1.9, "\(top)")
            #expect(
                try await Self.worst(Self.list(height, over: Self.bars(top: top, gap: gap), color: "#000000")) == nil)
        }
    }

    @Test(arguments: ["#123456", "#FFFFFFC8"])
    func `a line without a gap is hidden`(fill: String) async throws {
        let over = Self.bars(top: 380, gap: 0, fill: fill)
        #expect(try #require(try await Self.worst(Self.list(450, over: over))) < 1.8)
    }

    @Test(arguments: [50, 200, 400])
    func `a line is measured beside a cover over the middle`(height: Int) async throws {
        for fill in ["#123456", "#FFFFFFC0"] {
            let over = "{ shape: rectangle, fill: \"\(fill)\", width: fill, height: \(height), hidden: true }"
            for lead in [350, 370, 390, 800] {
                let worst = try await Self.worst(Self.list(lead, over: over, color: Self.gray))
                #expect(abs(try #require(worst) - 1.91) < 0.02, "\(fill) \(lead)")
            }
        }
    }

    @Test(arguments: [20, 21, 22, 24, 26, 40])
    func `a line is measured in a scroll view of the same height`(height: Int) async throws {
        let spec = """
            screen: S
            background: "#FFFFFF"
            body:
              vstack:
                - scroll:
                    - { shape: rectangle, fill: "#FFFFFF", width: 20, height: 500, hidden: true }
                    - { text: Line, color: "#BBBBBB" }
                  height: \(height)
            """
        #expect(try #require(try await Self.worst(spec)) > 1.9)
    }

    @Test func `the background of a bar is not part of the blurred content below it`() async throws {
        func spec(_ lead: Int, bar: String) -> String {
            """
            screen: S
            background: "#FFFFFF"
            \(bar)
            body:
              scroll:
                - vstack:
                    - { shape: rectangle, fill: "#444444", width: fill, height: \(lead), hidden: true }
                    - vstack: [{ text: Row, color: "#1A1A1A" }]
                      background: { material: ultraThin }
                      width: fill
                      padding: 12
                    - { shape: rectangle, fill: "#444444", width: fill, height: 1500, hidden: true }
                  spacing: 0
                  background: "#444444"
            """
        }
        let bar = "top: { text: Title, color: \"#000000\", background: \"#FFFFFF\", width: fill, padding: 12 }"
        let (rest, below) = (try await Self.worst(spec(300, bar: "")), try await Self.worst(spec(900, bar: bar)))
        #expect(abs(try #require(rest) - (try #require(below))) < 0.05)
    }

    /// Black below white at an alpha of 40 % is 5.74:1, for any shape and any source of the alpha.
    @Test(arguments: [
        "shape: rectangle, fill: \"#FFFFFF\", opacity: 0.4", "shape: rectangle, fill: \"#FFFFFF66\"",
        "shape: ellipse, fill: \"#FFFFFF66\"", "shape: ellipse, fill: \"#FFFFFF\", opacity: 0.4",
        "zstack: [], background: \"#FFFFFF\", opacity: 0.4",
        "zstack: [{ shape: rectangle, fill: \"#FFFFFF\" }], opacity: 0.4",
    ])
    func `a cover of any shape is composited`(cover: String) async throws {
        for (text, height) in [("kilo mum lor", 11), ("illmecel lorwave", 9), ("Lorem ipsum dolor", 14)] {
            #expect(try await Self.worst(Self.below("\(cover), width: 300, height: \(height)", text: text)) == nil)
        }
    }
}

extension `Drawn ink` {
    private static func nested(_ color: String, height: Int, before: Int, cover: String = "") -> String {
        """
        screen: S
        background: "#FFFFFF"
        body:
          scroll:
            - { shape: rectangle, fill: "#FFFFFF", width: 20, height: \(before), hidden: true }
            - scroll:
                - { shape: rectangle, fill: "#FFFFFF", width: 20, height: 500, hidden: true }
                - { text: Line, color: "\(color)" }
                - { shape: rectangle, fill: "#FFFFFF", width: 20, height: 500, hidden: true }
              height: \(height)
            - { shape: rectangle, fill: "#FFFFFF", width: 20, height: 600, hidden: true }
        \(cover)
        """
    }

    @Test(arguments: [40, 100, 200, 400], [0, 600, 2_000])
    func `a line in nested scroll views is measured`(height: Int, before: Int) async throws {
        #expect(try #require(try await Self.worst(Self.nested(Self.gray, height: height, before: before))) > 1.9)
        #expect(try await Self.worst(Self.nested("#000000", height: height, before: before)) == nil)
    }

    @Test(arguments: [300, 900])
    func `a line hidden by several covers together is reported at any position`(height: Int) async throws {
        let half = "{ shape: rectangle, fill: \"#123456\", width: fill, height: fill }"
        let over = "{ vstack: [\(half), \(half)], spacing: 0, height: fill, hidden: true }"
        #expect(try await Self.worst(Self.list(height, over: over)) == 1)
    }
}
