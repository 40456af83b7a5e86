import Layout
import Source
import Specs
import Values

/// Reports text that does not grow with the type size.
package struct FixedSizeText: Rule {
    package static let facts = RuleFacts(
        "fixed-size-text", group: .layout,
        summary: "text that does not scale with Dynamic Type, or stops growing too early",
        rationale: """
            About one person in four uses a type size other than the standard one. Text that does not scale is the \
            text that they cannot read.
            """,
        fixing: """
            Write `relativeTo:` with a text style in the font, such as `{ size: 28, relativeTo: title1 }`, and remove \
            `scales:`. Where the text cannot grow, as in a tab bar, write `largeContent: true`: a long press then \
            shows the text in the Large Content Viewer.
            """,
        references: "WCAG 2.2 SC 1.4.4 Resize Text; Human Interface Guidelines, Typography: Dynamic Type",
        settings: [
            .init(
                "minimumLimit", "smallest type size at which scales: { max: … } may stop text from growing",
                default: "xxxLarge")
        ],
        failing: [
            RuleExample(
                """
                component: Heading
                body:
                  text: Cafes
                  font: »{ size: 28, weight: bold }«
                """,
                note: "the font has a fixed size without a text style"),
            RuleExample(
                """
                component: Heading
                body:
                  text: Cafes
                  font: "{ios.font.body}"
                  scales: »false«
                """),
            RuleExample(
                """
                component: Plan
                preview: { width: 150 }
                body: { »text: Nearly all the room«, font: body, lineLimit: 1, minimumScaleFactor: 0.3 }
                """, note: "shrinking undoes the larger type size",
                manifest: "contexts: { typeSize: [large, ax3], device: [iphone-15] }"),
        ],
        passing: [
            RuleExample(
                """
                component: Plan
                preview: { width: 200 }
                body: { text: Amount, font: body, lineLimit: 1, minimumScaleFactor: 0.5 }
                """, note: "it shrinks a little, and still grows with the type size",
                manifest: "contexts: { typeSize: [large, ax5], device: [iphone-15] }"),
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
                note: "a long press shows the text enlarged"),
            RuleExample(
                """
                component: BarButton
                body:
                  text: Edit
                  font: "{ios.font.body}"
                  scales: { max: xxxLarge }
                """,
                note: "like titles in system bars, the text grows up to the largest standard size"),
        ])

    private let minimumLimit: TypeSize
    /// In points.
    private static let tolerance = 0.01

    package init(_ settings: inout RuleSettings) {
        minimumLimit = settings.choice("minimumLimit", default: .xxxLarge)
    }

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        mockup.texts.count { $0.frame.text != nil && $0.hasOwnFont }
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        mockup.texts.compactMap { placed in
            guard placed.hasOwnFont, !placed.isInvisible, case .text(let text) = placed.frame.node.content,
                !text.hasLargeContent, placed.frame.node.hasVisibleText, !placed.frame.node.isDecoration
            else { return nil }
            if let drawn = placed.frame.text?.font.pointSize, drawn <= text.font.value.baseSize,
                drawn < text.font.value.pointSize - Self.tolerance,
                text.font.value.pointSize > text.font.value.baseSize + Self.tolerance
            {
                return finding(
                    placed.frame, at: placed.frame.node.range,
                    Self.message(mockup.name(of: placed.frame), drawn: drawn, text.font.value),
                    help: "write lineLimit: 2 or more, and leave out minimumScaleFactor:", in: mockup)
            }
            guard !text.isScaled else { return nil }
            if text.font.value.textStyle == nil {
                return finding(
                    placed.frame, at: text.font.range, Self.message(mockup.name(of: placed.frame), text.font.value),
                    help: "write relativeTo: with a text style in the font, or largeContent: true in a bar",
                    in: mockup)
            }
            guard let limit = text.scaleLimit, limit.value < minimumLimit else { return nil }
            return finding(
                placed.frame, at: limit.range, message(mockup.name(of: placed.frame), limit: limit.value),
                help: "remove scales:, or write largeContent: true in a bar",
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
        "\(text) stays at \(DecimalText.short(font.pointSize)) pt at every type size because its font has no text style"
    }

    private static func message(_ text: String, drawn: Double, _ font: ResolvedFont) -> String {
        "\(text) shrinks from \(DecimalText.short(font.pointSize)) to \(DecimalText.short(drawn)) pt to fit, "
            + "although a larger type size is chosen; at type size large it has \(DecimalText.short(font.baseSize)) pt"
    }

    private func message(_ text: String, limit: TypeSize) -> String {
        "\(text) stops growing at type size \(limit.rawValue); it has to grow to \(minimumLimit.rawValue)"
    }
}
