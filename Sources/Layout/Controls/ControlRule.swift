import Specs
import Values

/// A standard control: its size, and where its parts stand.
///
/// Our own rules where Apple says nothing: a slider, a progress bar, a segmented control, wheels and a field take the
/// width that is proposed, and 10 or their own ideal where none is; every other control has one size.
struct ControlRule: LayoutRule {
    let arrangement: BoundControl.Arrangement
    let parts: [Box]

    func size(for proposal: ProposedSize) -> Size {
        switch arrangement {
        case .fixed(let size, _): size
        case .bar(let bar):
            Size(width: max(proposal.width ?? ProposedSize.unspecifiedLength, bar.thumb), height: bar.height)
        case .segments(let segments): SegmentedLayout(segments, parts: parts).size(for: proposal)
        case .columns(let columns): ColumnsLayout(columns, parts: parts).size(for: proposal)
        case .field(let field): FieldLayout(field, parts: parts).size(for: proposal)
        case .layers: parts.last?.size(for: proposal) ?? .zero
        }
    }

    /// Only a field stands on the baseline of the text beside it.
    func baselines(in size: Size, proposal: ProposedSize) -> Baselines? {
        switch arrangement {
        case .field(let field): FieldLayout(field, parts: parts).baselines(in: size)
        case .layers: parts.last?.baselines(for: proposal)
        case .fixed, .bar, .segments, .columns: nil
        }
    }

    func place(in rect: Rect, proposal: ProposedSize, into placed: inout Placed) {
        let rects = rects(in: rect.size)
        for (index, part) in parts.enumerated() {
            let room = rects.indices.contains(index) ? rects[index] : Rect(origin: .zero, size: rect.size)
            // The last of several layers is the control itself and keeps what it was proposed.
            let isContent = arrangement == .layers && index == parts.count - 1
            let inner = isContent ? proposal : ProposedSize(room.size)
            let origin = Anchor.center.origin(of: part.size(for: inner), baselines: nil, in: room.size)
            let place = rect.origin.moved(by: room.origin).moved(by: origin)
            part.place(at: place, proposal: inner, into: &placed)
        }
    }

    private func rects(in size: Size) -> [Rect] {
        switch arrangement {
        case .fixed(_, let parts): parts
        case .bar(let bar): bar.rects(in: size)
        case .segments(let segments): SegmentedLayout(segments, parts: parts).rects(in: size)
        case .columns(let columns): ColumnsLayout(columns, parts: parts).rects(in: size)
        case .field(let field): FieldLayout(field, parts: parts).rects(in: size)
        case .layers: parts.map { _ in Rect(origin: .zero, size: size) }
        }
    }
}

extension BoundControl.Bar {
    /// The track, what is done of it – up to the middle of the thumb – and the thumb, which stays inside.
    fileprivate func rects(in size: Size) -> [Rect] {
        let y: Points = (size.height - trackHeight) / 2
        let travel = max(0, size.width - thumb)
        let middle = thumb * 0.5 + travel * fraction
        let track = Rect(x: 0, y: y, width: size.width, height: trackHeight)
        let done = Rect(x: 0, y: y, width: middle, height: trackHeight)
        let knob = Rect(
            x: middle - thumb * 0.5, y: (size.height - thumb) * 0.5, width: thumb, height: thumb)
        return [track, done, knob]
    }
}
