// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations replace Apple's, which are documented there.

// The declarations of UIKit that generated source and the examples use, with the signatures of Apple's documentation,
// so that the source can be type-checked where there is no UIKit. Nothing here does anything.
import Foundation

public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
public enum UIAccessibilityContrast: Int, Sendable { case unspecified = -1, normal, high }
public enum UIUserInterfaceLevel: Int, Sendable { case unspecified = -1, base, elevated }

public struct UIContentSizeCategory: Hashable, Sendable {
    public static let large = UIContentSizeCategory()
}

open class UITraitCollection: @unchecked Sendable {
    public init() {}
    public convenience init(preferredContentSizeCategory: UIContentSizeCategory) { self.init() }
    public var userInterfaceStyle: UIUserInterfaceStyle { .light }
    public var accessibilityContrast: UIAccessibilityContrast { .normal }
    public var userInterfaceLevel: UIUserInterfaceLevel { .base }
}

open class UIColor: @unchecked Sendable {
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {}
}

extension UIColor {
    private static let any = UIColor(red: 0, green: 0, blue: 0, alpha: 1)

    public class var systemRed: UIColor { any }
    public class var systemOrange: UIColor { any }
    public class var systemYellow: UIColor { any }
    public class var systemGreen: UIColor { any }
    public class var systemMint: UIColor { any }
    public class var systemTeal: UIColor { any }
    public class var systemCyan: UIColor { any }
    public class var systemBlue: UIColor { any }
    public class var systemIndigo: UIColor { any }
    public class var systemPurple: UIColor { any }
    public class var systemPink: UIColor { any }
    public class var systemBrown: UIColor { any }
    public class var systemGray: UIColor { any }
    public class var systemGray2: UIColor { any }
    public class var systemGray3: UIColor { any }
    public class var systemGray4: UIColor { any }
    public class var systemGray5: UIColor { any }
    public class var systemGray6: UIColor { any }
    public class var label: UIColor { any }
    public class var secondaryLabel: UIColor { any }
    public class var tertiaryLabel: UIColor { any }
    public class var quaternaryLabel: UIColor { any }
    public class var placeholderText: UIColor { any }
    public class var separator: UIColor { any }
    public class var opaqueSeparator: UIColor { any }
    public class var link: UIColor { any }
    public class var systemFill: UIColor { any }
    public class var secondarySystemFill: UIColor { any }
    public class var tertiarySystemFill: UIColor { any }
    public class var quaternarySystemFill: UIColor { any }
    public class var systemBackground: UIColor { any }
    public class var secondarySystemBackground: UIColor { any }
    public class var tertiarySystemBackground: UIColor { any }
    public class var systemGroupedBackground: UIColor { any }
    public class var secondarySystemGroupedBackground: UIColor { any }
    public class var tertiarySystemGroupedBackground: UIColor { any }
    public class var tintColor: UIColor { any }
}

open class UIImage: @unchecked Sendable {
    public init?(systemName: String) {}
}

/// Bridged to `UIFont` without a word in Apple's SDK, so it is the base class here.
open class CTFont: @unchecked Sendable {
    public init() {}
}

open class UIFont: CTFont, @unchecked Sendable {
    public struct TextStyle: Hashable, Sendable {
        public static let largeTitle = TextStyle()
        public static let title1 = TextStyle()
        public static let title2 = TextStyle()
        public static let title3 = TextStyle()
        public static let headline = TextStyle()
        public static let body = TextStyle()
        public static let callout = TextStyle()
        public static let subheadline = TextStyle()
        public static let footnote = TextStyle()
        public static let caption1 = TextStyle()
        public static let caption2 = TextStyle()
    }

    public struct Weight: Hashable, Sendable {
        public static let ultraLight = Weight()
        public static let thin = Weight()
        public static let light = Weight()
        public static let regular = Weight()
        public static let medium = Weight()
        public static let semibold = Weight()
        public static let bold = Weight()
        public static let heavy = Weight()
        public static let black = Weight()
    }

    public init(descriptor: UIFontDescriptor, size: CGFloat) {}
    public class func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont { systemFont(ofSize: 0, weight: .regular) }
    public class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(descriptor: UIFontDescriptor(fontAttributes: [:]), size: fontSize)
    }
    public class func fontNames(forFamilyName familyName: String) -> [String] { [] }
    public var pointSize: CGFloat { 0 }
    public var lineHeight: CGFloat { 0 }
    public var fontDescriptor: UIFontDescriptor { UIFontDescriptor(fontAttributes: [:]) }
}

open class UIFontDescriptor: @unchecked Sendable {
    public struct AttributeName: Hashable, Sendable {
        public static let family = AttributeName()
        public static let traits = AttributeName()
    }

    public struct TraitKey: Hashable, Sendable {
        public static let weight = TraitKey()
    }

    public struct SymbolicTraits: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1)
    }

    public init(fontAttributes attributes: [UIFontDescriptor.AttributeName: Any]) {}
    public var symbolicTraits: SymbolicTraits { [] }
    public func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? { nil }
}

open class UIFontMetrics: @unchecked Sendable {
    public init(forTextStyle textStyle: UIFont.TextStyle) {}
    public func scaledFont(for font: UIFont, compatibleWith traitCollection: UITraitCollection?) -> UIFont { font }
    public func scaledValue(for value: CGFloat) -> CGFloat { value }
}

@MainActor open class UIFeedbackGenerator {
    public init() {}
}

@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
    public convenience init(style: FeedbackStyle) { self.init() }
    public func impactOccurred() {}
}

@MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    public func notificationOccurred(_ notificationType: FeedbackType) {}
}

@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    public func selectionChanged() {}
}

@MainActor open class CALayer {
    public var cornerRadius: CGFloat = 0
}

@MainActor open class UIView {
    public init() {}
    public var backgroundColor: UIColor?
    public let layer = CALayer()
}

public protocol UIContentConfiguration {}

@MainActor public struct UIListContentConfiguration: UIContentConfiguration {
    public struct TextProperties {
        public var font = UIFont.systemFont(ofSize: 17, weight: .regular)
        public var color = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
    }

    public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
    public var text: String?
    public var textProperties = TextProperties()
}

open class UICollectionViewCell: UIView {
    public var contentConfiguration: (any UIContentConfiguration)?
    public let contentView = UIView()
}
