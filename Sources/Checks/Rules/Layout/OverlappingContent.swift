import Layout
import Source
import Specs
import Values

/// Reports texts and controls that overlap.
package struct OverlappingContent: Rule {
    package static let facts = RuleFacts(
        "overlapping-content", group: .layout,
        summary: "two pieces of text, or text and a control, that overlap, or text that is partly covered",
        rationale: """
            Overlapping text cannot be read, and a badge over the last letters hides them. This mostly happens in \
            contexts that are rarely checked by hand: the largest type size, the narrowest phone, the longest name. \
            Content that scrolls under a bar without a background is visible behind the text of the bar.
            """,
        fixing: """
            Put both in a `vstack:` or `hstack:` instead of a `zstack:`, or remove the `offset:` or negative margin \
            that moves one over the other. If they overlap only in large type, write `minHeight:` instead of \
            `height:`, or `fits:` with a layout for large type. Give a bar or a panel a `background:`.
            """,
        limits: """
            Scrolled and fixed content are compared at the initial scroll position only. A layer with an alpha of 0.98 \
            or more hides the text under it; under a layer with less, only the contrast of the text is checked. \
            Rotated nodes are not checked. Two controls that overlap are reported by `overlapping-tap-targets`.
            """,
        references: "Human Interface Guidelines, Layout; WCAG 2.2 SC 1.4.4: no loss of content at larger text",
        settings: [.init("tolerance", "how far text may overlap, in points", default: "2")],
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
                note: "the negative spacing pulls the text over the line above"),
            RuleExample(
                """
                component: Offer
                preview: { backdrop: "#FFFFFF" }
                body:
                  zstack:
                    - »text: Half the price«
                    - { symbol: xmark, color: "#000000", label: Close, action: close, hitArea: 44, anchor: trailing }
                """,
                note: "the symbol overlaps the last letters"),
            RuleExample(
                """
                component: Bubble
                preview: { backdrop: "#FFFFFF" }
                body:
                  »text: See you at seven«
                  padding: 8
                  overlay: { text: "2", padding: 8, color: "#000000", background: "#FFD60A", anchor: bottomTrailing }
                """,
                note: "the badge covers the last letters"),
            RuleExample(
                """
                component: Ticket
                body:
                  text: Picnic on Sunday
                  overlay: { »text: sold out«, color: "#B00020" }
                """,
                note: "the overlay of a text node is another text node"),
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
                note: "the text below shows through a translucent panel"),
            RuleExample(
                """
                component: Meeting
                body:
                  zstack:
                    - »text: See you at seven«
                    - { symbol: heart.fill, size: 30, color: "#B00020", hidden: true }
                """,
                note: "the symbol hides letters"),
            RuleExample(
                """
                screen: Menu
                body:
                  scroll:
                    - { text: Coffee, height: 2400 }
                    - { »text: 480 yen«, margin: { top: -1220 } }
                """,
                note: "text that overlaps only after scrolling is reported too"),
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
                note: "content scrolls under the text of a bar without a background"),
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
                note: "text with a background covers the text below it completely"),
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
                note: "the badge is on the corner and covers no letters"),
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
                note: "the bar has a background"),
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
                note: "a title above content that is not scrolled needs no background"),
            RuleExample(
                """
                screen: List
                body:
                  scroll:
                    - { text: The first chapter, height: 400 }
                    - { text: The second chapter, height: 400 }
                  overlay: { text: Send, padding: 16, width: fill, background: "#FFFFFF", anchor: bottom }
                """,
                note: "covered content can be scrolled into view"),
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
        var findings = BarWithoutBackground.all(in: mockup).map { finding($0, in: mockup) }
        // Report an item once, even if it overlaps several others.
        var flagged: Set<Int> = []
        Overlaps(items.map(\.bounds)).forEach(tolerance: tolerance) { first, second in
            guard !flagged.contains(second),
                let shared = items[first].shared(with: items[second], tolerance: tolerance),
                mockup.isUnintended(items[first], items[second], at: shared)
            else { return }
            flagged.insert(second)
            findings.append(finding(items[first], items[second], shared: shared, in: mockup))
        }
        let reported = Set(flagged.map { items[$0].placed.index })
        return findings + covered(in: mockup, design, excluding: reported)
    }

    /// Finds texts that are partly covered by opaque content, each once.
    private func covered(in mockup: Mockup, _ design: Design, excluding reported: Set<Int>) -> [Finding] {
        var reported = reported
        return mockup.contrast(in: design).covered.compactMap { covered in
            guard covered.area.size.shorterSide > tolerance, !reported.contains(covered.cover),
                reported.insert(covered.placed.index).inserted
            else { return nil }
            return finding(covered, by: mockup.frames[covered.cover].frame, in: mockup)
        }
    }

    // MARK: Findings

    private func finding(_ first: OverlapItem, _ second: OverlapItem, shared: Rect, in mockup: Mockup) -> Finding {
        let measure = Finding.Measure(measured: shared.size.shorterSide.value, required: 0, unit: .points)
        // Report the text rather than the control that it overlaps.
        let (flagged, other) = second.isText ? (second, first) : (first, second)
        var finding = finding(
            Self.message(mockup.name(of: second.placed.frame), mockup.name(of: first.placed.frame), shared),
            at: flagged.placed.frame.node.range, in: mockup.place(of: flagged.placed.frame),
            annotation: "\(shared.width) × \(shared.height) pt overlap",
            notes: [.init("the other content is here", at: other.placed.frame.node.range)],
            help: help(first.placed, second.placed, in: mockup), occurrences: [mockup.occurrence(nil, measure)])
        finding.area = shared
        finding.nodes = [first.placed.frame.node.path, second.placed.frame.node.path]
        return finding
    }

    /// Names what brings the two over each other.
    private func help(_ first: PlacedFrame, _ second: PlacedFrame, in mockup: Mockup) -> String {
        if first.looksLikeDecoration || second.looksLikeDecoration { return PlacedFrame.decorationHelp }
        let container = mockup.commonAncestor(first, second)
        if let key = [second, first].lazy.compactMap({ mockup.displacement(of: $0, within: container) }).first {
            return "remove the \(key) that moves one onto the other, or write a smaller one"
        }
        switch container?.frame.node.content {
        case .stack(let stack) where stack.spacing < 0: return "write a spacing: of 0 or more on the stack around both"
        case .zstack: return "put both in a vstack: or hstack: instead of the zstack:"
        default: break
        }
        let chains = [first, second].map { placed in
            ([placed] + mockup.surroundings(of: placed)).prefix { $0.index != container?.index }
        }
        if chains.joined().contains(where: \.isOverlay) {
            return "put both in a vstack: or hstack: instead of an overlay:, or leave room for it with padding:"
        }
        return "write minHeight: instead of height:, so that each takes the height it needs"
    }

    private func finding(_ covered: CoveredText, by cover: Frame, in mockup: Mockup) -> Finding {
        let measure = Finding.Measure(measured: covered.area.size.shorterSide.value, required: 0, unit: .points)
        let text = covered.placed.frame
        var finding = finding(
            Self.message(covering: mockup.name(of: text), mockup.name(of: cover), covered.area), at: text.node.range,
            in: mockup.place(of: text), notes: [.init("the covering content is here", at: cover.node.range)],
            help: "move the covering content, put both in a stack, or let the text scroll out from under it",
            occurrences: [mockup.occurrence(nil, measure)])
        finding.area = covered.area
        finding.nodes = [text.node.path]
        return finding
    }

    private func finding(_ bar: BarWithoutBackground, in mockup: Mockup) -> Finding {
        var finding = finding(
            Self.message(through: mockup.name(of: bar.text.frame)), at: bar.text.frame.node.range,
            in: mockup.place(of: bar.text.frame),
            notes: [.init("this content scrolls under the bar", at: bar.scroll.frame.node.range)],
            help: "give the bar a background, such as background: { material: bar }", occurrences: [mockup.occurrence()]
        )
        finding.area = bar.text.frame.rect
        return finding
    }

    // MARK: Messages

    private static func message(_ text: String, _ other: String, _ shared: Rect) -> String {
        "\(text) overlaps \(other) by \(shared.width) × \(shared.height) pt"
    }

    private static func message(covering text: String, _ cover: String, _ shared: Rect) -> String {
        "\(cover) covers \(shared.width) × \(shared.height) pt of \(text)"
    }

    private static func message(through text: String) -> String {
        "\(text) is in a bar without a background, and scrolled content shows through behind it"
    }
}
