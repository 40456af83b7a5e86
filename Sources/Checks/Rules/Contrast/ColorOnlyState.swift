import Layout
import Source
import Specs
import Values

/// Reports two states that differ only in color.
package struct ColorOnlyState: Rule {
    package static let facts = RuleFacts(
        "color-only-state", group: .contrast,
        summary: "two states that differ visibly only in color, without a different symbol, text or shape",
        rationale: """
            About one man in twelve has a color vision deficiency. If nothing but the color can be seen to change, \
            these users cannot distinguish the two states. A trait or a label helps only users of VoiceOver.
            """,
        fixing: """
            Change a symbol, text or a shape between the two states as well. Two colors with a contrast of at least \
            3:1 between them also pass, because they differ in lightness.
            """,
        limits: """
            Two states are compared as a whole: if anything visible other than a color differs somewhere in the \
            component, the pair is not reported. Differences below 1 pt, in transparent or covered parts, in parts \
            smaller than 4 pt or in parts with the lightness of their background do not count as visible, and neither \
            do corners that differ by less than a fifth of the shorter side. A disabled control may differ in \
            lightness by as little as 1.3:1, as iOS dims it. Whether VoiceOver announces a state is not checked.
            """,
        references: "WCAG 2.2 SC 1.4.1 Use of Color; Understanding 1.4.1: a difference in lightness of 3:1",
        settings: [
            .init(
                "except", "states that only give feedback to a touch and are not compared",
                default: "[pressed, highlighted]"),
            .init("minimum", "minimum contrast between the two colors of a pair that passes", default: "3"),
        ],
        failing: [
            RuleExample(
                """
                component: Presence
                states:
                  here:
                  »away«: { set: { dot.fill: "#C0271C" } }
                body:
                  shape: circle
                  id: dot
                  width: 12
                  height: 12
                  fill: "#1B7A3D"
                """),
            RuleExample(
                """
                component: Chip
                preview: { backdrop: "#FFFFFF" }
                states:
                  plain:
                  »selected«: { set: { body.background: "#0A5FD9" }, traits: [selected] }
                body:
                  text: Cafe
                  color: "#FFFFFF"
                  background: "#1B7A3D"
                  action: choose
                  hitArea: 44
                """, note: "a trait is heard, not seen"),
            RuleExample(
                """
                component: Seat
                preview: { backdrop: "#FFFFFF" }
                states:
                  free:
                  »taken«: { set: { body.fill: "#B04A4A", body.radius: 6, body.label: "Seat 12A, taken" } }
                body: { shape: rectangle, radius: 4, width: 44, height: 44, fill: "#2E7D52", label: Seat 12A }
                """, note: "corners of 4 and 6 pt look alike"),
        ],
        passing: [
            RuleExample(
                """
                component: Presence
                states:
                  here:
                  away: { set: { name: xmark.circle.fill, tone: "#C0271C" } }
                properties:
                  name: checkmark.circle.fill
                  tone: "#1B7A3D"
                body:
                  symbol: $name
                  color: $tone
                  label: Presence
                """, note: "the symbol changes too"),
            RuleExample(
                """
                component: Chip
                states:
                  plain:
                  pressed: { set: { body.background: "#C7E0FF" } }
                body:
                  text: Cafe
                  background: "#D9F2DC"
                  action: choose
                  hitArea: 44
                """, note: "states that only respond to a touch are exempt"),
            RuleExample(
                """
                component: Dot
                preview: { backdrop: "#FFFFFF" }
                states:
                  off:
                  on: { set: { body.fill: "#0A5FD9" } }
                body:
                  shape: circle
                  width: 12
                  height: 12
                  fill: "#D8D8DC"
                """, note: "the two colors also differ in lightness"),
        ])

    private let ignoredStates: Set<String>
    private let minimum: Double

    package init(_ settings: inout RuleSettings) {
        ignoredStates = Set(settings.texts("except", default: ["pressed", "highlighted"]))
        minimum = settings.number("minimum", default: 3, in: RuleSettings.ratios)
    }

    package func hasSubject(in mockup: Mockup, of design: Design) -> Bool {
        design.library[mockup.component]?.stateNames.count ?? 0 > 1 && compares(mockup.state)
    }

    package func check(states mockups: [Mockup], in design: Design) -> [Finding] {
        guard mockups.count > 1 else { return [] }
        var earlier: [Int: [StateComparison]] = [:]
        return mockups.compactMap { mockup -> Finding? in
            guard compares(mockup.state) else { return nil }
            let state = StateComparison(mockup, in: design.appearances)
            let match = colorMatch(of: state, beside: earlier[state.hash] ?? [], in: design)
            if match.isNew { earlier[state.hash, default: []].append(state) }
            guard let twin = match.twin, let state = design.library[mockup.component]?.state(named: mockup.state)
            else {
                return nil
            }
            return finding(
                Self.message(mockup.state, twin), at: state.nameRange,
                in: Finding.Place(component: mockup.component, state: mockup.state), help: Self.help,
                occurrences: match.appearances.map { mockup.occurrence($0) })
        }
    }

    /// Whether a state carries information, rather than only giving feedback to a touch.
    private func compares(_ state: String) -> Bool {
        !state.split(separator: "+").contains { ignoredStates.contains(String($0)) }
    }

    /// Returns the first earlier state that differs only in color from a state, and in which appearances it does.
    ///
    /// `isNew` is false if an earlier state has the same colors. Later states are then compared with that one alone.
    private func colorMatch(
        of state: StateComparison, beside earlier: [StateComparison], in design: Design
    ) -> (twin: String?, appearances: [Appearance], isNew: Bool) {
        var isNew = true
        for other in earlier {
            let colors = design.appearances.map { other.colors(comparedTo: state, in: $0) }
            let minimum = other.isDisabled(unlike: state) ? min(minimum, Self.dimming) : minimum
            let appearances = zip(design.appearances, colors).filter {
                $1.map { differsOnlyByColor($0, minimum) } ?? false
            }.map(\.0)
            if !appearances.isEmpty { return (other.mockup.state, appearances, isNew) }
            if colors.allSatisfy({ $0?.isEmpty ?? false }), other.hasSameBackground(as: state) { isNew = false }
        }
        return (nil, [], isNew)
    }

    /// The contrast between a control and its disabled form, which iOS dims. WCAG exempts disabled controls from its
    /// own minimums.
    private static let dimming = 1.3

    /// Whether there is a difference in colors, and no pair of colors has enough contrast.
    private func differsOnlyByColor(_ colors: [(first: RGBA, second: RGBA)], _ minimum: Double) -> Bool {
        !colors.isEmpty && colors.allSatisfy { Contrast.ratio($0.first, $0.second) < minimum }
    }

    // MARK: Messages

    private static func message(_ state: String, _ other: String) -> String {
        "“\(state)” differs from “\(other)” only in color"
    }

    private static let help = "also change a symbol, text or a shape, so that the states differ without color"
}
