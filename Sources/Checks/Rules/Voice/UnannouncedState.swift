import Layout
import Source
import Specs

/// Reports states of controls that can be seen but not heard.
package struct UnannouncedState: Rule {
    package static let facts = RuleFacts(
        "unannounced-state", group: .voice, severity: .warning,
        summary: "a state in which a control looks different, but VoiceOver reads the same",
        rationale: """
            A filled heart says that a song is liked. If the label, the value and the traits stay the same, users of \
            VoiceOver do not know whether it is.
            """,
        fixing: """
            Write `traits: [selected]` in the state, or change the `label:` or `value:` of the control with it. If the \
            state only responds to a touch, list it under `except:`.
            """,
        limits: """
            Two states are compared as a whole: if VoiceOver reads anything else differently, nothing is reported. A \
            state with `announce:` is not compared. Positions, opacity and controls with pictures are not either.
            """,
        references: "WCAG 2.2 SC 4.1.2 Name, Role, Value; UIAccessibilityTraits",
        settings: [
            .init(
                "except", "states that only respond to a touch and are not compared",
                default: "[pressed, highlighted, focused, dragging, swiped]")
        ],
        isPreview: true,
        failing: [
            RuleExample(
                """
                component: LikeButton
                states:
                  off:
                  »liked«: { set: { name: heart.fill } }
                properties: { name: heart }
                body: { symbol: $name, action: like, label: Like, width: 44, height: 44 }
                """)
        ],
        passing: [
            RuleExample(
                """
                component: LikeButton
                states:
                  off:
                  liked: { set: { name: heart.fill }, traits: [selected] }
                properties: { name: heart }
                body: { symbol: $name, action: like, label: Like, width: 44, height: 44 }
                """),
            RuleExample(
                """
                component: LikeButton
                states:
                  off:
                  pressed: { set: { body.opacity: 0.6 } }
                body: { symbol: heart, action: like, label: Like, width: 44, height: 44 }
                """, note: "the state responds to a touch"),
        ])

    private let ignored: Set<String>

    package init(_ settings: inout RuleSettings) {
        ignored = Set(
            settings.texts("except", default: ["pressed", "highlighted", "focused", "dragging", "swiped"]))
    }

    package func hasSubject(in mockup: Mockup, of design: Design) -> Bool {
        design.library[mockup.component]?.stateNames.count ?? 0 > 1 && compares(mockup)
    }

    package func check(states mockups: [Mockup], in design: Design) -> [Finding] {
        let compared = mockups.filter(compares)
        guard compared.count > 1 else { return [] }
        var looks: [SpokenState: ControlLooks] = [:]
        return compared.compactMap { mockup -> Finding? in
            guard let (control, other) = looks[SpokenState(of: mockup), default: ControlLooks()].add(mockup),
                let state = design.library[mockup.component]?.state(named: mockup.state)
            else { return nil }
            return finding(
                Self.message(mockup.name(of: control.frame), mockup.state, other), at: state.nameRange,
                in: Finding.Place(component: mockup.component, state: mockup.state), help: Self.help,
                occurrences: [mockup.occurrence()])
        }
    }

    /// Whether a state carries information that VoiceOver has to read.
    private func compares(_ mockup: Mockup) -> Bool {
        !mockup.behavior.announces && !mockup.isLoading
            && ignored.isDisjoint(with: NameWords.words(of: mockup.state))
    }

    // MARK: Messages

    private static func message(_ name: String, _ state: String, _ other: String) -> String {
        "\(name) looks different in “\(state)” and “\(other)”, but VoiceOver reads the same"
    }

    private static let help = "write traits: [selected] in the state, or change the label: or value: of the control"
}

/// The words that VoiceOver reads in a state.
private struct SpokenState: Hashable {
    struct Element: Hashable {
        var label: String?
        var value: String?
        var hint: String?
        var role: String?
        var isDisabled: Bool
    }

    /// In reading order.
    private let elements: [Element]
    /// By node, because a component sets those of its state on its outermost node.
    private let traits: [String: [String]]

    init(of mockup: Mockup) {
        elements = mockup.laidOut.roots.flatMap(VoiceElement.all).map { element in
            let node = element.frame.node
            return Element(
                label: Spoken.label(of: element.frame), value: node.voice.value?.value, hint: node.voice.hint?.value,
                role: node.role, isDisabled: node.isDisabled)
        }
        let nodes = mockup.frames.lazy.map(\.frame.node).filter { !$0.voice.traits.isEmpty }
        traits = Dictionary(nodes.map { ($0.path, $0.voice.traits) }, uniquingKeysWith: +)
    }
}
