import Specs
import Values

/// What takes the size that it is proposed: shapes, skeletons and images, which are always resizable.
///
/// Source: layout.md, “Unspecified axis default is 10”, “Image” and “Circle”.
struct FillingRule: LeafRule {
    /// What stands for an axis on which nothing is proposed.
    var ideal = Size(width: ProposedSize.unspecifiedLength, height: ProposedSize.unspecifiedLength)
    /// A circle reports the square that it is drawn in.
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
