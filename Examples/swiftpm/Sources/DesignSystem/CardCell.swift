#if canImport(UIKit)
    public import UIKit

    /// The component Card of Design/card.yaml in UIKit.
    public final class CardCell: UICollectionViewCell {
        /// Shows a title in the colors of the card.
        public func show(_ title: String) {
            var content = UIListContentConfiguration.cell()
            content.text = title
            content.textProperties.font = DesignTokens.Fonts.title.uiFont
            content.textProperties.color = DesignTokens.Colors.ink.uiColor
            contentConfiguration = content
            contentView.backgroundColor = DesignTokens.Colors.surface.uiColor
            contentView.layer.cornerRadius = DesignTokens.Radius.card
        }
    }
#endif
