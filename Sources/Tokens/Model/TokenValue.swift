package import Values

/// A value with all references resolved.
package enum TokenValue: Sendable, Hashable {
    case color(RGBA)
    case dimension(Points)
    case number(Double)
    case duration(Seconds)
    case cubicBezier(CubicBezier)
    case fontFamily([String])
    case fontWeight(FontWeight)
    indirect case typography(Typography)
    case shadow([Shadow])
    case gradient([GradientStop])
    case strokeStyle(StrokeStyle)
    indirect case border(Border)
    indirect case transition(Transition)
    case spring(Spring)
    case haptic(Haptic)
    case symbol(String)

    package var type: TokenType {
        switch self {
        case .color: .color
        case .dimension: .dimension
        case .number: .number
        case .duration: .duration
        case .cubicBezier: .cubicBezier
        case .fontFamily: .fontFamily
        case .fontWeight: .fontWeight
        case .typography: .typography
        case .shadow: .shadow
        case .gradient: .gradient
        case .strokeStyle: .strokeStyle
        case .border: .border
        case .transition: .transition
        case .spring: .spring
        case .haptic: .haptic
        case .symbol: .symbol
        }
    }
}

/// A font: a Dynamic Type style, the system font at a size, or a family with all properties.
package struct Typography: Sendable, Hashable {
    /// The Dynamic Type style that provides size, weight and leading where these are nil.
    package var style: TextStyle?
    /// The size at the type size `large`; nil for the size of the style.
    package var size: Points?
    package var weight: FontWeight?
    package var isItalic = false
    /// Font families, most preferred first; empty for the system font.
    package var family: [String] = []
    package var letterSpacing: Points?
    /// The line height as a multiple of the size.
    package var lineHeight: Double?
    /// The style that the size scales with. Without it and without a style, the font does not scale.
    package var relativeTo: TextStyle?

    package init(style: TextStyle? = nil, size: Points? = nil, weight: FontWeight? = nil, relativeTo: TextStyle? = nil)
    {
        self.style = style
        self.size = size
        self.weight = weight
        self.relativeTo = relativeTo
    }
}

package struct Shadow: Sendable, Hashable {
    package var color: RGBA
    package var offsetX: Points
    package var offsetY: Points
    /// The blur as in CSS: twice the standard deviation.
    package var blur: Points
    package var spread: Points
    package var isInset: Bool
}

package struct GradientStop: Sendable, Hashable {
    package var color: RGBA
    /// The position along the gradient, 0…1.
    package var position: Double

    package init(color: RGBA, position: Double) {
        self.color = color
        self.position = position
    }
}

package enum StrokeStyle: Sendable, Hashable {
    package enum LineCap: String, Sendable, Hashable, CaseIterable {
        case round
        case butt
        case square
    }

    /// `solid`, `dashed`, `dotted`, `double`, `groove`, `ridge`, `outset`, `inset`.
    case named(String)
    case dashes([Points], cap: LineCap)

    package static let names = ["solid", "dashed", "dotted", "double", "groove", "ridge", "outset", "inset"]
}

package struct Border: Sendable, Hashable {
    package var color: RGBA
    package var width: Points
    package var style: StrokeStyle
}

package struct Transition: Sendable, Hashable {
    package var duration: Seconds
    package var delay: Seconds
    package var timingFunction: CubicBezier
}

/// The haptic feedback of UIKit's feedback generators.
package enum Haptic: String, Sendable, Hashable, CaseIterable {
    case light
    case medium
    case heavy
    case soft
    case rigid
    case success
    case warning
    case error
    case selection
}
