import Layout
import Project
import Source
import Specs
import Values

/// Reports text that is truncated without `truncate:`, and titles of controls that are truncated at all.
package struct TruncatedText: Rule {
    package static let facts = RuleFacts(
        "truncated-text", group: .layout,
        summary: """
            text that is truncated without `truncate:`, or a title of a primary action with more lines than allowed
            """,
        rationale: """
            Truncated text cannot be read, and most truncation happens at large type sizes. The title of a control \
            must never be truncated, even with `truncate:`, because users would have to guess what it does.
            """,
        fixing: """
            Raise `lineLimit:`, give the text more room, or shorten it. Write `truncate: tail` where the end of the \
            text may be cut, as in the preview of a message. A stack that is placed in its own size shares it among \
            its children again, and may leave a text less height than it was measured with. If the help says so, \
            `height: hug`, which is `fixedSize` in SwiftUI, keeps all of its lines.
            """,
        limits: """
            The text of a field is not reported while it is edited, because it scrolls. A component that is taller \
            than the screen is assumed to scroll. Text in a control with `role: card` counts as content, not as a \
            title. Without `primaryLines:` in the manifest the lines of a title are not counted.
            """,
        references:
            "Human Interface Guidelines, Typography: minimize truncation as the type size grows; WCAG 2.2 SC 1.4.4",
        settings: [
            .init(
                "primaryLines",
                "maximum number of lines in the title of a primary action; if unset, they are not counted",
                default: "none")
        ],
        impliedBy: ["overflowing-content"],
        failing: [
            RuleExample(
                """
                component: Place
                body:
                  »text: A quiet cafe near the north exit of the station«
                  lineLimit: 1
                  width: 160
                """),
            RuleExample(
                """
                component: Open
                body:
                  »text: Show all the cafes near the station«
                  lineLimit: 1
                  truncate: tail
                  width: 160
                  minHeight: 44
                  action: open
                """,
                note: "the title of a control must not be truncated, even with `truncate:`"),
            RuleExample(
                """
                component: Join
                body:
                  »text: Join this community and invite all of your friends to it today«
                  width: 160
                  minHeight: 50
                  action: join
                  prominence: primary
                """,
                note: "the title needs three lines", settings: "{ primaryLines: 2 }"),
            RuleExample(
                """
                component: Phone
                body:
                  »field: 090-1234-5678«
                  placeholder: Phone number
                  label: Phone number
                  width: 100
                """,
                note: "the end of the phone number cannot be read", severity: .warning),
        ],
        passing: [
            RuleExample(
                """
                component: Place
                body:
                  text: A quiet cafe near the north exit of the station
                  lineLimit: 1
                  truncate: tail
                  width: 160
                """,
                note: "`truncate:` allows the truncation"),
            RuleExample(
                """
                component: Chat
                body:
                  vstack:
                    - { text: Akari, lineLimit: 1, truncate: tail }
                    - { text: See you at the north exit of the station at three, lineLimit: 1, truncate: tail }
                  align: leading
                  width: 200
                  minHeight: 60
                  action: open
                """,
                note: "the text of a row is content, not its title"),
            RuleExample(
                """
                component: Song
                body:
                  hstack:
                    - { image: { placeholder: photo }, width: 40, height: 40, hidden: true }
                    - { text: A name that is longer than the designer expected, lineLimit: 1, truncate: tail }
                  width: 200
                  minHeight: 60
                  action: play
                  role: card
                """,
                note: "the text of a card is content"),
            RuleExample(
                """
                component: Join
                body:
                  text: Join this community
                  lineLimit: 2
                  width: 160
                  minHeight: 50
                  action: join
                  prominence: primary
                """),
            RuleExample(
                """
                component: Phone
                body:
                  field: 090-1234-5678
                  placeholder: Phone number
                  label: Phone number
                  minimumScaleFactor: 0.6
                  width: 100
                """,
                note: "the value shrinks to fit"),
        ])

    private let primaryLines: Double?

    package init(_ settings: inout RuleSettings) {
        primaryLines = settings.optionalNumber("primaryLines", in: 1...100)
    }

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        mockup.texts.count { $0.frame.text != nil }
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        mockup.texts.compactMap { placed in
            guard placed.isPrimary || placed.frame.isTruncated, let shown = placed.frame.text, placed.isShown,
                !placed.frame.node.isRedacted, !placed.frame.node.isDecoration, placed.part != "keyboard",
                case .text(let text) = placed.frame.node.content
            else { return nil }
            if shown.isTruncated {
                if !placed.isInsideScroll, isUnlimited(text, shown, in: mockup) { return nil }
                if let field = field(around: placed, in: mockup) {
                    return text.isTruncationIntended ? nil : finding(for: placed.frame, shown, in: field, of: mockup)
                }
                let isTitle = isTitle(placed, in: mockup)
                // A line limit that allows the whole text says that it should be shown whole.
                let shouldFit = text.lineLimit.map { shown.neededLines <= $0 } ?? false
                guard !text.isTruncationIntended || shouldFit || (isTitle && !placed.isPartOfControl) else {
                    return nil
                }
                let help =
                    isCutByStack(text, shown, placed, in: mockup)
                    ? Self.stackHelp
                    : isTitle ? Self.titleHelp : heightHelp(text, shown, placed, in: mockup) ?? Self.help
                return finding(for: placed.frame, shown, isTitle: isTitle, help: help, in: mockup)
            }
            guard let primaryLines, placed.isPrimary, Double(shown.lines.count) > primaryLines,
                isTitle(placed, in: mockup)
            else { return nil }
            return finding(forPrimary: placed.frame, lines: shown.lines.count, allowed: primaryLines, in: mockup)
        }
    }

    /// Whether only the mock-up limits the text: a component taller than the screen is shown in a scroll view. It never
    /// limits a text inside a scroll view.
    private func isUnlimited(_ text: BoundText, _ shown: TextFrame, in mockup: Mockup) -> Bool {
        // The remaining height is less than two lines.
        let rest = mockup.metrics.screen.height - mockup.laidOut.size.height
        return !mockup.isScreen && rest < Points(shown.font.leading * 2)
            && shown.lines.count < text.lineLimit ?? .max
    }

    /// Whether nothing limits the height of a text but the way in which its stacks share theirs when they are placed.
    private func isCutByStack(
        _ text: BoundText, _ shown: TextFrame, _ placed: PlacedFrame, in mockup: Mockup
    ) -> Bool {
        guard shown.neededLines <= text.lineLimit ?? .max else { return false }
        for node in [placed.frame.node] + mockup.surroundings(of: placed).map(\.frame.node) {
            if node.content.adaptsToHeight { return true }
            if node.sizing.heightLimit != nil { return false }
        }
        return !mockup.isScreen
    }

    /// Returns the help for a text whose line limit allows all of it, while a written height does not.
    private func heightHelp(
        _ text: BoundText, _ shown: TextFrame, _ placed: PlacedFrame, in mockup: Mockup
    ) -> String? {
        guard shown.neededLines <= text.lineLimit ?? .max else { return nil }
        for node in [placed.frame.node] + mockup.surroundings(of: placed).map(\.frame.node) {
            if node.content.adaptsToHeight { return nil }
            guard let key = node.sizing.heightLimitKey else { continue }
            return key == "height"
                ? "write minHeight: instead of the fixed height: that limits it"
                : "remove the \(key): that limits its height, raise it, or put the content in a scroll:"
        }
        return nil
    }

    /// Whether a text is the only one of a control. Badges that VoiceOver skips do not count.
    private func isTitle(_ placed: PlacedFrame, in mockup: Mockup) -> Bool {
        let around = [placed] + mockup.surroundings(of: placed)
        guard let control = around.first(where: { $0.frame.node.isControl }),
            !around.contains(where: { $0.isOverlay && $0.index > control.index })
        else { return false }
        // The texts of a card are content, even a single one.
        if control.index != placed.index, control.frame.node.role == "card" { return false }
        let inside = mockup.frames[(control.index + 1)...].prefix { $0.outer.contains(control.index) }
        return !inside.contains {
            $0.index != placed.index && $0.frame.text != nil && $0.isHiddenFromVoice == control.isHiddenFromVoice
        }
    }

    /// Returns the field whose value or placeholder a text is.
    private func field(around placed: PlacedFrame, in mockup: Mockup) -> Frame? {
        guard placed.isPartOfControl, let around = mockup.surroundings(of: placed).first?.frame,
            case .control(let control) = around.node.content, control.kind == .field
        else { return nil }
        return around
    }

    // MARK: Findings

    private func finding(
        for frame: Frame, _ shown: TextFrame, in field: Frame, of mockup: Mockup
    ) -> Finding {
        let measure = Finding.Measure(
            measured: Double(shown.lines.count), required: Double(shown.neededLines), unit: .count)
        var finding = finding(
            Self.fieldMessage(mockup.name(of: frame)), at: frame.node.range, in: mockup.place(of: field),
            annotation: shown.hidden.isEmpty ? nil : "“\(shown.hidden)” is not shown", help: Self.fieldHelp,
            occurrences: [mockup.occurrence(nil, measure)], severity: .warning)
        finding.area = frame.rect
        return finding
    }

    private func finding(
        for frame: Frame, _ shown: TextFrame, isTitle: Bool, help: String, in mockup: Mockup
    ) -> Finding {
        let measure = Finding.Measure(
            measured: Double(shown.lines.count), required: Double(shown.neededLines), unit: .count)
        var finding = finding(
            Self.message(mockup.name(of: frame), shown, isTitle: isTitle), at: frame.node.range,
            in: mockup.place(of: frame), annotation: shown.hidden.isEmpty ? nil : "“\(shown.hidden)” is not shown",
            help: help, occurrences: [mockup.occurrence(nil, measure)])
        finding.area = frame.rect
        // A text truncated by its own line limit does not depend on the height of its frame.
        if case .text(let text) = frame.node.content, shown.lines.count < text.lineLimit ?? .max {
            finding.nodes = [frame.node.path]
        }
        return finding
    }

    private func finding(
        forPrimary frame: Frame, lines: Int, allowed primaryLines: Double, in mockup: Mockup
    ) -> Finding {
        let measure = Finding.Measure(measured: Double(lines), required: primaryLines, unit: .count)
        var finding = finding(
            "the primary action \(mockup.name(of: frame)) needs \(lines) lines; "
                + "at most \(DecimalText.short(primaryLines)) are allowed",
            at: frame.node.range, in: mockup.place(of: frame),
            help:
                "shorten the title, give it more room, or write lineLimit: 2 and minimumScaleFactor: 0.8",
            occurrences: [mockup.occurrence(nil, measure)])
        finding.area = frame.rect
        return finding
    }

    // MARK: Messages

    private static func message(_ name: String, _ shown: TextFrame, isTitle: Bool) -> String {
        let text = isTitle ? "the title \(name)" : name
        if shown.lines.isEmpty { return "\(text) is not shown: it has no room for a single line" }
        return "\(text) is truncated: it needs \(shown.neededLines) lines and has \(shown.lines.count)"
    }

    private static func fieldMessage(_ name: String) -> String {
        "\(name) is truncated: it does not fit in its field"
    }

    private static let fieldHelp =
        "write truncate: tail if its end may be cut, or give the field more room or lines"
    private static let help =
        "raise lineLimit:, give it more room, or write truncate: tail if its end may be cut"
    private static let stackHelp =
        "write height: hug (fixedSize) to keep all of its lines, as its stack gives it less height than it needs"
    private static let titleHelp =
        "shorten the title, or give it more lines or room; it must be readable at every type size"
}
