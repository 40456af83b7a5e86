import Layout
import Project
import Source
import Specs
import Values

/// A text that is cut off where nobody meant it to be.
package struct TruncatedText: Rule {
    package static let facts = RuleFacts(
        "truncated-text", group: .layout,
        summary: "a text is cut off where it must not be, or a primary action's title needs more than two lines",
        rationale: """
            What is cut off cannot be read, and mostly it is cut off for those who need large type. Where an ending may be \
            lost, as in a preview of a message, the spec says so with truncate. The title of a control may never be: \
            people would have to guess what it does. What stands in a field counts too, unless it is edited and scrolls.
            """,
        references:
            "Human Interface Guidelines, Typography: minimize truncation as the type size grows; WCAG 2.2 SC 1.4.4",
        settings: [
            .init("primaryLines", "how many lines the title of a primary action may have", default: "2")
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
                note: "being cut off may be meant, but not of the title of a control"),
            RuleExample(
                """
                component: Join
                body:
                  »text: Join this community and tell all of your friends about it today«
                  width: 160
                  minHeight: 50
                  action: join
                  prominence: primary
                """,
                note: "three lines are no longer a button"),
            RuleExample(
                """
                component: Phone
                body:
                  »field: 090-1234-5678«
                  placeholder: Phone number
                  width: 100
                """,
                note: "nobody could tell whether the number is right"),
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
                note: "truncate: says that it is meant"),
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
                note: "the lines of a row that opens something are not its title"),
            RuleExample(
                """
                component: Song
                body:
                  hstack:
                    - { image: { placeholder: photo }, width: 40, height: 40, hidden: true }
                    - { text: A name that nobody can foresee when it is drawn, lineLimit: 1, truncate: tail }
                  width: 200
                  minHeight: 60
                  action: play
                  role: card
                """,
                note: "what a card shows is content"),
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
                  minimumScaleFactor: 0.6
                  width: 100
                """,
                note: "the value shrinks until it fits"),
        ])

    private let primaryLines: Double

    package init(_ settings: inout RuleSettings) {
        primaryLines = settings.number("primaryLines", default: 2, in: 1...100)
    }

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        mockup.texts.count { $0.frame.text != nil }
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        mockup.texts.compactMap { placed in
            guard placed.isPrimary || placed.frame.isTruncated, let shown = placed.frame.text, placed.isShown,
                !placed.frame.node.isRedacted, placed.part != "keyboard",
                case .text(let text) = placed.frame.node.content
            else { return nil }
            if shown.isTruncated {
                if isUnlimited(text, shown, in: mockup) { return nil }
                if let field = field(around: placed, in: mockup) {
                    return text.isTruncationMeant ? nil : finding(for: placed.frame, shown, in: field, of: mockup)
                }
                let isTitle = isTitle(placed, in: mockup)
                guard !text.isTruncationMeant || (isTitle && !placed.isPartOfControl) else { return nil }
                return finding(for: placed.frame, shown, isTitle: isTitle, in: mockup)
            }
            guard placed.isPrimary, Double(shown.lines.count) > primaryLines, isTitle(placed, in: mockup) else {
                return nil
            }
            return finding(forPrimary: placed.frame, lines: shown.lines.count, in: mockup)
        }
    }

    /// A component that is higher than a screen is cut to it on its mock-up only: it is shown in something that scrolls.
    private func isUnlimited(_ text: BoundText, _ shown: TextFrame, in mockup: Mockup) -> Bool {
        // What is left over is less than a line or two.
        let rest = mockup.metrics.screen.height - mockup.laidOut.size.height
        return !mockup.isScreen && rest < Points(shown.font.leading * 2)
            && shown.lines.count < text.lineLimit ?? .max
    }

    /// Whether a text is all that a control says. A badge that VoiceOver skips says nothing of what it does.
    private func isTitle(_ placed: PlacedFrame, in mockup: Mockup) -> Bool {
        let around = [placed] + mockup.surroundings(of: placed)
        guard let control = around.first(where: { $0.frame.node.isControl }),
            !around.contains(where: { $0.isOverlay && $0.index > control.index })
        else { return false }
        // What a card shows is content, however little that is.
        if control.index != placed.index, control.frame.node.role == "card" { return false }
        let inside = mockup.frames[(control.index + 1)...].prefix { $0.outer.contains(control.index) }
        return !inside.contains {
            $0.index != placed.index && $0.frame.text != nil && $0.isHiddenFromVoice == control.isHiddenFromVoice
        }
    }

    /// The field that a text is the value or the placeholder of.
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
            annotation: shown.hidden.isEmpty ? nil : "“\(shown.hidden)” is lost", help: Self.fieldHelp,
            occurrences: [mockup.occurrence(nil, measure)])
        finding.area = frame.rect
        return finding
    }

    private func finding(for frame: Frame, _ shown: TextFrame, isTitle: Bool, in mockup: Mockup) -> Finding {
        let measure = Finding.Measure(
            measured: Double(shown.lines.count), required: Double(shown.neededLines), unit: .count)
        var finding = finding(
            Self.message(mockup.name(of: frame), shown, isTitle: isTitle), at: frame.node.range,
            in: mockup.place(of: frame), annotation: shown.hidden.isEmpty ? nil : "“\(shown.hidden)” is lost",
            help: isTitle ? Self.titleHelp : Self.help, occurrences: [mockup.occurrence(nil, measure)])
        finding.area = frame.rect
        // What its own limit cuts off is cut off in a frame of any height.
        if case .text(let text) = frame.node.content, shown.lines.count < text.lineLimit ?? .max {
            finding.nodes = [frame.node.path]
        }
        return finding
    }

    private func finding(forPrimary frame: Frame, lines: Int, in mockup: Mockup) -> Finding {
        let measure = Finding.Measure(measured: Double(lines), required: primaryLines, unit: .count)
        var finding = finding(
            "the primary action \(mockup.name(of: frame)) needs \(lines) lines; "
                + "at most \(DecimalText.short(primaryLines)) are allowed",
            at: frame.node.range, in: mockup.place(of: frame),
            help: "say it shorter, give it more room, or let it shrink: lineLimit: 2 with minimumScaleFactor: 0.8",
            occurrences: [mockup.occurrence(nil, measure)])
        finding.area = frame.rect
        return finding
    }

    // MARK: Messages

    private static func message(_ name: String, _ shown: TextFrame, isTitle: Bool) -> String {
        let text = isTitle ? "the title \(name)" : name
        if shown.lines.isEmpty { return "\(text) has no room at all: nothing of it is shown" }
        return "\(text) is cut off: it needs \(shown.neededLines) lines and has \(shown.lines.count)"
    }

    private static func fieldMessage(_ name: String) -> String {
        "\(name) is cut off: its field has no room for all of it"
    }

    private static let fieldHelp =
        "let it shrink with minimumScaleFactor, give the field more room or a lineLimit, or write truncate: tail"
    private static let help =
        "raise lineLimit, give it more room, or write truncate: tail where the ending may be lost"
    private static let titleHelp =
        "say it shorter, or give it more lines or room; it must be readable at every type size"
}
