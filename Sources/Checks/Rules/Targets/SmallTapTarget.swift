import Layout
import Project
import Source
import Specs
import Values

/// A control that is too small to hit.
package struct SmallTapTarget: Rule {
    package static let facts = RuleFacts(
        "small-tap-target", group: .targets,
        summary: "a control's hit area is smaller than 44 × 44 pt",
        rationale: """
            A finger covers about 44 points. Smaller targets are missed, most of all by people whose hands shake or who \
            use the phone on the move. The drawing may be smaller; what counts is the area that reacts.
            """,
        source: "Human Interface Guidelines, Accessibility: default control size 44 × 44 pt; WCAG 2.2 SC 2.5.8, 2.5.5",
        settings: [
            .init("minimum", "the least width and height of a hit area, in points", default: "44"),
            .init("rowExceptionHeight", "rows that fill the width may be as high as this instead", default: "none"),
        ],
        failing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  padding: { horizontal: 12, vertical: 6 }
                  action: »toggle_interest«
                """,
                note: "the text with its padding is 32 pt high")
        ],
        passing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  padding: { horizontal: 12, vertical: 6 }
                  action: toggle_interest
                  hitArea: 44
                """,
                note: "the hit area may be larger than the drawing"),
            RuleExample(
                """
                component: Row
                body:
                  text: Settings
                  width: fill
                  minHeight: 60
                  action: open_settings
                """),
        ])

    private let minimum: Points
    private let rowExceptionHeight: Points?
    /// Sides that are short by less than this are no finding: layout rounds texts to pixels.
    private let tolerance: Points = 0.01

    package init(_ settings: inout RuleSettings) {
        minimum = Points(settings.number("minimum", default: 44))
        rowExceptionHeight = settings.optionalNumber("rowExceptionHeight").map { Points($0) }
    }

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        mockup.controlCount
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        mockup.frames.compactMap { placed in
            let frame = placed.frame
            guard !placed.isCovered, let interaction = frame.node.interaction, interaction.isControl,
                let area = HitArea.rect(of: frame, direction: mockup.metrics.direction)
            else { return nil }
            guard area.width < minimum - tolerance || area.height < minimum - tolerance else { return nil }
            if let rowExceptionHeight, isRow(area, in: mockup), area.height >= rowExceptionHeight { return nil }
            return finding(for: frame, interaction, area: area, in: mockup)
        }
    }

    /// A row spans the mock-up, but for margins.
    private func isRow(_ area: Rect, in mockup: Mockup) -> Bool {
        area.width >= mockup.laidOut.size.width * 0.8
    }

    private func finding(
        for frame: Frame, _ interaction: BoundInteraction, area: Rect, in mockup: Mockup
    ) -> Finding {
        let measure = Finding.Measure(
            measured: area.size.shorterSide.value, required: minimum.value, unit: .points)
        var finding = finding(
            Self.message(control: mockup.name(of: frame), area: area, minimum: minimum), at: interaction.range,
            in: mockup.place(of: frame), annotation: "\(area.width) × \(area.height) pt",
            help: Self.help(minimum: minimum), occurrences: [mockup.occurrence(nil, measure)])
        finding.area = area
        return finding
    }

    // MARK: Messages

    private static func message(control: String, area: Rect, minimum: Points) -> String {
        "\(control) has a hit area of \(area.width) × \(area.height) pt; \(minimum) × \(minimum) pt is required"
    }

    private static func help(minimum: Points) -> String {
        "write hitArea: \(minimum) on the control; its drawing stays as it is"
    }
}
