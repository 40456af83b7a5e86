import Specs
import Values

/// `fits`: the first child whose ideal size fits the proposal on the given axes, or the last child. The chosen child is
/// laid out as if it were the only one. On other axes, children are measured with the proposal.
///
/// Source: swiftui-layout.md, “ViewThatFits”. SwiftUI's behavior without a proposal is unknown. Here everything fits
/// then, since the ideal size is requested and the first child has one.
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
            // On an axis that is not compared, a text wraps; its ideal width would make it one line high.
            let ideal = child.size(
                for: ProposedSize(
                    width: axes.contains(.horizontal) ? nil : proposal.width,
                    height: axes.contains(.vertical) ? nil : proposal.height))
            return (!axes.contains(.horizontal) || Self.fits(ideal.width, in: proposal.width))
                && (!axes.contains(.vertical) || Self.fits(ideal.height, in: proposal.height))
        } ?? children.last
    }

    private static func fits(_ length: Points, in proposal: Points?) -> Bool {
        // Sums of thirds may exceed the whole by a rounding error.
        guard let proposal else { return true }
        return length <= proposal + 1e-6
    }
}
