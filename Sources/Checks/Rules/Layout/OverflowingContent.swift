import Layout
import Project
import Source
import Specs
import Values

/// Content that does not fit where it stands.
package struct OverflowingContent: Rule {
    package static let facts = RuleFacts(
        "overflowing-content", group: .layout,
        summary: "a text, a symbol or a control is larger than the frame around it, or clipped by it",
        rationale: """
            A frame of a fixed size that was right at the standard type size is too small at a large one: letters stand out \
            of their box, or are cut off by it, for those who see them worst.
            """,
        references:
            "WCAG 2.2 SC 1.4.4 Resize Text, 1.4.10 Reflow; Human Interface Guidelines, Typography: Dynamic Type",
        settings: [.init("tolerance", "content may stand out by this much, in points", default: "2")],
        failing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  font: "{ios.font.largeTitle}"
                  padding: { horizontal: 12 }
                  height: »24«
                  background: "#E5E5EA"
                """,
                note: "the letters are higher than the box"),
            RuleExample(
                """
                component: Buy
                body: { text: Buy, width: »420«, minHeight: 50, action: buy, background: "#1B5E20", color: "#FFFFFF" }
                """,
                note: "the edges of the button lie beyond the screen of a phone"),
            RuleExample(
                """
                component: Row
                preview: { width: 200 }
                body:
                  hstack:
                    - { shape: rectangle, width: 190, height: 20, fill: "#E5E5EA" }
                    - »symbol: heart«
                      hidden: true
                """,
                note: "wider than the component is ever shown"),
            RuleExample(
                """
                component: Terms
                presentation: »{ as: sheet, detents: [medium, large] }«
                body:
                  vstack:
                    - { shape: rectangle, height: 500, fill: "#E5E5EA" }
                    - text: The terms of use
                """,
                note: "a sheet shows no more than it opens for, and nothing scrolls"),
            RuleExample(
                """
                component: Setting
                preview: { width: 90 }
                body:
                  hstack:
                    - »text: Notifications«
                    - { text: Always, layoutPriority: 1 }
                """, note: "a column of letters"),
        ],
        passing: [
            RuleExample(
                """
                component: Chip
                body:
                  text: Cafe
                  font: "{ios.font.largeTitle}"
                  padding: { horizontal: 12 }
                  minHeight: 24
                  background: "#E5E5EA"
                """,
                note: "a least height grows with its content"),
            RuleExample(
                """
                component: Row
                preview: { width: 200 }
                body:
                  scroll:
                    - { text: $item, width: 120, each: [Cafe, Museum, Garden] }
                  axis: horizontal
                """,
                note: "along the axis of a scroll view nothing overflows"),
            RuleExample(
                """
                component: Terms
                presentation: { as: sheet, detents: [medium, large] }
                body:
                  scroll:
                    - { shape: rectangle, height: 500, fill: "#E5E5EA" }
                    - text: The terms of use
                """,
                note: "what is below the edge of a sheet that scrolls is within reach"),
            RuleExample(
                """
                component: Save
                presentation: { as: sheet, detents: [medium] }
                body:
                  vstack:
                    - text: The terms of use
                    - spacer:
                    - { text: Save, minHeight: 44, width: fill }
                  height: fill
                """,
                note: "what stretches does so to the height that the sheet opens to"),
            RuleExample(
                """
                component: Notice
                body:
                  symbol: bell
                  width: 32
                  height: 32
                  background: "#E5E5EA"
                  hidden: true
                  overlay:
                    - { text: "12", offset: { x: 20, y: -12 }, anchor: topTrailing }
                """,
                note: "what lies over something may hang out of it"),
            RuleExample(
                """
                component: Header
                body:
                  zstack:
                    - { shape: circle, fill: "#E5E5EA", width: 600, height: 600 }
                    - { text: Welcome, font: "{ios.font.title1}" }
                  height: 200
                  clip: true
                """,
                note: "what only adorns may be larger than the screen"),
        ])

    private let tolerance: Points

    package init(_ settings: inout RuleSettings) {
        tolerance = Points(settings.number("tolerance", default: 2))
    }

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        mockup.texts.count { $0.frame.text != nil }
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        var worst: [SourceRange: (excess: Points, finding: Finding)] = [:]
        var nodes: [SourceRange: Set<String>] = [:]
        var order: [SourceRange] = []
        for placed in mockup.frames where isContent(placed) {
            guard let ink = ink(of: placed), let overflow = overflow(of: ink, placed, in: mockup) else { continue }
            let found = finding(for: placed, ink, overflow, in: mockup)
            guard let range = found.diagnostic.range else { continue }
            if worst[range] == nil { order.append(range) }
            nodes[range, default: []].formUnion(overflow.nodes)
            if (worst[range]?.excess ?? 0) < overflow.excess { worst[range] = (overflow.excess, found) }
        }
        let standingOut = order.compactMap { range in
            var finding = worst[range]?.finding
            finding?.nodes = nodes[range] ?? []
            return finding
        }
        let told = nodes.values.reduce(into: Set<String>()) { $0.formUnion($1) }
        return standingOut + boxesBeyondScreen(in: mockup, besides: told)
            + mockup.texts.filter { isContent($0) && !told.contains($0.frame.node.path) }.compactMap(TornWord.init)
            .map { finding(for: $0, in: mockup) }
    }

    func isContent(_ placed: PlacedFrame) -> Bool {
        placed.isShown && !placed.isPartOfControl && !placed.frame.node.isRedacted && placed.part != "keyboard"
    }

    private func ink(of placed: PlacedFrame) -> Rect? {
        if placed.ink == nil, case .control = placed.frame.node.content { return placed.frame.rect }
        return placed.ink
    }

    // MARK: Frames around it

    struct Overflow {
        let excess: Points
        let isVertical: Bool
        /// What is left for it on that axis.
        let room: Points
        /// Where the size that is too small is written.
        var range: SourceRange?
        let isClipped: Bool
        /// The paths of what stands out: the content, and what is around it within the frame that is too small.
        var nodes: Set<String> = []
        /// Whether it is the height at which a sheet opens.
        var isOfSheet = false
    }

    /// The innermost frame that the content stands out of. What lies over others, was moved, or has a negative margin is
    /// meant to; along the axis of a scroll view there is no end.
    private func overflow(of ink: Rect, _ placed: PlacedFrame, in mockup: Mockup) -> Overflow? {
        // Nearly everything lies within all that is around it.
        guard
            sequence(first: placed, next: \.holder).contains(where: { standsOut(ink, of: $0.frame.rect) })
                || overflow(of: ink, inWidthOf: mockup) != nil || overflow(of: ink, inOpeningHeightOf: mockup) != nil
        else { return nil }
        var axes: AxisSet = .both
        var inner: PlacedFrame?
        func found(_ overflow: Overflow?) -> Overflow? {
            var overflow = overflow
            overflow?.nodes = nodes(from: placed, to: inner)
            return overflow
        }
        var next: Int? = placed.outer.count
        while let depth = next {
            let around = depth == placed.outer.count ? placed : mockup.frames[placed.outer[depth]]
            next = depth > 0 ? depth - 1 : nil
            if let inner, inner.isOverlay || inner.frame.node.isMovedOnPurpose { return nil }
            if case .scroll(let scroll) = around.frame.node.content {
                axes.remove(scroll.axis == .horizontal ? .horizontal : .vertical)
            }
            if let overflow = overflow(of: ink, in: around.frame, along: axes) { return found(overflow) }
            inner = around
        }
        if let inner, inner.frame.node.isMovedOnPurpose || inner.isOverlay { return nil }
        if axes.contains(.horizontal), let overflow = overflow(of: ink, inWidthOf: mockup) { return found(overflow) }
        return axes.contains(.vertical) ? found(overflow(of: ink, inOpeningHeightOf: mockup)) : nil
    }

    /// The paths of some content and of the frames around it, up to one of them.
    private func nodes(from placed: PlacedFrame, to outermost: PlacedFrame?) -> Set<String> {
        var nodes: Set<String> = [placed.frame.node.path]
        guard let outermost else { return nodes }
        for around in sequence(first: placed, next: \.holder) {
            nodes.insert(around.frame.node.path)
            if around === outermost { break }
        }
        return nodes
    }

    private func overflow(of ink: Rect, in frame: Frame, along axes: AxisSet) -> Overflow? {
        guard standsOut(ink, of: frame.rect) else { return nil }
        let excess = frame.rect.excess(of: ink)
        let sizing = frame.node.sizing
        let isBox = frame.node.hasVisibleBox
        let clips = frame.node.clips
        if axes.contains(.vertical), excess.height > tolerance, isBox || sizing.heightLimit != nil {
            return Overflow(
                excess: excess.height, isVertical: true, room: frame.rect.height, range: sizing.heightLimit,
                isClipped: clips)
        }
        if axes.contains(.horizontal), excess.width > tolerance, isBox || sizing.widthLimit != nil {
            return Overflow(
                excess: excess.width, isVertical: false, room: frame.rect.width, range: sizing.widthLimit,
                isClipped: clips)
        }
        return nil
    }

    private func standsOut(_ ink: Rect, of rect: Rect) -> Bool {
        let excess = rect.excess(of: ink)
        return excess.width > tolerance || excess.height > tolerance
    }

    /// A component is never shown wider than its preview, or than the screen.
    func overflow(of ink: Rect, inWidthOf mockup: Mockup) -> Overflow? {
        let tree = mockup.laidOut.tree
        let width = mockup.isScreen ? mockup.laidOut.size.width : tree.previewWidth ?? tree.metrics.screen.width
        let isMirrored = tree.metrics.direction == .rightToLeft
        let start = isMirrored ? mockup.laidOut.size.width - width : 0
        let excess = Rect(x: start, y: ink.minY, width: width, height: ink.height).excess(of: ink).width
        guard excess > tolerance else { return nil }
        return Overflow(excess: excess, isVertical: false, room: width, range: nil, isClipped: false)
    }

    /// A sheet that nothing in it makes scroll, or another arrangement, is not as high as its content but as it opens.
    private func overflow(of ink: Rect, inOpeningHeightOf mockup: Mockup) -> Overflow? {
        let tree = mockup.laidOut.tree
        guard !mockup.isScreen, tree.metrics.orientation == .portrait, let opening = tree.openingHeight,
            !mockup.frames.contains(where: \.frame.node.content.adaptsToHeight)
        else { return nil }
        let excess = ink.maxY - opening.value
        guard excess > tolerance else { return nil }
        return Overflow(
            excess: excess, isVertical: true, room: opening.value, range: opening.range, isClipped: false,
            isOfSheet: true)
    }

    // MARK: Findings

    func finding(for placed: PlacedFrame, _ ink: Rect, _ overflow: Overflow, in mockup: Mockup) -> Finding {
        let needed = overflow.room + overflow.excess
        let measure = Finding.Measure(measured: needed.value, required: overflow.room.value, unit: .points)
        var finding = finding(
            Self.message(mockup.name(of: placed.frame), overflow), at: overflow.range ?? placed.frame.node.range,
            in: mockup.place(of: placed.frame), help: Self.help(overflow),
            occurrences: [mockup.occurrence(nil, measure)])
        finding.area = ink
        return finding
    }

    private static func message(_ name: String, _ overflow: Overflow) -> String {
        let side = overflow.isVertical ? "height" : "width"
        return overflow.isClipped
            ? "\(name) is cut off: it stands \(overflow.excess) pt out of a \(side) of \(overflow.room) pt"
            : "\(name) stands \(overflow.excess) pt out of a \(side) of \(overflow.room) pt"
    }

    private static func help(_ overflow: Overflow) -> String {
        if overflow.isOfSheet { return "put the content into a scroll:, or let the sheet open higher" }
        guard overflow.range != nil else {
            return overflow.isVertical
                ? "leave it more room, or put the content into a scroll:"
                : "let it wrap, or write fits: with an arrangement for less width"
        }
        return overflow.isVertical
            ? "write minHeight: in place of the height, so that the frame grows with its content"
            : "write minWidth: in place of the width, or let the content wrap"
    }
}

extension BoundSizing {
    /// Where a height is written that does not grow with what is in the frame.
    fileprivate var heightLimit: SourceRange? {
        if let height, case .points = height.value { return height.range }
        return maxHeight?.range ?? (aspect != nil ? aspect?.range : nil)
    }

    fileprivate var widthLimit: SourceRange? {
        if let width, case .points = width.value { return width.range }
        return maxWidth?.range
    }
}

extension BoundContent {
    /// Whether it scrolls upward or is arranged otherwise where there is less height.
    fileprivate var adaptsToHeight: Bool {
        switch self {
        case .scroll(let scroll): scroll.axis == .vertical
        case .fits: true
        default: false
        }
    }
}
