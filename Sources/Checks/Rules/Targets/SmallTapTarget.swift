import Layout
import Project
import Source
import Specs
import Values

/// Reports controls whose hit area is too small.
package struct SmallTapTarget: Rule {
    package static let facts = RuleFacts(
        "small-tap-target", group: .targets,
        summary: "a control whose hit area is smaller than 44 × 44 pt",
        rationale: """
            A finger covers about 44 points. Smaller targets are easy to miss, above all for people with a tremor and \
            for people who are moving. The visible control may be smaller; only the hit area counts.
            """,
        fixing: """
            Write `hitArea: 44` on the control; its visible size does not change. If the larger area would overlap a \
            neighbor, write more `spacing:` first; the finding names the value.
            """,
        fixSafety: """
            Safe. `check --fix` writes `hitArea: 44` on the control, unless the larger area would overlap a neighbor \
            or the value comes from a property or a condition.
            """,
        limits: """
            Scroll views and nodes with `clip: true` cut hit areas off, also with their round corners. A `scale:` \
            counts; one of at least 0.85 that only a state sets is the answer to a touch and does not. Standard \
            controls without a `hitArea:` count as 44 pt, although Apple ships some of them smaller. Covered \
            controls and loading placeholders are not checked.
            """,
        references:
            "Human Interface Guidelines, Accessibility: default control size 44 × 44 pt; WCAG 2.2 SC 2.5.8, 2.5.5",
        settings: [
            .init("minimum", "minimum width and height of a hit area, in points", default: "44"),
            .init(
                "rowExceptionHeight", "minimum height of rows that fill the width, in place of `minimum`",
                default: "none"),
        ],
        impliedBy: ["overflowing-content"],
        failing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  padding: { horizontal: 12, vertical: 6 }
                  action: »toggle_interest«
                """,
                note: "the text and its padding are 32 pt tall")
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
                note: "the hit area may be larger than the visible control"),
            RuleExample(
                """
                component: Row
                body:
                  text: Settings
                  width: fill
                  minHeight: 60
                  action: open_settings
                """),
            RuleExample(
                """
                component: Choice
                body:
                  text: A
                  width: 30
                  height: 30
                  action: choose
                  redacted: true
                """, note: "a loading placeholder is not a control"),
        ])

    private let minimum: Points
    private let rowExceptionHeight: Points?
    /// The accepted difference, because layout rounds texts to pixels.
    private let tolerance: Points = 0.01

    package init(_ settings: inout RuleSettings) {
        minimum = Points(settings.number("minimum", default: 44))
        rowExceptionHeight = settings.optionalNumber("rowExceptionHeight").map { Points($0) }
    }

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        mockup.controlCount
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        lazy var targets = mockup.targets
        return mockup.controls.compactMap { placed in
            let frame = placed.frame
            // A control that is still loading cannot be tapped.
            guard placed.isShown, !frame.node.isRedacted, !placed.isLinkInSentence,
                let written = HitArea.rect(of: frame, direction: mockup.metrics.direction),
                let responding = mockup.respondingArea(of: placed, written)
            else { return nil }
            let area = responding.rect
            guard area.width < minimum - tolerance || area.height < minimum - tolerance else { return nil }
            if let rowExceptionHeight, isRow(area, in: mockup), area.height >= rowExceptionHeight { return nil }
            guard let interaction = frame.node.interaction else { return nil }
            // A larger hit area does not help a control whose neighborhood is cut off.
            if let grown = mockup.respondingArea(of: placed, written.grown(to: minimum)), let cut = grown.cut,
                grown.rect.size.shorterSide < minimum - tolerance
            {
                return finding(for: placed, interaction, area: area, cutBy: cut, in: mockup)
            }
            return finding(for: placed, interaction, area: area, among: targets, in: mockup, of: design)
        }
    }

    /// Whether a hit area spans the mock-up except for margins.
    private func isRow(_ area: Rect, in mockup: Mockup) -> Bool {
        area.width >= mockup.laidOut.size.width * 0.8
    }

    /// Returns the neighbor with the largest overlap if all hit areas had the required size, and the overlap.
    private func conflict(
        of placed: PlacedFrame, area: Rect, among targets: [Target], in mockup: Mockup
    ) -> (control: PlacedFrame, shared: Size)? {
        let grown = area.grown(to: minimum)
        return targets.compactMap { other -> (control: PlacedFrame, shared: Size)? in
            guard other.placed.index != placed.index,
                let shared = grown.intersection(other.area.grown(to: minimum)), shared.size.shorterSide > 0.5,
                !mockup.scrollsApart(placed, other.placed)
            else { return nil }
            switch mockup.relation(placed, other.placed) {
            case .beside: break
            // A control in front of another takes part of its area anyway.
            case .layered where area.intersection(other.area).map({ $0.size.shorterSide <= tolerance }) ?? true: break
            case .layered, .nested, .apart, .parts: return nil
            }
            return (other.placed, shared.size)
        }
        .max { $0.shared.shorterSide < $1.shared.shorterSide }
    }

    private func finding(
        for placed: PlacedFrame, _ interaction: BoundInteraction, area: Rect, cutBy cut: PlacedFrame, in mockup: Mockup
    ) -> Finding {
        let measure = Finding.Measure(
            measured: area.size.shorterSide.value, required: minimum.value, unit: .points)
        var finding = finding(
            Self.message(control: mockup.name(of: placed.frame), area: area, minimum: minimum), at: interaction.range,
            in: mockup.place(of: placed.frame), annotation: "\(area.width) × \(area.height) pt",
            notes: [.init("this cuts the hit area off", at: cut.frame.node.range)],
            help: Self.help(minimum: minimum, cutBy: cut.frame, area), occurrences: [mockup.occurrence(nil, measure)])
        finding.nodes = mockup.withControl(around: placed)
        finding.area = area
        return finding
    }

    private func finding(
        for placed: PlacedFrame, _ interaction: BoundInteraction, area: Rect, among targets: [Target],
        in mockup: Mockup, of design: Design
    ) -> Finding {
        let frame = placed.frame
        let conflict = conflict(of: placed, area: area, among: targets, in: mockup)
        // The hit area is scaled with the control.
        let side = Points((minimum.value / mockup.move(of: placed).scale).rounded(.up))
        let measure = Finding.Measure(
            measured: area.size.shorterSide.value, required: minimum.value, unit: .points)
        var finding = finding(
            Self.message(control: mockup.name(of: frame), area: area, minimum: minimum), at: interaction.range,
            in: mockup.place(of: frame), annotation: "\(area.width) × \(area.height) pt",
            help: Self.help(side: side), occurrences: [mockup.occurrence(nil, measure)])
        finding.area = area
        let squeezed = frame.rect.size
        if squeezed.shorterSide < 1 {
            finding.diagnostic.help = Self.help(minimum: minimum, squeezedTo: squeezed)
        } else if conflict != nil, isRow(area, in: mockup), area.width >= minimum {
            // Rows of a list touch each other, so they grow.
            finding.diagnostic.help = Self.help(row: minimum)
        } else if let conflict {
            let spacing = mockup.spacing(between: placed, conflict.control, sharing: conflict.shared)
            finding.diagnostic.help = Self.help(
                minimum: minimum, spacing, mockup.name(of: conflict.control.frame), conflict.shared)
        } else if let edit = interaction.hitAreaEdit(side), !design.importedFiles.contains(edit.range.file) {
            let title = "Set hitArea: \(side)"
            finding.diagnostic.fixes = [Fix(title: title, edits: [edit], applicability: .safe)]
        }
        return finding
    }

    // MARK: Messages

    private static func message(control: String, area: Rect, minimum: Points) -> String {
        "\(control) has a hit area of \(area.width) × \(area.height) pt; \(minimum) × \(minimum) pt is required"
    }

    private static func help(side: Points) -> String {
        "write hitArea: \(side) on the control; its visible size does not change"
    }

    private static func help(row minimum: Points) -> String {
        "write minHeight: \(minimum) on the control, which then is higher"
    }

    private static func help(minimum: Points, squeezedTo size: Size) -> String {
        let key = size.height <= size.width ? "minHeight" : "minWidth"
        return "write \(key): \(minimum) on the control; its neighbors leave it \(size.shorterSide) pt, so that it "
            + "cannot be seen"
    }

    private static func help(minimum: Points, cutBy cut: Frame, _ area: Rect) -> String {
        let keys = [(area.width, "minWidth"), (area.height, "minHeight")].filter { $0.0 < minimum }
            .map { "\($0.1): \(minimum)" }.joined(separator: " and ")
        let name = cut.node.isScroll ? "scroll view" : "node that clips it"
        return "write \(keys) on the \(name), or move the control away from its edge; "
            + "outside of it the control does not respond"
    }

    private static func help(minimum: Points, _ spacing: TapTargetSpacing?, _ neighbor: String, _ shared: Size)
        -> String
    {
        guard let spacing else {
            return "write hitArea: \(minimum) on the control and move it \(shared.shorterSide) pt away from "
                + "\(neighbor), whose hit area it would otherwise overlap"
        }
        return "write spacing: \(spacing.required) in the \(spacing.container) instead of \(spacing.current), "
            + "then hitArea: \(minimum) on the control; with less spacing it would overlap \(neighbor)"
    }
}

extension BoundInteraction {
    /// Returns the edit that writes a hit area; nil if its place in the file is unknown.
    fileprivate func hitAreaEdit(_ side: Points) -> Fix.Edit? {
        switch hitAreaPlace {
        case .value(let range): Fix.Edit(range: range, replacement: side.description)
        case .key(let place): place.edit(key: Modifier.hitArea.key, value: side.description)
        case nil: nil
        }
    }
}

extension PlacedFrame {
    /// Whether it is a link among the texts of a `flow`, which WCAG 2.5.8 exempts.
    ///
    /// A row inside the `flow` keeps the link and the punctuation after it together.
    fileprivate var isLinkInSentence: Bool {
        guard frame.node.isLink, frame.node.isText,
            // With a box of its own it is a button, which people touch like one.
            frame.node.background.isEmpty, !frame.node.hasBorder
        else { return false }
        for around in sequence(first: self, next: \.parent).dropFirst() {
            switch around.frame.node.content {
            case .flow: return around.frame.children.contains { $0.node.isText && !$0.node.isControl }
            case .use: continue
            case .stack(let stack) where stack.axis == .horizontal && around.frame.node.background.isEmpty: continue
            default: return false
            }
        }
        return false
    }
}

extension BoundNode {
    fileprivate var isLink: Bool { role == "link" || voice.traits.contains("link") || voice.traits.contains("isLink") }
}

extension Rect {
    /// The rectangle with the same center that is at least this wide and high.
    fileprivate func grown(to side: Points) -> Rect {
        inset(
            by: EdgeInsets(
                top: min(0, (height - side) / 2), left: min(0, (width - side) / 2), bottom: min(0, (height - side) / 2),
                right: min(0, (width - side) / 2)))
    }
}
