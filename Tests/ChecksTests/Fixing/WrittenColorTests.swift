import Checks
import Source
import TestProjects
import Testing
import Values

/// The help for colors that no token of the project defines: who follows it has no finding left.
struct `Help for written colors` {
    /// A card of Apple's secondary label on a system background.
    private static let systemColor = """
        component: Card
        body: { text: steps, color: "{ios.color.secondaryLabel}", background: \
        "{ios.color.secondarySystemGroupedBackground}", padding: 8 }
        """

    private static let halves = """
        component: Half
        preview: { backdrop: "#FFFFFF" }
        body:
          zstack:
            - hstack:
                - { shape: rectangle, fill: "#FFFFFF", width: 100, height: 80 }
                - { shape: rectangle, fill: "#222222", width: 100, height: 80 }
              spacing: 0
            - { text: Half is lost, color: "#777777" }
        """

    private static let backdrops = """
        component: Two
        preview: { backdrop: ["#FFFFFF", "#222222"] }
        body: { text: On either, color: "#777777" }
        """

    private static let states = """
        component: Chip
        states: { off: , on: { set: { body.background: "#1C1C1E" }, traits: [selected] } }
        body: { text: Cafe, color: "#333333", background: "#FFFFFF", padding: 14, action: pick, minHeight: 44 }
        """

    @Test(arguments: [
        (systemColor, "use a token with a value for each appearance: #76767B (light), #8A8A8E (dark)"),
        (halves, "put one background behind all of it; no single color has 4.5:1 on both #222222 and #FFFFFF"),
        (backdrops, "put one background behind all of it; no single color has 4.5:1 on both #222222 and #FFFFFF"),
        // Another background would no longer look like the one that is written.
        (states, "use a different color in Chip:off and Chip:on; no single color has 4.5:1 on both #1C1C1E and"),
    ])
    func `no color is proposed that fails elsewhere`(spec: String, help: String) async throws {
        let found = try await ContrastProject.contrast(ContrastProject.project("", spec)).findings
        #expect(!found.isEmpty)
        for finding in found {
            #expect(finding.diagnostic.help?.hasPrefix(help) == true, "\(finding.diagnostic.help ?? "none")")
        }
    }

    @Test func `a token over two backgrounds is not set to a value that fails on one of them`() async throws {
        let project = ContrastProject.project(
            "ink: { $type: color, $value: \"#777777\" }\n", Self.halves.replacing("\"#777777\"", with: "\"{ink}\""))
        let found = try await ContrastProject.contrast(project).findings
        #expect(!found.isEmpty)
        for finding in found {
            #expect(finding.diagnostic.fixes.isEmpty)
            let help = finding.diagnostic.help ?? ""
            #expect(help.hasPrefix("put one background behind all of it in Half:default; no single value"), "\(help)")
        }
    }

    // MARK: Random specs

    @Test(arguments: 0..<150 as Range<UInt64>)
    func `following the help settles the finding`(seed: UInt64) async throws {
        var numbers = SeededNumbers(seed: seed)
        var spec = RandomCard(using: &numbers)
        guard let first = try await ContrastProject.contrast(spec.project).findings.first else { return }
        let help = first.diagnostic.help ?? ""
        let before = spec.text
        // Words instead of colors are checked by hand above.
        guard help.hasPrefix("change the "), spec.follow(help, of: first) else { return }
        let left = try await ContrastProject.contrast(spec.project).findings
        #expect(left.isEmpty, "\(help)\n\(before)\n\(left.map { $0.diagnostic.help ?? $0.diagnostic.message })")
    }
}

/// A text on one or two backgrounds that a component or its preview has, with written colors.
private struct RandomCard {
    private var ink: String
    private var grounds: [String]
    private var backdrop = "#FFFFFF"
    private let isOnBackdrop: Bool
    private let hasSystemColor: Bool

    init(using numbers: inout SeededNumbers) {
        ink = numbers.color(isOpaque: true).hex
        grounds = (0..<Int.random(in: 1...2, using: &numbers)).map { _ in numbers.color(isOpaque: true).hex }
        isOnBackdrop = Bool.random(using: &numbers)
        hasSystemColor = Int.random(in: 0..<4, using: &numbers) == 0
        if hasSystemColor {
            grounds = [["{ios.color.systemBackground}", "{ios.color.systemBlue}"].randomElement(using: &numbers) ?? ""]
        }
    }

    var text: String {
        let colors = grounds.map { "\"\($0)\"" }
        if isOnBackdrop {
            return """
                component: Card
                preview: { backdrop: [\(colors.joined(separator: ", "))] }
                body: { text: Two kilometers, color: "\(ink)" }
                """
        }
        let boxes = colors.map { "        - { shape: rectangle, fill: \($0), width: 120, height: 80 }" }
        return """
            component: Card
            preview: { backdrop: "\(backdrop)" }
            body:
              zstack:
                - hstack:
            \(boxes.joined(separator: "\n"))
                  spacing: 0
                - { text: Two kilometers, color: "\(ink)" }
            """
    }

    var project: TestProject { ContrastProject.project("", text) }

    /// Writes the first color that the help names, for the text or for the background of which the finding speaks.
    mutating func follow(_ help: String, of finding: Finding) -> Bool {
        guard let start = help.firstIndex(of: "#") else { return false }
        let color = String(help[start...].prefix(7))
        if help.hasPrefix("change the text color to ") {
            ink = color
        } else if grounds.count == 1, hasSystemColor {
            grounds = [color]
        } else if let background = finding.measure?.background?.hex, let place = grounds.firstIndex(of: background) {
            grounds[place] = color
        } else {
            backdrop = color
        }
        return true
    }
}
