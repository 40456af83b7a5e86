// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// The declarations replace Apple's, which are documented there.

// The declarations of SwiftUI that generated source and the examples use, with the signatures of Apple's documentation,
// so that the source can be type-checked where there is no SwiftUI. Nothing here does anything.
import Foundation

#if canImport(UIKit)
    import UIKit

    extension Color {
        public init(uiColor: UIColor) {}
    }

    extension Font {
        public init(_ font: CTFont) {}
    }
#endif

public struct EnvironmentValues: Sendable {}

public protocol ShapeStyle: Sendable {
    associatedtype Resolved: ShapeStyle = Never
    func resolve(in environment: EnvironmentValues) -> Resolved
}

extension Never: ShapeStyle {
    public func resolve(in environment: EnvironmentValues) -> Never { fatalError() }
}

public struct Color: Hashable, Sendable, ShapeStyle {
    public enum RGBColorSpace: Sendable { case sRGB, sRGBLinear, displayP3 }

    public init(_ colorSpace: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {}
    public func resolve(in environment: EnvironmentValues) -> Never { fatalError() }
}

public struct Gradient: Hashable, Sendable {
    public struct Stop: Hashable, Sendable {
        public init(color: Color, location: CGFloat) {}
    }

    public init(stops: [Gradient.Stop]) {}
}

public struct Image: Sendable {
    public init(systemName: String) {}
}

public struct StrokeStyle: Sendable {
    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
    ) {}
}

public enum CGLineCap: Int32, Sendable { case butt, round, square }
public enum CGLineJoin: Int32, Sendable { case miter, round, bevel }

public struct Font: Hashable, Sendable {
    public enum TextStyle: CaseIterable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2
    }

    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

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

    init() {}
    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { Font() }
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { Font() }
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font { Font() }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font { Font() }
    public func weight(_ weight: Weight) -> Font { self }
    public func italic() -> Font { self }
}

public struct Animation: Hashable, Sendable {
    public static func spring(
        response: Double = 0.5, dampingFraction: Double = 0.825, blendDuration: TimeInterval = 0
    ) -> Animation { Animation() }
    public static func timingCurve(
        _ p1x: Double, _ p1y: Double, _ p2x: Double, _ p2y: Double, duration: TimeInterval = 0.35
    ) -> Animation { Animation() }
    public func delay(_ delay: TimeInterval) -> Animation { self }
}

@MainActor @preconcurrency public protocol View {
    associatedtype Body: View
    @MainActor @preconcurrency var body: Body { get }
}

@resultBuilder public enum ViewBuilder {
    public static func buildBlock<each Content: View>(_ content: repeat each Content) -> some View { Stub() }
}

extension Never: View {
    public typealias Body = Never
    public var body: Never { fatalError() }
}

/// A view to hang modifiers on.
@MainActor @preconcurrency public struct Stub: View {
    nonisolated public init() {}
    public var body: Never { fatalError() }
}

@MainActor @preconcurrency public struct Text: View {
    nonisolated public init<S: StringProtocol>(_ content: S) {}
    public var body: Never { fatalError() }
}

@MainActor @preconcurrency public struct Button: View {
    nonisolated public init<S: StringProtocol>(_ title: S, action: @escaping @MainActor () -> Void) {}
    public var body: Never { fatalError() }
}

public enum HorizontalAlignment: Sendable { case leading, center, trailing }

@MainActor @preconcurrency public struct VStack<Content: View>: View {
    nonisolated public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content
    ) {}
    public var body: Never { fatalError() }
}

public protocol Shape: Sendable {}

public struct RoundedRectangle: Shape {
    public init(cornerRadius: CGFloat) {}
}

extension View {
    nonisolated public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { Stub() }
    nonisolated public func background<S: ShapeStyle>(_ style: S) -> some View { Stub() }
    nonisolated public func padding(_ length: CGFloat) -> some View { Stub() }
    nonisolated public func clipShape<S: Shape>(_ shape: S) -> some View { Stub() }
    nonisolated public func font(_ font: Font?) -> some View { Stub() }
    nonisolated public func tracking(_ tracking: CGFloat) -> some View { Stub() }
    nonisolated public func lineSpacing(_ lineSpacing: CGFloat) -> some View { Stub() }
    nonisolated public func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View { Stub() }
    nonisolated public func modifier<Modifier: ViewModifier>(_ modifier: Modifier) -> some View { Stub() }
}

@MainActor @preconcurrency public protocol ViewModifier {
    associatedtype Body: View
    typealias Content = Stub
    @MainActor @preconcurrency func body(content: Content) -> Body
}

@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) { self.wrappedValue = wrappedValue }
    public var wrappedValue: Value
}

extension ScaledMetric: Sendable where Value: Sendable {}
