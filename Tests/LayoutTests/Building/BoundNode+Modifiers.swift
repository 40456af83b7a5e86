import Specs
import Values

/// Modifiers of nodes, with the names they have in specs.
extension BoundNode {
    func changed(_ change: (inout BoundNode) -> Void) -> BoundNode {
        var changed = self
        change(&changed)
        return changed
    }

    func width(_ width: Points) -> BoundNode { changed { $0.sizing.width = bound(.points(width)) } }
    func height(_ height: Points) -> BoundNode { changed { $0.sizing.height = bound(.points(height)) } }
    func width(_ extent: Extent) -> BoundNode { changed { $0.sizing.width = bound(extent) } }
    func height(_ extent: Extent) -> BoundNode { changed { $0.sizing.height = bound(extent) } }
    func minWidth(_ length: Points) -> BoundNode { changed { $0.sizing.minWidth = bound(.points(length)) } }
    func maxWidth(_ length: Points) -> BoundNode { changed { $0.sizing.maxWidth = bound(.points(length)) } }
    func idealWidth(_ length: Points) -> BoundNode { changed { $0.sizing.idealWidth = bound(.points(length)) } }
    func minHeight(_ length: Points) -> BoundNode { changed { $0.sizing.minHeight = bound(.points(length)) } }
    func maxHeight(_ length: Points) -> BoundNode { changed { $0.sizing.maxHeight = bound(.points(length)) } }
    func aspect(_ ratio: Double, _ contentMode: ContentMode = .fit) -> BoundNode {
        changed { ($0.sizing.aspect, $0.sizing.contentMode) = (bound(ratio), contentMode) }
    }
    func priority(_ priority: Double) -> BoundNode { changed { $0.sizing.layoutPriority = priority } }
    func anchor(_ x: HorizontalAlignment, _ y: VerticalAlignment) -> BoundNode { changed { $0.anchor = Anchor(x, y) } }
    func padding(_ insets: Insets) -> BoundNode { changed { $0.padding = bound(insets) } }
    func margin(_ insets: Insets) -> BoundNode { changed { $0.margin = bound(insets) } }
    func offset(_ x: Points, _ y: Points) -> BoundNode { changed { $0.effects.offset = Point(x: x, y: y) } }
    func overlay(_ nodes: BoundNode...) -> BoundNode { changed { $0.overlay = nodes } }
    func background() -> BoundNode { changed { $0.decoration.background = [.color(black)] } }
    func clipped() -> BoundNode { changed { $0.decoration.clips = true } }
    func id(_ id: String) -> BoundNode { changed { $0.id = id } }

    func radius(_ radius: CornerRadius) -> BoundNode {
        changed { $0.decoration.radius = bound(CornerRadii(radius)) }
    }

    func action(area: Size? = nil, insets: Insets? = nil) -> BoundNode {
        changed {
            var interaction = BoundInteraction(action: bound("tap"), role: "button", range: somewhere)
            interaction.hitArea = area.map(bound)
            interaction.hitInsets = insets.map(bound)
            $0.interaction = interaction
        }
    }
}
