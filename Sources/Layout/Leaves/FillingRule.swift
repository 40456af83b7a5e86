import Specs
import Values

/// Content that takes the proposed size: shapes, skeletons and images, which are always resizable.
///
/// Source: swiftui-layout.md, “Unspecified axis default is 10”, “Image” and “Circle”.
struct FillingRule: LeafRule {
    /// The size on an axis without a proposal.
    var ideal = Size(width: ProposedSize.unspecifiedLength, height: ProposedSize.unspecifiedLength)
    /// Whether the size is a square, as for circles.
    var isSquare = false

    init() {}

    init(_ image: BoundImage) {
        guard let natural = image.naturalSize, natural.width.isFinite, natural.height.isFinite else { return }
        ideal = Size(width: max(0, natural.width), height: max(0, natural.height))
    }

    init(_ shape: BoundShape) {
        isSquare = shape.outline == .circle
    }

    func size(for proposal: ProposedSize) -> Size {
        let size = proposal.replacingUnspecified(by: ideal)
        return isSquare ? Size(width: size.shorterSide, height: size.shorterSide) : size
    }
}
