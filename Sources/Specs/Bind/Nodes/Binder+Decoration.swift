import Forms
import Platform
import Source
import Tokens
import Values
import YAML

/// Binding of backgrounds, borders, corners, shadows and effects.
extension Binder {
    mutating func decoration(_ attributes: Attributes, at path: String, in scope: Scope) -> BoundDecoration {
        var decoration = BoundDecoration()
        guard attributes.has(anyOf: .decoration) else { return decoration }
        decoration.background = attributes[.background].map { layers($0, at: path, in: scope) } ?? []
        decoration.border = attributes[.border].flatMap { border($0, in: scope) }
        decoration.radius = attributes[.radius].flatMap { radii($0, in: scope) }
        if let corner = attributes[.corner],
            let style = choice(corner, of: "corner", among: CornerStyleName.self, in: scope)
        {
            decoration.cornerStyle = style.style
        }
        decoration.clips = attributes[.clip].flatMap { flag($0, in: scope) } ?? false
        decoration.shadows = attributes[.shadow].map { shadows($0, in: scope) } ?? []
        return decoration
    }

    // MARK: Background

    private mutating func layers(_ node: Node, at path: String, in scope: Scope) -> [BackgroundLayer] {
        // The items of a written list are evaluated one by one, so that each keeps where its value is written.
        if let list = node.sequence { return layers(list, at: path, in: scope) }
        guard let plain = evaluate(node, in: scope), !plain.isNull else { return [] }
        if let list = plain.sequence { return layers(list, at: path, in: scope) }
        return layer(node, at: path, in: scope).map { [$0] } ?? []
    }

    private mutating func layers(_ list: [Node], at path: String, in scope: Scope) -> [BackgroundLayer] {
        within(BindingLimits.layers, list, "layers", at: \.range).compactMap { layer($0, at: path, in: scope) }
    }

    private mutating func layer(_ node: Node, at path: String, in scope: Scope) -> BackgroundLayer? {
        guard let plain = evaluate(node, in: scope), !plain.isNull else { return nil }
        if plain.reference == nil {
            checkKeys(ofLayer: plain)
            if let material = plain["material"] { return self.material(material, in: scope) }
            if let gradient = plain["gradient"] { return self.gradient(gradient, of: plain, in: scope) }
            if let image = plain["image"] { return self.image(image, at: path, in: scope) }
            if let shape = plain["shape"] { return shapeLayer(shape, plain, in: scope) }
        }
        return color(node, in: scope).map(BackgroundLayer.color)
    }

    private mutating func checkKeys(ofLayer node: Node) {
        guard let form = SpecForms.layers.first(where: { node[$0.names[0]] != nil }) else { return }
        for entry in node.mapping ?? [] where !form.has(entry.key) {
            report(.unknownKey(entry, known: form.names, in: "a background of kind “\(form.names[0])”"))
        }
    }

    private mutating func material(_ node: Node, in scope: Scope) -> BackgroundLayer? {
        let name = node.reference.map { $0.split(separator: ".").last.map(String.init) ?? $0 } ?? node.string ?? ""
        guard let material = Material(name: name) else {
            let names = Material.named.map(\.rawValue)
            report(
                Diagnostic(
                    .unknownValue, "“material” cannot be \(node.kindName)", at: node.range,
                    help: Suggestion.hint(for: name, among: names)
                        ?? "write one of \(names.joined(separator: ", "))"))
            return nil
        }
        return .material(Bound(material, range: node.range, token: node.reference.map { TokenPath($0) }))
    }

    private mutating func image(_ node: Node, at path: String, in scope: Scope) -> BackgroundLayer? {
        if let placeholder = node["placeholder"] {
            return samplePicture(placeholder, at: path, in: scope).map {
                .image(BoundImage(.placeholder($0), contentMode: .fill, naturalSize: nil))
            }
        }
        if let path = node.string { return .image(imageFile(path, contentMode: .fill, at: node.range)) }
        report(.mismatchedType("a file path or { placeholder: photo }", found: node, of: "image"))
        return nil
    }

    // MARK: Border and corners

    /// Binds `{ color, width, edges }`; the width may be `hairline`.
    mutating func border(_ node: Node, in scope: Scope) -> BoundBorder? {
        guard let plain = evaluate(node, in: scope), !plain.isNull else { return nil }
        guard let entries = plain.mapping else {
            report(.mismatchedType("{ color: …, width: 1 }", found: plain, of: "border"))
            return nil
        }
        var bound: BoundColor?
        var width = BoundBorder.Width.points(1)
        var edges = BoundBorder.Edges.all
        for entry in entries {
            switch entry.key {
            // The written value knows where a property is written, the evaluated one does not.
            case "color": bound = color(node["color"] ?? entry.value, in: scope)
            case "width":
                if entry.value.string == "hairline" {
                    width = .hairline
                } else if let length = length(entry.value, in: scope) {
                    if length.value < 0 { reportNegative("the width of a line", at: length.range) }
                    width = .points(max(0, length.value))
                }
            case "edges": edges = borderEdges(entry.value)
            default: report(.unknownKey(entry, known: SpecForms.border.names, in: "a border"))
            }
        }
        guard let color = bound else {
            if plain["color"] == nil {
                report(
                    Diagnostic(
                        .missingKey, "a border needs a key “color”", at: plain.range,
                        help: "add color:, such as color: \"{ios.color.separator}\""))
            }
            return nil
        }
        return BoundBorder(color: color, width: width, edges: edges)
    }

    private mutating func borderEdges(_ node: Node) -> BoundBorder.Edges {
        let names: [String: BoundBorder.Edges] = [
            "top": .top, "leading": .leading, "bottom": .bottom, "trailing": .trailing, "all": .all,
        ]
        var edges: BoundBorder.Edges = []
        for item in node.sequence ?? [node] {
            if let edge = item.string.flatMap({ names[$0] }) {
                edges.insert(edge)
            } else {
                report(
                    Diagnostic(
                        .unknownValue, "“edges” cannot contain \(item.kindName)", at: item.range,
                        help: "write top, leading, bottom, trailing or all"))
            }
        }
        return edges
    }

    /// Binds a number, a token, `full`, or a map of corners.
    private mutating func radii(_ node: Node, in scope: Scope) -> Bound<CornerRadii>? {
        guard let plain = evaluate(node, in: scope), !plain.isNull else { return nil }
        guard let entries = plain.mapping, plain.reference == nil else {
            return radius(plain, in: scope).map {
                Bound(CornerRadii($0), range: plain.range, token: plain.reference.map { TokenPath($0) })
            }
        }
        var radii = CornerRadii.zero
        var places: [String: BoundPart] = [:]
        for entry in entries {
            guard let radius = radius(entry.value, in: scope) else { continue }
            places[entry.key] = BoundPart(
                range: entry.value.range, token: entry.value.reference.map { TokenPath($0) })
            switch entry.key {
            case "topLeading": radii.topLeading = radius
            case "topTrailing": radii.topTrailing = radius
            case "bottomTrailing": radii.bottomTrailing = radius
            case "bottomLeading": radii.bottomLeading = radius
            default:
                report(.unknownKey(entry, known: SpecForms.corners.names, in: "radius"))
            }
        }
        let corners = ["topLeading", "topTrailing", "bottomTrailing", "bottomLeading"]
        return Bound(radii, range: plain.range, parts: corners.map { places[$0] ?? BoundPart(range: plain.range) })
    }

    private mutating func radius(_ node: Node, in scope: Scope) -> CornerRadius? {
        if node.string == "full" { return .full }
        guard let length = length(node, in: scope) else { return nil }
        guard length.value >= 0 else {
            reportNegative("a radius", at: node.range)
            return nil
        }
        return .points(length.value)
    }

    // MARK: Shadow and effects

    private mutating func shadows(_ node: Node, in scope: Scope) -> [BoundShadow] {
        guard let plain = evaluate(node, in: scope), !plain.isNull else { return [] }
        let token = plain.reference.map { TokenPath($0) }
        noteUses(in: plain)
        var variants: [[Shadow]] = []
        for appearance in Appearance.all {
            var reader = tokens.reader(in: appearance)
            let value = reader.read(plain, as: .shadow)
            for diagnostic in reader.diagnostics { report(diagnostic) }
            guard case .shadow(let shadows)? = value else { return [] }
            variants.append(shadows)
        }
        guard let first = variants.first, variants.allSatisfy({ $0.count == first.count }) else { return [] }
        // An inner shadow cannot be drawn; drawn outward, it would be measured wrongly.
        if first.contains(where: \.isInset) {
            report(
                Diagnostic(
                    .misplacedElement, "the shadow of a node cannot be an inner shadow", at: plain.range,
                    help: "remove inset, or draw the inner edge as a gradient"))
        }
        return first.indices.map { index in
            let shadow = first[index]
            return BoundShadow(
                color: Bound(
                    DynamicColor { variants[shownAppearance(for: $0).index][index].color }, range: plain.range,
                    token: token),
                offset: Point(x: shadow.offsetX, y: shadow.offsetY), blur: shadow.blur, spread: shadow.spread)
        }
    }

    mutating func effects(_ attributes: Attributes, in scope: Scope) -> BoundEffects {
        var effects = BoundEffects()
        effects.isTransient = isTransient(attributes, in: scope)
        guard attributes.has(anyOf: .effects) else { return effects }
        if let offset = attributes[.offset].flatMap({ evaluate($0, in: scope) }), !offset.isNull {
            if offset.mapping == nil { report(.mismatchedType("{ x: …, y: … }", found: offset, of: "offset")) }
            effects.offset = Point(
                x: offset["x"].flatMap { length($0, in: scope)?.value } ?? 0,
                y: offset["y"].flatMap { length($0, in: scope)?.value } ?? 0)
            for entry in offset.mapping ?? [] where !SpecForms.offset.has(entry.key) {
                report(.unknownKey(entry, known: SpecForms.offset.names, in: "offset"))
            }
        }
        effects.scale = attributes[.scale].flatMap { number($0, in: scope) } ?? 1
        effects.rotation = attributes[.rotation].flatMap { number($0, in: scope) } ?? 0
        effects.flip = attributes[.flip].flatMap { flip($0, in: scope) }
        if let node = attributes[.saturation], let number = number(node, in: scope) {
            effects.saturation = clamped(number, 0...BindingLimits.number, "saturation", at: node.range)
        }
        if let node = attributes[.blur], let length = length(node, in: scope) {
            let radius = clamped(length.value.value, 0...BindingLimits.length.value, "blur", at: node.range)
            effects.blur = Points(radius)
        }
        if let node = attributes[.opacity], let number = number(node, in: scope) {
            effects.opacity = clamped(number, 0...1, "opacity", at: node.range)
        }
        return effects
    }

    /// Whether a state other than the first sets the place or the size of a node's picture, itself or by a property.
    private func isTransient(_ attributes: Attributes, in scope: Scope) -> Bool {
        guard let first = library[scope.component]?.defaultState, !scope.states.contains(first) else { return false }
        return [Modifier.offset, .scale, .rotation, .margin].contains { modifier in
            attributes.isSetByState(modifier) || attributes[modifier]?.namesProperty == true
        }
    }

    /// Binds `horizontal`, `vertical` or a flag; `true` mirrors horizontally.
    private mutating func flip(_ node: Node, in scope: Scope) -> Flip? {
        guard let plain = evaluate(node, in: scope), !plain.isNull else { return nil }
        if plain.bool == nil, plain.number == nil, plain.string != nil {
            return choice(plain, of: "flip", among: Flip.self, in: scope)
        }
        return flag(node, in: scope) ?? false ? .horizontal : nil
    }
}

enum CornerStyleName: String, CaseIterable {
    case continuous
    case circular

    var style: CornerStyle {
        switch self {
        case .continuous: .continuous
        case .circular: .circular
        }
    }
}
