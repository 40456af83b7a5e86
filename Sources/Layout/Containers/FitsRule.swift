import Specs
import Values

/// `fits`: the first child whose ideal size is within the proposal on the given axes, else the last; it is then laid
/// out as if it stood alone. On an axis that is not given the child is measured with what is proposed there.
///
/// Source: layout.md, “ViewThatFits”. What happens where nothing is proposed is not known; we say that everything
/// fits, since an ideal size is asked for and the first child has one.
struct FitsRule: LayoutRule {
    let axes: AxisSet
    let children: [Box]

    func size(for proposal: ProposedSize) -> Size {
        chosen(for: proposal)?.size(for: proposal) ?? .zero
    }

    func baselines(in size: Size, proposal: ProposedSize) -> Baselines? {
        chosen(for: proposal)?.baselines(for: proposal)
    }

    func place(in rect: Rect, proposal: ProposedSize, into placed: inout Placed) {
        chosen(for: proposal)?.place(at: rect.origin, proposal: proposal, into: &placed)
    }

    private func chosen(for proposal: ProposedSize) -> Box? {
        children.dropLast().first { child in
            // A text asked for its ideal width would be one line high: along an axis that does not count it wraps.
            let ideal = child.size(
                for: ProposedSize(
                    width: axes.contains(.horizontal) ? nil : proposal.width,
                    height: axes.contains(.vertical) ? nil : proposal.height))
            return (!axes.contains(.horizontal) || Self.fits(ideal.width, in: proposal.width))
                && (!axes.contains(.vertical) || Self.fits(ideal.height, in: proposal.height))
        } ?? children.last
    }

    private static func fits(_ length: Points, in proposal: Points?) -> Bool {
        // Sums of thirds may exceed what they were divided from by a rounding error.
        guard let proposal else { return true }
        return length <= proposal + 1e-6
    }
}
