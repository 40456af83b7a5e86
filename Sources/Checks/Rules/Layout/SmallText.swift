import Layout
import Project
import Source
import Specs
import Values

/// Reports text that is too small to read.
package struct SmallText: Rule {
    package static let facts = RuleFacts(
        "small-text", group: .layout, severity: .warning,
        summary: "text smaller than 11 pt at the standard type size or a larger one",
        rationale: """
            Many people cannot read text below 11 points. The smallest text style of iOS has 11 points at the \
            standard type size, and no text style is ever smaller.
            """,
        fixing: """
            Use a font of at least 11 pt, such as `font: "{ios.font.caption2}"`. If the text is shrunk to fit, raise \
            `minimumScaleFactor:` or allow more lines.
            """,
        limits: """
            Labels of tabs may have 10 pt, as in iOS, if they have `largeContent: true`. Type sizes below the \
            standard one are not checked.
            """,
        references: "Human Interface Guidelines, Typography: minimum 11 pt on iOS",
        settings: [.init("minimum", "minimum font size, in points", default: "11")],
        failing: [
            RuleExample(
                """
                component: Note
                body:
                  text: Terms apply
                  font: »{ size: 9, relativeTo: caption2 }«
                """),
            RuleExample(
                """
                component: Code
                body:
                  field: "123456"
                  font: »{ size: 9, relativeTo: caption2 }«
                  label: Code
                  width: 200
                  height: 44
                """, note: "the text in a field counts too"),
        ],
        passing: [
            RuleExample(
                """
                component: Note
                body:
                  text: Terms apply
                  font: "{ios.font.caption2}"
                """),
            RuleExample(
                """
                component: TabItem
                body:
                  vstack:
                    - { symbol: house, size: 23, hidden: true }
                    - { text: Home, font: { size: 10, weight: medium }, largeContent: true, lineLimit: 1 }
                  width: 75
                  height: 49
                  action: home
                  role: tab
                """,
                note: "tab labels have 10 pt in iOS itself, and the Large Content Viewer enlarges them"),
        ])

    private let minimum: Double
    /// The font size of tab labels in iOS.
    private let tabLabel = 10.0

    package init(_ settings: inout RuleSettings) {
        minimum = settings.number("minimum", default: 11)
    }

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        mockup.texts.count { $0.frame.text != nil && $0.hasOwnFont }
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        guard mockup.metrics.typeSize >= .large else { return [] }
        return mockup.texts.compactMap { placed in
            let scale = mockup.move(of: placed).scale
            guard let size = placed.frame.pointSize.map({ $0 * scale }), size < minimum, placed.isShown,
                placed.hasOwnFont, !placed.frame.node.isRedacted, !placed.frame.node.isDecoration,
                case .text(let text) = placed.frame.node.content
            else { return nil }
            guard size < required(for: placed, text, in: mockup) - 0.005 else { return nil }
            return finding(for: placed.frame, text, size: size, scale: scale, in: mockup)
        }
    }

    private func required(for placed: PlacedFrame, _ text: BoundText, in mockup: Mockup) -> Double {
        let isTab = ([placed] + mockup.surroundings(of: placed)).contains { $0.frame.node.role == "tab" }
        return isTab && text.hasLargeContent ? min(minimum, tabLabel) : minimum
    }

    // MARK: Findings

    private func finding(for frame: Frame, _ text: BoundText, size: Double, scale: Double, in mockup: Mockup) -> Finding
    {
        // A font that is large enough but shrunk is not at fault, so the finding points at the text.
        let isShrunk = text.font.value.pointSize >= minimum
        let measure = Finding.Measure(measured: size, required: minimum, unit: .points)
        var finding = finding(
            Self.message(mockup.name(of: frame), size: size, minimum: minimum),
            at: isShrunk ? frame.node.range : text.font.range, in: mockup.place(of: frame),
            help: scale < 1
                ? "write a smaller font instead of scale:, or leave scale: out; it makes the text smaller than its font"
                : isShrunk
                    ? "raise minimumScaleFactor:, or give the text more lines"
                    : "write a larger size, or use {ios.font.caption2}, the smallest text style (11 pt)",
            occurrences: [mockup.occurrence(nil, measure)])
        finding.area = frame.rect
        return finding
    }

    private static func message(_ text: String, size: Double, minimum: Double) -> String {
        "\(text) has a font size of \(DecimalText.short(size)) pt; \(DecimalText.short(minimum)) pt is required"
    }
}
