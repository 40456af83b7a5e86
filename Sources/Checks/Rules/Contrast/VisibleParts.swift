import Layout
import Platform
import Scene
import Specs
import Values

/// The parts of a mock-up that can be seen, in drawing order, each with its form and its colors.
///
/// Labels, traits and other words for VoiceOver are not parts, and neither are transparent, covered, clipped or tiny
/// drawings.
struct VisibleParts: PaintReader {
    /// A color and the combined opacity of the nodes around it.
    struct Tint: Hashable {
        var color: DynamicColor
        var opacity: Double

        /// The color as it is seen on a background.
        func shown(in appearance: Appearance, on background: RGBA) -> RGBA {
            color[appearance].opacity(opacity).composited(over: background)
        }
    }

    /// A text, a symbol, a fill, a border or another drawing.
    struct Part {
        var kind: Kind
        var rect: Rect
        /// The colors of the drawing; more than one for a gradient, none for an image.
        var tints: [Tint]
        /// The effects of the nodes around it, outermost first, without opacity and saturation.
        var moves: [BoundEffects]
    }

    enum Kind {
        case text(String, ResolvedFont, lines: Int)
        case symbol(String, FontWeight)
        case fill(corners: [Double], hasTail: Bool)
        case line(BoundBorder.Width, BoundBorder.Edges, corners: [Double])
        case gradient(angle: Double, positions: [Double])
        case material(Material)
        case image(BoundImage.Source)
        case shadow(offset: Point, blur: Points, spread: Points)
        case placeholder
    }

    private(set) var parts: [Part] = []
    /// The color behind the mock-up.
    let base: DynamicColor
    private let mockup: Mockup
    /// The index of the frame that is being read.
    private var number = -1
    private var surroundings: [(placed: PlacedFrame, around: Surroundings)] = []

    init(of mockup: Mockup) {
        base = mockup.laidOut.tree.backdrops.first?.value ?? DynamicColor(.white)
        self.mockup = mockup
        if case .screen(let screen) = mockup.laidOut.tree.arrangement {
            let rect = Rect(origin: .zero, size: mockup.laidOut.size)
            let tint = Tint(color: screen.background.value, opacity: 1)
            parts.append(Part(kind: .fill(corners: [], hasTail: false), rect: rect, tints: [tint], moves: []))
        }
        for root in mockup.laidOut.roots { walk(root) }
    }

    private struct Surroundings {
        var opacity = 1.0
        var moves: [BoundEffects] = []

        mutating func add(_ node: BoundNode) {
            var effects = node.effects
            opacity *= effects.opacity
            (effects.opacity, effects.saturation) = (1, 1)
            if !effects.isNear(BoundEffects()) { moves.append(effects) }
        }
    }

    // MARK: Reading

    mutating func enter(_ frame: Frame) -> Bool {
        number += 1
        var inner = surroundings.last?.around ?? Surroundings()
        inner.add(frame.node)
        guard inner.opacity >= Self.minimumAlpha, !frame.isDistant, let placed = mockup.frame(numbered: number) else {
            number += frame.descendantCount
            return false
        }
        surroundings.append((placed, inner))
        return true
    }

    mutating func leave(_ frame: Frame) { surroundings.removeLast() }

    mutating func leaveOut(_ frame: Frame) { number += 1 + frame.descendantCount }

    mutating func paint(_ step: PaintStep, of frame: Frame) {
        guard let (placed, around) = surroundings.last else { return }
        let decoration = frame.node.decoration
        switch step {
        case .placeholder: add(.placeholder, placed, frame.rect, [], around)
        case .shadows:
            for shadow in decoration.shadows {
                let kind = Kind.shadow(offset: shadow.offset, blur: shadow.blur, spread: shadow.spread)
                add(kind, placed, frame.rect, [shadow.color], around)
            }
        case .background: addBackground(of: placed, around)
        case .content: addContent(of: placed, around)
        case .border:
            guard let border = decoration.border, border.edges != [] else { return }
            let corners = Self.corners(decoration.corners, in: frame.rect.size)
            add(.line(border.width, border.edges, corners: corners), placed, frame.rect, [border.color], around)
        }
    }

    private mutating func addBackground(of placed: PlacedFrame, _ around: Surroundings) {
        let (frame, node) = (placed.frame, placed.frame.node)
        let corners = Self.corners(node.decoration.corners, in: frame.rect.size)
        for layer in node.background {
            switch layer {
            case .color(let color):
                let hasTail = node.decoration.tail != nil
                add(.fill(corners: corners, hasTail: hasTail), placed, frame.rect, [color], around)
            case .shape(let shape): add(shape, placed, frame.rect, around)
            case .gradient(let stops, let angle):
                let kind = Kind.gradient(angle: angle, positions: stops.map(\.position))
                add(kind, placed, frame.rect, stops.map(\.color), around)
            case .material(let material): add(.material(material.value), placed, frame.rect, [], around)
            case .image(let image): add(.image(image.source.unspecified), placed, frame.rect, [], around)
            }
        }
    }

    private mutating func addContent(of placed: PlacedFrame, _ around: Surroundings) {
        let frame = placed.frame
        switch frame.node.content {
        case .text(let text):
            guard frame.node.hasVisibleText else { return }
            if frame.node.isRedacted { return add(.placeholder, placed, frame.content, [], around) }
            let kind = Kind.text(text.string, frame.text?.font ?? text.font.value, lines: frame.text?.lines.count ?? 0)
            // Emoji have colors of their own.
            add(kind, placed, placed.ink ?? frame.content, frame.node.hasColoredText ? [text.color] : [], around)
        case .symbol(let symbol):
            add(.symbol(symbol.fullName, symbol.weight), placed, placed.ink ?? frame.content, [symbol.color], around)
        case .shape(let shape): add(shape, placed, frame.content, around)
        case .divider(let color):
            add(.fill(corners: [], hasTail: false), placed, frame.content, [color], around)
        case .image(let image): add(.image(image.source.unspecified), placed, frame.content, [], around)
        case .skeleton: add(.placeholder, placed, frame.rect, [], around)
        default: break
        }
    }

    private mutating func add(_ shape: BoundShape, _ placed: PlacedFrame, _ rect: Rect, _ around: Surroundings) {
        let corners = Self.corners(of: shape, placed.frame.node.decoration.corners, in: rect.size)
        if let fill = shape.fill {
            add(.fill(corners: corners, hasTail: shape.tail != nil), placed, rect, [fill], around)
        }
        if let stroke = shape.stroke {
            add(.line(stroke.width, stroke.edges, corners: corners), placed, rect, [stroke.color], around)
        }
    }

    private mutating func add(
        _ kind: Kind, _ placed: PlacedFrame, _ rect: Rect, _ colors: [BoundColor], _ around: Surroundings
    ) {
        let tints = colors.map { Tint(color: $0.value, opacity: around.opacity) }
        let isClear = !tints.isEmpty && tints.allSatisfy { $0.color.maximumAlpha * $0.opacity < Self.minimumAlpha }
        // Content that a scroll view clips can be scrolled into view.
        let clip = placed.isInsideScroll ? nil : placed.clip
        guard !isClear, let shown = clip.map({ rect.intersection($0) }) ?? rect,
            max(shown.width, shown.height) >= Self.minimumLength, min(shown.width, shown.height) > 0
        else { return }
        let part = Part(kind: kind, rect: shown, tints: tints, moves: around.moves)
        if part.isOpaqueFill { parts.removeAll { part.covers($0) } }
        parts.append(part)
    }

    // MARK: Corners

    /// The radii of the corners in points, clockwise; empty if none is rounded.
    private static func corners(_ radii: CornerRadii?, in size: Size) -> [Double] {
        let half = size.shorterSide.value / 2
        let all = radii?.all.map { min($0.length(in: size).value, half) } ?? []
        return all.allSatisfy { $0 <= 0 } ? [] : all
    }

    private static func corners(of shape: BoundShape, _ radii: CornerRadii?, in size: Size) -> [Double] {
        switch shape.outline {
        case .capsule, .circle, .ellipse: [Double](repeating: size.shorterSide.value / 2, count: 4)
        case .rectangle, .bubble:
            radii.map { corners($0, in: size) } ?? corners(CornerRadii(.points(shape.cornerRadius)), in: size)
        }
    }

    // MARK: What can be seen

    /// A drawing with less alpha is not visible.
    private static let minimumAlpha = 0.02
    /// A drawing whose longer side is shorter is not visible, in points.
    private static let minimumLength: Points = 4
    /// Colors with less contrast have practically the same pixels.
    private static let minimumContrast = 1.1

    /// Whether a part is visible without color: it differs in lightness from the parts behind it.
    func isVisible(_ index: Int, in appearance: Appearance) -> Bool {
        let part = parts[index]
        guard !part.tints.isEmpty, let behind = color(behind: index, in: appearance) else { return true }
        return part.tints.contains {
            Contrast.ratio($0.shown(in: appearance, on: behind), behind) >= Self.minimumContrast
        }
    }

    /// Returns the color behind a part; nil if it is not a single color.
    private func color(behind index: Int, in appearance: Appearance) -> RGBA? {
        let part = parts[index]
        var tints: [Tint] = []
        for below in parts[..<index].reversed() where below.rect.contains(part.rect) {
            switch below.kind {
            case .fill: break
            case .gradient, .material, .image, .placeholder: return nil
            case .text, .symbol, .line, .shadow: continue
            }
            tints += below.tints
            if below.isOpaqueFill { break }
        }
        return tints.reversed().reduce(base[appearance].composited(over: .white)) {
            $1.shown(in: appearance, on: $0)
        }
    }
}

extension VisibleParts.Part {
    fileprivate var isOpaqueFill: Bool {
        guard case .fill = kind, moves.isEmpty else { return false }
        return tints.allSatisfy { $0.color.minimumAlpha * $0.opacity >= 1 }
    }

    /// Whether an opaque fill hides another part completely. The rounded corners of the fill hide nothing.
    fileprivate func covers(_ other: VisibleParts.Part) -> Bool {
        guard case .fill(let corners, _) = kind, other.moves.isEmpty else { return false }
        if case .shadow = other.kind { return false }
        if case .fill(let inner, _) = other.kind, inner == corners, rect.contains(other.rect) { return true }
        let inset = Points((corners.max() ?? 0) * 0.3)
        return rect.inset(by: inset).contains(other.rect)
    }

    /// Whether two parts have the same form, as far as can be seen. Their colors may differ.
    func hasForm(of other: VisibleParts.Part) -> Bool {
        guard rect.isNear(other.rect), moves.count == other.moves.count,
            zip(moves, other.moves).allSatisfy({ $0.isNear($1) })
        else { return false }
        let size = rect.size.shorterSide.value
        switch (kind, other.kind) {
        case (.text(let text, let font, let lines), .text(let otherText, let otherFont, let otherLines)):
            return text == otherText && lines == otherLines && font.isNear(otherFont)
        case (.symbol(let name, let weight), .symbol(let otherName, let otherWeight)):
            return name == otherName && weight.isNear(otherWeight)
        case (.fill(let corners, let hasTail), .fill(let otherCorners, let otherHasTail)):
            return hasTail == otherHasTail && Self.areNear(corners, otherCorners, in: size)
        case (.line(let width, let edges, let corners), .line(let otherWidth, let otherEdges, let otherCorners)):
            return width.isNear(otherWidth) && edges == otherEdges && Self.areNear(corners, otherCorners, in: size)
        case (.gradient(let angle, let positions), .gradient(let otherAngle, let otherPositions)):
            return angle == otherAngle && positions == otherPositions
        case (.material(let material), .material(let otherMaterial)): return material == otherMaterial
        case (.image(let source), .image(let otherSource)): return source == otherSource
        case (.shadow(let offset, let blur, let spread), .shadow(let otherOffset, let otherBlur, let otherSpread)):
            return offset == otherOffset && blur == otherBlur && spread == otherSpread
        case (.placeholder, .placeholder): return true
        default: return false
        }
    }

    /// Whether corners look the same. A fifth of the shorter side is a visible difference: 4 and 13 pt in 44 pt.
    private static func areNear(_ first: [Double], _ second: [Double], in size: Double) -> Bool {
        let none = [0.0, 0, 0, 0]
        return zip(first.isEmpty ? none : first, second.isEmpty ? none : second)
            .allSatisfy { abs($0 - $1) < max(2, size / 5) }
    }
}

extension Rect {
    /// Whether no edge differs by a point or more.
    fileprivate func isNear(_ other: Rect) -> Bool {
        [minX - other.minX, maxX - other.maxX, minY - other.minY, maxY - other.maxY].allSatisfy { abs($0.value) < 1 }
    }
}

extension BoundEffects {
    fileprivate func isNear(_ other: BoundEffects) -> Bool {
        abs(offset.x.value - other.offset.x.value) < 1 && abs(offset.y.value - other.offset.y.value) < 1
            && abs(scale - other.scale) < 0.05 && abs(squeeze - other.squeeze) < 0.05
            && abs((rotation - other.rotation).remainder(dividingBy: 360)) < 5 && flip == other.flip
            && abs(blur.value - other.blur.value) < 1
    }
}

extension ResolvedFont {
    fileprivate func isNear(_ other: ResolvedFont) -> Bool {
        abs(pointSize - other.pointSize) < 1 && weight.isNear(other.weight) && isItalic == other.isItalic
    }
}

extension FontWeight {
    /// Regular and medium look alike, regular and semibold do not.
    fileprivate func isNear(_ other: FontWeight) -> Bool { abs(value - other.value) < 200 }
}

extension BoundBorder.Width {
    /// Whether the widths differ by less than a point.
    fileprivate func isNear(_ other: BoundBorder.Width) -> Bool { abs(points - other.points) < 1 }

    private var points: Double {
        switch self {
        case .points(let width): width.value
        case .hairline: 0.5
        }
    }
}
