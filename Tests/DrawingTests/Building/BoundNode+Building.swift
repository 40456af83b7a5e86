import Layout
import Platform
import Source
import Specs
import Values

let somewhere = SourceRange(file: FileID(rawValue: 0), start: 0, end: 0)

func bound<Value>(_ value: Value) -> Bound<Value> { Bound(value, range: somewhere) }

func hex(_ value: UInt32, _ alpha: Double = 1) -> RGBA {
    .bytes(UInt8(value >> 16 & 0xFF), UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF), alpha: alpha)
}

func ink(_ light: RGBA, _ dark: RGBA? = nil) -> BoundColor {
    bound(DynamicColor { $0.isDark ? dark ?? light : light })
}

let label = ink(.black, .white)
let secondaryLabel = ink(hex(0x3C3C43, 0.6), hex(0xEBEBF5, 0.6))
let accent = ink(hex(0x0A5FD9), hex(0x6BA5FF))
let onAccent = ink(.white, hex(0x001B40))
let surfaceColor = ink(.white, hex(0x1C1C1E))
let chipColor = ink(hex(0x787880, 0.16), hex(0x787880, 0.32))
let grouped = ink(hex(0xF2F2F7), .black)

func node(_ content: BoundContent, _ children: [BoundNode] = []) -> BoundNode {
    var node = BoundNode(path: "body", range: somewhere, content: content)
    node.children = children
    return node
}

/// Returns the system font at a size, with the metrics of the platform facts.
func font(_ size: Double, _ weight: FontWeight = .regular) -> ResolvedFont {
    let type = TestFacts.ios17.dynamicType
    return ResolvedFont(
        pointSize: size, weight: weight, isItalic: false, tracking: type.tracking(at: size).value,
        ascender: type.ascender(size), lineHeight: type.lineHeight(size), capHeight: type.capHeight(size),
        leading: type.leading(at: size),
        textStyle: nil, baseSize: size)
}

func text(
    _ string: String, _ size: Double = 17, _ weight: FontWeight = .regular, _ color: BoundColor = label,
    change: (inout BoundText) -> Void = { _ in }
) -> BoundNode {
    var text = BoundText(string, font: bound(font(size, weight)), color: color)
    change(&text)
    return node(.text(text))
}

func symbol(
    _ name: String, _ size: Double = 17, _ weight: FontWeight = .regular, _ color: BoundColor = label
) -> BoundNode {
    node(
        .symbol(
            BoundSymbol(
                name: bound(name), pointSize: size, weight: weight, color: color, baseline: size * 0.91,
                size: Size(width: Points(size * 1.18), height: Points(size * 1.12)))))
}

func shape(_ outline: BoundShape.Outline, _ fill: BoundColor?, stroke: BoundBorder? = nil) -> BoundNode {
    node(.shape(BoundShape(outline, fill: fill, stroke: stroke)))
}

func image(_ kind: String, isMissing: Bool = false) -> BoundNode {
    guard let kind = PictureCatalog.standard.kind(kind) else { preconditionFailure("no kind \(kind)") }
    let picture = SamplePicture(kind, seed: "田中 太郎", isMissing: isMissing)
    return node(.image(BoundImage(.placeholder(picture), contentMode: .fill, naturalSize: nil)))
}

func spacer(_ minimum: Points = 0) -> BoundNode { node(.spacer(minLength: minimum)) }
func divider(_ color: BoundColor) -> BoundNode { node(.divider(color: color)) }
func skeleton() -> BoundNode { node(.skeleton) }

func hstack(_ spacing: Points = 0, _ alignment: VerticalAlignment = .center, _ children: [BoundNode]) -> BoundNode {
    node(.stack(BoundStack(axis: .horizontal, spacing: spacing, alignment: Anchor(.center, alignment))), children)
}

func vstack(_ spacing: Points = 0, _ alignment: HorizontalAlignment = .center, _ children: [BoundNode]) -> BoundNode {
    node(.stack(BoundStack(axis: .vertical, spacing: spacing, alignment: Anchor(alignment, .center))), children)
}

func zstack(_ alignment: Anchor = .center, _ children: [BoundNode]) -> BoundNode {
    node(.zstack(alignment: alignment), children)
}

func scroll(_ axis: Axis, _ children: [BoundNode]) -> BoundNode {
    node(.scroll(BoundScroll(list: BoundStack(axis: axis, spacing: 8, alignment: .center), position: .start)), children)
}

extension BoundNode {
    func changed(_ change: (inout BoundNode) -> Void) -> BoundNode {
        var changed = self
        change(&changed)
        return changed
    }

    func size(_ width: Points, _ height: Points) -> BoundNode { self.width(.points(width)).height(.points(height)) }
    func width(_ extent: Extent) -> BoundNode { changed { $0.sizing.width = bound(extent) } }
    func height(_ extent: Extent) -> BoundNode { changed { $0.sizing.height = bound(extent) } }
    func minHeight(_ length: Points) -> BoundNode { changed { $0.sizing.minHeight = bound(.points(length)) } }
    func padding(_ insets: Insets) -> BoundNode { changed { $0.padding = bound(insets) } }
    func padding(_ all: Points) -> BoundNode { padding(Insets(all)) }
    func padding(_ horizontal: Points, _ vertical: Points) -> BoundNode {
        padding(Insets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal))
    }
    func overlay(_ nodes: BoundNode...) -> BoundNode { changed { $0.overlay = nodes } }
    func anchor(_ x: HorizontalAlignment, _ y: VerticalAlignment) -> BoundNode { changed { $0.anchor = Anchor(x, y) } }
    func margin(_ insets: Insets) -> BoundNode { changed { $0.margin = bound(insets) } }
    func clipped() -> BoundNode { changed { $0.decoration.clips = true } }
    func background(_ color: BoundColor) -> BoundNode { changed { $0.decoration.background = [.color(color)] } }
    func background(_ layers: [BackgroundLayer]) -> BoundNode { changed { $0.decoration.background = layers } }
    func radius(_ radius: CornerRadius) -> BoundNode { changed { $0.decoration.radius = bound(CornerRadii(radius)) } }
    func radius(_ radius: Points) -> BoundNode { self.radius(.points(radius)) }
    func effects(_ change: (inout BoundEffects) -> Void) -> BoundNode { changed { change(&$0.effects) } }
    func redacted() -> BoundNode {
        changed {
            $0.isRedacted = true
            $0.children = $0.children.map { $0.redacted() }
            $0.overlay = $0.overlay.map { $0.redacted() }
        }
    }
    func border(_ color: BoundColor, _ width: BoundBorder.Width, _ edges: BoundBorder.Edges = .all) -> BoundNode {
        changed { $0.decoration.border = BoundBorder(color: color, width: width, edges: edges) }
    }
    func shadow(_ color: BoundColor, y: Points, blur: Points, spread: Points = 0) -> BoundNode {
        changed {
            $0.decoration.shadows.append(
                BoundShadow(color: color, offset: Point(x: 0, y: y), blur: blur, spread: spread))
        }
    }
}
