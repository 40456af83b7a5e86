import Layout
import Source
import Specs
import Values

/// A text that stays as it is when people ask for larger type.
package struct FixedSizeText: Rule {
    package static let facts = RuleFacts(
        "fixed-size-text", group: .layout, severity: .warning,
        summary: "a text does not scale with Dynamic Type, and nothing says that this is meant",
        rationale: """
            One in four people uses another type size than the standard one. A text that does not follow it is the one that \
            they cannot read. Where there is no room, as in a tab bar, the Large Content Viewer shows the text instead.
            """,
        references: "WCAG 2.2 SC 1.4.4 Resize Text; Human Interface Guidelines, Typography: Dynamic Type",
        settings: [
            .init(
                "leastLimit", "scales: { max: … } may stop a text from growing at this type size", default: "xxxLarge")
        ],
        failing: [
            RuleExample(
                """
                component: Heading
                body:
                  text: Cafes
                  font: »{ size: 28, weight: bold }«
                """,
                note: "a size of its own that follows no text style"),
            RuleExample(
                """
                component: Heading
                body:
                  text: Cafes
                  font: "{ios.font.body}"
                  scales: »false«
                """),
        ],
        passing: [
            RuleExample(
                """
                component: Heading
                body:
                  text: Cafes
                  font: { size: 28, weight: bold, relativeTo: title1 }
                """),
            RuleExample(
                """
                component: TabItem
                body:
                  text: Home
                  font: { size: 11 }
                  scales: false
                  largeContent: true
                """,
                note: "written so: a long press shows it large"),
            RuleExample(
                """
                component: BarButton
                body:
                  text: Edit
                  font: "{ios.font.body}"
                  scales: { max: xxxLarge }
                """,
                note: "as the titles in the system's bars, it grows through all standard sizes"),
        ])

    private let leastLimit: TypeSize

    package init(_ settings: inout RuleSettings) {
        leastLimit = settings.choice("leastLimit", default: .xxxLarge)
    }

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        mockup.texts.count { $0.frame.text != nil && $0.hasOwnFont }
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        mockup.texts.compactMap { placed in
            guard placed.hasOwnFont, !placed.isInvisible, case .text(let text) = placed.frame.node.content,
                !text.isScaled, !text.hasLargeContent, placed.frame.node.showsText
            else { return nil }
            if text.font.value.textStyle == nil {
                return finding(
                    placed.frame, at: text.font.range, Self.message(mockup.name(of: placed.frame), text.font.value),
                    help: "write relativeTo: with the text style that it grows like, or largeContent: true in a bar",
                    in: mockup)
            }
            guard let limit = text.scaleLimit, limit.value < leastLimit else { return nil }
            return finding(
                placed.frame, at: limit.range, Self.message(mockup.name(of: placed.frame), limit: limit.value),
                help: "leave scales: out, or write largeContent: true in a bar",
                in: mockup)
        }
    }

    private func finding(
        _ frame: Frame, at range: SourceRange, _ message: String, help: String, in mockup: Mockup
    ) -> Finding {
        var finding = finding(
            message, at: range, in: mockup.place(of: frame), help: help, occurrences: [mockup.occurrence()])
        finding.area = frame.rect
        return finding
    }

    // MARK: Messages

    private static func message(_ text: String, _ font: ResolvedFont) -> String {
        "\(text) stays \(DecimalText.short(font.pointSize)) pt high at every type size: its font follows no text style"
    }

    private static func message(_ text: String, limit: TypeSize) -> String {
        "\(text) stops growing at the type size \(limit.rawValue)"
    }
}
