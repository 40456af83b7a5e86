import Checks
import Layout
import Specs
import Values

extension Anatomy {
    /// The maximum number of parts side by side that leaves room for their numbers.
    private static let maximumParts = 8

    /// Returns the ranges of rectangles along an axis, in order. Returns none if there are too few or too many, or if
    /// they overlap.
    static func spans(of rects: [Rect], along axis: Axis, atLeast count: Int = 2) -> [Span] {
        let spans = rects.filter { !$0.isEmpty }
            .map { axis == .horizontal ? Span($0.minX, $0.maxX) : Span($0.minY, $0.maxY) }
            .sorted { $0.start < $1.start }
        guard (count...maximumParts).contains(spans.count),
            zip(spans, spans.dropFirst()).allSatisfy({ $1.start > $0.end - 0.5 })
        else { return [] }
        return spans
    }
}

extension BoundNode {
    var isSpacer: Bool {
        if case .spacer = content { true } else { false }
    }

    /// Whether the node has a size of its own, unlike text or a symbol.
    var isBlock: Bool {
        switch content {
        case .text, .symbol, .spacer, .divider: false
        default: true
        }
    }

    /// The name of a block for a note.
    var blockName: String {
        if case .use(let component, _) = content { return component }
        if case .text(let text) = content { return "“\(text.string)”" }
        return id.map { $0 == "body" ? content.kind : $0 } ?? content.kind
    }
}

extension Frame {
    /// Whether it is a plain shape in place of a part of a screen.
    var isDimming: Bool {
        if case .shape = node.content, children.isEmpty, node.path != "body" { true } else { false }
    }

    /// This frame and the frames inside it, as long as each contains only the next one, up to a used component.
    var wrappers: [Frame] {
        var result = [self]
        while let last = result.last, let child = last.onlyChild, result.count < 32 { result.append(child) }
        return result
    }

    private var onlyChild: Frame? {
        if case .use = node.content, node.path != "body" { return nil }
        let shown = children.filter { !$0.rect.isEmpty && !$0.node.isSpacer }
        guard shown.count == 1, let child = shown.first, child.node.isBlock else { return nil }
        return child
    }

    /// The parts of the frame from top to bottom, without the frames that wrap them.
    var blocks: [Frame] {
        guard let inner = wrappers.last else { return [self] }
        let isColumn =
            switch inner.node.content {
            case .stack(let stack): stack.axis == .vertical
            case .scroll(let scroll): scroll.axis == .vertical
            default: false
            }
        let shown = inner.children.filter { !$0.rect.isEmpty && !$0.node.isSpacer }
        return isColumn && shown.count > 1 ? shown : [inner]
    }

    /// Returns the rectangles of the parts along an axis, or none if some are text or symbols.
    func parts(along axis: Axis) -> [Rect] {
        guard let inner = wrappers.last, case .stack(let stack) = inner.node.content, stack.axis == axis else {
            return []
        }
        let parts = inner.children.filter { !$0.node.isSpacer && !$0.rect.isEmpty }
        return parts.allSatisfy(\.node.isBlock) ? parts.map(\.rect) : []
    }
}

extension Frame {
    /// The tail of a bubble within its frame: that of its shape, or of its background.
    var tail: BoundTail? {
        if case .shape(let shape) = node.content, let tail = shape.tail { return tail }
        for case .shape(let shape) in node.decoration.background { if let tail = shape.tail { return tail } }
        return node.decoration.tail
    }

    /// The component that a frame uses, or nil for the body of the component itself.
    var usedName: String? {
        if case .use(let name, _) = node.content, node.path != "body" { name } else { nil }
    }

    /// Whether it consists of several components. A frame with uses of a single component and nothing else does not
    /// count.
    var isMadeUp: Bool {
        var parts = Parts()
        collect(&parts)
        return parts.names.count > (parts.hasOwn ? 0 : 1)
    }

    private struct Parts {
        var names: Set<String> = []
        /// Whether it has visible content of its own.
        var hasOwn = false
    }

    private func collect(_ parts: inout Parts) {
        if let usedName {
            parts.names.insert(usedName)
            return
        }
        switch node.content {
        case .text, .symbol, .image, .control: parts.hasOwn = true
        case .shape(let shape) where shape.fill != nil || shape.stroke != nil: parts.hasOwn = true
        default: break
        }
        for child in children + overlay { child.collect(&parts) }
    }
}

extension Rect {
    /// Returns a rectangle in the middle, no larger than this one.
    func middle(_ size: Size) -> Rect {
        let (width, height) = (min(size.width, self.width), min(size.height, self.height))
        return Rect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
    }
}

extension Frame {
    /// The name of a block for a note: its id, the component that it contains, or else its appearance.
    var blockName: String {
        if let id = node.id, id != "body" { return id }
        let inner = wrappers.lazy.compactMap { wrapper -> String? in
            if case .use(let component, _) = wrapper.node.content { component } else { nil }
        }.first
        return inner ?? plainName
    }

    private var plainName: String {
        let isCard = wrappers.contains { $0.node.decoration.corners != nil && !$0.node.decoration.background.isEmpty }
        switch node.content {
        case .stack, .zstack, .flow, .grid, .scroll:
            if isCard { return SheetWords["card"] }
        default: return node.blockName
        }
        return switch node.content {
        case .stack(let stack): SheetWords[stack.axis == .horizontal ? "row" : "column"]
        case .scroll: SheetWords["list"]
        case .zstack: SheetWords["layers"]
        case .flow: SheetWords["flow"]
        case .grid: SheetWords["grid"]
        default: node.blockName
        }
    }
}

extension Mockup {
    /// Returns the name of a box with a background for a fact, preferring the component that is used there.
    func name(ofBox box: Frame) -> String {
        let used = frames.lazy.compactMap { placed -> String? in
            guard case .use(let component, _) = placed.frame.node.content, placed.frame.rect == box.rect else {
                return nil
            }
            return component
        }.first
        return used ?? box.blockName
    }
}

extension TextFrame {
    /// The height of letters above and below the baseline, as shares of the font size.
    private static let (ascent, descent) = (0.8, 0.16)

    /// The areas of text, one rectangle per line.
    var inks: [Rect] {
        lines.filter { $0.width > 0 }.map { line in
            Rect(
                x: line.baseline.x, y: line.baseline.y - Points(font.pointSize * Self.ascent), width: line.width,
                height: Points(font.pointSize * (Self.ascent + Self.descent)))
        }
    }
}

extension Frame {
    /// The color that its background has everywhere; nil if there is none, or it is a picture.
    func ground(in appearance: Appearance) -> RGBA? {
        for layer in node.decoration.background.reversed() {
            guard case .color(let color) = layer else { return nil }
            let shown = color.value[appearance]
            if shown.alpha > 0.9 { return shown }
        }
        return nil
    }
}
