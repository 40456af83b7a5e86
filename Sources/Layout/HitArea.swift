import Specs
package import Values

/// The area in which a control reacts to taps, which can be larger than the drawn control.
package enum HitArea {
    /// Returns the hit area of a frame whose node is a control; nil for others.
    ///
    /// It is the frame inset by `hitInsets`, then enlarged around its center to at least `hitArea` on both axes.
    ///
    /// - Parameter direction: determines which side of `hitInsets` is leading.
    package static func rect(of frame: Frame, direction: LayoutDirection = .leftToRight) -> Rect? {
        guard let interaction = frame.node.interaction, interaction.isControl else { return nil }
        let inset = interaction.hitInsets.map { frame.rect.inset(by: $0.value.resolved(direction)) } ?? frame.rect
        guard let least = interaction.hitArea?.value else { return inset }
        return inset.grown(to: least)
    }
}

extension Rect {
    /// Returns the rectangle with the same center that is at least `least` wide and high.
    fileprivate func grown(to least: Size) -> Rect {
        let width = max(width, least.width)
        let height = max(height, least.height)
        return Rect(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
    }
}
