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
        references:
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
                properties: { bio: Likes cafes }
                states:
                  content: { set: { bio: "Likes cafes, museums, gardens and long walks along the river at night" } }
                  loading: { set: { card.redacted: true } }
                body:
                  vstack:
                    - { text: $bio, width: 160 }
                    - { image: { placeholder: photo }, height: 160, hidden: true }
                  id: card
                """,
                note: "how much room a text will take nobody knows"),
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
        mockup.frames.count { $0.standsForContent }
    }

    package func hasSubject(in mockup: Mockup, of design: Design) -> Bool {
        subjects(in: mockup, of: design) > 0 && design.library[mockup.component]?.stateNames.count ?? 0 > 1
    }

    /// States that fail show skeletons of what does not come.
    private static let failures: Set<String> = ["error", "offline", "empty"]

    package func check(states mockups: [Mockup], in design: Design) -> [Finding] {
        let awaited = mockups.filter { mockup in
            Self.failures.isDisjoint(with: mockup.state.split(separator: "+").map(String.init))
        }
        let loading = awaited.map(Loading.init)
        let awaitedNodes = Set(loading.flatMap { $0.placeholders.map(\.placed.frame.node.range) })
        guard !awaitedNodes.isEmpty else { return [] }
        let contents = loading.filter(\.placeholders.isEmpty).map { Content($0.mockup, of: awaitedNodes) }
        return loading.flatMap { loading in
            jumps(from: loading, to: contents.filter { !$0.hasOtherTexts(than: loading) })
        }
    }

    /// A state with what in it stands for content, each with how many of the same node stand before it.
    private struct Loading {
        let mockup: Mockup
        let placeholders: [(placed: PlacedFrame, number: Int)]

        init(_ mockup: Mockup) {
            self.mockup = mockup
            let ranges = Set(mockup.frames.lazy.filter { $0.standsForContent }.map { $0.frame.node.range })
            guard !ranges.isEmpty else {
                placeholders = []
                return
            }
            placeholders = mockup.frames.filter { ranges.contains($0.frame.node.range) }.numbered
                .filter { $0.placed.standsForContent }
        }
    }

    /// What the state that follows loading is called; where no state has such a name any may follow.
    private static let usual: Set<String> = ["content", "default"]

    /// A state that may arrive.
    private struct Content {
        let mockup: Mockup
        /// By where their nodes are written.
        let frames: [SourceRange: [PlacedFrame]]

        /// - Parameter awaited: where the nodes are written that are asked for.
        init(_ mockup: Mockup, of awaited: Set<SourceRange>) {
            self.mockup = mockup
            frames = Dictionary(
                grouping: mockup.frames.filter { awaited.contains($0.frame.node.range) }, by: \.frame.node.range)
        }

        /// Whether a text that is redacted says something else here, and takes other room for it: then nothing is known of
        /// the room that the content will take.
        func hasOtherTexts(than loading: Loading) -> Bool {
            loading.placeholders.contains { placed, number in
                guard placed.frame.node.isRedacted, case .text(let sample) = placed.frame.node.content,
                    let same = frames[placed.frame.node.range]?.dropFirst(number).first,
                    case .text(let text) = same.frame.node.content
                else { return false }
                return text.string != sample.string && same.frame.rect.size != placed.frame.rect.size
            }
        }
    }

    /// Where a placeholder's content stands in one of the states.
    private struct Arrival {
        var mockup: Mockup
        var frame: Frame
        var distance: Points
    }

    /// Each placeholder with the content that takes its place. Of several states that may arrive it need suit only one, since
    /// their samples may differ; but where one has the usual name, that one.
    private func jumps(from loading: Loading, to contents: [Content]) -> [Finding] {
        loading.placeholders.compactMap { placed, number in
            guard !isInside(placed, of: loading.mockup) else { return nil }
            let arrivals = contents.compactMap { content -> Arrival? in
                let same = content.frames[placed.frame.node.range] ?? []
                return frame(for: placed, number, of: same, in: content.mockup).map {
                    Arrival(mockup: content.mockup, frame: $0, distance: distance(placed.frame, $0))
                }
            }
            let usual = arrivals.filter { Self.usual.contains($0.mockup.state) }
            guard let nearest = (usual.isEmpty ? arrivals : usual).min(by: { $0.distance < $1.distance }),
                nearest.distance > tolerance
            else {
                return nil
            }
            return finding(for: placed.frame, nearest.frame, nearest.distance, in: loading.mockup, nearest.mockup)
        }
    }

    /// What stands in a placeholder moves with it.
    private func isInside(_ placed: PlacedFrame, of mockup: Mockup) -> Bool {
        placed.outer.contains { mockup.frames[$0].standsForContent }
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

extension PlacedFrame {
    /// Whether only the outline of what will be here is shown.
    fileprivate var standsForContent: Bool {
        frame.node.isRedacted || frame.node.isSkeleton
    }
}

extension [PlacedFrame] {
    /// Each with how many of the same node stand before it.
    fileprivate var numbered: [(placed: PlacedFrame, number: Int)] {
        var counts: [SourceRange: Int] = [:]
        return map { placed in
            let number = counts[placed.frame.node.range, default: 0]
            counts[placed.frame.node.range] = number + 1
            return (placed, number)
        }
    }
}
