extension SwiftSupport {
    static let shadow = """
        extension <Tokens> {
            /// A shadow. Its blur is that of CSS and of design tools, twice what SwiftUI calls the radius.
            <access> struct TokenShadow: Hashable, Sendable {
                /// The color, with the shadow's opacity.
                <access> let color: TokenColor
                /// How far it lies to the right, in points.
                <access> let x: CGFloat
                /// How far it lies below, in points.
                <access> let y: CGFloat
                /// How far its edge is spread out, in points.
                <access> let blur: CGFloat
                /// How much larger than its caster it is, in points; neither SwiftUI nor UIKit draws that by itself.
                <access> let spread: CGFloat
                /// Whether it falls inward.
                <access> let isInset: Bool

                /// Creates a shadow; lengths are in points.
                <access> init(
                    color: TokenColor, x: CGFloat, y: CGFloat, blur: CGFloat, spread: CGFloat = 0, isInset: Bool = false
                ) {
                    self.color = color
                    self.x = x
                    self.y = y
                    self.blur = blur
                    self.spread = spread
                    self.isInset = isInset
                }

                /// SwiftUI's and Core Animation's measure of the blur, in points.
                <access> var radius: CGFloat { blur / 2 }
            }
        }

        #if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
            extension SwiftUI.View {
                /// Casts a shadow.
                <access> func shadow(_ token: <Tokens>.TokenShadow) -> some SwiftUI.View {
                    shadow(color: token.color.color, radius: token.radius, x: token.x, y: token.y)
                }
            }
        #endif
        """

    static let gradient = """
        extension <Tokens> {
            /// A color at a place of a gradient.
            <access> struct TokenGradientStop: Hashable, Sendable {
                /// The color there.
                <access> let color: TokenColor
                /// 0 at the start, 1 at the end.
                <access> let location: CGFloat

                /// Creates a stop.
                <access> init(color: TokenColor, location: CGFloat) {
                    self.color = color
                    self.location = location
                }
            }

            /// Colors that run into one another.
            <access> struct TokenGradient: Hashable, Sendable {
                /// From start to end.
                <access> let stops: [TokenGradientStop]

                /// Creates a gradient from its stops.
                <access> init(stops: [TokenGradientStop]) {
                    self.stops = stops
                }
            }
        }

        #if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
            extension <Tokens>.TokenGradient {
                /// The gradient for SwiftUI, which follows the appearance.
                <access> var gradient: SwiftUI.Gradient {
                    SwiftUI.Gradient(stops: stops.map { .init(color: $0.color.color, location: $0.location) })
                }
            }
        #endif
        """

    static let border = """
        extension <Tokens> {
            /// A line around something.
            <access> struct TokenBorder: Hashable, Sendable {
                /// The color of the line.
                <access> let color: TokenColor
                /// In points.
                <access> let width: CGFloat
                /// Solid, or in which dashes.
                <access> let stroke: TokenStroke

                /// Creates a border; its width is in points.
                <access> init(color: TokenColor, width: CGFloat, stroke: TokenStroke) {
                    self.color = color
                    self.width = width
                    self.stroke = stroke
                }
            }
        }

        #if canImport(SwiftUI)
            extension <Tokens>.TokenBorder {
                /// The line for SwiftUI, with its width.
                <access> var strokeStyle: SwiftUI.StrokeStyle {
                    stroke.style(lineWidth: width)
                }
            }
        #endif
        """

    static let stroke = """
        extension <Tokens> {
            /// How a line is drawn.
            <access> struct TokenStroke: Hashable, Sendable {
                /// How a dash ends.
                <access> enum LineCap: String, Hashable, Sendable {
                    /// With a half circle beyond its end.
                    case round
                    /// At its end.
                    case butt
                    /// With half a square beyond its end.
                    case square
                }

                /// One of CSS's line styles, such as `solid`; `dashed` where dashes are given.
                <access> let name: String
                /// The lengths of dashes and gaps in turn, in points.
                <access> let dashes: [CGFloat]
                /// How a dash ends.
                <access> let lineCap: LineCap

                /// Creates a line of one of CSS's styles.
                <access> init(name: String) {
                    self.name = name
                    dashes = []
                    lineCap = .butt
                }

                /// Creates a line of dashes and gaps, whose lengths are in points.
                <access> init(dashes: [CGFloat], lineCap: LineCap) {
                    name = "dashed"
                    self.dashes = dashes
                    self.lineCap = lineCap
                }

                /// The dashes and gaps of a line of this width; those of `dashed` and `dotted` follow the width.
                <access> func dashes(lineWidth: CGFloat) -> [CGFloat] {
                    if !dashes.isEmpty { return dashes }
                    switch name {
                    case "dashed": return [lineWidth * 2, lineWidth * 2]
                    case "dotted": return [lineWidth, lineWidth]
                    default: return []
                    }
                }
            }
        }

        #if canImport(SwiftUI)
            extension <Tokens>.TokenStroke {
                /// The line for SwiftUI; its width is in points.
                <access> func style(lineWidth: CGFloat) -> SwiftUI.StrokeStyle {
                    let dash = dashes(lineWidth: lineWidth)
                    switch lineCap {
                    case .round: return SwiftUI.StrokeStyle(lineWidth: lineWidth, lineCap: .round, dash: dash)
                    case .butt: return SwiftUI.StrokeStyle(lineWidth: lineWidth, lineCap: .butt, dash: dash)
                    case .square: return SwiftUI.StrokeStyle(lineWidth: lineWidth, lineCap: .square, dash: dash)
                    }
                }
            }
        #endif
        """
}
