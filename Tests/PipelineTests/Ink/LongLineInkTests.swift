import Testing
import Values

/// Lines that are longer than their scroll view.
extension `Drawn ink` {
    private static let line = "let total = prices.filter { open }.map(amount).reduce(0, +) // in cents"

    /// A screen with a strip that scrolls sideways.
    ///
    /// - Parameters:
    ///   - nodes: the scrolled nodes, from back to front.
    ///   - more: further keys of their stack.
    ///   - over: nodes that cover the scroll view.
    ///   - align: the alignment of these nodes.
    private static func screen(_ nodes: [String], _ more: String = "", over: [String], align: String) -> String {
        """
        screen: S
        background: "#FFFFFF"
        body:
          zstack:
            - { scroll: [{ zstack: [\(nodes.joined(separator: ", "))]\(more) }], axis: horizontal, width: 393 }
            \(over.map { "- " + $0 }.joined(separator: "\n    "))
          align: \(align)
          width: fill
        """
    }

    /// A black line that scrolls sideways, with nodes behind it that scroll along, and nodes that cover it.
    private static func strip(
        behind: [String] = [], over: [String] = [], padding: Int = 16, rotation: Int = 0
    ) -> String {
        let line = "{ text: \"\(line)\", color: \"#000000\", padding: \(padding), rotation: \(rotation) }"
        return screen([rectangle("#FFFFFF", ", width: 4")] + behind + [line], over: over, align: "trailing")
    }

    private static func rectangle(_ fill: String, _ more: String = "") -> String {
        "{ shape: rectangle, fill: \"\(fill)\", height: 60, hidden: true\(more) }"
    }

    @Test(arguments: [("#222222", 1.32), ("#FFFFFF", 0), ("#767676", 0), ("#606060", 3.34)])
    func `a long line is measured where its end is scrolled into view`(ground: String, expected: Double) async throws {
        let behind = """
            { hstack: [\(Self.rectangle("#FFFFFF", ", width: 420")), \
            \(Self.rectangle(ground, ", width: fill"))], spacing: 0, width: fill }
            """
        let worst = try await Self.worst(Self.strip(behind: [behind]))
        if expected == 0 {
            #expect(worst == nil)
        } else {
            #expect(abs(try #require(worst) - expected) < 0.02)
        }
    }

    @Test(arguments: [["#FFFFFFE6", "#FFFFFFE6"], ["#FFFFFFF0", "#FFFFFFCC"], ["#FFFFFFFC"], ["#FFFFFF"]])
    func `a long line is hidden by covers over its whole scroll view`(covers: [String]) async throws {
        for rotation in [0, -8] {
            let over = covers.map { Self.rectangle($0, ", width: fill") }
            let worst = try await Self.worst(Self.strip(over: over, rotation: rotation))
            #expect(try #require(worst) < 1.1, "\(rotation)")
        }
    }

    @Test(arguments: [(100, false), (16, true)])
    func `a long line below a fade is reported if it cannot be scrolled out of the fade`(
        padding: Int, isReported: Bool
    ) async throws {
        let over = """
            { shape: rectangle, fill: transparent, width: 80, height: 60, hidden: true, background: { gradient: \
            [{ color: "#FFFFFF00", position: 0 }, { color: "#FFFFFF", position: 1 }], angle: 90 } }
            """
        let worst = try await Self.worst(Self.strip(over: [over], padding: padding))
        #expect((worst != nil) == isReported)
    }

    /// Letters at the boundary of two pieces belong to both.
    @Test(arguments: ["#FFFFFF66", "#FFFFFF99"])
    func `a long line in a translucent group is composited with its overlay`(overlay: String) async throws {
        let spec = """
            screen: S
            background: "#FFFFFF"
            body:
              scroll:
                - text: "\(Self.line)"
                  color: "#000000"
                  overlay: { shape: capsule, fill: "\(overlay)", hidden: true }
              axis: horizontal
              opacity: 0.6
            """
        let alpha = Double(try #require(Int(overlay.suffix(2), radix: 16))) / 255
        let gray = 1 - 0.6 * (1 - alpha)
        let expected = Contrast.ratio(RGBA(red: gray, green: gray, blue: gray), .white)
        #expect(abs(try #require(try await Self.worst(spec)) / expected - 1) < 0.02)
    }

    /// An opaque label covers a part of the view, and every letter can be scrolled out of it.
    @Test(arguments: [420, 500, 548, 600, 700, 1_500], [100, 135, 150, 170, 190])
    func `a long line is measured beside an opaque label wherever it fits`(length: Int, label: Int) async throws {
        let words = String(repeating: "Hamburg words ", count: length / 60)
        let line = "{ text: \"\(words)\", color: \"#000000\", lineLimit: 1, width: \(length), height: 60 }"
        let cover = Self.rectangle("#FF0000", ", width: 60, margin: { leading: \(label) }")
        for opacity in [1, 0.7] {
            let spec = Self.screen(
                [Self.rectangle("#FFFFFF", ", width: \(length / 2)"), line], ", align: leading, opacity: \(opacity)",
                over: [cover], align: "topLeading")
            #expect(try await Self.worst(spec) == nil, "\(opacity)")
        }
    }
}
