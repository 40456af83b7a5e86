import Layout
import Source
import Specs
import Values

/// Texts and controls that are drawn over one another.
package struct OverlappingContent: Rule {
    package static let facts = RuleFacts(
        "overlapping-content", group: .layout,
        summary: "two texts, or a text and a control, are drawn over one another, or something hides a part of a text",
        rationale: """
            A text over a text cannot be read, neither of them, and a mark on the last letter takes it away. It mostly \
            happens where nobody looked: at the largest type, on the narrowest phone, with the longest name. What scrolls \
            under a bar or a panel that is not opaque comes to lie under its words sooner or later.
            """,
        references: "Human Interface Guidelines, Layout; WCAG 2.2 SC 1.4.4: no loss of content at larger text",
        settings: [.init("tolerance", "letters may meet by this much, in points", default: "2")],
        impliedBy: ["overflowing-content", "content-outside-safe-area"],
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
                note: "pulled up over the line above"),
            RuleExample(
                """
                component: Offer
                preview: { backdrop: "#FFFFFF" }
                body:
                  zstack:
                    - »text: Half the price«
                    - { symbol: xmark, color: "#000000", label: Close, action: close, hitArea: 44, anchor: trailing }
                """,
                note: "the cross stands on the last letters"),
            RuleExample(
                """
                component: Bubble
                preview: { backdrop: "#FFFFFF" }
                body:
                  »text: See you at seven«
                  padding: 8
                  overlay: { text: "2", padding: 8, color: "#000000", background: "#FFD60A", anchor: bottomTrailing }
                """,
                note: "the mark hides the last letters"),
            RuleExample(
                """
                component: Ticket
                body:
                  text: Picnic on Sunday
                  overlay: { »text: sold out«, color: "#B00020" }
                """,
                note: "an overlay of a text"),
            RuleExample(
                """
                component: Notice
                body:
                  »text: Not connected«
                  color: "#FFFFFF"
                  padding: 12
                  background: "#00000099"
                ---
                screen: Chat
                body:
                  scroll:
                    - { text: See you at seven in front of the station, color: "#000000", padding: 12 }
                presents: [{ use: Notice, anchor: top }]
                """,
                note: "through a translucent panel the words below show"),
            RuleExample(
                """
                screen: Menu
                body:
                  scroll:
                    - { text: Coffee, height: 2400 }
                    - { »text: 480 yen«, margin: { top: -1220 } }
                """,
                note: "also where one has to scroll to them"),
            RuleExample(
                """
                screen: Terms
                body:
                  scroll:
                    - { text: You must be eighteen., height: 1200 }
                bottom:
                  »text: By going on you agree.«
                  padding: 12
                """,
                note: "a bar without a ground: the content scrolls below its words"),
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
            RuleExample(
                """
                screen: Terms
                body:
                  scroll:
                    - { text: You must be eighteen., height: 1200 }
                bottom:
                  text: By going on you agree.
                  padding: 12
                  width: fill
                  background: { material: bar }
                """,
                note: "a bar with a ground"),
            RuleExample(
                """
                screen: Terms
                top:
                  text: Terms of use
                  padding: 12
                body:
                  scroll:
                    - { text: You must be eighteen., height: 1200 }
                """,
                note: "above content that was not scrolled a title needs no ground"),
            RuleExample(
                """
                screen: List
                body:
                  scroll:
                    - { text: First, height: 400 }
                    - { text: Second, height: 400 }
                  overlay: { text: Send, padding: 16, width: fill, background: "#FFFFFF", anchor: bottom }
                """,
                note: "what can be scrolled out from below is not lost"),
        ])

    private let tolerance: Points

    package init(_ settings: inout RuleSettings) {
        tolerance = Points(settings.number("tolerance", default: 2))
    }

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        mockup.texts.count { $0.frame.text != nil }
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        let items = OverlapItem.all(in: mockup)
        var findings = UngroundedBar.all(in: mockup).map { finding($0, in: mockup) }
        // What runs into several is told once.
        var flagged: Set<Int> = []
        Overlaps(items.map(\.bounds)).forEach(tolerance: tolerance) { first, second in
            guard !flagged.contains(second),
                let shared = items[first].shared(with: items[second], tolerance: tolerance),
                mockup.isMistaken(items[first], items[second], at: shared)
            else { return }
            flagged.insert(second)
            findings.append(finding(items[first], items[second], shared: shared, in: mockup))
        }
        let told = Set(flagged.map { items[$0].placed.index })
        return findings + covered(in: mockup, design, besides: told)
    }

    /// Texts of which something opaque hides a part, each told once.
    private func covered(in mockup: Mockup, _ design: Design, besides told: Set<Int>) -> [Finding] {
        var told = told
        return mockup.contrast(in: design).covered.compactMap { covered in
            guard covered.area.size.shorterSide > tolerance, !told.contains(covered.cover),
                told.insert(covered.placed.index).inserted
            else { return nil }
            return finding(covered, by: mockup.frames[covered.cover].frame, in: mockup)
        }
    }

    // MARK: Findings

    private func finding(_ first: OverlapItem, _ second: OverlapItem, shared: Rect, in mockup: Mockup) -> Finding {
        let measure = Finding.Measure(measured: shared.size.shorterSide.value, required: 0, unit: .points)
        // A text is at fault rather than the control that it runs into.
        let (flagged, other) = second.isText ? (second, first) : (first, second)
        var finding = finding(
            Self.message(mockup.name(of: second.placed.frame), mockup.name(of: first.placed.frame), shared),
            at: flagged.placed.frame.node.range, in: mockup.place(of: flagged.placed.frame),
            annotation: "\(shared.width) × \(shared.height) pt are drawn twice",
            notes: [.init("the other one is here", at: other.placed.frame.node.range)],
            help: "leave both more room: minHeight in place of height, or fits: with an arrangement for large type",
            occurrences: [mockup.occurrence(nil, measure)])
        finding.area = shared
        finding.nodes = [first.placed.frame.node.path, second.placed.frame.node.path]
        return finding
    }

    private func finding(_ covered: CoveredText, by cover: Frame, in mockup: Mockup) -> Finding {
        let measure = Finding.Measure(measured: covered.area.size.shorterSide.value, required: 0, unit: .points)
        let text = covered.placed.frame
        var finding = finding(
            Self.message(covering: mockup.name(of: text), mockup.name(of: cover), covered.area), at: text.node.range,
            in: mockup.place(of: text), notes: [.init("what hides it is here", at: cover.node.range)],
            help: "move what lies over it, leave it room in a stack, or let the content be scrolled out from below it",
            occurrences: [mockup.occurrence(nil, measure)])
        finding.area = covered.area
        finding.nodes = [text.node.path]
        return finding
    }

    private func finding(_ bar: UngroundedBar, in mockup: Mockup) -> Finding {
        var finding = finding(
            Self.message(through: mockup.name(of: bar.text.frame)), at: bar.text.frame.node.range,
            in: mockup.place(of: bar.text.frame),
            notes: [.init("this scrolls below it", at: bar.scroll.frame.node.range)],
            help: "give the bar a background: a color or a material", occurrences: [mockup.occurrence()])
        finding.area = bar.text.frame.rect
        return finding
    }

    // MARK: Messages

    private static func message(_ text: String, _ other: String, _ shared: Rect) -> String {
        "\(text) is drawn over \(other), by \(shared.width) × \(shared.height) pt"
    }

    private static func message(covering text: String, _ cover: String, _ shared: Rect) -> String {
        "\(cover) hides a part of \(text): \(shared.width) × \(shared.height) pt"
    }

    private static func message(through text: String) -> String {
        "\(text) stands in a bar without a ground: what scrolls below it shows through"
    }
}
