import Layout
package import Source
import Specs
import Values

/// A text that nobody has seen: it passes no rule, it was not looked at.
package struct UnmeasuredText: Rule {
    package static let facts = RuleFacts(
        "unmeasured-text", group: .contrast,
        summary: "a text or symbol that could not be measured: nothing vouches for its lines or its contrast",
        rationale: """
            Over a picture, beside a shadow or on a round corner only drawing shows what is behind a text, and where no \
            fonts are installed not even its width is known. What was not looked at has not passed: the finding stands \
            until it can be.
            """,
        references: "docs/check: where contrast is measured",
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
                """, note: "a text of more than 16,000 points over an edge is too large to be drawn")
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
                """, note: "on a flat ground nothing needs to be drawn"),
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

    private static let reason = "what is behind it cannot be drawn"
    private static let tooFar = "it lies too far on in what scrolls"
    private static let tooFarHelp = "let the sample show fewer rows"
    private static let help = "make it smaller, or give it a flat ground"

    /// What the runner tells where there are no fonts.
    ///
    /// - Parameter reason: what is missing and what brings it.
    package static func withoutFonts(_ reason: String) -> Diagnostic {
        Diagnostic(
            facts.id, facts.severity,
            "no text could be measured or drawn: sizes are estimates, contrasts over pictures are not seen",
            at: nil, help: reason)
    }
}
