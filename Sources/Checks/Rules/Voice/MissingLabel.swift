import Layout
import Source
import Specs
import Values

/// A control or picture that VoiceOver has no words for.
package struct MissingLabel: Rule {
    package static let facts = RuleFacts(
        "missing-label", group: .voice,
        summary: "a control, or an image that is not hidden, has nothing for VoiceOver to say",
        rationale: """
            VoiceOver would say “button”, or read the file name of the picture. Whoever cannot see the screen does not \
            learn what it does. A symbol's raw name is no label.
            """,
        references: "WCAG 2.2 SC 1.1.1, 4.1.2; Human Interface Guidelines, VoiceOver",
        failing: [
            RuleExample(
                """
                component: LikeButton
                body:
                  symbol: heart
                  width: 44
                  height: 44
                  action: »like«
                """),
            RuleExample(
                """
                component: SearchButton
                body:
                  symbol: magnifyingglass
                  label: »magnifyingglass«
                  width: 44
                  height: 44
                  action: search
                """, note: "the name of the picture"),
            RuleExample(
                """
                component: Photo
                body:
                  »image: { placeholder: photo }«
                  height: 200
                """),
            RuleExample(
                """
                component: LikeButton
                body:
                  symbol: heart.fill
                  width: 44
                  height: 44
                  action: like
                  label: »heart.fill«
                """, note: "the name of the symbol"),
            RuleExample(
                """
                component: AccountCard
                body:
                  vstack:
                    - text: Joint account
                    - { text: Freeze card, action: »freeze«, minHeight: 44 }
                  children: ignore
                  label: Joint account
                """, note: "VoiceOver never comes to it, and nothing else does the same"),
            RuleExample(
                """
                component: Notice
                body:
                  hstack:
                    - »symbol: exclamationmark.triangle.fill«
                    - { text: Not saved }
                """, note: "VoiceOver comes to it, and says “exclamation mark triangle fill” or the like"),
        ],
        passing: [
            RuleExample(
                """
                component: LikeButton
                body:
                  symbol: heart
                  width: 44
                  height: 44
                  action: like
                  label: Like
                """),
            RuleExample(
                """
                component: Photo
                body:
                  image: { placeholder: photo }
                  height: 200
                  hidden: true
                """, note: "a picture that only decorates is hidden"),
            RuleExample(
                """
                component: AccountCard
                body:
                  vstack:
                    - text: Joint account
                    - { text: Freeze card, action: freeze, minHeight: 44 }
                  children: ignore
                  label: Joint account
                  actions: [{ name: Freeze card, action: freeze }]
                """, note: "an action of the card says it"),
            RuleExample(
                """
                component: AccountRow
                states: { content: , loading: { set: { name.redacted: true } } }
                body:
                  hstack:
                    - { id: name, text: Joint account }
                  action: open_account
                  minHeight: 44
                """, note: "what is redacted is not read yet"),
            RuleExample(
                """
                component: Notice
                body:
                  hstack:
                    - { symbol: exclamationmark.triangle.fill, hidden: true }
                    - { text: Not saved }
                """, note: "the text says it"),
        ])

    package init(_ settings: inout RuleSettings) {}

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        mockup.controlCount
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        lazy var heard = Set(mockup.controls.lazy.filter { !$0.isHiddenFromVoice }.compactMap(\.action))
        return mockup.frames.compactMap { placed in
            let frame = placed.frame
            if placed.isHiddenFromVoice, let action = placed.action, placed.isLostToVoice, !heard.contains(action),
                let interaction = frame.node.interaction
            {
                return finding(
                    Self.message(lost: interaction.role), at: interaction.range, in: mockup.place(of: frame),
                    help: Self.lostHelp, occurrences: [mockup.occurrence()])
            }
            guard !placed.isCovered, !placed.isHiddenFromVoice else { return nil }
            if let label = frame.node.voice.label, frame.names(rawly: label.value) {
                return finding(
                    Self.message(rawName: label.value), at: label.range, in: mockup.place(of: frame),
                    help: Self.controlHelp, occurrences: [mockup.occurrence()])
            }
            if frame.node.isControl, let interaction = frame.node.interaction {
                // What is redacted is said again once it is there.
                if Spoken.hasLabel(frame) || frame.holdsRedactedText { return nil }
                return finding(
                    Self.message(control: interaction.role), at: interaction.range, in: mockup.place(of: frame),
                    help: Self.controlHelp, occurrences: [mockup.occurrence()])
            }
            guard frame.node.isPicture, !placed.isInsideControl, !placed.isPartOfControl, !frame.node.isRedacted,
                !Spoken.hasLabel(frame), !isInsideLabelled(placed, of: mockup)
            else { return nil }
            return finding(
                frame.node.isSymbol ? Self.symbolMessage : Self.imageMessage, at: frame.node.range,
                in: mockup.place(of: frame), help: Self.imageHelp, occurrences: [mockup.occurrence()])
        }
    }

    /// Whether something around it that is read as one has a label; for a symbol words of its own do, beside which VoiceOver
    /// reads one word more.
    private func isInsideLabelled(_ placed: PlacedFrame, of mockup: Mockup) -> Bool {
        placed.outer.contains { index in
            let frame = mockup.frames[index].frame
            if frame.node.voiceChildren == .combine, placed.frame.node.isSymbol, Spoken.hasLabel(frame) { return true }
            return frame.node.hasLabel && frame.node.voiceChildren != .contain
        }
    }

    // MARK: Messages

    private static func message(control role: String) -> String {
        "this \(role) has no label: VoiceOver has nothing to say"
    }

    private static func message(rawName label: String) -> String {
        "“\(label)” is the name of a picture, which tells nobody what it is for"
    }

    private static func message(lost role: String) -> String {
        "VoiceOver never comes to this \(role), and no other control does the same"
    }

    private static let lostHelp =
        "leave out what hides it, or name what it does in actions: of the node that is read in its place"
    private static let controlHelp = "write label: with what it does, in the language of the app"
    private static let imageMessage = "this image has no label and is not hidden from VoiceOver"
    private static let symbolMessage =
        "this symbol has no label and is not hidden from VoiceOver, which reads its name"
    private static let imageHelp = "write label: with what it shows, or hidden: true if it only decorates"
}

extension PlacedFrame {
    fileprivate var action: String? { frame.node.interaction?.action?.value }

    /// Whether a control can be used by all but those who listen: nothing that is read around it offers actions.
    fileprivate var isLostToVoice: Bool {
        isShown && !isDisabled && !isPartOfControl && !isDrawnBySystem && !frame.node.isRedacted
            && sequence(first: self, next: \.holder).allSatisfy { $0.frame.node.voice.actions.isEmpty }
    }
}

extension Frame {
    /// Whether a skeleton stands for a text of it.
    fileprivate var holdsRedactedText: Bool {
        (node.isRedacted && holdsText) || children.contains(where: \.holdsRedactedText)
            || overlay.contains(where: \.holdsRedactedText)
    }

    private var holdsText: Bool {
        node.isText || children.contains(where: \.holdsText) || overlay.contains(where: \.holdsText)
    }

    /// Whether a label is nothing but the name of a symbol or a picture file in it, written as that is: words for people begin
    /// with a capital letter.
    fileprivate func names(rawly label: String) -> Bool {
        switch node.content {
        case .symbol(let symbol):
            return label == symbol.name.value
                || label == [symbol.name.value, symbol.variant?.value ?? ""].joined(separator: ".")
        case .image(let image):
            guard case .file(let path) = image.source else { return false }
            return path.split(separator: "/").last.map { label == $0 } ?? false
        default: return children.contains { $0.names(rawly: label) } || overlay.contains { $0.names(rawly: label) }
        }
    }
}

extension BoundNode {
    fileprivate var isSymbol: Bool {
        if case .symbol = content { true } else { false }
    }

    /// Whether VoiceOver comes to it although it has no words.
    fileprivate var isPicture: Bool {
        if case .image = content { true } else { isSymbol }
    }
}
