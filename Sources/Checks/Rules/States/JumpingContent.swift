import Layout
import Source
import Specs
import Values

/// A skeleton that is not where the content will be.
package struct JumpingContent: Rule {
    package static let facts = RuleFacts(
        "jumping-content", group: .states, severity: .warning,
        summary: "what stands for content while it loads has another frame than the content",
        rationale: """
            When the content arrives everything below moves, and a finger that was on its way hits something else. A \
            skeleton is there to keep the room; one of another size keeps the wrong one.
            """,
        source:
            "Human Interface Guidelines, Loading: placeholders that take the shape of the content; Cumulative Layout Shift",
        settings: [.init("tolerance", "how far an edge may move, in points", default: "4")],
        failing: [
            RuleExample(
                """
                component: Person
                states:
                  content:
                  loading:
                    body:
                      vstack:
                        - »skeleton:«
                          id: photo
                          height: 120
                        - { text: Akari, redacted: true }
                body:
                  vstack:
                    - { image: { placeholder: photo }, id: photo, height: 160, hidden: true }
                    - text: Akari
                """,
                note: "the name jumps down by 40 pt")
        ],
        passing: [
            RuleExample(
                """
                component: Person
                states:
                  content:
                  loading: { set: { card.redacted: true } }
                body:
                  vstack:
                    - { image: { placeholder: photo }, height: 160, hidden: true }
                    - text: Akari
                  id: card
                """,
                note: "redacted: keeps every frame"),
            RuleExample(
                """
                component: Person
                states:
                  content:
                  loading:
                    body:
                      vstack:
                        - { skeleton: , id: name, width: 120, height: 20 }
                      align: leading
                body:
                  vstack:
                    - { text: Akari, id: name }
                  align: leading
                """,
                note: "how wide a text will be nobody knows"),
        ])

    private let tolerance: Points

    package init(_ settings: inout RuleSettings) {
        tolerance = Points(settings.number("tolerance", default: 4))
    }

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        mockup.frames.count { $0.frame.standsForContent }
    }

    /// States that fail show skeletons of what does not come.
    private static let failures: Set<String> = ["error", "offline", "empty"]

    package func check(states mockups: [Mockup], in design: Design) -> [Finding] {
        guard let content = mockups.first(where: { !$0.frames.contains { $0.frame.standsForContent } }) else {
            return []
        }
        return mockups.flatMap { mockup -> [Finding] in
            let parts = mockup.state.split(separator: "+").map(String.init)
            guard mockup.state != content.state, Self.failures.isDisjoint(with: parts) else { return [] }
            return jumps(from: mockup, to: content)
        }
    }

    /// Each placeholder with the content that takes its place.
    private func jumps(from loading: Mockup, to content: Mockup) -> [Finding] {
        guard loading.frames.contains(where: \.frame.standsForContent) else { return [] }
        let arriving = Dictionary(grouping: content.frames, by: \.frame.node.range)
        var counts: [SourceRange: Int] = [:]
        return loading.frames.compactMap { placed in
            let range = placed.frame.node.range
            let number = counts[range, default: 0]
            counts[range] = number + 1
            guard placed.frame.standsForContent, !isInside(placed, of: loading),
                let arriving = frame(for: placed, number, of: arriving[range] ?? [], in: content)
            else { return nil }
            let distance = distance(placed.frame, arriving)
            return distance > tolerance
                ? finding(for: placed.frame, arriving, distance, in: loading, content) : nil
        }
    }

    /// What stands in a placeholder moves with it.
    private func isInside(_ placed: PlacedFrame, of mockup: Mockup) -> Bool {
        placed.outer.contains { mockup.frames[$0].frame.standsForContent }
    }

    private func frame(
        for placed: PlacedFrame, _ number: Int, of same: [PlacedFrame], in content: Mockup
    ) -> Frame? {
        let frame = placed.frame
        if frame.node.isRedacted { return number < same.count ? same[number].frame : nil }
        guard let id = frame.node.id, placed.isOwn else { return nil }
        let named = content.frames.filter { $0.isOwn && $0.frame.node.id == id }
        return named.count == 1 ? named.first?.frame : nil
    }

    /// How far the edge that moves most moves. How wide a text will be is not known.
    private func distance(_ placeholder: Frame, _ content: Frame) -> Points {
        let (old, new) = (placeholder.rect, content.rect)
        var pairs = [(old.minY, new.minY), (old.maxY, new.maxY)]
        if content.text == nil { pairs += [(old.minX, new.minX), (old.maxX, new.maxX)] }
        return pairs.map { max($0.0 - $0.1, $0.1 - $0.0) }.max() ?? 0
    }

    // MARK: Findings

    private func finding(
        for frame: Frame, _ arriving: Frame, _ distance: Points, in loading: Mockup, _ content: Mockup
    ) -> Finding {
        let measure = Finding.Measure(measured: distance.value, required: tolerance.value, unit: .points)
        var finding = finding(
            Self.message(loading.name(of: arriving), frame.rect, arriving.rect, distance, state: content.state),
            at: frame.node.range, in: loading.place(of: frame),
            notes: frame.node.range == arriving.node.range
                ? [] : [.init("the content is here", at: arriving.node.range)],
            help: "give both the same size, or write redacted: true on the content, which keeps every frame",
            occurrences: [loading.occurrence(nil, measure)])
        finding.area = frame.rect
        return finding
    }

    private static func message(
        _ name: String, _ old: Rect, _ new: Rect, _ distance: Points, state: String
    ) -> String {
        "\(name) moves by \(distance) pt when “\(state)” arrives: "
            + "from \(old.width) × \(old.height) pt to \(new.width) × \(new.height) pt"
    }
}

extension Frame {
    /// Whether only the outline of what will be here is shown.
    fileprivate var standsForContent: Bool {
        if case .skeleton = node.content { true } else { node.isRedacted }
    }
}
