import Testing
import Values

/// Lines that are longer than what they scroll in.
extension `Drawn ink` {
    private static let line = "let total = prices.filter { open }.map(amount).reduce(0, +) // in cents"

    /// A screen with a strip that scrolls sideways.
    ///
    /// - Parameters:
    ///   - nodes: what scrolls, one over the other.
    ///   - more: of the stack that these are in.
    ///   - over: what stands over it.
    ///   - align: where that stands.
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

    /// A black line that scrolls sideways, with what lies behind it and scrolls along, and what stands over it.
    private static func strip(
        behind: [String] = [], over: [String] = [], padding: Int = 16, turned: Int = 0
    ) -> String {
        let line = "{ text: \"\(line)\", color: \"#000000\", padding: \(padding), rotation: \(turned) }"
        return screen([rectangle("#FFFFFF", ", width: 4")] + behind + [line], over: over, align: "trailing")
    }

    private static func rectangle(_ fill: String, _ more: String = "") -> String {
        "{ shape: rectangle, fill: \"\(fill)\", height: 60, hidden: true\(more) }"
    }

    @Test(arguments: [("#222222", 1.32), ("#FFFFFF", 0), ("#767676", 0), ("#606060", 3.34)])
    func `are judged where their end is scrolled to`(ground: String, expected: Double) async throws {
        let behind = """
            { hstack: [\(Self.rectangle("#FFFFFF", ", width: 420")), \(Self.rectangle(ground, ", width: fill"))], spacing: 0, width: fill }
            """
        let worst = try await Self.worst(Self.strip(behind: [behind]))
        if expected == 0 {
            #expect(worst == nil)
        } else {
            #expect(abs(try #require(worst) - expected) < 0.02)
        }
    }

    @Test(arguments: [["#FFFFFFE6", "#FFFFFFE6"], ["#FFFFFFF0", "#FFFFFFCC"], ["#FFFFFFFC"], ["#FFFFFF"]])
    func `are hidden by veils over all that they scroll in`(veils: [String]) async throws {
        for turned in [0, -8] {
            let over = veils.map { Self.rectangle($0, ", width: fill") }
            let worst = try await Self.worst(Self.strip(over: over, turned: turned))
            #expect(try #require(worst) < 1.1, "\(turned)")
        }
    }

    @Test(arguments: [(100, false), (16, true)])
    func `are judged beside what fades them out as far as they can be scrolled out of it`(
        padding: Int, isTold: Bool
    ) async throws {
        let over = """
            { shape: rectangle, fill: transparent, width: 80, height: 60, hidden: true, background: { gradient: [{ color: "#FFFFFF00", position: 0 }, { color: "#FFFFFF", position: 1 }], angle: 90 } }
            """
        let worst = try await Self.worst(Self.strip(over: [over], padding: padding))
        #expect((worst != nil) == isTold)
    }

    /// Between pieces there are letters of both.
    @Test(arguments: ["#FFFFFF66", "#FFFFFF99"])
    func `are judged in their own color below a veil in a group`(veil: String) async throws {
        let spec = """
            screen: S
            background: "#FFFFFF"
            body:
              scroll:
                - { text: "\(Self.line)", color: "#000000", overlay: { shape: capsule, fill: "\(veil)", hidden: true } }
              axis: horizontal
              opacity: 0.6
            """
        let alpha = Double(try #require(Int(veil.suffix(2), radix: 16))) / 255
        let gray = 1 - 0.6 * (1 - alpha)
        let expected = Contrast.ratio(RGBA(red: gray, green: gray, blue: gray), .white)
        #expect(abs(try #require(try await Self.worst(spec)) / expected - 1) < 0.02)
    }

    /// An opaque label over a part of the view, beside which every letter can be scrolled.
    @Test(arguments: [420, 500, 548, 600, 700, 1_500], [100, 135, 150, 170, 190])
    func `are judged beside an opaque label wherever there is room`(length: Int, label: Int) async throws {
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
