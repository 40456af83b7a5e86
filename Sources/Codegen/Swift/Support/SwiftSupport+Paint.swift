extension SwiftSupport {
    static let shadow = """
        extension <Tokens> {
            /// A shadow. The blur is measured as in CSS and in design tools: twice SwiftUI's radius.
            <access> struct TokenShadow: Hashable, Sendable {
                /// The color, with the shadow's opacity.
                <access> let color: TokenColor
                /// The horizontal offset in points; positive values move the shadow right.
                <access> let x: CGFloat
                /// The vertical offset in points; positive values move the shadow down.
                <access> let y: CGFloat
                /// The blur in points.
                <access> let blur: CGFloat
                /// How much the shadow is enlarged, in points. Neither SwiftUI nor UIKit draws this.
                <access> let spread: CGFloat
                /// Whether the shadow is drawn inside the shape.
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

                /// The blur as SwiftUI and Core Animation measure it, in points.
                <access> var radius: CGFloat { blur / 2 }
            }
        }

        #if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
            extension SwiftUI.View {
                /// Adds a shadow to the view.
                <access> func shadow(_ token: <Tokens>.TokenShadow) -> some SwiftUI.View {
                    shadow(color: token.color.color, radius: token.radius, x: token.x, y: token.y)
                }
            }
        #endif
        """

    static let gradient = """
        extension <Tokens> {
            /// A color at a position in a gradient.
            <access> struct TokenGradientStop: Hashable, Sendable {
                /// The color at this position.
                <access> let color: TokenColor
                /// The position: 0 at the start, 1 at the end.
                <access> let location: CGFloat

                /// Creates a stop.
                <access> init(color: TokenColor, location: CGFloat) {
                    self.color = color
                    self.location = location
                }
            }

            /// A gradient of two or more colors.
            <access> struct TokenGradient: Hashable, Sendable {
                /// The stops from start to end.
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
            /// A border.
            <access> struct TokenBorder: Hashable, Sendable {
                /// The color of the border.
                <access> let color: TokenColor
                /// The width in points.
                <access> let width: CGFloat
                /// The line style, such as solid or dashed.
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
                /// The line style for SwiftUI, including the width.
                <access> var strokeStyle: SwiftUI.StrokeStyle {
                    stroke.style(lineWidth: width)
                }
            }
        #endif
        """

    static let stroke = """
        extension <Tokens> {
            /// The style of a line.
            <access> struct TokenStroke: Hashable, Sendable {
                /// The shape of the ends of dashes.
                <access> enum LineCap: String, Hashable, Sendable {
                    /// A half circle beyond the end.
                    case round
                    /// A straight edge at the end.
                    case butt
                    /// Half a square beyond the end.
                    case square
                }

                /// The name of a CSS line style, such as `solid`; `dashed` if dash lengths are given.
                <access> let name: String
                /// The alternating lengths of dashes and gaps, in points.
                <access> let dashes: [CGFloat]
                /// The shape of the ends of dashes.
                <access> let lineCap: LineCap

                /// Creates a line with a CSS line style.
                <access> init(name: String) {
                    self.name = name
                    dashes = []
                    lineCap = .butt
                }

                /// Creates a line from alternating lengths of dashes and gaps, in points.
                <access> init(dashes: [CGFloat], lineCap: LineCap) {
                    name = "dashed"
                    self.dashes = dashes
                    self.lineCap = lineCap
                }

                /// The lengths of dashes and gaps; for `dashed` and `dotted` they depend on the line width.
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
                /// The line style for SwiftUI; the width is in points.
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
