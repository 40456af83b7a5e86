import Layout
import Platform
import Specs
import Values

/// The colors in which two states differ, if nothing else differs.
struct StateComparison {
    /// A color and the combined opacity of the nodes around it.
    struct Tint: Hashable {
        var color: DynamicColor
        var opacity: Double

        /// The color as it is seen on a background.
        func shown(in appearance: Appearance, on background: DynamicColor) -> RGBA {
            color[appearance].opacity(opacity).composited(over: background[appearance])
        }

        var isSeen: Bool { color[.light].alpha * opacity > 0 }
    }

    /// The colors that differ, in the order of drawing.
    private(set) var pairs: [(first: Tint, second: Tint)] = []
    /// The color behind the component.
    let background: DynamicColor

    /// Whether both states have the same color behind them.
    let hasSameBackground: Bool

    /// The colorless part of a state that is cheap to compare. States of different forms need no further comparison.
    struct Form: Hashable {
        private let frames: [PlacedFrame]
        /// The labels written in the spec.
        private let labels: [String]
        /// The sum of the far edges of all frames, which differs between most forms.
        private let end: Points

        init(_ mockup: Mockup) {
            frames = mockup.frames
            labels = mockup.labelled.compactMap(\.frame.node.voice.label?.value)
            end = mockup.frames.reduce(0) { $0 + $1.frame.rect.maxX + $1.frame.rect.maxY }
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(frames.count)
            hasher.combine(end)
            hasher.combine(labels)
        }

        static func == (one: Form, other: Form) -> Bool {
            one.frames.count == other.frames.count && one.end == other.end && one.labels == other.labels
                && zip(one.frames, other.frames).allSatisfy { areAlike($0.frame, $1.frame) }
        }

        private static func areAlike(_ one: Frame, _ other: Frame) -> Bool {
            guard one.rect == other.rect else { return false }
            if one.node.identity == other.node.identity { return true }
            let (first, second) = (one.node.content, other.node.content)
            if case .text(let text) = first, case .text(let otherText) = second {
                return text.string == otherText.string
            }
            return first.kind == second.kind
        }
    }

    /// Returns nil if anything other than a color differs: a position, text, symbol, shape or trait.
    init?(_ first: Mockup, _ second: Mockup) {
        background = Self.background(of: first)
        hasSameBackground = background == Self.background(of: second)
        if case .screen(let one) = first.laidOut.tree.arrangement,
            case .screen(let other) = second.laidOut.tree.arrangement
        {
            guard compare(one.background, other.background, opacities: (1, 1)) else { return nil }
        }
        guard compare(first.laidOut.roots, second.laidOut.roots, opacities: (1, 1)) else { return nil }
    }

    private static func background(of mockup: Mockup) -> DynamicColor {
        mockup.laidOut.tree.backdrops.first?.value ?? DynamicColor(.white)
    }

    private typealias Opacities = (Double, Double)

    // MARK: Nodes

    private mutating func compare(_ first: [Frame], _ second: [Frame], opacities: Opacities) -> Bool {
        guard first.count == second.count else { return false }
        for (one, other) in zip(first, second) {
            guard compare(one, other, opacities: opacities) else { return false }
        }
        return true
    }

    private mutating func compare(_ first: Frame, _ second: Frame, opacities: Opacities) -> Bool {
        guard first.rect == second.rect, first.text?.lines.count == second.text?.lines.count else { return false }
        let (one, other) = (first.node, second.node)
        if one.identity == other.identity, opacities.0 == opacities.1 {
            let opacity = opacities.0 * one.effects.opacity
            return compare(first.children, second.children, opacities: (opacity, opacity))
                && compare(first.overlay, second.overlay, opacities: (opacity, opacity))
        }
        guard one.isRedacted == other.isRedacted, Self.areAlike(one.effects, other.effects),
            Self.areReadAlike(one, other)
        else { return false }
        let inner = (opacities.0 * one.effects.opacity, opacities.1 * other.effects.opacity)
        return compare(one.content, other.content, opacities: inner)
            && compare(one.decoration, other.decoration, opacities: inner)
            && compare(first.children, second.children, opacities: inner)
            && compare(first.overlay, second.overlay, opacities: inner)
    }

    /// Compares all effects except opacity and saturation, which change only colors.
    private static func areAlike(_ first: BoundEffects, _ second: BoundEffects) -> Bool {
        first.offset == second.offset && first.scale == second.scale && first.squeeze == second.squeeze
            && first.rotation == second.rotation && first.flip == second.flip && first.blur == second.blur
    }

    /// Whether VoiceOver announces two nodes alike, and both or neither can be tapped.
    private static func areReadAlike(_ first: BoundNode, _ second: BoundNode) -> Bool {
        first.voice.label?.value == second.voice.label?.value && first.voice.value?.value == second.voice.value?.value
            && Set(first.voice.traits) == Set(second.voice.traits)
            && first.interaction?.role == second.interaction?.role
            && first.interaction?.isDisabled == second.interaction?.isDisabled
    }

    // MARK: Content

    private mutating func compare(_ first: BoundContent, _ second: BoundContent, opacities: Opacities) -> Bool {
        switch (first, second) {
        case (.text(let one), .text(let other)):
            return one.string == other.string && one.font.value == other.font.value
                && compare(one.color, other.color, opacities: opacities)
        case (.symbol(let one), .symbol(let other)):
            return one.fullName == other.fullName && one.weight == other.weight
                && compare(one.color, other.color, opacities: opacities)
        case (.image(let one), .image(let other)):
            return one.source == other.source
        case (.shape(let one), .shape(let other)):
            return compare(one, other, opacities: opacities)
        case (.divider(let one), .divider(let other)):
            return compare(one, other, opacities: opacities)
        default:
            return first.kind == second.kind
        }
    }

    private mutating func compare(_ first: BoundShape, _ second: BoundShape, opacities: Opacities) -> Bool {
        first.outline == second.outline && first.tail == second.tail
            && compare(first.fill, second.fill, opacities: opacities)
            && compare(first.stroke, second.stroke, opacities: opacities)
    }

    // MARK: Decoration

    private mutating func compare(_ first: BoundDecoration, _ second: BoundDecoration, opacities: Opacities) -> Bool {
        guard first.corners == second.corners, first.clips == second.clips,
            first.shadows.count == second.shadows.count, first.background.count == second.background.count,
            compare(first.border, second.border, opacities: opacities)
        else { return false }
        for (one, other) in zip(first.background, second.background) {
            guard compare(one, other, opacities: opacities) else { return false }
        }
        return true
    }

    private mutating func compare(_ first: BackgroundLayer, _ second: BackgroundLayer, opacities: Opacities) -> Bool {
        switch (first, second) {
        case (.color(let one), .color(let other)): return compare(one, other, opacities: opacities)
        case (.material(let one), .material(let other)): return one.value == other.value
        case (.image(let one), .image(let other)): return one.source == other.source
        case (.shape(let one), .shape(let other)): return compare(one, other, opacities: opacities)
        case (.gradient(let one, let angle), .gradient(let other, let otherAngle)):
            guard angle == otherAngle, one.map(\.position) == other.map(\.position) else { return false }
            for (stop, otherStop) in zip(one, other) {
                guard compare(stop.color, otherStop.color, opacities: opacities) else { return false }
            }
            return true
        default: return false
        }
    }

    private mutating func compare(_ first: BoundBorder?, _ second: BoundBorder?, opacities: Opacities) -> Bool {
        guard let first, let second else { return (first == nil) == (second == nil) }
        return first.width == second.width && first.edges == second.edges
            && compare(first.color, second.color, opacities: opacities)
    }

    /// Records two colors that differ. A color that appears where none was visible is a change of shape.
    private mutating func compare(_ first: BoundColor?, _ second: BoundColor?, opacities: Opacities) -> Bool {
        guard let first, let second else { return (first == nil) == (second == nil) }
        let pair = (
            first: Tint(color: first.value, opacity: opacities.0),
            second: Tint(color: second.value, opacity: opacities.1)
        )
        guard pair.first.isSeen == pair.second.isSeen else { return false }
        if pair.first != pair.second { pairs.append(pair) }
        return true
    }
}
