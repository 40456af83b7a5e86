import Foundation

/// The measures of Card, for code without a user interface, such as a test on Linux.
public enum CardMetrics {
    /// The width that a card leaves for its title, in points.
    public static func titleWidth(in width: CGFloat) -> CGFloat { max(0, width - 2 * DesignTokens.Space.m) }
}
