import Layout
import Platform
import Scene
import Specs
import Values

/// The backgrounds, borders, shapes and symbols that a control shows in only one of two states.
///
/// Unlike ``StateComparison``, which follows each node, it also covers nodes that a state adds.
struct StateIndicators {
    /// A box or a symbol.
    struct Indicator {
        let placed: PlacedFrame
        /// The color to measure against the area around the frame; nil for a symbol, whose ink is measured anyway.
        let candidate: BoundaryContrast.Candidate?
        fileprivate let form: Form

        /// Whether it is an outline.
        var isBorder: Bool {
            switch form.kind {
            case .border, .stroke: true
            case .background, .fill, .symbol: false
            }
        }
    }

    /// The indicators that only the first state shows, and those that only the second shows, in drawing order.
    let first: [Indicator]
    let second: [Indicator]

    /// Returns nil if anything else differs: a text or its color, an image, a position.
    init?(_ first: PlacedFrame, of mockup: Mockup, and second: PlacedFrame, of other: Mockup) {
        let one = Parts(of: first, in: mockup)
        let two = Parts(of: second, in: other)
        guard one.size == two.size, one.rest == two.rest else { return nil }
        self.first = one.indicators.filter { indicator in !two.indicators.contains { $0.form == indicator.form } }
        self.second = two.indicators.filter { indicator in !one.indicators.contains { $0.form == indicator.form } }
        // A recolored symbol is a visible difference on its own, like recolored text.
        let isInked = self.first.contains { indicator in self.second.contains { $0.form.isRecolored(indicator.form) } }
        if isInked || self.first.isEmpty && self.second.isEmpty { return nil }
    }

    /// The appearance of an indicator, positioned relative to the corner of the control.
    fileprivate struct Form: Equatable {
        enum Kind: Equatable {
            case background
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

    /// A part that makes two states visibly different without an indicator.
    private enum Rest: Equatable {
        /// Without its position, because an indicator may move the text aside.
        case text(String, ResolvedFont, DynamicColor, opacity: Double, lines: Int)
        case image(BoundImage, Rect)
        case layer(BackgroundLayer, Rect)
        case control(BoundControl)
        case shadows([BoundShadow], Rect)
        case effects(BoundEffects, Rect)
        case placeholder(Rect)
    }

    /// The parts of a control in drawing order.
    private struct Parts: PaintReader {
        var indicators: [Indicator] = []
        var rest: [Rest] = []
        private let mockup: Mockup
        private let origin: Point
        private var next: Int
        /// The frames that are being painted, outermost first, and their combined opacities.
        private var path: [PlacedFrame] = []
        private var opacities: [Double] = []
        private(set) var size = Size(width: 0, height: 0)

        init(of control: PlacedFrame, in mockup: Mockup) {
            self.mockup = mockup
            origin = control.frame.rect.origin
            next = control.index
            size = place(control.frame.rect).size
            walk(control.frame)
        }

        /// Rounds to thousandths of a point, because layout at other positions differs by rounding errors.
        private func place(_ rect: Rect) -> Rect {
            func rounded(_ length: Points) -> Points { Points((length.value * 1000).rounded() / 1000) }
            return Rect(
                x: rounded(rect.minX - origin.x), y: rounded(rect.minY - origin.y), width: rounded(rect.width),
                height: rounded(rect.height))
        }

        mutating func enter(_ frame: Frame) -> Bool {
            let opacity = (opacities.last ?? 1) * frame.node.effects.opacity
            let placed = mockup.frame(numbered: next)
            next += 1
            guard let placed, opacity > 0 else {
                next += frame.descendantCount
                return false
            }
            opacities.append(opacity)
            path.append(placed)
            if !frame.isRedactedAsAWhole { addEffects(of: frame) }
            return true
        }

        mutating func leave(_ frame: Frame) {
            opacities.removeLast()
            path.removeLast()
        }

        mutating func leaveOut(_ frame: Frame) { next += 1 + frame.descendantCount }

        mutating func paint(_ step: PaintStep, of frame: Frame) {
            guard let placed = path.last, let opacity = opacities.last else { return }
            switch step {
            case .placeholder: rest.append(.placeholder(place(frame.rect)))
            case .shadows: break
            case .background: addBackgrounds(of: placed, opacity)
            case .content: addContent(of: placed, opacity)
            case .border: addBorder(of: placed, opacity)
            }
        }

        private mutating func addBorder(of placed: PlacedFrame, _ opacity: Double) {
            let decoration = placed.frame.node.decoration
            guard let border = decoration.border, border.edges != [] else { return }
            let form = Form(
                kind: .border(border.width, border.edges), rect: place(placed.frame.rect), corners: decoration.corners,
                color: border.color.value, opacity: opacity)
            add(form, placed, border.color, opacity, on: decoration.background.compactMap(\.color))
        }

        private mutating func addEffects(of frame: Frame) {
            var effects = frame.node.effects
            effects.opacity = 1
            if effects != BoundEffects() { rest.append(.effects(effects, place(frame.rect))) }
            let shadows = frame.node.decoration.shadows
            if !shadows.isEmpty { rest.append(.shadows(shadows, place(frame.rect))) }
        }

        private mutating func addBackgrounds(of placed: PlacedFrame, _ opacity: Double) {
            let rect = place(placed.frame.rect)
            var backgrounds: [BoundColor] = []
            for layer in placed.frame.node.decoration.background {
                switch layer {
                case .color(let color):
                    let form = Form(
                        kind: .background, rect: rect, corners: placed.frame.node.decoration.corners,
                        color: color.value,
                        opacity: opacity)
                    add(form, placed, color, opacity, on: backgrounds)
                    backgrounds.append(color)
                case .shape(let shape): add(shape, in: rect, placed, opacity, on: backgrounds)
                case .image(let image): rest.append(.image(image.unspecified, rect))
                case .gradient, .material: rest.append(.layer(layer, rect))
                }
            }
        }

        private mutating func addContent(of placed: PlacedFrame, _ opacity: Double) {
            let frame = placed.frame
            switch frame.node.content {
            case .text(let text):
                guard frame.node.hasColoredText else { return }
                rest.append(
                    .text(
                        text.string, text.font.value, text.color.value, opacity: opacity,
                        lines: frame.text?.lines.count ?? 0))
            case .symbol(let symbol):
                let form = Form(
                    kind: .symbol(symbol.fullName, symbol.weight), rect: place(frame.content),
                    color: symbol.color.value,
                    opacity: opacity)
                if form.isSeen { indicators.append(Indicator(placed: placed, candidate: nil, form: form)) }
            case .shape(let shape):
                add(
                    shape, in: place(frame.content), placed, opacity,
                    on: frame.node.decoration.background.compactMap(\.color))
            case .divider(let color):
                let form = Form(
                    kind: .fill(.rectangle), rect: place(frame.content), color: color.value, opacity: opacity)
                add(form, placed, color, opacity, on: [])
            case .image(let image): rest.append(.image(image.unspecified, place(frame.content)))
            case .skeleton: rest.append(.placeholder(place(frame.rect)))
            case .control(let control): rest.append(.control(control))
            default: break
            }
        }

        private mutating func add(
            _ shape: BoundShape, in rect: Rect, _ placed: PlacedFrame, _ opacity: Double, on backgrounds: [BoundColor]
        ) {
            if let fill = shape.fill {
                let form = Form(kind: .fill(shape.outline), rect: rect, color: fill.value, opacity: opacity)
                add(form, placed, fill, opacity, on: backgrounds)
            }
            if let stroke = shape.stroke {
                let form = Form(
                    kind: .stroke(shape.outline, stroke.width), rect: rect, color: stroke.color.value, opacity: opacity)
                add(form, placed, stroke.color, opacity, on: backgrounds + [shape.fill].compactMap(\.self))
            }
        }

        private mutating func add(
            _ form: Form, _ placed: PlacedFrame, _ color: BoundColor, _ opacity: Double, on backgrounds: [BoundColor]
        ) {
            guard form.isSeen else { return }
            let candidate = BoundaryContrast.Candidate(color: color, opacity: opacity, grounds: backgrounds)
            indicators.append(Indicator(placed: placed, candidate: candidate, form: form))
        }
    }
}

extension StateIndicators.Form {
    /// Whether it is visible in at least one appearance.
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
