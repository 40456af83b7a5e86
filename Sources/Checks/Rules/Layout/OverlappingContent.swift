import Layout
import Source
import Specs
import Values

/// Texts and controls that are drawn over one another.
package struct OverlappingContent: Rule {
    package static let facts = RuleFacts(
        "overlapping-content", group: .layout,
        summary: "two texts, or a text and a control, are drawn over one another",
        rationale: """
            A text over a text cannot be read, neither of them. It mostly happens where nobody looked: at the largest type, \
            on the narrowest phone, with the longest name.
            """,
        source: "Human Interface Guidelines, Layout; WCAG 2.2 SC 1.4.4: no loss of content at larger text",
        settings: [.init("tolerance", "letters may meet by this much, in points", default: "2")],
        failing: [
            RuleExample(
                """
                component: Price
                body:
                  vstack:
                    - text: Coffee
                    - »text: 480 yen«
                  spacing: -14
                  align: leading
                """,
                note: "pulled up over the line above")
        ],
        passing: [
            RuleExample(
                """
                component: Price
                body:
                  vstack:
                    - text: Coffee
                    - text: 480 yen
                  spacing: 0
                  align: leading
                """),
            RuleExample(
                """
                component: Photo
                body:
                  zstack:
                    - { text: Coffee, width: 200, height: 100, hidden: true }
                    - { text: 480 yen, padding: 16, background: "#FFFFFF", radius: 12 }
                """,
                note: "what has a ground of its own covers what is below"),
            RuleExample(
                """
                component: Notice
                body:
                  text: Inbox
                  padding: 16
                  overlay:
                    - text: "3"
                      color: "#FFFFFF"
                      padding: { horizontal: 12 }
                      background: "#C40000"
                      anchor: topTrailing
                """,
                note: "a badge on the corner of something"),
        ])

    private let tolerance: Points

    package init(_ settings: inout RuleSettings) {
        tolerance = Points(settings.number("tolerance", default: 2))
    }

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        mockup.frames.count { $0.frame.text != nil }
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        let items = items(of: mockup)
        var findings: [Finding] = []
        // What runs into several is told once.
        var flagged: Set<Int> = []
        Overlaps(items.map(\.bounds)).forEach(tolerance: tolerance) { first, second in
            guard !flagged.contains(second), let shared = shared(items[first], items[second]),
                areOfOneLayer(items[first], items[second], in: mockup)
            else { return }
            flagged.insert(second)
            findings.append(finding(items[first], items[second], shared: shared, in: mockup))
        }
        return findings
    }

    // MARK: What is drawn

    /// A text, by its lines, or a control, by its box.
    private struct Item {
        let placed: PlacedFrame
        let parts: [Rect]
        let bounds: Rect
        let isText: Bool
    }

    private func items(of mockup: Mockup) -> [Item] {
        mockup.frames.compactMap { placed -> Item? in
            guard placed.isShown, !placed.frame.node.isRedacted, placed.part != "keyboard",
                placed.frame.node.effects.rotation == 0
            else { return nil }
            if let text = placed.frame.text, Ink.rect(of: placed.frame) != nil {
                return item(placed, Ink.lines(of: text), isText: true)
            }
            guard placed.frame.node.interaction?.isControl ?? false else { return nil }
            return item(placed, [placed.frame.rect], isText: false)
        }
    }

    private func item(_ placed: PlacedFrame, _ parts: [Rect], isText: Bool) -> Item? {
        let seen = parts.compactMap { part in placed.clip.map { $0.intersection(part) } ?? part }
        guard let first = seen.first else { return nil }
        return Item(
            placed: placed, parts: seen, bounds: seen.dropFirst().reduce(first) { $0.union($1) }, isText: isText)
    }

    private func shared(_ first: Item, _ second: Item) -> Rect? {
        guard first.isText || second.isText else { return nil }
        for part in first.parts {
            for other in second.parts {
                if let shared = part.intersection(other), shared.size.shorterSide > tolerance { return shared }
            }
        }
        return nil
    }

    // MARK: Layers

    /// Neighbors are never meant to meet; in layers two texts are not, unless one has a ground that covers the other. A
    /// text on a control that lies below it is a caption.
    private func areOfOneLayer(_ first: Item, _ second: Item, in mockup: Mockup) -> Bool {
        guard !mockup.scrollsApart(first.placed, second.placed) else { return false }
        switch mockup.relation(first.placed, second.placed) {
        case .nested, .apart, .parts: return false
        case .beside:
            // Two controls that meet are told by another rule.
            return first.isText && second.isText || !(first.isText ? first : second).placed.isInsideControl
        case .layered:
            return first.isText && second.isText && !hasGround(second.placed, over: first.placed, in: mockup)
                && !isShade(first.placed, of: second.placed)
        }
    }

    private func hasGround(_ upper: PlacedFrame, over lower: PlacedFrame, in mockup: Mockup) -> Bool {
        let meeting = mockup.meeting(lower, upper)?.index ?? -1
        return ([upper] + mockup.surroundings(of: upper)).contains { $0.index > meeting && $0.frame.isOpaque }
    }

    /// The same words a little aside are an outline or a shadow.
    private func isShade(_ lower: PlacedFrame, of upper: PlacedFrame) -> Bool {
        guard case .text(let one) = lower.frame.node.content, case .text(let other) = upper.frame.node.content else {
            return false
        }
        return one.string == other.string
    }

    // MARK: Findings

    private func finding(_ first: Item, _ second: Item, shared: Rect, in mockup: Mockup) -> Finding {
        let measure = Finding.Measure(measured: shared.size.shorterSide.value, required: 0, unit: .points)
        // A text is at fault rather than the control that it runs into.
        let (flagged, other) = second.isText ? (second, first) : (first, second)
        var finding = finding(
            Self.message(mockup.name(of: flagged.placed.frame), mockup.name(of: other.placed.frame), shared),
            at: flagged.placed.frame.node.range, in: mockup.place(of: flagged.placed.frame),
            annotation: "\(shared.width) × \(shared.height) pt are drawn twice",
            notes: [.init("the other one is here", at: other.placed.frame.node.range)],
            help: "leave both more room: minHeight in place of height, or fits: with an arrangement for large type",
            occurrences: [mockup.occurrence(nil, measure)])
        finding.area = shared
        return finding
    }

    private static func message(_ text: String, _ other: String, _ shared: Rect) -> String {
        "\(text) is drawn over \(other), by \(shared.width) × \(shared.height) pt"
    }
}
