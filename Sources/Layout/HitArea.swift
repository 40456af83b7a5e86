package import Values
import Specs

/// Where a control is hit, which may be more than what is drawn of it.
package enum HitArea {
    /// The hit area of a frame whose node is a control; nil for any other.
    ///
    /// It is the frame less `hitInsets`, then grown about its center until it is at least `hitArea` on both axes.
    /// - Parameter direction: which side `hitInsets` calls leading.
    package static func rect(of frame: Frame, direction: LayoutDirection = .leftToRight) -> Rect? {
        guard let interaction = frame.node.interaction, interaction.isControl else { return nil }
        let inset = interaction.hitInsets.map { frame.rect.inset(by: $0.value.resolved(direction)) } ?? frame.rect
        guard let least = interaction.hitArea?.value else { return inset }
        return inset.grown(to: least)
    }
}

extension Rect {
    /// The rectangle with the same center that is at least `least` wide and high.
    fileprivate func grown(to least: Size) -> Rect {
        let width = max(width, least.width)
        let height = max(height, least.height)
        return Rect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
    }
}
