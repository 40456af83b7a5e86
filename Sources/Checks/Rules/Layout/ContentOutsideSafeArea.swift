import Layout
import Source
import Specs
import Values

/// Reports content that is under the notch, the home indicator or a bar, or off the screen.
package struct ContentOutsideSafeArea: Rule {
    package static let facts = RuleFacts(
        "content-outside-safe-area", group: .layout,
        summary: """
            text or a symbol that is under the notch, the home indicator, the status bar or another bar, or off screen
            """,
        rationale: """
            Content there is covered by hardware, system UI or a bar. Backgrounds and images may extend to the edges \
            of the screen, but text and symbols must not.
            """,
        fixing: """
            Remove the `offset:` or margin that moves the content, put it in a `scroll:`, or give it more room. If it \
            is decorative, write `decorative: true`: it stays visible, but VoiceOver skips it.
            """,
        limits: """
            Content in a scroll view is not reported along the scroll axis. Symbols in controls are checked by \
            `unreachable-tap-target` instead. Images are not checked.
            """,
        references: "Human Interface Guidelines, Layout: safe areas",
        settings: [
            .init("tolerance", "how far text or a symbol may extend outside the safe area, in points", default: "1")
        ],
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
                note: "the title is moved up under the status bar"),
            RuleExample(
                """
                screen: Plans
                body:
                  »text: Continue with the free plan«
                  width: 300
                  minHeight: 50
                  action: go
                  offset: { x: 150, y: 0 }
                """, note: "the visible part of the button is large enough to tap, but its title is cut off"),
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
                note: "the background extends to the edges of the screen, but the text does not"),
            RuleExample(
                """
                screen: Start
                body:
                  scroll:
                    - { shape: rectangle, fill: "#E5E5EA", height: 900 }
                    - text: The end
                """,
                note: "content farther down in a scroll view can be scrolled into view"),
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
                note: "an image may extend under the status bar, here by its height of 59 pt"),
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
                // Symbols of controls are left to the rule about unreachable tap targets.
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
            help: Self.help(displacement: mockup.displacement(of: placed)),
            occurrences: [mockup.occurrence(nil, measure)])
        finding.area = ink
        finding.nodes = mockup.withControl(around: placed)
        return finding
    }

    private static func help(displacement: String?) -> String {
        let decoration = "or write decorative: true if it only decorates"
        guard let displacement else { return "put the content in a scroll:, give it more room, \(decoration)" }
        return "remove the \(displacement) that moves it there, or write a smaller one, \(decoration)"
    }

    private static func place(of ink: Rect, in regions: ScreenRegions) -> String {
        let safe = regions.safeArea
        if !regions.screen.contains(ink, tolerance: 0.5) { return "extends off the screen" }
        if safe.contains(ink, tolerance: 0.5) { return "is under a bar" }
        if ink.minY < safe.minY { return "is under the status bar" }
        return ink.maxY > safe.maxY ? "is under the home indicator" : "is too close to the edge of the screen"
    }

    private static func message(_ text: String, place: String, _ distance: Points) -> String {
        "\(text) \(place); it is \(distance) pt outside the safe area"
    }
}
