import Layout
import Platform
import Source
import Specs
import Values

/// Reports controls and pictures without a label for VoiceOver.
package struct MissingLabel: Rule {
    package static let facts = RuleFacts(
        "missing-label", group: .voice,
        summary: "a control or visible image without a meaningful label for VoiceOver",
        rationale: """
            VoiceOver reads only “button” or the file name of the image, and users who cannot see the screen do not \
            learn what the control does. A sign is read by its name, as in “multiplication sign, button”. The raw name \
            of a symbol or a file, or a word such as “button” or “image”, is not a label either.
            """,
        fixing: """
            Write `label:` with the purpose of the control or the content of the image, in the language of the app. If \
            an image is only decoration, write `hidden: true`: it stays visible, but VoiceOver skips it.
            """,
        limits: """
            Redacted nodes are not checked. Words for kinds of controls and images are recognized in some twenty \
            languages. “Image” and “photo” are accepted on a control, which may open photos, and file names are \
            accepted in visible text. An emoji that names a thing is accepted.
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
                """, note: "the label is the name of the symbol"),
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
                """, note: "the label is the name of the symbol with its variant"),
            RuleExample(
                """
                component: CloseButton
                body: { text: "×", action: »close«, minWidth: 44, minHeight: 44 }
                """, note: "VoiceOver reads “multiplication sign”"),
            RuleExample(
                """
                component: MenuButton
                body: { symbol: line.3.horizontal, action: open_menu, hitArea: 44, label: »Button« }
                """, note: "the label names the kind of control"),
            RuleExample(
                """
                component: Photo
                body: { image: { placeholder: photo }, height: 200, label: »IMG_2031« }
                """, note: "the label is the name of a file"),
            RuleExample(
                """
                component: AccountCard
                body:
                  vstack:
                    - text: Joint account
                    - { text: Freeze card, action: »freeze«, minHeight: 44 }
                  children: ignore
                  label: Joint account
                """, note: "VoiceOver cannot reach the control, and no other control has its action"),
            RuleExample(
                """
                component: Notice
                body:
                  hstack:
                    - »symbol: exclamationmark.triangle.fill«
                    - { text: Not saved }
                """, note: "VoiceOver reads the symbol's name, such as “exclamation mark triangle fill”"),
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
                component: CloseButton
                body: { text: "×", action: close, minWidth: 44, minHeight: 44, label: Close }
                """, note: "the label has a word"),
            RuleExample(
                """
                component: Photo
                body:
                  image: { placeholder: photo }
                  height: 200
                  hidden: true
                """, note: "VoiceOver skips a decorative image"),
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
                """, note: "the card offers the action to VoiceOver"),
            RuleExample(
                """
                component: AccountRow
                states: { content: , loading: { set: { name.redacted: true } } }
                body:
                  hstack:
                    - { id: name, text: Joint account }
                  action: open_account
                  minHeight: 44
                """, note: "redacted text is read after it has loaded"),
            RuleExample(
                """
                component: Notice
                body:
                  hstack:
                    - { symbol: exclamationmark.triangle.fill, hidden: true }
                    - { text: Not saved }
                """, note: "the text has the meaning of the symbol, which VoiceOver skips"),
        ])

    let labels = TextMemo<LabelFacts>()
    let endings = TextMemo<String?>()

    package init(_ settings: inout RuleSettings) {}

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        mockup.controlCount
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        lazy var reachableActions = Set(mockup.controls.lazy.filter { !$0.isHiddenFromVoice }.compactMap(\.action))
        return mockup.frames.compactMap { placed in
            let frame = placed.frame
            if placed.isHiddenFromVoice, let action = placed.action, placed.isLostToVoice,
                !reachableActions.contains(action),
                let interaction = frame.node.interaction
            {
                return finding(
                    Self.message(missing: interaction.role), at: interaction.range, in: mockup.place(of: frame),
                    help: Self.lostHelp, occurrences: [mockup.occurrence()])
            }
            guard placed.isShown, !placed.isHiddenFromVoice else { return nil }
            if let label = frame.node.voice.label, let problem = problem(of: label.value, on: frame) {
                return finding(
                    problem, at: label.range, in: mockup.place(of: frame),
                    help: frame.node.isControl ? Self.controlHelp : Self.imageHelp,
                    occurrences: [mockup.occurrence()])
            }
            if let wordless = frame.node.voice.wordlessText {
                return finding(
                    Self.message(wordless: wordless.value, of: wordless.kind), at: wordless.range,
                    in: mockup.place(of: frame), help: Self.wordlessHelp, occurrences: [mockup.occurrence()])
            }
            if let label = frame.node.voice.label, let word = repeatedWord(of: label.value, on: frame) {
                return finding(
                    Self.message(repeating: word, in: label.value), at: label.range, in: mockup.place(of: frame),
                    help: Self.help(repeating: word), occurrences: [mockup.occurrence()], severity: .warning)
            }
            if frame.node.isControl, let interaction = frame.node.interaction {
                // A redacted text becomes the label once it has loaded.
                if frame.containsRedactedText { return nil }
                var message = Self.message(control: interaction.role)
                if Spoken.hasLabel(frame) {
                    guard let problem = problemOfTexts(in: placed, role: interaction.role) else { return nil }
                    message = problem
                }
                return finding(
                    message, at: interaction.range, in: mockup.place(of: frame),
                    help: Self.controlHelp, occurrences: [mockup.occurrence()])
            }
            if frame.node.isProgress, frame.node.voice.label == nil, !placed.isInsideControl, !frame.node.isRedacted,
                !isInsideLabelled(placed, of: mockup), !isReadWithText(placed, in: mockup)
            {
                return finding(
                    Self.progressMessage, at: frame.node.range, in: mockup.place(of: frame), help: Self.progressHelp,
                    occurrences: [mockup.occurrence()])
            }
            guard frame.node.isPicture, !placed.isInsideControl, !placed.isPartOfControl, !frame.node.isRedacted,
                !Spoken.hasLabel(frame), !isInsideLabelled(placed, of: mockup)
            else { return nil }
            return finding(
                frame.node.isSymbol ? Self.symbolMessage : Self.imageMessage, at: frame.node.range,
                in: mockup.place(of: frame), help: Self.imageHelp, occurrences: [mockup.occurrence()])
        }
    }

    /// Returns the reason why the texts of a control say nothing; nil if they have meaning.
    private func problemOfTexts(in placed: PlacedFrame, role: String) -> String? {
        // Texts of standard controls are their values, such as the letters of a password.
        guard placed.frame.node.voice.label == nil, !placed.frame.node.isStandardControl, !placed.isPartOfControl,
            let label = Spoken.label(of: placed.frame)
        else { return nil }
        if !LabelWords.standard.hasWords(label) { return Self.message(signs: label, on: role) }
        return LabelWords.standard.namesRole(label) ? Self.message(generic: label) : nil
    }

    /// Whether VoiceOver reads it together with a text, in a combined element.
    private func isReadWithText(_ placed: PlacedFrame, in mockup: Mockup) -> Bool {
        placed.outer.contains { index in
            let frame = mockup.frames[index].frame
            return frame.node.voiceChildren == .combine && frame.hasWords
        }
    }

    /// Whether a surrounding node that VoiceOver reads as one element has a label.
    ///
    /// Texts beside it in a combined element are not enough: VoiceOver then reads the symbol's name as one more word.
    private func isInsideLabelled(_ placed: PlacedFrame, of mockup: Mockup) -> Bool {
        placed.outer.contains { index in
            let frame = mockup.frames[index].frame
            return frame.node.hasLabel && frame.node.voiceChildren != .contain
        }
    }
}

extension PlacedFrame {
    fileprivate var action: String? { frame.node.interaction?.action?.value }

    /// Whether the control works by touch only: no surrounding node that VoiceOver reads offers actions.
    fileprivate var isLostToVoice: Bool {
        isShown && !isDisabled && !isPartOfControl && !isDrawnBySystem && !frame.node.isRedacted
            && sequence(first: self, next: \.parent).allSatisfy { $0.frame.node.voice.actions.isEmpty }
    }
}

extension Frame {
    /// Whether the frame contains a redacted text.
    fileprivate var containsRedactedText: Bool {
        (node.isRedacted && containsText) || children.contains(where: \.containsRedactedText)
            || overlay.contains(where: \.containsRedactedText)
    }

    private var containsText: Bool {
        node.isText || children.contains(where: \.containsText) || overlay.contains(where: \.containsText)
    }
}

extension BoundVoice {
    /// The first name of an action, or the hint, that has no words. An empty hint does not count.
    fileprivate var wordlessText: (kind: String, value: String, range: SourceRange)? {
        let written = hint.flatMap { $0.value.isEmpty ? nil : $0 }
        let texts = actions.map { ("name of the action", $0) } + [written].compactMap { $0 }.map { ("hint", $0) }
        return texts.first { !LabelWords.standard.hasWords($0.1.value) }.map { ($0, $1.value, $1.range) }
    }
}

extension BoundNode {
    var isSymbol: Bool {
        if case .symbol = content { true } else { false }
    }

    /// Whether VoiceOver stops at the node although it has no text.
    var isPicture: Bool {
        if case .image = content { true } else { isSymbol }
    }
}

extension BoundNode {
    fileprivate var isProgress: Bool {
        if case .control(let control) = content { control.kind == .progress } else { false }
    }
}
