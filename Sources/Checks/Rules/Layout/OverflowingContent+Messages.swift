import Layout
import Source
import Specs
import Values

/// The findings and their words.
extension OverflowingContent {
    /// The maximum number of other parts that are named beside the one that overflows most.
    private static let maxNamed = 4

    /// Returns one finding for all content that overflows the same frame. It names the part that overflows most; notes
    /// name the others.
    func findings(for parts: [Overflowing], in mockup: Mockup) -> [Finding] {
        var groups: [SourceRange: [Overflowing]] = [:]
        var order: [SourceRange] = []
        for part in parts {
            if groups[part.range] == nil { order.append(part.range) }
            groups[part.range, default: []].append(part)
        }
        return order.compactMap { range in
            let group = groups[range] ?? []
            guard let first = group.first else { return nil }
            let worst = group.dropFirst().reduce(first) { $1.overflow.excess > $0.overflow.excess ? $1 : $0 }
            var finding = finding(for: worst, in: mockup)
            finding.nodes = group.reduce(into: []) { $0.formUnion($1.overflow.nodes) }
            var named: Set<SourceRange> = [worst.placed.frame.node.range]
            for part in group where named.insert(part.placed.frame.node.range).inserted {
                guard named.count <= Self.maxNamed + 1 else { break }
                let text = "\(mockup.name(of: part.placed.frame)) overflows it by \(part.overflow.excess) pt"
                finding.diagnostic.notes.append(.init(text, at: part.placed.frame.node.range))
            }
            return finding
        }
    }

    private func finding(for part: Overflowing, in mockup: Mockup) -> Finding {
        let (placed, overflow) = (part.placed, part.overflow)
        let needed = overflow.room + overflow.excess
        let measure = Finding.Measure(measured: needed.value, required: overflow.room.value, unit: .points)
        var finding = finding(
            Self.message(mockup.name(of: placed.frame), overflow), at: part.range,
            in: mockup.place(of: placed.frame), help: Self.help(overflow),
            occurrences: [mockup.occurrence(nil, measure)])
        finding.area = part.ink
        return finding
    }

    private static func message(_ name: String, _ overflow: Overflow) -> String {
        let owner =
            switch overflow.bounds {
            case .own: "its"
            case .container, .clip, .corners: "its container's"
            case .sheet: "the sheet's"
            case .screen: "the available"
            }
        if overflow.bounds == .corners {
            return "\(name) is clipped: the round corners of its container cut off \(overflow.excess) pt"
        }
        if overflow.isOutside { return "\(name) is outside its container, which clips it: it cannot be seen" }
        let room = "\(owner) \(overflow.isVertical ? "height" : "width") of \(overflow.room) pt"
        return overflow.isClipped
            ? "\(name) is clipped: it overflows \(room) by \(overflow.excess) pt"
            : "\(name) overflows \(room) by \(overflow.excess) pt"
    }

    private static func help(_ overflow: Overflow) -> String {
        if overflow.bounds == .sheet { return "put the content in a scroll:, or write a larger detent in detents:" }
        if overflow.bounds == .corners { return "write a larger padding: or a smaller radius: on the container" }
        if overflow.bounds == .clip {
            return "move or scale it less, or leave out clip: on the container; to hide it, write when:"
        }
        if overflow.isRow {
            return "make the content of this row narrower, put it in a scroll:, or write flow: so that it wraps"
        }
        guard overflow.range != nil else {
            return overflow.isVertical
                ? "give it more room, or put the content in a scroll:"
                : "let it wrap, or write fits: with a layout for narrow widths"
        }
        if overflow.limitsBoth {
            return "write minHeight: and minWidth: instead of a fixed height and width to let the frame grow with its "
                + "content"
        }
        return overflow.isVertical
            ? "write minHeight: instead of a fixed height to let the frame grow with its content"
            : overflow.bounds == .screen
                ? "write maxWidth: instead of a fixed width that is wider than the screen"
                : "write minWidth: instead of a fixed width, or let the content wrap"
    }
}
