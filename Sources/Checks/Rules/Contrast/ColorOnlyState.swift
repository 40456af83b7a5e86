import Layout
import Source
import Specs
import Values

/// Reports two states that differ only in color.
package struct ColorOnlyState: Rule {
    package static let facts = RuleFacts(
        "color-only-state", group: .contrast,
        summary: "two states that differ only in color, without a different trait, symbol, text or shape",
        rationale: """
            About one man in twelve has a color vision deficiency, and VoiceOver does not announce colors. If nothing \
            but the color changes, these users cannot distinguish the two states.
            """,
        fixing: """
            Change a symbol, text or a shape between the two states as well, or give one of them a trait such as \
            `traits: [selected]`. Two colors with a contrast of at least 3:1 between them also pass, because they \
            differ in lightness.
            """,
        limits: """
            Two states are compared as a whole: if anything other than a color differs somewhere in the component, \
            the pair is not reported.
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
                """)
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
                preview: { backdrop: "#FFFFFF" }
                states:
                  plain:
                  selected: { set: { body.background: "#0A5FD9" }, traits: [selected] }
                body:
                  text: Cafe
                  color: "#FFFFFF"
                  background: "#1B7A3D"
                  action: choose
                  hitArea: 44
                """, note: "VoiceOver announces the trait"),
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
        var earlier: [StateComparison.Form: [Mockup]] = [:]
        return mockups.compactMap { mockup -> Finding? in
            guard compares(mockup.state) else { return nil }
            let form = StateComparison.Form(mockup)
            let match = colorMatch(of: mockup, beside: earlier[form] ?? [], in: design)
            if match.isNew { earlier[form, default: []].append(mockup) }
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

    /// Returns the first earlier state that differs only in color from a mock-up's, and in which appearances it does.
    ///
    /// `isNew` is false if an earlier state has the same colors. Later states are then compared with that one alone.
    private func colorMatch(
        of mockup: Mockup, beside earlier: [Mockup], in design: Design
    ) -> (twin: String?, appearances: [Appearance], isNew: Bool) {
        var isNew = true
        for other in earlier {
            guard let comparison = StateComparison(other, mockup) else { continue }
            let appearances = design.appearances.filter { differsOnlyByColor(comparison, in: $0) }
            if !appearances.isEmpty { return (other.state, appearances, isNew) }
            if comparison.pairs.isEmpty, comparison.hasSameBackground { isNew = false }
        }
        return (nil, [], isNew)
    }

    /// Whether two states differ in colors, and no pair of colors has enough contrast.
    private func differsOnlyByColor(_ comparison: StateComparison, in appearance: Appearance) -> Bool {
        let shown = comparison.pairs.map {
            (
                $0.first.shown(in: appearance, on: comparison.background),
                $0.second.shown(in: appearance, on: comparison.background)
            )
        }.filter { $0 != $1 }
        return !shown.isEmpty && shown.allSatisfy { Contrast.ratio($0, $1) < minimum }
    }

    // MARK: Messages

    private static func message(_ state: String, _ other: String) -> String {
        "“\(state)” differs from “\(other)” only in color"
    }

    private static let help = "also change a symbol, text or a shape, or write traits: [selected] on the state"
}
