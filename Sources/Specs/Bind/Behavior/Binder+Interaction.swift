import Forms
import Source
import Tokens
import Values
import YAML

/// Binding of controls and VoiceOver attributes.
extension Binder {
    /// Binds the interaction of a node. A node is a control if it has an action or a control role, or is a standard
    /// control.
    mutating func interaction(
        _ attributes: Attributes, environment: Environment, standardRole: String?, in scope: Scope
    ) -> BoundInteraction? {
        let action = attributes[.action].flatMap { text($0, in: scope) }
        let role = attributes[.role].flatMap { evaluate($0, in: scope)?.string }
        if let written = attributes[.role] { checkRole(written, in: scope) }
        if let written = attributes[.prominence] { checkProminence(written, in: scope) }
        guard action != nil || standardRole != nil || role.map(BoundInteraction.controlRoles.contains) ?? false else {
            guard let role, let range = attributes.keyRange(.role) else { return nil }
            return BoundInteraction(action: nil, role: role, range: range)
        }
        let range = action?.range ?? attributes.keyRange(.role) ?? attributes.element.kindRange
        var interaction = BoundInteraction(action: action, role: role ?? standardRole ?? "button", range: range)
        interaction.isPrimary = attributes[.prominence].flatMap { evaluate($0, in: scope)?.string } == "primary"
        interaction.isDisabled = environment.isDisabled
        interaction.hitArea = attributes[.hitArea].flatMap { hitArea($0, in: scope) }
        if let written = attributes[.hitArea] {
            if written.number != nil { interaction.hitAreaPlace = .value(written.range) }
        } else {
            interaction.hitAreaPlace = attributes.element.keyPlace.map { .key($0) }
        }
        interaction.hitInsets = attributes[.hitInsets].flatMap { insets($0, factor: 1, in: scope) }
        return interaction
    }

    /// Binds one number for both sides, or `{ width, height }`.
    private mutating func hitArea(_ node: Node, in scope: Scope) -> Bound<Size>? {
        guard let plain = evaluate(node, in: scope), !plain.isNull else { return nil }
        if let entries = plain.mapping, plain.reference == nil {
            for entry in entries where !SpecForms.hitArea.has(entry.key) {
                report(.unknownKey(entry, known: SpecForms.hitArea.names, in: "hitArea"))
            }
            let width = plain["width"].flatMap { length($0, in: scope)?.value } ?? 0
            let height = plain["height"].flatMap { length($0, in: scope)?.value } ?? 0
            return Bound(Size(width: width, height: height), range: plain.range)
        }
        return length(plain, in: scope).flatMap {
            guard $0.value >= 0 else {
                reportNegative("a hit area", at: $0.range)
                return nil
            }
            return Bound(Size(width: $0.value, height: $0.value), range: $0.range, token: $0.token)
        }
    }

    mutating func voice(_ attributes: Attributes, in scope: Scope) -> BoundVoice {
        var voice = BoundVoice()
        guard attributes.has(anyOf: .voice) else { return voice }
        voice.label = attributes[.label].flatMap { text($0, in: scope) }
        voice.hint = attributes[.hint].flatMap { text($0, in: scope) }
        voice.value = attributes[.value].flatMap { text($0, in: scope) }
        voice.traits = strings(attributes[.traits], in: scope)
        checkTraits(attributes[.traits], in: scope)
        if let children = attributes[.children] {
            voice.children = choice(children, of: "children", among: ChildrenMode.self, in: scope)?.mode
        }
        voice.isDecorative = attributes[.decorative].flatMap { flag($0, in: scope) } ?? false
        voice.isHidden = voice.isDecorative || (attributes[.hidden].flatMap { flag($0, in: scope) } ?? false)
        voice.order = strings(attributes[.order], in: scope)
        if let order = attributes[.order] { checkOrder(order, in: scope) }
        voice.actions =
            attributes[.actions].flatMap { evaluate($0, in: scope) }?.sequence?.compactMap { action in
                let name = action["name"] ?? action
                return name.string.map { Bound($0, range: name.range) }
            } ?? []
        return voice
    }

    /// Checks that each id in `order` exists and is listed once. Errors in a list from a property are reported in the
    /// list.
    private mutating func checkOrder(_ order: Node, in scope: Scope) {
        let names = order.sequence ?? evaluate(order, in: scope)?.sequence ?? [order]
        var places: [String: SourceRange] = [:]
        for node in names {
            checkNode(node, in: scope)
            guard let name = evaluate(node, in: scope)?.string else { continue }
            if let first = places[name] {
                report(
                    Diagnostic(
                        .duplicateKey, "“\(name)” is listed twice in this order; VoiceOver reads it only once",
                        at: node.range, notes: [.init("it is first listed here", at: first)],
                        help: "list it only once"))
            } else {
                places[name] = node.range
            }
        }
    }

    /// Returns the texts of a text or a list of texts.
    private mutating func strings(_ node: Node?, in scope: Scope) -> [String] {
        guard let plain = node.flatMap({ evaluate($0, in: scope) }), !plain.isNull else { return [] }
        return plain.sequence?.compactMap(\.string) ?? [plain.string].compactMap { $0 }
    }
}

enum ChildrenMode: String, CaseIterable {
    case combine
    case contain
    case ignore

    var mode: BoundVoice.Children {
        switch self {
        case .combine: .combine
        case .contain: .contain
        case .ignore: .ignore
        }
    }
}
