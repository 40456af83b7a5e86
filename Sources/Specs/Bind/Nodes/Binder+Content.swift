import Platform
import Project
import Source
import Tokens
import Values
import YAML

/// Binding of a node's content, by its kind.
extension Binder {
    mutating func bindContent(
        of attributes: Attributes, scope: Scope, path: String, environment: Environment
    ) -> BoundContent? {
        let node = attributes.content
        switch attributes.element.kind {
        case .text: return boundText(node, attributes, scope: scope, environment: environment).map(BoundContent.text)
        case .symbol:
            return boundSymbol(node, attributes, scope: scope, environment: environment).map(BoundContent.symbol)
        case .image: return boundImage(node, attributes, scope: scope, path: path).map(BoundContent.image)
        case .shape: return boundShape(node, attributes, scope: scope, environment: environment).map(BoundContent.shape)
        case .hstack: return .stack(stack(.horizontal, attributes, in: scope))
        case .vstack: return .stack(stack(.vertical, attributes, in: scope))
        case .zstack: return .zstack(alignment: alignment(attributes, in: scope))
        case .flow:
            let spacing = spacing(attributes, .spacing, in: scope)
            return .flow(
                spacing: spacing,
                lineSpacing: attributes[.lineSpacing] == nil
                    ? spacing : self.spacing(attributes, .lineSpacing, in: scope),
                alignment: alignment(attributes, along: .vertical, in: scope, default: Anchor(.leading, .center))
                    .horizontal)
        case .grid: return .grid(grid(attributes, in: scope))
        case .scroll:
            let list = stack(axis(attributes, in: scope), attributes, in: scope)
            let snaps = attributes[.snap].flatMap { evaluate($0, in: scope) }?.isTruthy ?? false
            return .scroll(BoundScroll(list: list, position: position(attributes, in: scope), snaps: snaps))
        case .fits: return .fits(axes: axes(attributes, in: scope))
        case .spacer:
            let length = evaluate(node, in: scope).flatMap { $0.isNull ? nil : self.length($0, in: scope) }
            if let length, length.value < 0 { reportNegative("the minimum length of a spacer", at: length.range) }
            return .spacer(minLength: max(0, length?.value ?? Self.defaultSpacing) * factor(of: attributes, in: scope))
        case .divider:
            checkThickness(node, in: scope)
            let written = attributes[.color].flatMap { color($0, in: scope) }
            return .divider(color: written ?? platformColor("ios.color.separator", at: attributes.element.kindRange))
        case .skeleton: return .skeleton
        case .use:
            guard let name = evaluate(node, in: scope)?.string else { return nil }
            let state = component(named: name).map { usedState(attributes, of: $0, in: scope) } ?? ""
            return .use(component: name, state: state)
        case .slot:
            report(
                Diagnostic(
                    .misplacedElement, "a slot must be a child of a container", at: attributes.element.kindRange,
                    help: "wrap it in a stack: zstack: [{ slot: … }]"))
            return nil
        case .field, .toggle, .slider, .stepper, .segmented, .progress, .spinner, .pageControl, .wheel, .alert:
            // Standard controls are bound with their parts, and their errors are already reported.
            return nil
        }
    }

    /// SwiftUI's default spacing between views, and the default minimum length of a spacer.
    static var defaultSpacing: Points { 8 }

    /// Reports a number as the value of `divider:`, which looks like a thickness. A divider is always a hairline.
    private mutating func checkThickness(_ node: Node, in scope: Scope) {
        guard let plain = evaluate(node, in: scope), plain.number != nil else { return }
        report(
            Diagnostic(
                .mismatchedType, "a divider is always a hairline and takes no thickness", at: plain.range,
                help: "write { divider: }, or replace it with a shape of the height you need"))
    }

    // MARK: Text

    private mutating func boundText(
        _ node: Node, _ attributes: Attributes, scope: Scope, environment: Environment
    ) -> BoundText? {
        guard let string = text(node, in: scope) else { return nil }
        guard string.value.utf8.count <= BindingLimits.text else {
            report(
                Diagnostic(
                    .exceededLimit,
                    "this text has \(string.value.utf8.count) bytes; at most \(BindingLimits.text) are supported",
                    at: string.range, help: "shorten it to the text that fits on a screen"))
            return nil
        }
        let written = WrittenFont(typography: environment.typography.value, scaling: environment.scaling)
        let font = Bound(
            fonts.resolve(written, for: string.value, at: scope.metrics.typeSizeOfFonts),
            range: environment.typography.range,
            token: environment.typography.token)
        var result = BoundText(string.value, font: font, color: environment.color(of: attributes.element))
        result.growingFont = written.growing
        if string.origin != attributes.element.content.range { result.origin = string.origin }
        result.lineLimit = environment.lineLimit
        result.alignment = environment.textAlign
        readFitting(of: &result, attributes, in: scope)
        readReservedSpace(of: &result, attributes, in: scope)
        result.hasLargeContent = environment.hasLargeContent
        result.isScaled = environment.scaling == .unlimited && font.value.textStyle != nil
        result.scaleLimit = environment.scaling.limit.map {
            Bound($0, range: environment.scalingRange ?? attributes.element.kindRange)
        }
        return result
    }

    private mutating func readReservedSpace(of text: inout BoundText, _ attributes: Attributes, in scope: Scope) {
        guard let node = attributes[.reservesSpace], flag(node, in: scope) ?? false else { return }
        guard text.lineLimit != nil else {
            return report(
                Diagnostic(
                    .missingKey, "“reservesSpace” needs a “lineLimit”", at: node.range,
                    help: "write lineLimit: with the number of lines whose height is reserved"))
        }
        text.reservesSpace = true
    }

    /// Binds `truncate` and `minimumScaleFactor`, which apply to a text that does not fit.
    mutating func readFitting(of text: inout BoundText, _ attributes: Attributes, in scope: Scope) {
        if let truncate = attributes[.truncate] {
            if let value = choice(truncate, of: "truncate", among: Truncation.self, in: scope) {
                text.truncation = value
            }
            text.isTruncationIntended = true
        }
        if let scale = attributes[.minimumScaleFactor].flatMap({ number($0, in: scope) }) {
            if scale <= 0 || scale > 1, let node = attributes[.minimumScaleFactor] {
                report(
                    Diagnostic(
                        .outOfRangeValue, "“minimumScaleFactor” must be greater than 0 and at most 1", at: node.range,
                        help: "write a part of the size, such as 0.8"))
            }
            text.minimumScaleFactor = min(max(scale, 0.01), 1)
        }
    }

    // MARK: Pictures and shapes

    private mutating func boundImage(
        _ node: Node, _ attributes: Attributes, scope: Scope, path: String
    ) -> BoundImage? {
        guard let value = evaluate(node, in: scope) else { return nil }
        let mode =
            attributes[.contentMode].flatMap { choice($0, of: "contentMode", among: ContentMode.self, in: scope) }
            ?? .fill
        if let placeholder = value["placeholder"] {
            return samplePicture(placeholder, at: path, in: scope).map {
                BoundImage(.placeholder($0), contentMode: mode, naturalSize: nil)
            }
        }
        guard let path = value.string, !path.isEmpty else {
            report(.mismatchedType("a file path or { placeholder: photo }", found: value, of: "image"))
            return nil
        }
        return imageFile(path, contentMode: mode, at: value.range)
    }

    /// Binds an image file, which must exist and be decodable.
    mutating func imageFile(_ path: String, contentMode: ContentMode, at range: SourceRange) -> BoundImage {
        var image = BoundImage(.file(path), contentMode: contentMode, naturalSize: nil)
        switch imageFacts?(path) {
        case .size(let size): image.naturalSize = size
        case .missing:
            report(.missingFile("image file “\(path)”", at: range))
        case .unreadable(let reason, let help):
            report(
                Diagnostic(
                    .unreadableImage, "“\(path)” cannot be shown: \(reason)", at: range,
                    help: help ?? "save the picture again as PNG or SVG"))
        case nil: break
        }
        return image
    }

    // MARK: Containers

    private mutating func stack(_ axis: Axis, _ attributes: Attributes, in scope: Scope) -> BoundStack {
        var stack = BoundStack(
            axis: axis, spacing: spacing(attributes, .spacing, in: scope),
            alignment: alignment(attributes, along: axis, in: scope))
        stack.hasStandardSpacing = attributes[.spacing].flatMap { evaluate($0, in: scope) }?.isNull ?? true
        return stack
    }

    mutating func spacing(_ attributes: Attributes, _ modifier: Modifier, in scope: Scope) -> Points {
        let written = attributes[modifier].flatMap { evaluate($0, in: scope) }.flatMap { length($0, in: scope)?.value }
        return written.map { $0 * factor(of: attributes, in: scope) } ?? Self.defaultSpacing
    }

    /// Returns the distances that a node sets, as written.
    mutating func gaps(_ attributes: Attributes, in scope: Scope) -> [Bound<Points>] {
        [Modifier.spacing, .lineSpacing].compactMap { modifier in
            attributes[modifier].flatMap { evaluate($0, in: scope) }.flatMap { $0.isNull ? nil : length($0, in: scope) }
        }
    }

    private mutating func axis(_ attributes: Attributes, in scope: Scope) -> Axis {
        attributes[.axis].flatMap { choice($0, of: "axis", among: AxisName.self, in: scope) }?.axis ?? .vertical
    }

    private mutating func axes(_ attributes: Attributes, in scope: Scope) -> AxisSet {
        guard let node = attributes[.axis] ?? attributes[.axes] else { return .both }
        if evaluate(node, in: scope)?.string == "both" { return .both }
        switch choice(node, of: "axis", among: AxisName.self, in: scope)?.axis {
        case .horizontal: return .horizontal
        case .vertical: return .vertical
        case nil: return .both
        }
    }

    private mutating func position(_ attributes: Attributes, in scope: Scope) -> ScrollPosition {
        guard let node = attributes[.position].flatMap({ evaluate($0, in: scope) }) else { return .start }
        if node.number != nil || node.reference != nil {
            return length(node, in: scope).map { .offset($0.value) } ?? .start
        }
        switch node.string {
        case "top", "leading", "start": return .start
        case "bottom", "trailing", "end": return .end
        case let id?:
            let isComplete = library[scope.component]?.isComplete ?? true
            if isComplete, !attributes.element.mayContain(id: id, in: library) {
                report(
                    Diagnostic(
                        .unknownNode, "this scroll contains no node “\(id)”", at: node.range,
                        help: "write top, bottom, a number of points, or the id of a node inside it"))
            }
            return .node(id)
        case nil: return .start
        }
    }
}

/// The names of an axis.
enum AxisName: String, CaseIterable {
    case horizontal
    case vertical
    case x
    case y

    var axis: Axis {
        switch self {
        case .horizontal, .x: .horizontal
        case .vertical, .y: .vertical
        }
    }
}
