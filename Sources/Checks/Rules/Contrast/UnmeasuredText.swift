import Layout
package import Source
import Specs
import Values

/// Reports texts and symbols that could not be measured, and therefore have not passed any rule.
package struct UnmeasuredText: Rule {
    package static let facts = RuleFacts(
        "unmeasured-text", group: .contrast,
        summary: "text or a symbol whose contrast or size could not be measured",
        rationale: """
            Over images, next to shadows and on rounded corners, the background of text is known only after rendering. \
            Without fonts, the size of text is only an estimate. Text that was not measured has not passed any rule \
            about contrast or size.
            """,
        fixing: """
            Make the text smaller, or give it a plain background color. If the text is far down in a list, reduce the \
            number of rows in the sample data. If no fonts were found, install them.
            """,
        limits: "Scrolled content is measured at up to 1,024 scroll positions.",
        references: "Docs/check.md, about where contrast is measured",
        failing: [
            RuleExample(
                """
                component: Poster
                preview: { backdrop: "#FFFFFF" }
                body:
                  zstack:
                    - { shape: circle, fill: "#F2F2F7", width: 200, height: 200 }
                    - »text: 一二三四五六七八九十一二三四五六七八九十一二三四五六七八九十一二三四五六七八九十一二三四«
                  height: 20000
                  font: { size: 350, relativeTo: largeTitle }
                """, note: "text longer than 16,000 points over the edge of a shape is too large to render")
        ],
        passing: [
            RuleExample(
                """
                component: Poster
                preview: { backdrop: "#FFFFFF" }
                body:
                  zstack:
                    - text: 一二三四五六七八九十一二三四五六七八九十一二三四五六七八九十一二三四五六七八九十一二三四
                  height: 20000
                  font: { size: 350, relativeTo: largeTitle }
                """, note: "text on a plain background does not have to be rendered"),
            RuleExample(
                """
                component: Badge
                preview: { backdrop: "#FFFFFF" }
                body:
                  text: "12"
                  color: "#FFFFFF"
                  background: "#C0271C"
                  padding: { horizontal: 6, vertical: 2 }
                  radius: full
                """),
        ])

    package init(_ settings: inout RuleSettings) {}

    package func hasSubject(in mockup: Mockup, of design: Design) -> Bool { true }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        let contrast = mockup.contrast(in: design)
        return contrast.unseen.map { finding(for: $0, Self.reason, help: Self.help, in: mockup) }
            + contrast.tooFar.map { finding(for: $0, Self.tooFar, help: Self.tooFarHelp, in: mockup) }
    }

    private func finding(for placed: PlacedFrame, _ reason: String, help: String, in mockup: Mockup) -> Finding {
        var finding = finding(
            Self.message(mockup.name(of: placed.frame), reason), at: placed.frame.node.range,
            in: mockup.place(of: placed.frame), help: help, occurrences: [mockup.occurrence()])
        finding.area = placed.frame.rect
        return finding
    }

    // MARK: Messages

    private static func message(_ name: String, _ reason: String) -> String {
        "the contrast of \(name) could not be measured: \(reason)"
    }

    private static let reason = "its background cannot be rendered"
    private static let tooFar = "it is beyond the 1,024 scroll positions that are measured"
    private static let tooFarHelp = "reduce the number of rows in the sample data"
    private static let help = "make it smaller, or give it a plain background color"

    /// Returns the diagnostic for a run without fonts.
    ///
    /// - Parameter reason: the missing fonts and how to install them.
    package static func withoutFonts(_ reason: String) -> Diagnostic {
        Diagnostic(
            facts.id, facts.severity,
            "no text could be measured or rendered; sizes are estimates, and contrast over images is not measured",
            at: nil, help: reason)
    }
}
