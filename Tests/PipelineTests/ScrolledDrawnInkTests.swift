import Testing

/// What scrolls below something translucent, or over a ground that lies still.
extension `Drawn ink` {
    private static func below(_ height: Int, text: String, veil: String) -> String {
        """
        screen: S
        background: "#FFFFFF"
        body:
          scroll:
            - vstack:
                - { shape: rectangle, fill: "#FFFFFF", width: 20, height: \(height), hidden: true }
                - { text: "\(text)", color: "#000000" }
                - { shape: rectangle, fill: "#FFFFFF", width: 20, height: 900, hidden: true }
          overlay: \(veil)
        """
    }

    private static let lines = (1...40).map { "Line \($0)" }.joined(separator: "\\n")

    @Test(arguments: Array(stride(from: 710, through: 800, by: 15)))
    func `a veil over all that scrolls counts wherever the edge cuts a text`(height: Int) async throws {
        let veil = "{ shape: rectangle, fill: \"#FFFFFFF0\", hidden: true }"
        for text in ["One Two", "One\\nTwo\\nThree\\nFour", Self.lines] {
            let worst = try await Self.worst(Self.below(height, text: text, veil: veil))
            #expect(abs(try #require(worst) - 1.1396) < 0.001, "\(text)")
        }
    }

    @Test(arguments: [0, 300, 600, 640, 680, 720, 2_000])
    func `what lies under a bar for now is judged beside it`(height: Int) async throws {
        for fill in ["#FFFFFFF0", "#FFFFFF80", "#FFFFFF"] {
            let bar =
                "{ shape: rectangle, fill: \"\(fill)\", width: fill, height: 100, anchor: bottom, hidden: true }"
            #expect(try await Self.worst(Self.below(height, text: Self.lines, veil: bar)) == nil, "\(fill)")
        }
    }

    @Test(arguments: [0, 40, 400, 640, 700, 1_400])
    func `of a long text all lines are judged wherever it stands`(height: Int) async throws {
        let spec = """
            screen: S
            background: "#FFFFFF"
            body:
              scroll:
                - { shape: rectangle, fill: "#FFFFFF", width: 20, height: \(height), hidden: true }
                - text: "\(Self.lines)"
                  color: "#333333"
                  padding: 16
                  background: { gradient: [{ color: "#FFFFFF", position: 0 }, { color: "#222222", position: 1 }], angle: 180 }
            """
        #expect(try #require(try await Self.worst(spec)) < 1.05)
    }

    @Test(arguments: [5, 20, 60, 200])
    func `rows on materials are judged however many there are`(count: Int) async throws {
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
    /// What ends at the lower edge of a list, below a toast that leaves.
    @Test(arguments: ["#CCCCCC", "#000000"], [0, 8, 16, 24])
    func `the end of what scrolls is judged as if the toast over it had left`(color: String, bottom: Int) async throws {
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
