import Layout
import Platform
import Specs
import Values

/// What a control shows in one of two states and not in the other, where nothing else tells the two apart: grounds, borders,
/// shapes, symbols.
///
/// Unlike ``StateComparison`` it asks what is there, not what became of each node: what a state adds is a sign too.
struct StateSigns {
    /// A box or a symbol.
    struct Sign {
        let placed: PlacedFrame
        /// As it is measured on what lies around its frame; nil for a symbol, whose ink is measured anyway.
        let candidate: BoundaryContrast.Candidate?
        fileprivate let form: Form

        /// Whether it is a line around something.
        var isBorder: Bool {
            switch form.kind {
            case .border, .stroke: true
            case .ground, .fill, .symbol: false
            }
        }
    }

    /// What only the first state shows, and what only the second does; in the order of drawing.
    let first: [Sign]
    let second: [Sign]

    /// Nil where something else differs: a text or its color, a picture, a place.
    init?(_ first: PlacedFrame, of mockup: Mockup, and second: PlacedFrame, of other: Mockup) {
        let one = Parts(of: first, in: mockup)
        let two = Parts(of: second, in: other)
        guard one.size == two.size, one.rest == two.rest else { return nil }
        self.first = one.signs.filter { sign in !two.signs.contains { $0.form == sign.form } }
        self.second = two.signs.filter { sign in !one.signs.contains { $0.form == sign.form } }
        // A symbol that is drawn in another color is as good a sign as a text that is.
        let isInked = self.first.contains { sign in self.second.contains { $0.form.isRecolored(sign.form) } }
        if isInked || self.first.isEmpty && self.second.isEmpty { return nil }
    }

    /// How a sign looks, in places that are counted from the corner of the control.
    fileprivate struct Form: Equatable {
        enum Kind: Equatable {
            case ground
            case border(BoundBorder.Width, BoundBorder.Edges)
            case fill(BoundShape.Outline)
            case stroke(BoundShape.Outline, BoundBorder.Width)
            case symbol(String, FontWeight)
        }

        var kind: Kind
        var rect: Rect
        var corners: CornerRadii?
        var color: DynamicColor
        var opacity: Double

        /// Whether both are the same symbol.
        func isRecolored(_ other: Form) -> Bool {
            guard case .symbol = kind else { return false }
            return kind == other.kind && rect == other.rect
        }
    }

    /// What tells states apart by itself.
    private enum Rest: Equatable {
        /// Wherever it stands: what makes room for a sign is none itself.
        case text(String, ResolvedFont, DynamicColor, opacity: Double, lines: Int)
        case image(BoundImage, Rect)
        case layer(BackgroundLayer, Rect)
        case control(BoundControl)
        case shadows([BoundShadow], Rect)
        case effects(BoundEffects, Rect)
        case placeholder(Rect)
    }

    /// A control, taken apart in the order of drawing.
    private struct Parts {
        var signs: [Sign] = []
        var rest: [Rest] = []
        private let frames: [PlacedFrame]
        private let origin: Point
        private var next: Int
        private(set) var size = Size(width: 0, height: 0)

        init(of control: PlacedFrame, in mockup: Mockup) {
            frames = mockup.frames
            origin = control.frame.rect.origin
            next = control.index
            size = place(control.frame.rect).size
            add(control.frame, opacity: 1)
        }

        /// In thousandths of a point: what stands elsewhere on the screen is not laid out to the last bit alike.
        private func place(_ rect: Rect) -> Rect {
            func rounded(_ length: Points) -> Points { Points((length.value * 1000).rounded() / 1000) }
            return Rect(
                x: rounded(rect.minX - origin.x), y: rounded(rect.minY - origin.y), width: rounded(rect.width),
                height: rounded(rect.height))
        }

        private mutating func add(_ frame: Frame, opacity: Double) {
            let node = frame.node
            let placed = frames.indices.contains(next) ? frames[next] : nil
            next += 1
            let opacity = opacity * node.effects.opacity
            guard let placed, opacity > 0, !frame.isRedactedAsAWhole else {
                next += frame.held
                if frame.isRedactedAsAWhole { rest.append(.placeholder(place(frame.rect))) }
                return
            }
            addEffects(of: frame)
            addGrounds(of: placed, opacity)
            addContent(of: placed, opacity)
            for child in frame.children { add(child, opacity: opacity) }
            if let border = node.decoration.border, border.edges != [] {
                let grounds = node.decoration.background.compactMap(\.color)
                let form = Form(
                    kind: .border(border.width, border.edges), rect: place(frame.rect),
                    corners: node.decoration.corners,
                    color: border.color.value, opacity: opacity)
                add(form, placed, border.color, opacity, on: grounds)
            }
            for child in frame.overlay { add(child, opacity: opacity) }
        }

        private mutating func addEffects(of frame: Frame) {
            var effects = frame.node.effects
            effects.opacity = 1
            if effects != BoundEffects() { rest.append(.effects(effects, place(frame.rect))) }
            let shadows = frame.node.decoration.shadows
            if !shadows.isEmpty { rest.append(.shadows(shadows, place(frame.rect))) }
        }

        private mutating func addGrounds(of placed: PlacedFrame, _ opacity: Double) {
            let rect = place(placed.frame.rect)
            var grounds: [BoundColor] = []
            for layer in placed.frame.node.decoration.background {
                switch layer {
                case .color(let color):
                    let form = Form(
                        kind: .ground, rect: rect, corners: placed.frame.node.decoration.corners, color: color.value,
                        opacity: opacity)
                    add(form, placed, color, opacity, on: grounds)
                    grounds.append(color)
                case .shape(let shape): add(shape, in: rect, placed, opacity, on: grounds)
                case .gradient, .material, .image: rest.append(.layer(layer, rect))
                }
            }
        }

        private mutating func addContent(of placed: PlacedFrame, _ opacity: Double) {
            let frame = placed.frame
            switch frame.node.content {
            case .text(let text):
                guard frame.node.inksText else { return }
                rest.append(
                    .text(
                        text.string, text.font.value, text.color.value, opacity: opacity,
                        lines: frame.text?.lines.count ?? 0))
            case .symbol(let symbol):
                let form = Form(
                    kind: .symbol(symbol.fullName, symbol.weight), rect: place(frame.content),
                    color: symbol.color.value,
                    opacity: opacity)
                if form.isSeen { signs.append(Sign(placed: placed, candidate: nil, form: form)) }
            case .shape(let shape):
                add(
                    shape, in: place(frame.content), placed, opacity,
                    on: frame.node.decoration.background.compactMap(\.color))
            case .divider(let color):
                let form = Form(
                    kind: .fill(.rectangle), rect: place(frame.content), color: color.value, opacity: opacity)
                add(form, placed, color, opacity, on: [])
            case .image(let image): rest.append(.image(image, place(frame.content)))
            case .skeleton: rest.append(.placeholder(place(frame.rect)))
            case .control(let control): rest.append(.control(control))
            default: break
            }
        }

        private mutating func add(
            _ shape: BoundShape, in rect: Rect, _ placed: PlacedFrame, _ opacity: Double, on grounds: [BoundColor]
        ) {
            if let fill = shape.fill {
                let form = Form(kind: .fill(shape.outline), rect: rect, color: fill.value, opacity: opacity)
                add(form, placed, fill, opacity, on: grounds)
            }
            if let stroke = shape.stroke {
                let form = Form(
                    kind: .stroke(shape.outline, stroke.width), rect: rect, color: stroke.color.value, opacity: opacity)
                add(form, placed, stroke.color, opacity, on: grounds + [shape.fill].compactMap(\.self))
            }
        }

        private mutating func add(
            _ form: Form, _ placed: PlacedFrame, _ color: BoundColor, _ opacity: Double, on grounds: [BoundColor]
        ) {
            guard form.isSeen else { return }
            let candidate = BoundaryContrast.Candidate(color: color, opacity: opacity, grounds: grounds)
            signs.append(Sign(placed: placed, candidate: candidate, form: form))
        }
    }
}

extension StateSigns.Form {
    /// Whether something of it shows in some appearance.
    fileprivate var isSeen: Bool {
        Appearance.all.contains { color[$0].opacity(opacity).alpha > 0 }
    }
}

extension BackgroundLayer {
    /// A plain color.
    fileprivate var color: BoundColor? {
        if case .color(let color) = self { color } else { nil }
    }
}
