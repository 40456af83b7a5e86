import Specs
import Values

/// A standard control: its size and the positions of its parts.
///
/// Apple does not document these rules. A slider, a progress bar, a segmented control, wheels and a field take the
/// proposed width. Without a proposal, their width is 10 or their own ideal width. All other controls have a fixed
/// size.
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

    /// Only a field has baselines, those of its text.
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
            // The last of several layers is the control itself, and keeps the control's proposal.
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
    /// The track, its filled part, which ends at the center of the thumb, and the thumb, which stays within the track.
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
