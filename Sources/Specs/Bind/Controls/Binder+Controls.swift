import Platform
import Project
import Source
import Tokens
import Values
import YAML

/// A bound control: its parts, their arrangement and its standard attributes.
struct ControlParts {
    var control: BoundControl
    var parts: [BoundNode]
    /// The role of the control; nil for an indicator, or if its parts are the controls.
    var role: String?
    var label: String?
    var value: String?
    /// Whether VoiceOver reads the parts separately instead of the control as one.
    var readsParts = false
    /// The opacity of the control if it is disabled.
    var disabledOpacity = 1.0

    init(_ kind: BoundControl.Kind, _ arrangement: BoundControl.Arrangement, _ parts: [BoundNode]) {
        control = BoundControl(kind, arrangement)
        self.parts = parts
    }
}

/// Binding of standard controls. Their parts and metrics come from the platform's data files.
extension Binder {
    /// Returns the control of an element; nil for other kinds, and for a control with invalid content, which is
    /// reported.
    mutating func control(
        _ attributes: Attributes, scope: Scope, path: String, environment: Environment
    ) -> ControlParts? {
        guard attributes.element.kind.hasParts else { return nil }
        let context = ControlContext(
            scope: scope, environment: environment, name: attributes.element.kind.rawValue,
            range: attributes.element.kindRange,
            tint: tint(attributes, environment, in: scope))
        switch attributes.element.kind {
        case .toggle: return toggle(attributes.content, context)
        case .slider: return slider(attributes.content, context)
        case .stepper: return stepper(attributes.content, context)
        case .segmented: return segmented(attributes, context)
        case .progress: return progress(attributes.content, context)
        case .spinner: return spinner(attributes.content, context)
        case .pageControl: return pageControl(attributes.content, context)
        case .wheel: return wheel(attributes.content, context)
        case .field: return field(attributes, context)
        case .alert: return alert(attributes.content, context)
        case .text, .symbol, .image, .shape, .hstack, .vstack, .zstack, .flow, .grid, .scroll, .fits, .spacer, .divider,
            .skeleton, .use, .slot:
            return nil
        }
    }

    /// Adds the parts of a control to its node, and the standard hit area, label and value as far as none is set.
    mutating func complete(
        _ node: inout BoundNode.Values, with control: ControlParts, _ attributes: Attributes, environment: Environment
    ) {
        node.children = control.parts.numbered(below: node.path, like: environment)
        nodeCount += control.parts.count
        let isTouched = control.role != nil || control.control.kind == .pageControl
        if let interaction = node.interaction, isTouched, interaction.hitArea == nil,
            interaction.hitInsets == nil
        {
            node.interaction?.hitArea = standardHitArea(at: attributes.element.kindRange)
        }
        // If the parts are read separately, each part is a control of its own.
        if control.role == nil, control.readsParts { node.interaction = nil }
        if environment.isDisabled { node.effects.opacity *= control.disabledOpacity }
        let range = attributes.element.kindRange
        if node.voice.label == nil { node.voice.label = control.label.map { Bound($0, range: range) } }
        if node.voice.value == nil { node.voice.value = control.value.map { Bound($0, range: range) } }
        if node.voice.children == nil { node.voice.children = control.readsParts ? .contain : .ignore }
    }

    /// Returns the minimum hit area of the platform, which standard controls keep at any drawn size.
    func standardHitArea(at range: SourceRange) -> Bound<Size>? {
        let path: TokenPath = "ios.metric.minimumTapTarget"
        guard case .dimension(let side)? = tokens[path]?[.light] else { return nil }
        return Bound(Size(width: side, height: side), range: range, token: path)
    }

    /// Returns the tint of a control. Its own `color` counts as tint, except on a field, where it is the text color.
    private mutating func tint(
        _ attributes: Attributes, _ environment: Environment, in scope: Scope
    ) -> BoundColor {
        let own = attributes.element.kind == .field ? nil : attributes[.color].flatMap { color($0, in: scope) }
        return own ?? environment.tint ?? platformColor(ControlContext.standardTint, at: attributes.element.kindRange)
    }

    // MARK: Content

    /// Returns the content of a control as a map, after checking its keys.
    mutating func members(of node: Node, _ known: [String], _ context: ControlContext) -> Node? {
        guard let plain = evaluate(node, in: context.scope) else { return nil }
        guard let entries = plain.mapping, plain.reference == nil else {
            let keys = known.joined(separator: ", ")
            report(.mismatchedType("a map with the keys \(keys)", found: plain, of: context.name))
            return nil
        }
        for entry in entries where !known.contains(entry.key) {
            report(.unknownKey(entry, known: known, in: context.name))
        }
        return plain
    }

    /// Returns a whole number within a range.
    mutating func whole(_ node: Node?, _ range: ClosedRange<Int>, named name: String, _ context: ControlContext) -> Int?
    {
        guard let node, let number = number(node, in: context.scope) else { return nil }
        if let whole = Int(exactly: number), range.contains(whole) { return whole }
        report(
            Diagnostic(
                .outOfRangeValue,
                "“\(name)” must be a whole number from \(range.lowerBound) to \(range.upperBound)",
                at: node.range,
                help: "write a whole number from \(range.lowerBound) to \(range.upperBound)"))
        return nil
    }
}

/// The values that the parts of one control have in common.
struct ControlContext {
    let scope: Scope
    let environment: Environment
    /// The name of its kind.
    let name: String
    private(set) var range: SourceRange
    let tint: BoundColor

    var isTintWritten: Bool { tint.token != Self.standardTint }
    /// Whether the tint is a color of the project instead of one of iOS.
    var isTintOwn: Bool { isTintWritten && !(tint.token?.isPlatform ?? false) }
    static let standardTint: TokenPath = "ios.color.tint"
    /// Whether layout mirrors the parts, which are placed for left-to-right reading.
    var isMirrored: Bool { scope.metrics.direction == .rightToLeft }

    /// Returns the context for a part with its own source range.
    func placed(at range: SourceRange) -> ControlContext {
        var context = self
        context.range = range
        return context
    }

    func part(_ content: BoundContent) -> BoundNode {
        BoundNode(path: "", range: range, content: content)
    }

    /// Returns a shape that fills its rectangle.
    func shape(
        _ outline: BoundShape.Outline, _ fill: BoundColor?, radius: Points = 0, stroke: BoundBorder? = nil,
        shadows: [BoundShadow] = []
    ) -> BoundNode {
        var shape = BoundShape(outline, fill: fill, stroke: stroke)
        shape.cornerRadius = radius
        var node = part(.shape(shape))
        node.decoration.shadows = shadows
        return node
    }

    func shadows(_ shadows: [ControlShadow]) -> [BoundShadow] { shadows.bound(at: range) }

    /// Returns a line inside the edge of a part, at least one pixel wide.
    func rim(_ color: BoundColor, _ width: Points) -> BoundBorder {
        BoundBorder(color: color, width: .points(width))
    }
}

extension [ControlShadow] {
    func bound(at range: SourceRange) -> [BoundShadow] {
        map {
            BoundShadow(
                color: Bound(DynamicColor($0.color), range: range), offset: Point(x: 0, y: $0.y), blur: $0.blur,
                spread: 0)
        }
    }
}

extension Binder {
    /// Returns a control's color in every appearance.
    mutating func paint(_ color: ControlColor, _ context: ControlContext) -> BoundColor {
        guard case .tint = color else { return paint(color, at: context.range) }
        return context.isTintWritten
            ? context.tint : Bound(context.tint.value, range: context.range, token: context.tint.token)
    }

    /// Returns a color that does not depend on the control's tint.
    mutating func paint(_ color: ControlColor, at range: SourceRange) -> BoundColor {
        switch color {
        case .tint: platformColor(ControlContext.standardTint, at: range)
        case .token(let path): platformColor(TokenPath(path), at: range)
        case .fixed(let light, let dark): Bound(DynamicColor { $0.isDark ? dark : light }, range: range)
        }
    }

    /// Returns a text in the font of a control, which scales only if a text style is given.
    mutating func title(
        _ string: String, _ font: ControlFont, weight: FontWeight? = nil, following style: TextStyle? = nil,
        color: BoundColor, _ context: ControlContext
    ) -> BoundText {
        let written = WrittenFont(
            typography: Typography(size: font.size, weight: weight ?? font.weight, relativeTo: style),
            scaling: context.environment.scaling)
        let resolved = fonts.resolve(written, for: string, at: context.scope.metrics.typeSizeOfFonts)
        var text = BoundText(string, font: Bound(resolved, range: context.range), color: color)
        text.growingFont = written.growing
        text.alignment = .center
        text.isScaled = style != nil && context.environment.scaling == .unlimited
        return text
    }
}

extension Binder {
    /// Returns a symbol of a control, which does not scale with the type size.
    mutating func symbol(_ name: String, _ font: ControlFont, color: BoundColor, _ context: ControlContext) -> BoundNode
    {
        context.part(
            .symbol(
                boxed(
                    BoundSymbol(
                        name: Bound(name, range: context.range), pointSize: font.size.value, weight: font.weight,
                        color: color, baseline: 0, size: .zero))))
    }
}

extension [BoundNode] {
    /// Returns the parts with their paths, redacted like the node that they belong to.
    func numbered(below path: String, like environment: Environment? = nil) -> [BoundNode] {
        enumerated().map { index, node in
            var values = node.storage.values
            values.path = "\(path)/\(index)"
            values.isRedacted = environment?.isRedacted ?? false
            values.isStill = environment?.isStill ?? false
            values.children = values.children.numbered(below: values.path, like: environment)
            return BoundNode(values)
        }
    }
}
