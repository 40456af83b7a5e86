import Layout
import Source
import Specs

/// Reports controls inside an element that VoiceOver reads as one.
package struct NestedControl: Rule {
    package static let facts = RuleFacts(
        "nested-control", group: .voice, severity: .warning,
        summary: "a control inside an element that VoiceOver reads as one, so that it can only be touched",
        rationale: """
            VoiceOver, Voice Control and Switch Control treat a button, and a node with a `label:`, as one element. \
            A control inside it can be seen and touched, but these users cannot reach it.
            """,
        fixing: """
            Place a control beside the other one, or offer its action under `actions:` of the outer one. Write \
            `children: contain` only on a node without an action: VoiceOver then reads its parts, and no longer the \
            node itself.
            """,
        limits: """
            A control is not reported if another control that VoiceOver reaches has the same action. With \
            `children: combine`, iOS offers the actions of inner controls itself.
            """,
        references: "WCAG 2.2 SC 2.1.1, 4.1.2; Human Interface Guidelines, VoiceOver",
        isPreview: true,
        failing: [
            RuleExample(
                """
                component: SongRow
                body:
                  hstack:
                    - { text: Golden hour, width: fill }
                    - { symbol: ellipsis, label: More, action: »more«, width: 44, height: 44 }
                  action: play
                  label: Golden hour
                  minHeight: 44
                """),
            RuleExample(
                """
                component: Offer
                body:
                  vstack:
                    - text: One month for free
                    - { text: Start, action: »start«, minWidth: 44, minHeight: 44 }
                  label: One month for free
                """, note: "a label on a container makes it one element"),
            RuleExample(
                """
                component: SongRow
                body:
                  hstack:
                    - { text: Golden hour, width: fill }
                    - { symbol: ellipsis, label: More, action: more, width: 44, height: 44 }
                  action: »play«
                  children: contain
                  minHeight: 44
                """, note: "`children: contain` hides the action of the row itself"),
        ],
        passing: [
            RuleExample(
                """
                component: SongRow
                body:
                  hstack:
                    - { text: Golden hour, width: fill, action: play, minHeight: 44 }
                    - { symbol: ellipsis, label: More, action: more, width: 44, height: 44 }
                """),
            RuleExample(
                """
                component: SongRow
                body:
                  hstack:
                    - { text: Golden hour, width: fill }
                    - { symbol: ellipsis, label: More, action: more, width: 44, height: 44 }
                  action: play
                  label: Golden hour
                  actions: [{ name: More, action: more }]
                  minHeight: 44
                """, note: "the row offers the action to VoiceOver"),
            RuleExample(
                """
                component: Offer
                body:
                  vstack:
                    - text: One month for free
                    - { text: Start, action: start, minWidth: 44, minHeight: 44 }
                  children: combine
                """, note: "iOS offers the actions inside a combined element"),
        ])

    package init(_ settings: inout RuleSettings) {}

    package func subjects(in mockup: Mockup, of design: Design) -> Int { mockup.controlCount }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        var reachable: Set<String> = []
        var lost: [(PlacedFrame, outer: PlacedFrame?)] = []
        for placed in mockup.controls where !placed.isCovered && !placed.isHiddenFromVoice && !placed.isInvisible {
            if let outer = placed.elementAround {
                lost.append((placed, outer))
            } else if placed.isOnlyContainer {
                lost.append((placed, nil))
            } else if let action = placed.frame.node.interaction?.action {
                reachable.insert(action.value)
            }
        }
        return lost.compactMap { placed, outer in
            guard !placed.isDisabled, !placed.isPartOfControl, !placed.isDrawnBySystem,
                let interaction = placed.frame.node.interaction,
                !(interaction.action.map { reachable.contains($0.value) } ?? false)
            else { return nil }
            let name = mockup.name(of: placed.frame)
            return finding(
                outer.map { Self.message(name, in: mockup.name(of: $0.frame)) } ?? Self.message(container: name),
                at: interaction.range, in: mockup.place(of: placed.frame),
                help: outer.map { Self.help(outer: $0.frame.node.isControl) } ?? Self.containerHelp,
                occurrences: [mockup.occurrence()])
        }
    }

    // MARK: Messages

    private static func message(_ name: String, in outer: String) -> String {
        "VoiceOver cannot reach \(name), because it reads \(outer) as one element"
    }

    private static func message(container name: String) -> String {
        "VoiceOver cannot reach the action of \(name), because children: contain makes it read only the parts"
    }

    private static func help(outer isControl: Bool) -> String {
        isControl
            ? "place it beside the outer control, or offer its action under actions: of that control"
            : "write children: contain on the outer node, or offer the action under its actions:"
    }

    private static let containerHelp =
        "remove children: contain and offer the inner actions under actions:, or move action: to one of the parts"
}

extension PlacedFrame {
    /// Whether VoiceOver stops at its parts and not at the control itself.
    fileprivate var isOnlyContainer: Bool {
        frame.node.voiceChildren == .contain && frame.node.voice.actions.isEmpty && !frame.children.isEmpty
    }

    /// The outermost frame around it that VoiceOver reads as one element without offering the actions inside; nil if
    /// VoiceOver reaches the frame.
    fileprivate var elementAround: PlacedFrame? {
        var result: PlacedFrame?
        var isBody = true
        for outer in sequence(first: self, next: \.parent).dropFirst() {
            let node = outer.frame.node
            // The label of a component that is a control is the label of the control.
            isBody = isBody && node.content.isUse
            if isBody { continue }
            if !node.voice.actions.isEmpty || node.voiceChildren == .combine { return nil }
            if outer.frame.isReadAsOne { result = outer }
        }
        return result
    }
}
