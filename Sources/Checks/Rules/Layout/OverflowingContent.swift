import Layout
import Project
import Source
import Specs
import Values

/// Reports content that does not fit in its frame or on the screen.
package struct OverflowingContent: Rule {
    package static let facts = RuleFacts(
        "overflowing-content", group: .layout,
        summary: "text, a symbol or a control that overflows its frame, is clipped by it, or is wider than the screen",
        rationale: """
            A frame with a fixed size that fits at the standard type size is too small at a larger one. Letters then \
            extend beyond their box or are clipped, for the people who need large type most.
            """,
        fixing: """
            Write `minHeight:` or `minWidth:` instead of a fixed size, put the content in a `scroll:`, or write \
            `fits:` with a layout for narrow widths. For a presented sheet, add a larger detent.
            """,
        limits: """
            Overlays, nodes with an offset and nodes with negative margins may overflow, but not be cut off by a clip, \
            unless only a state other than the first moves them. Content in a scroll view \
            never overflows along the scroll axis. A presented sheet is checked against its opening height only in \
            portrait, and only if nothing in it scrolls vertically or uses `fits:`. A split word is \
            reported only in scripts that separate words with spaces; one that is split in two is a warning.
            """,
        references:
            "WCAG 2.2 SC 1.4.4 Resize Text, 1.4.10 Reflow; Human Interface Guidelines, Typography: Dynamic Type",
        settings: [.init("tolerance", "how far content may overflow, in points", default: "2")],
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
                note: "the letters are taller than the box"),
            RuleExample(
                """
                component: Buy
                body: { text: Buy, width: »420«, minHeight: 50, action: buy, background: "#1B5E20", color: "#FFFFFF" }
                """,
                note: "the button is wider than the screen of a phone"),
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
                note: "the content is wider than any width at which the component is shown"),
            RuleExample(
                """
                component: Banner
                body:
                  hstack:
                    - »text: Save this«
                      offset: { x: 60 }
                  clip: true
                  width: 100
                """,
                note: "content that is moved is cut off by its clip"),
            RuleExample(
                """
                component: Seal
                body:
                  vstack: [»text: Top left corner«, { spacer: }]
                  width: 120
                  height: 120
                  radius: full
                  clip: true
                """,
                note: "round corners cut off letters"),
            RuleExample(
                """
                component: Terms
                presentation: »{ as: sheet, detents: [medium, large] }«
                body:
                  vstack:
                    - { shape: rectangle, height: 500, fill: "#E5E5EA" }
                    - text: The terms of use
                """,
                note: "the content is taller than the height at which the sheet opens, and nothing scrolls"),
            RuleExample(
                """
                component: Setting
                preview: { width: 110 }
                body:
                  hstack:
                    - »text: Notifications«
                    - { text: Always, layoutPriority: 1 }
                """, note: "the word becomes a column of letters"),
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
                note: "a frame with a minimum height grows with its content"),
            RuleExample(
                """
                component: Row
                preview: { width: 200 }
                body:
                  scroll:
                    - { text: $item, width: 120, each: [Cafe, Museum, Garden] }
                  axis: horizontal
                """,
                note: "content may extend beyond a scroll view along its axis"),
            RuleExample(
                """
                component: Terms
                presentation: { as: sheet, detents: [medium, large] }
                body:
                  scroll:
                    - { shape: rectangle, height: 500, fill: "#E5E5EA" }
                    - text: The terms of use
                """,
                note: "the rest of the content can be scrolled to"),
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
                note: "flexible content fills the height of the sheet"),
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
                note: "an overlay may extend beyond the node under it"),
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
                note: "a decorative shape may be larger than the screen"),
        ])

    let tolerance: Points

    package init(_ settings: inout RuleSettings) {
        tolerance = Points(settings.number("tolerance", default: 2))
    }

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        mockup.texts.count { $0.frame.text != nil }
    }

    package func check(_ mockup: Mockup, in design: Design) -> [Finding] {
        let parts = mockup.frames.compactMap { placed -> Overflowing? in
            guard isContent(placed), let ink = ink(of: placed),
                let overflow = overflow(of: ink, placed, in: mockup) ?? cut(of: placed, in: mockup)
            else { return nil }
            return Overflowing(placed: placed, ink: ink, overflow: overflow)
        }
        let overflowing = findings(for: parts, in: mockup)
        let reported = overflowing.reduce(into: Set<String>()) { $0.formUnion($1.nodes) }
        return overflowing + findings(for: boxesBeyondScreen(in: mockup, excluding: reported), in: mockup)
            + mockup.texts.filter { isContent($0) && !reported.contains($0.frame.node.path) }.compactMap(SplitWord.init)
            .map { finding(for: $0, in: mockup) }
    }

    func isContent(_ placed: PlacedFrame) -> Bool {
        placed.isShown && !placed.isPartOfControl && !placed.frame.node.isRedacted && placed.part != "keyboard"
            && !placed.frame.node.isDecoration
    }

    private func ink(of placed: PlacedFrame) -> Rect? {
        if placed.ink == nil, placed.frame.node.isControl, placed.frame.children.isEmpty { return placed.frame.rect }
        if placed.ink == nil, case .control = placed.frame.node.content { return placed.frame.rect }
        return placed.ink
    }

    // MARK: Surrounding frames

    /// A part of the content that overflows.
    struct Overflowing {
        let placed: PlacedFrame
        let ink: Rect
        let overflow: Overflow

        /// The place in the file of the size that is too small, or of the content.
        var range: SourceRange { overflow.range ?? placed.frame.node.range }
    }

    struct Overflow {
        let excess: Points
        let isVertical: Bool
        /// The available length on that axis.
        let room: Points
        /// The place in the file of the size that is too small.
        var range: SourceRange?
        let isClipped: Bool
        /// Whether a width is written beside the height, so that raising one of them moves the overflow to the other.
        var limitsBoth = false
        /// Whether the content is in a row that is too wide.
        var isRow = false
        /// Whether nothing of the content is inside the frame.
        var isOutside = false
        /// The paths of the content and of the nodes around it inside the frame that is too small.
        var nodes: Set<String> = []
        var bounds: Bounds

        /// The frame whose size is exceeded.
        enum Bounds {
            /// The frame of the content itself.
            case own
            /// A frame around the content.
            case container
            /// A frame around the content that clips it, and that it was moved out of.
            case clip
            /// The round corners of a frame that clips.
            case corners
            /// The height at which a sheet opens.
            case sheet
            /// The width of the screen or of the preview.
            case screen
        }
    }

    /// Returns the overflow of the innermost frame that the content does not fit in.
    ///
    /// Overlays, nodes with an offset and negative margins may overflow, and so may content along a scroll axis.
    private func overflow(of ink: Rect, _ placed: PlacedFrame, in mockup: Mockup) -> Overflow? {
        // Nearly all content fits in every frame around it.
        guard
            sequence(first: placed, next: \.parent).contains(where: { overflows(ink, of: $0.frame.rect) })
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
            let bounds: Overflow.Bounds = around === placed ? .own : .container
            if let overflow = overflow(of: ink, in: around.frame, as: bounds, along: axes) { return found(overflow) }
            inner = around
        }
        if let inner, inner.frame.node.isMovedOnPurpose || inner.isOverlay { return nil }
        if axes.contains(.horizontal), let overflow = overflow(of: ink, inWidthOf: mockup) { return found(overflow) }
        return axes.contains(.vertical) ? found(overflow(of: ink, inOpeningHeightOf: mockup)) : nil
    }

    /// Returns the paths of the content and of the frames around it, up to `outermost`.
    private func nodes(from placed: PlacedFrame, to outermost: PlacedFrame?) -> Set<String> {
        var nodes: Set<String> = [placed.frame.node.path]
        guard let outermost else { return nodes }
        for around in sequence(first: placed, next: \.parent) {
            nodes.insert(around.frame.node.path)
            if around === outermost { break }
        }
        return nodes
    }

    private func overflow(
        of ink: Rect, in frame: Frame, as bounds: Overflow.Bounds, along axes: AxisSet
    ) -> Overflow? {
        guard overflows(ink, of: frame.rect) else { return nil }
        let excess = frame.rect.excess(of: ink)
        let sizing = frame.node.sizing
        let isBox = frame.node.hasVisibleBox
        let clips = frame.node.clips
        if axes.contains(.vertical), excess.height > tolerance, isBox || sizing.heightLimit != nil {
            return Overflow(
                excess: excess.height, isVertical: true, room: frame.rect.height, range: sizing.heightLimit,
                isClipped: clips, limitsBoth: sizing.hasFixedSize, bounds: bounds)
        }
        if axes.contains(.horizontal), excess.width > tolerance, isBox || sizing.widthLimit != nil {
            return Overflow(
                excess: excess.width, isVertical: false, room: frame.rect.width, range: sizing.widthLimit,
                isClipped: clips, bounds: bounds)
        }
        return nil
    }

    private func overflows(_ ink: Rect, of rect: Rect) -> Bool {
        let excess = rect.excess(of: ink)
        return excess.width > tolerance || excess.height > tolerance
    }

    /// Returns the overflow of the preview width or the screen width, whichever limits the component.
    func overflow(of ink: Rect, inWidthOf mockup: Mockup) -> Overflow? {
        let tree = mockup.laidOut.tree
        let width = mockup.isScreen ? mockup.laidOut.size.width : tree.previewWidth ?? tree.metrics.screen.width
        let isMirrored = tree.metrics.direction == .rightToLeft
        let start = isMirrored ? mockup.laidOut.size.width - width : 0
        let excess = Rect(x: start, y: ink.minY, width: width, height: ink.height).excess(of: ink).width
        guard excess > tolerance else { return nil }
        return Overflow(excess: excess, isVertical: false, room: width, range: nil, isClipped: false, bounds: .screen)
    }

    /// Returns the overflow of the height at which a sheet opens, unless its content scrolls or adapts to the height.
    private func overflow(of ink: Rect, inOpeningHeightOf mockup: Mockup) -> Overflow? {
        let tree = mockup.laidOut.tree
        guard !mockup.isScreen, tree.metrics.orientation == .portrait, let opening = tree.openingHeight,
            !mockup.frames.contains(where: \.frame.node.content.adaptsToHeight)
        else { return nil }
        let excess = ink.maxY - opening.value
        guard excess > tolerance else { return nil }
        return Overflow(
            excess: excess, isVertical: true, room: opening.value, range: opening.range, isClipped: false,
            bounds: .sheet)
    }
}
