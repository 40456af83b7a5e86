import Layout
import Source
import Specs
import Values

/// Something to read where the phone has its notch, its home indicator or a bar.
package struct ContentOutsideSafeArea: Rule {
    package static let facts = RuleFacts(
        "content-outside-safe-area", group: .layout,
        summary: "a text or symbol of a screen lies under the notch, the home indicator or a bar, or off the screen",
        rationale: """
            There it is hidden by the hardware, by what the system draws over it, or by a bar. Backgrounds and pictures may \
            reach to the edges of the screen; what is to be read may not.
            """,
        references: "Human Interface Guidelines, Layout: safe areas",
        settings: [.init("tolerance", "letters may leave the safe area by this much, in points", default: "1")],
        impliedBy: ["overflowing-content", "unreachable-tap-target"],
        failing: [
            RuleExample(
                """
                screen: Start
                body:
                  vstack:
                    - »text: Explore«
                      offset: { y: -40 }
                    - spacer:
                """,
                note: "moved up under the status bar"),
            RuleExample(
                """
                screen: Plans
                body:
                  »text: Continue with the free plan«
                  width: 300
                  minHeight: 50
                  action: go
                  offset: { x: 150, y: 0 }
                """, note: "enough of the button is left to touch, not to read"),
        ],
        passing: [
            RuleExample(
                """
                screen: Start
                body:
                  vstack:
                    - text: Explore
                    - spacer:
                  width: fill
                  background: "#F2F2F7"
                """,
                note: "the ground reaches to the edges of the screen, the text does not"),
            RuleExample(
                """
                screen: Start
                body:
                  scroll:
                    - { shape: rectangle, fill: "#E5E5EA", height: 900 }
                    - text: The end
                """,
                note: "what is further down in a scroll view comes into sight"),
            RuleExample(
                """
                screen: Start
                body:
                  vstack:
                    - image: { placeholder: photo }
                      height: 300
                      hidden: true
                      margin: { top: -59 }
                    - text: Explore
                    - spacer:
                """,
                note: "a picture under the status bar is meant"),
        ])

    private let tolerance: Points

    package init(_ settings: inout RuleSettings) {
        tolerance = Points(settings.number("tolerance", default: 1))
    }

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        mockup.isScreen ? mockup.texts.count { $0.frame.text != nil } : 0
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        guard let regions = ScreenRegions(mockup) else { return [] }
        return mockup.frames.compactMap { placed in
            guard let ink = placed.ink, placed.isShown, !placed.isHiddenFromVoice, placed.part != "keyboard",
                // The symbol of a control is told with where it is touched.
                placed.frame.node.isText || !placed.isInsideControl && !placed.frame.node.isControl
            else { return nil }
            let region = regions.region(of: placed.part)
                .widened(along: mockup.scrollAxes(around: placed), to: ink)
            let excess = region.excess(of: ink)
            let distance = max(excess.width, excess.height)
            return distance > tolerance ? finding(for: placed, ink, distance, in: regions, of: mockup) : nil
        }
    }

    // MARK: Findings

    private func finding(
        for placed: PlacedFrame, _ ink: Rect, _ distance: Points, in regions: ScreenRegions, of mockup: Mockup
    ) -> Finding {
        let measure = Finding.Measure(measured: distance.value, required: 0, unit: .points)
        var finding = finding(
            Self.message(mockup.name(of: placed.frame), place: Self.place(of: ink, in: regions), distance),
            at: placed.frame.node.range, in: mockup.place(of: placed.frame),
            help: "put the content into a scroll:, leave it more room, or write hidden: true if it only decorates",
            occurrences: [mockup.occurrence(nil, measure)])
        finding.area = ink
        finding.nodes = mockup.withControl(around: placed)
        return finding
    }

    private static func place(of ink: Rect, in regions: ScreenRegions) -> String {
        let safe = regions.safeArea
        if !regions.screen.contains(ink, tolerance: 0.5) { return "leaves the screen" }
        if safe.contains(ink, tolerance: 0.5) { return "lies under a bar" }
        if ink.minY < safe.minY { return "lies under the status bar" }
        return ink.maxY > safe.maxY ? "lies under the home indicator" : "lies outside the safe area"
    }

    private static func message(_ text: String, place: String, _ distance: Points) -> String {
        "\(text) \(place), by \(distance) pt"
    }
}
