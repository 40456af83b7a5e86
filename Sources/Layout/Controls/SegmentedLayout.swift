import Specs
import Values

/// The segments of a segmented control, equally wide.
struct SegmentedLayout {
    private let segments: BoundControl.Segments
    private let parts: [Box]

    init(_ segments: BoundControl.Segments, parts: [Box]) {
        self.segments = segments
        self.parts = parts
    }

    private var titles: ArraySlice<Box> { parts.suffix(segments.count) }

    /// Returns the proposed width, but at least the padding of every title. Without a proposal, the widest title
    /// determines it.
    func size(for proposal: ProposedSize) -> Size {
        let around = segments.titlePadding * 2
        let ends = segments.padding.width * 2
        let least = around * Double(segments.count) + ends
        guard let width = proposal.width else {
            let widest = titles.map { $0.size(for: .unspecified).width }.max() ?? 0
            return Size(width: (widest + around) * Double(segments.count) + ends, height: segments.height)
        }
        return Size(width: max(width, least), height: segments.height)
    }

    /// Returns rectangles in the order of the parts: the background, the thumb, the separators, the segments.
    func rects(in size: Size) -> [Rect] {
        let padding = segments.padding
        let inner = Rect(origin: .zero, size: size).inset(
            by: EdgeInsets(top: padding.height, left: padding.width, bottom: padding.height, right: padding.width))
        let width = inner.width / Double(max(1, segments.count))
        func segment(_ index: Int) -> Rect {
            Rect(x: inner.minX + width * Double(index), y: inner.minY, width: width, height: inner.height)
        }
        var rects = [Rect(origin: .zero, size: size)]
        if let selected = segments.selected { rects.append(segment(selected)) }
        rects += segments.separators.map { index in
            Rect(
                x: segment(index).maxX - segments.separatorWidth / 2, y: segments.separatorInset,
                width: segments.separatorWidth, height: max(0, size.height - segments.separatorInset * 2))
        }
        return rects + (0..<segments.count).map(segment)
    }
}
