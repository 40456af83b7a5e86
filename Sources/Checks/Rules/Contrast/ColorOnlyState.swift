import Layout
import Source
import Specs
import Values

/// Two states that only color tells apart.
package struct ColorOnlyState: Rule {
    package static let facts = RuleFacts(
        "color-only-state", group: .contrast,
        summary: "two states differ by color alone, with no trait, symbol, text or shape to tell them apart",
        rationale: """
            One man in twelve does not tell some colors apart, and VoiceOver tells of none. Where nothing else changes,
            the two states are one for them. Colors that differ in lightness too, by the ratio that tells graphics
            apart, are seen by all.
            """,
        references: "WCAG 2.2 SC 1.4.1 Use of Color; Understanding 1.4.1: a difference in lightness of 3:1",
        settings: [
            .init(
                "except", "states that give no information but answer a touch", default: "[pressed, highlighted]"),
            .init("minimum", "the contrast between the two colors that is difference enough", default: "3"),
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
                """, note: "another symbol"),
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
                """, note: "a trait, which VoiceOver tells"),
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
                """, note: "an answer to a touch tells nothing"),
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
                """, note: "pale and dark are told apart without hue"),
        ])

    private let exceptions: Set<String>
    private let minimum: Double

    package init(_ settings: inout RuleSettings) {
        exceptions = Set(settings.texts("except", default: ["pressed", "highlighted"]))
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
            let look = look(of: mockup, beside: earlier[form] ?? [], in: design)
            if look.isNew { earlier[form, default: []].append(mockup) }
            guard let twin = look.twin, let state = design.library[mockup.component]?.state(named: mockup.state) else {
                return nil
            }
            return finding(
                Self.message(mockup.state, twin), at: state.nameRange,
                in: Finding.Place(component: mockup.component, state: mockup.state), help: Self.help,
                occurrences: look.appearances.map { mockup.occurrence($0) })
        }
    }

    /// Whether a state tells something that another does not, and not only answers a touch.
    private func compares(_ state: String) -> Bool {
        !state.split(separator: "+").contains { exceptions.contains(String($0)) }
    }

    /// The first of some states that color alone tells from another one, and in which appearances; and whether that has other
    /// colors than all before it: what does not need no comparing with those that follow, of which the one before it says the
    /// same.
    private func look(
        of mockup: Mockup, beside earlier: [Mockup], in design: Design
    ) -> (twin: String?, appearances: [Appearance], isNew: Bool) {
        var isNew = true
        for other in earlier {
            guard let comparison = StateComparison(other, mockup) else { continue }
            let appearances = design.appearances.filter { isToldByColor(comparison, in: $0) }
            if !appearances.isEmpty { return (other.state, appearances, isNew) }
            if comparison.pairs.isEmpty, comparison.isOnOneGround { isNew = false }
        }
        return (nil, [], isNew)
    }

    /// Whether all but the colors of two states is alike, and their colors are not told apart without hue.
    private func isToldByColor(_ comparison: StateComparison, in appearance: Appearance) -> Bool {
        let shown = comparison.pairs.map {
            (
                $0.first.shown(in: appearance, on: comparison.ground),
                $0.second.shown(in: appearance, on: comparison.ground)
            )
        }.filter { $0 != $1 }
        return !shown.isEmpty && shown.allSatisfy { Contrast.ratio($0, $1) < minimum }
    }

    // MARK: Messages

    private static func message(_ state: String, _ other: String) -> String {
        "only color tells “\(state)” from “\(other)”"
    }

    private static let help = "change a symbol, a text or a shape too, or give the state a trait such as selected"
}
