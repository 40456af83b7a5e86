import Testing

/// Texts that are partly visible, and partly visible nodes below a text.
extension `Drawn ink` {
    @Test(arguments: [
        "image: { placeholder: photo }, label: A", "shape: rectangle, fill: \"#000000\"",
        "text: \" \", background: \"#000000\"",
    ])
    func `a redacted node counts as its placeholder`(below: String) async throws {
        func spec(_ redacted: Bool) -> String {
            """
            component: C
            preview: { backdrop: "#FFFFFF", width: 320 }
            body:
              zstack:
                - { \(below), width: 300, height: 80, redacted: \(redacted), hidden: true }
                - { text: Not loaded, color: "#000000" }
            """
        }
        #expect(try await Self.worst(spec(true)) == nil)
        #expect(try await Self.worst(spec(false)) == 1)
    }

    @Test func `ink beyond its own background counts, even if that is the whole mock-up`() async throws {
        let spec = """
            component: Chip
            preview: { backdrop: "#FFFFFF" }
            body:
              text: カフェ
              font: { size: 40, relativeTo: body }
              color: "#FFFFFF"
              padding: { horizontal: 12 }
              height: 24
              background: "#0A5FD9"
            """
        #expect(try await Self.worst(spec) == 1)
        #expect(try await Self.worst(spec.replacing("height: 24", with: "height: 64")) == nil)
    }

    /// Only the top of the chip is above the edge of the scroll view: its border, and little or none of its “2”.
    @Test(arguments: [0.0, 4, 6, 8, 10, 14, 20, 30])
    func `only the visible ink of a clipped line is measured`(shown: Double) async throws {
        let spec = """
            component: C
            preview: { backdrop: "#FFFFFF", width: 320 }
            body:
              scroll:
                - { shape: rectangle, width: 100, height: \(100 - shown), fill: "#FFFFFF" }
                - text: "2"
                  font: { size: 34, relativeTo: body }
                  color: "#000000"
                  background: "#E0E0E0"
                  border: { color: "#0857CC", width: 1.5 }
              height: 100
              spacing: 0
            """
        #expect(try await Self.worst(spec) == nil)
    }

    /// A window with an opaque picture, a hairline below it and a shadow around it, moved over a text in steps.
    @Test(arguments: Array(stride(from: 0.0, through: 48, by: 4)))
    func `the hairline and shadow of a window over a part of a text do not count`(y: Double) async throws {
        let spec = """
            screen: S
            background: "#FFFFFF"
            body:
              vstack:
                - { text: See you at seven, color: "#000000", height: 40 }
                - spacer:
              align: leading
            presents: [{ use: Window, anchor: topLeading, offset: { y: \(y - 24) } }]
            ---
            component: Window
            body:
              vstack:
                - { image: { placeholder: photo }, width: 60, height: 20, hidden: true }
                - { shape: rectangle, fill: "#00000099", width: 393, height: 1 }
              spacing: 0
              padding: 4
              background: "#00000099"
              shadow: { color: "#00000066", blur: 12 }
            """
        #expect(try await Self.worst(spec) == nil)
    }

    /// #767676 is 4.54:1 on white, and 2.9:1 on white at an alpha of 80 % over near-black.
    @Test(
        arguments: [
            ("#FFFFFF", "300", nil), ("#FFFFFFCC", "300", 2.92), ("#FFFFFFF0", "300", 4.02), ("#FFFFFFCC", "top", 2.92),
        ] as [(String, String, Double?)])
    func `content scrolled under a translucent bar counts behind its title`(
        ground: String, position: String, ratio: Double?
    ) async throws {
        let worst = try await Self.worst(
            """
            screen: S
            background: "#FFFFFF"
            top: { text: Title, color: "#767676", padding: 12, width: fill, background: "\(ground)" }
            body:
              scroll:
                - shape: rectangle
                  each: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20]
                  fill: "#101010"
                  height: 60
                  width: 393
              spacing: 0
              position: \(position)
            """)
        #expect(worst.map { ($0 * 10).rounded() } == ratio.map { ($0 * 10).rounded() }, "\(worst ?? 21)")
    }

    @Test func `the blue return key of the system keyboard is not measured`() async throws {
        let worst = try await Self.worst(
            """
            screen: S
            background: "#FFFFFF"
            body:
              vstack:
                - { field: a, focused: true, submitLabel: search, label: a, action: b, width: 200 }
                - { spacer: 0 }
            states: { typing: { keyboard: latin } }
            """)
        #expect(worst == nil)
    }
}
