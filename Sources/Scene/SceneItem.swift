package import Layout
package import Platform
package import Specs
package import Values

/// One thing that a mock-up draws, or a group of them. Colors are those of all appearances.
package struct SceneItem: Sendable, Equatable {
    /// The path of the node that draws it.
    package var owner: String
    package var kind: Kind

    package indirect enum Kind: Sendable, Equatable {
        case fill(Outline, Paint)
        /// A line inside the edge of an outline.
        case stroke(Outline, BoundBorder.Width, Line)
        /// Lines at some edges of a rectangle, inside an outline.
        case edges(BoundBorder.Edges, Rect, BoundBorder.Width, Line, inside: Outline)
        case text(TextFrame, BoundColor)
        /// A symbol in the middle of a box.
        case symbol(BoundSymbol, Rect)
        /// A picture in a box, clipped to an outline.
        case image(BoundImage, Rect, clippedTo: Outline)
        /// The shadow of an outline. Below a caster that is not opaque it is drawn only outside the outline.
        case shadow(of: Outline, BoundShadow, opaqueIf: Opacity)
        case placeholder(Placeholder)
        /// The whole display: black, or the background of the screen.
        case display(isBlack: Bool)
        case group(Group, [SceneItem])
    }

    package enum Paint: Sendable, Equatable {
        case color(BoundColor)
        /// `angle` in degrees, 0 upward, 90 toward trailing; the gradient spans the rectangle.
        case gradient([BoundGradientStop], angle: Double, Rect)
        /// Blurs and tints what is behind it.
        case material(Material)
    }

    /// The color of a border.
    package struct Line: Sendable, Equatable {
        package var color: BoundColor
        /// Whether a strong color becomes that of placeholders.
        package var isRedacted: Bool
    }

    /// When a caster hides everything behind its outline: if all colors of one of its layers are opaque.
    package struct Opacity: Sendable, Equatable {
        package var isAlways: Bool
        package var layers: [[BoundColor]]
    }

    /// The gray form that replaces content while it is loading.
    package struct Placeholder: Sendable, Equatable {
        package enum Form: Sendable, Equatable {
            case outline(Outline)
            /// A bar for each line.
            case text(TextFrame)
            case symbol(BoundSymbol, Rect)
        }

        package enum Condition: Sendable, Equatable {
            case always
            /// Only where one of the colors can be seen.
            case visible([BoundColor])
            /// Only where one of the colors is not about white or black; otherwise the items are drawn.
            case colored([BoundColor], otherwise: [SceneItem])
        }

        package var form: Form
        package var condition: Condition
        /// Whether no highlight moves over it.
        package var isStill: Bool
    }

    /// Items that are changed together.
    package enum Group: Sendable, Equatable {
        /// In this order: scale, rotation and flip about the middle of `box`, saturation and blur, opacity.
        ///
        /// - Parameters:
        ///   - extent: contains everything that is drawn; only given if it is blurred or its saturation is changed.
        ///   - showsBackdrop: whether a material in a translucent group shows what is behind the group.
        case effects(BoundEffects, box: Rect, extent: Rect, showsBackdrop: Bool)
        case clip(Outline)
        /// The content of a scroll view, and the rectangle in which it is visible.
        case scroll(Rect)
        /// The shadows of everything in the group, the first on top.
        case shadows([BoundShadow], extent: Rect)
        /// The screen behind a sheet, scaled down.
        case receding(BoundPresentation.ScaledBackdrop)
    }

    package init(_ kind: Kind, of owner: String) {
        self.owner = owner
        self.kind = kind
    }
}
