import Layout
import Source
import Specs
import Values

/// Reports controls that are off the screen, under a bar or outside the safe area.
package struct UnreachableTapTarget: Rule {
    package static let facts = RuleFacts(
        "unreachable-tap-target", group: .targets,
        summary: "a control that is off screen, under a bar or outside the safe area",
        rationale: """
            A control off the screen or under a bar cannot be tapped. At the edges of the screen the system handles \
            touches for the home indicator and the status bar. This often happens only at large type sizes, where a \
            screen that does not scroll becomes too tall.
            """,
        fixing: """
            Put the content in a `scroll:`, remove the `offset:` or margin that moves the control, or make the content \
            above it smaller.
            """,
        limits: "Every control in a scroll view counts as reachable along the scroll axis.",
        references: "Human Interface Guidelines, Layout: safe areas; WCAG 2.2 SC 2.4.11 Focus Not Obscured, 2.5.8",
        settings: [
            .init(
                "minimum", "minimum width and height of a control that must be reachable, in points", default: "44")
        ],
        impliedBy: ["overflowing-content"],
        failing: [
            RuleExample(
                """
                screen: Start
                body:
                  vstack:
                    - { shape: rectangle, fill: "#E5E5EA", height: 720 }
                    - { text: Go on, width: fill, minHeight: 50, action: »go« }
                  height: hug
                """,
                note: "the content is taller than the screen and does not scroll")
        ],
        passing: [
            RuleExample(
                """
                screen: Start
                body:
                  scroll:
                    - { shape: rectangle, fill: "#E5E5EA", height: 720 }
                    - { text: Go on, width: fill, minHeight: 50, action: go }
                """,
                note: "the control can be scrolled into view"),
            RuleExample(
                """
                screen: Start
                body:
                  scroll:
                    - { text: Go on, width: 300, height: 80, action: go, each: [1, 2, 3] }
                  axis: horizontal
                  snap: true
                """,
                note: "a partly visible card in a horizontal scroll view can be scrolled into view"),
        ])

    private let minimum: Points
    /// Layout rounds texts to pixels.
    private let tolerance: Points = 0.5

    package init(_ settings: inout RuleSettings) {
        minimum = Points(settings.number("minimum", default: 44))
    }

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        mockup.isScreen ? mockup.controlCount : 0
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        guard let regions = ScreenRegions(mockup) else { return [] }
        return mockup.targets.compactMap { target in
            guard target.placed.part != "keyboard" else { return nil }
            let reach = reach(of: target, in: regions, of: mockup)
            let side = reach.map(\.size) ?? .zero
            let isReachable =
                side.width >= min(minimum, target.area.width) - tolerance
                && side.height >= min(minimum, target.area.height) - tolerance
            return isReachable ? nil : finding(for: target, reach: side, in: regions, of: mockup)
        }
    }

    /// Returns the part of a hit area that can be tapped.
    ///
    /// It is on the screen and not under a bar. If the visible control extends beyond the safe area, only the part
    /// inside the safe area counts.
    private func reach(of target: Target, in regions: ScreenRegions, of mockup: Mockup) -> Rect? {
        let axes = mockup.scrollAxes(around: target.placed)
        let drawn = target.placed.frame.rect
        let region = regions.region(of: target.placed.part).widened(along: axes, to: target.area)
        let isInside = region.contains(drawn, tolerance: tolerance)
        return target.area.intersection(isInside ? regions.screen.widened(along: axes, to: target.area) : region)
    }

    // MARK: Findings

    private func finding(
        for target: Target, reach: Size, in regions: ScreenRegions, of mockup: Mockup
    ) -> Finding {
        let measure = Finding.Measure(measured: reach.shorterSide.value, required: minimum.value, unit: .points)
        var finding = finding(
            Self.message(
                mockup.name(of: target.placed.frame), place: Self.place(of: target.placed, in: regions), reach: reach),
            at: target.interaction.range, in: mockup.place(of: target.placed.frame),
            annotation: "\(reach.width) × \(reach.height) pt can be tapped",
            help: Self.help(displacement: mockup.displacement(of: target.placed)),
            occurrences: [mockup.occurrence(nil, measure)])
        finding.area = target.area
        finding.nodes = [target.placed.frame.node.path]
        return finding
    }

    private static func help(displacement: String?) -> String {
        guard let displacement else { return "put the content in a scroll:, or give it more room" }
        return "remove the \(displacement) that moves it there, or write a smaller one"
    }

    private static func place(of placed: PlacedFrame, in regions: ScreenRegions) -> String {
        let rect = placed.frame.rect
        if !regions.screen.contains(rect, tolerance: 0.5) { return "extends off the screen" }
        // The visible control is inside its region, and only its hit area extends beyond the screen.
        if regions.region(of: placed.part).contains(rect, tolerance: 0.5) {
            return "is too close to the edge of the screen"
        }
        return regions.safeArea.contains(rect, tolerance: 0.5) ? "is under a bar" : "is outside the safe area"
    }

    private static func message(_ control: String, place: String, reach: Size) -> String {
        reach.shorterSide > 0
            ? "\(control) \(place): only \(reach.width) × \(reach.height) pt of its hit area can be tapped"
            : "\(control) \(place): no part of its hit area can be tapped"
    }
}
