import Layout
import Source
import Specs
import Values

/// Reports loading placeholders whose frame differs from that of the content.
package struct JumpingContent: Rule {
    package static let facts = RuleFacts(
        "jumping-content", group: .states, severity: .warning,
        summary: "a loading placeholder whose frame differs from the content that replaces it",
        rationale: """
            When the content replaces a placeholder of another size, everything below it moves, and a tap in progress \
            hits the wrong control.
            """,
        fixing: """
            Give the placeholder the size of the content, or write `redacted: true` on the content itself, which keeps \
            every frame.
            """,
        limits: """
            Placeholders are compared with the sample text of the spec, and longer text may still move content on a \
            device. A placeholder passes if it fits one of several content states. The widths of text and the states \
            `error`, `offline` and `empty` are not compared. Rows of skeletons without ids are compared with repeated \
            rows that begin at the same place.
            """,
        references: """
            Human Interface Guidelines, Loading: placeholders in the shape of the content; Cumulative Layout Shift
            """,
        settings: [.init("tolerance", "maximum distance that an edge may move, in points", default: "4")],
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
                note: "the name moves down by 40 pt"),
            RuleExample(
                """
                component: Orders
                states:
                  content:
                  loading:
                    body:
                      vstack:
                        - »skeleton:«
                          height: 64
                          width: fill
                        - { skeleton: , height: 64, width: fill }
                body:
                  vstack:
                    - { hstack: [{ text: $item }], height: 112, width: fill, each: [Espresso, Filter] }
                """,
                note: "rows of another height"),
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
                note: "`redacted: true` keeps every frame"),
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
                note: "the height of text that differs between states is unknown"),
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
                note: "the width of the loaded text is unknown"),
        ])

    let tolerance: Points

    package init(_ settings: inout RuleSettings) {
        tolerance = Points(settings.number("tolerance", default: 4))
    }

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        mockup.frames.count { $0.isPlaceholder }
    }

    package func hasSubject(in mockup: Mockup, of design: Design) -> Bool {
        subjects(in: mockup, of: design) > 0 && design.library[mockup.component]?.stateNames.count ?? 0 > 1
    }

    /// States in which no content arrives. Their skeletons are not replaced.
    private static let failures: Set<String> = ["error", "offline", "empty"]

    package func check(states mockups: [Mockup], in design: Design) -> [Finding] {
        let successful = mockups.filter { mockup in
            Self.failures.isDisjoint(with: mockup.state.split(separator: "+").map(String.init))
        }
        let loading = successful.map(Loading.init)
        let placeholderNodes = Set(loading.flatMap { $0.placeholders.map(\.placed.frame.node.range) })
        guard !placeholderNodes.isEmpty else { return [] }
        let contents = loading.filter(\.placeholders.isEmpty).map { Content($0.mockup, of: placeholderNodes) }
        return loading.filter { !$0.placeholders.isEmpty }.flatMap { loading in
            jumps(from: loading, to: contents.filter { !$0.hasOtherTexts(than: loading) })
                + jumpingRows(of: loading.mockup, to: contents.map(\.mockup))
        }
    }

    /// A state with its placeholders, numbered among the frames of the same node.
    private struct Loading {
        let mockup: Mockup
        let placeholders: [(placed: PlacedFrame, number: Int)]

        init(_ mockup: Mockup) {
            self.mockup = mockup
            let ranges = Set(mockup.frames.lazy.filter { $0.isPlaceholder }.map { $0.frame.node.range })
            guard !ranges.isEmpty else {
                placeholders = []
                return
            }
            placeholders = mockup.frames.filter { ranges.contains($0.frame.node.range) }.numbered
                .filter { $0.placed.isPlaceholder }
        }
    }

    /// Usual names of the state that follows loading. If no state has one, any state may follow.
    private static let contentStates: Set<String> = ["content", "default"]

    /// Returns the arrivals in states with a usual name, or all if there is none.
    static func preferred<Arrival>(_ arrivals: [Arrival], by mockup: KeyPath<Arrival, Mockup>) -> [Arrival] {
        let usual = arrivals.filter { contentStates.contains($0[keyPath: mockup].state) }
        return usual.isEmpty ? arrivals : usual
    }

    /// A state that may follow loading.
    private struct Content {
        let mockup: Mockup
        /// The frames by the range of their node.
        let frames: [SourceRange: [PlacedFrame]]

        /// - Parameter placeholders: The ranges of the nodes to keep.
        init(_ mockup: Mockup, of placeholders: Set<SourceRange>) {
            self.mockup = mockup
            frames = Dictionary(
                grouping: mockup.frames.filter { placeholders.contains($0.frame.node.range) }, by: \.frame.node.range)
        }

        /// Whether a redacted text differs here in content and size, so that the size of the content is unknown.
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

    /// The frame of a placeholder's content in one state.
    private struct Arrival {
        var mockup: Mockup
        var frame: Frame
        var distance: Points
    }

    /// Returns a finding for each placeholder that fits the content of no state.
    ///
    /// Fitting one state is enough, since samples may differ; a state with a usual name takes precedence.
    private func jumps(from loading: Loading, to contents: [Content]) -> [Finding] {
        loading.placeholders.compactMap { placed, number in
            guard !isInside(placed, of: loading.mockup) else { return nil }
            let arrivals = contents.compactMap { content -> Arrival? in
                let same = content.frames[placed.frame.node.range] ?? []
                return frame(for: placed, number, of: same, in: content.mockup).map {
                    Arrival(mockup: content.mockup, frame: $0, distance: distance(placed.frame, $0))
                }
            }
            guard let nearest = Self.preferred(arrivals, by: \.mockup).min(by: { $0.distance < $1.distance }),
                nearest.distance > tolerance
            else {
                return nil
            }
            return finding(for: placed.frame, nearest.frame, nearest.distance, in: loading.mockup, nearest.mockup)
        }
    }

    /// Whether a frame is inside another placeholder, with which it moves.
    private func isInside(_ placed: PlacedFrame, of mockup: Mockup) -> Bool {
        placed.outer.contains { mockup.frames[$0].isPlaceholder }
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

    /// Returns the largest distance that an edge moves. The sides of a text are ignored, since its width is unknown.
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
            message(loading.name(of: arriving), frame.rect, arriving.rect, distance, state: content.state),
            at: frame.node.range, in: loading.place(of: frame),
            notes: frame.node.range == arriving.node.range
                ? [] : [.init("the content is here", at: arriving.node.range)],
            help: "give both the same size, or write redacted: true on the content",
            occurrences: [loading.occurrence(nil, measure)])
        finding.area = frame.rect
        return finding
    }

    private func message(_ name: String, _ old: Rect, _ new: Rect, _ distance: Points, state: String) -> String {
        "\(name) moves by \(distance) pt when the state “\(state)” replaces its placeholder, "
            + "from \(old.width) × \(old.height) pt to \(new.width) × \(new.height) pt; "
            + "at most \(tolerance) pt is allowed"
    }
}

extension PlacedFrame {
    /// Whether the frame shows only the outline of its content.
    fileprivate var isPlaceholder: Bool {
        frame.node.isRedacted || frame.node.isSkeleton
    }
}

extension [PlacedFrame] {
    /// The frames, each with its number among the frames of the same node.
    fileprivate var numbered: [(placed: PlacedFrame, number: Int)] {
        var counts: [SourceRange: Int] = [:]
        return map { placed in
            let number = counts[placed.frame.node.range, default: 0]
            counts[placed.frame.node.range] = number + 1
            return (placed, number)
        }
    }
}
