import Source
import Specs
import Values

let somewhere = SourceRange(file: FileID(rawValue: 0), start: 0, end: 0)
let black = BoundColor(DynamicColor(.bytes(0, 0, 0)), range: somewhere)

func bound<Value>(_ value: Value) -> Bound<Value> { Bound(value, range: somewhere) }

func node(_ content: BoundContent, _ children: [BoundNode] = []) -> BoundNode {
    var node = BoundNode(path: "body", range: somewhere, content: content)
    node.children = children
    return node
}

/// A font with a baseline at 0.8, a line height of 1.2 and a leading of 1.5 times its size.
func font(_ size: Double) -> ResolvedFont {
    ResolvedFont(
        pointSize: size, weight: .regular, isItalic: false, tracking: 0, ascender: size * 0.8, lineHeight: size * 1.2,
        capHeight: size * 0.7,
        leading: size * 1.5, textStyle: nil, baseSize: size)
}

/// A text with Latin characters 5 wide and lines 12 high and 15 apart, unless `size` is given.
func text(_ string: String, size: Double = 10, change: (inout BoundText) -> Void = { _ in }) -> BoundNode {
    var text = BoundText(string, font: bound(font(size)), color: black)
    change(&text)
    return node(.text(text))
}

/// A shape that takes its proposal.
func color() -> BoundNode { node(.shape(BoundShape(.rectangle, fill: black))) }
func circle() -> BoundNode { node(.shape(BoundShape(.circle, fill: black))) }
/// A shape of a fixed size.
func box(_ width: Points, _ height: Points) -> BoundNode { color().width(width).height(height) }
func spacer(_ minimum: Points = 8) -> BoundNode { node(.spacer(minLength: minimum)) }
func divider() -> BoundNode { node(.divider(color: black)) }
func use(_ body: BoundNode) -> BoundNode { node(.use(component: "Used", state: "default"), [body]) }

func symbol(_ width: Points, _ height: Points, baseline: Double) -> BoundNode {
    node(
        .symbol(
            BoundSymbol(
                name: Bound("heart", range: somewhere), pointSize: 10, weight: .regular, color: black,
                baseline: baseline,
                size: Size(width: width, height: height))))
}

func image(natural: Size?) -> BoundNode {
    node(.image(BoundImage(.file("photo.png"), contentMode: .fill, naturalSize: natural)))
}

func hstack(_ spacing: Points = 0, _ alignment: VerticalAlignment = .center, _ children: BoundNode...) -> BoundNode {
    node(.stack(BoundStack(axis: .horizontal, spacing: spacing, alignment: Anchor(.center, alignment))), children)
}

func vstack(_ spacing: Points = 0, _ alignment: HorizontalAlignment = .center, _ children: BoundNode...) -> BoundNode {
    node(.stack(BoundStack(axis: .vertical, spacing: spacing, alignment: Anchor(alignment, .center))), children)
}

func zstack(_ alignment: Anchor = .center, _ children: BoundNode...) -> BoundNode {
    node(.zstack(alignment: alignment), children)
}

func flow(_ spacing: Points, _ lineSpacing: Points, _ alignment: HorizontalAlignment, _ children: BoundNode...)
    -> BoundNode
{
    node(.flow(spacing: spacing, lineSpacing: lineSpacing, alignment: alignment), children)
}

func scroll(_ axis: Axis, _ position: ScrollPosition = .start, _ children: BoundNode...) -> BoundNode {
    node(
        .scroll(BoundScroll(list: BoundStack(axis: axis, spacing: 8, alignment: .center), position: position)), children
    )
}

/// A scroll view whose list has a spacing and an alignment of its own.
func list(_ axis: Axis, _ spacing: Points, _ alignment: Anchor, at position: ScrollPosition, _ children: [BoundNode])
    -> BoundNode
{
    node(
        .scroll(BoundScroll(list: BoundStack(axis: axis, spacing: spacing, alignment: alignment), position: position)),
        children)
}

/// A stack with the default spacing.
func standard(_ axis: Axis, _ children: BoundNode...) -> BoundNode {
    var stack = BoundStack(axis: axis, spacing: 8, alignment: .center)
    stack.hasStandardSpacing = true
    return node(.stack(stack), children)
}

func grid(
    _ columns: [BoundGrid.Column], spacing: Points = 8, lineSpacing: Points? = nil, align: Anchor = .center,
    _ children: BoundNode...
) -> BoundNode {
    node(
        .grid(
            BoundGrid(columns: columns, spacing: spacing, lineSpacing: lineSpacing ?? spacing, alignment: align)),
        children)
}

let flexible = BoundGrid.Column(.flexible(min: 10, max: .infinity))
func flexible(_ least: Points, _ greatest: Points = .infinity) -> BoundGrid.Column {
    BoundGrid.Column(.flexible(min: least, max: greatest))
}
func adaptive(_ least: Points, _ greatest: Points = .infinity) -> BoundGrid.Column {
    BoundGrid.Column(.adaptive(min: least, max: greatest))
}
func fixed(_ width: Points, spacing: Points? = nil) -> BoundGrid.Column {
    BoundGrid.Column(.fixed(width), spacing: spacing)
}

func fits(_ axes: AxisSet, _ children: BoundNode...) -> BoundNode {
    node(.fits(axes: axes), children)
}
