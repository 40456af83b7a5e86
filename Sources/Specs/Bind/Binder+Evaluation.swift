import Forms
import Platform
import Project
import Source
import Tokens
import Values
import YAML

/// Evaluation of conditions, properties and interpolations in values.
extension Binder {
    /// Returns the plain value of a node; nil if its condition selects no branch.
    ///
    /// - Parameter keepsOrigin: Whether the value of a property keeps the range where it is written. Otherwise it gets
    ///   the range where the property is used, which most diagnostics refer to.
    mutating func evaluate(_ node: Node, in scope: Scope, keepsOrigin: Bool = false) -> Node? {
        switch node.content {
        case .scalar(let scalar):
            guard !scalar.isInterpolated, scalar.text.utf8.contains(UInt8(ascii: "$")) else { return node }
            let value = substitute(scalar, at: node.range, in: scope)
            return keepsOrigin ? value : value?.placed(at: node.range)
        case .sequence(let items):
            let values = items.compactMap { evaluate($0, in: scope, keepsOrigin: keepsOrigin) }
            return Node(.sequence(values), range: node.range)
        case .mapping(let entries):
            if node.reference != nil { return node }
            if node["then"] != nil || node["else"] != nil { return choose(node, in: scope, keepsOrigin: keepsOrigin) }
            let members = entries.compactMap { entry in
                evaluate(entry.value, in: scope, keepsOrigin: keepsOrigin).map {
                    Node.Entry(key: entry.key, keyRange: entry.keyRange, value: $0)
                }
            }
            return Node(.mapping(members), range: node.range)
        }
    }

    /// Returns the range where the value of a node is written: the node itself, or the source of the property that it
    /// refers to.
    ///
    /// - Parameter plain: The evaluated node.
    mutating func origin(of node: Node, evaluated plain: Node, in scope: Scope) -> SourceRange {
        if let scalar = node.scalar, !scalar.text.utf8.contains(UInt8(ascii: "$")) { return plain.range }
        return evaluate(node, in: scope, keepsOrigin: true)?.range ?? plain.range
    }

    /// Evaluates `{ when: …, then: …, else: … }`.
    private mutating func choose(_ node: Node, in scope: Scope, keepsOrigin: Bool) -> Node? {
        branch(of: node, in: scope).flatMap { evaluate($0, in: scope, keepsOrigin: keepsOrigin) }
    }

    /// Returns the selected branch of a conditional value; nil if that branch is not written.
    mutating func branch(of node: Node, in scope: Scope) -> Node? {
        var holds = true
        for entry in node.mapping ?? [] {
            switch entry.key {
            case "when": holds = holds && isMet(entry.value, in: scope)
            case "unless": holds = holds && !isMet(entry.value, in: scope)
            case "then", "else": break
            default:
                report(.unknownKey(entry, known: SpecForms.conditional.names, in: "a conditional value"))
            }
        }
        return node[holds ? "then" : "else"]
    }

    // MARK: Conditions

    /// Whether a condition is met: a state, a list of states, a `$property`, or a map in which every entry must be met.
    mutating func isMet(_ condition: Node, in scope: Scope) -> Bool {
        switch condition.content {
        case .scalar(let scalar):
            if scalar.text.hasPrefix("$") { return evaluate(condition, in: scope)?.isTruthy ?? false }
            if let bool = condition.bool { return bool }
            return isInState(scalar.text, at: condition.range, in: scope)
        case .sequence(let items):
            // Every name is evaluated, so unknown names are always reported.
            return items.map { isMet($0, in: scope) }.contains(true)
        case .mapping(let entries):
            return entries.map { isMet($0, in: scope) }.allSatisfy { $0 }
        }
    }

    private mutating func isInState(_ name: String, at range: SourceRange, in scope: Scope) -> Bool {
        if scope.isIn(name) { return true }
        let parts = name.utf8.contains(UInt8(ascii: "+")) ? name.split(separator: "+").map(String.init) : [name]
        if parts.count > 1, parts.allSatisfy(scope.isIn) { return true }
        let isState = { [library] in library.hasState(named: $0, of: scope.component) }
        if name.isEmpty || parts.isEmpty || (!parts.allSatisfy(isState) && !isState(name)) {
            let known = library[scope.component]?.stateNames ?? []
            report(
                Diagnostic(
                    .unknownState, "“\(scope.component)” has no state “\(name)”", at: range,
                    help: Suggestion.hint(for: name, among: known)
                        ?? "write a property with a dollar sign: $\(name)",
                    fixes: Spelling.fixes(of: name, at: range, among: known)))
        }
        return false
    }

    private mutating func isMet(_ entry: Node.Entry, in scope: Scope) -> Bool {
        let wanted = entry.value.sequence ?? [entry.value]
        if entry.key.hasPrefix("$") {
            let key = Node(.scalar(Scalar(text: entry.key, isPlain: true)), range: entry.keyRange)
            guard let actual = evaluate(key, in: scope) else { return false }
            return wanted.contains { candidate in
                evaluate(candidate, in: scope).map { Self.isEqual(actual, $0) } ?? false
            }
        }
        let metrics = scope.metrics
        switch entry.key {
        case "typeSize":
            return metrics.isTypeSize(among: TypeSizes(wanted.map { typeSizes($0) }))
        case "device":
            let isNamed = isOne(of: wanted, metrics.onScreen.device.id, among: facts.devices.ids, entry)
            return isNamed
                || wanted.contains { facts.devices.device(id: $0.string ?? "")?.id == metrics.onScreen.device.id }
        case "direction":
            return isOne(of: wanted, metrics.direction.rawValue, among: LayoutDirection.allCases.map(\.rawValue), entry)
        case "locale":
            for node in wanted where !LanguageCatalog.standard.isLocale(node.string ?? "") {
                report(.unknownLocale(node))
            }
            return wanted.contains { $0.string == metrics.locale }
        case "orientation":
            return isOne(
                of: wanted, metrics.onScreen.orientation.rawValue, among: Orientation.allCases.map(\.rawValue), entry)
        case "state":
            return wanted.map { isMet($0, in: scope) }.contains(true)
        default:
            report(
                .unknownKey(entry, known: SpecForms.condition.names, in: "a condition"))
            return false
        }
    }

    /// Whether the actual value is among the wanted ones; each wanted name must exist.
    private mutating func isOne(
        of wanted: [Node], _ actual: String, among names: [String], _ entry: Node.Entry
    ) -> Bool {
        for node in wanted where !names.contains(node.string ?? "") {
            report(
                Diagnostic(
                    .unknownValue, "“\(entry.key)” cannot be \(node.kindName)", at: node.range,
                    help: node.string.flatMap { Suggestion.hint(for: $0, among: names) }
                        ?? "write one of \(names.joined(separator: ", "))"))
        }
        return wanted.contains { $0.string == actual }
    }

    /// Returns the type sizes that a name refers to.
    private mutating func typeSizes(_ node: Node) -> TypeSizes {
        let name = node.string ?? ""
        if name == "accessibility" { return .accessibility }
        if let size = TypeSize(name: name) { return TypeSizes(size) }
        report(
            Diagnostic(
                .unknownValue, "“typeSize” cannot be \(node.kindName)", at: node.range,
                help: Suggestion.hint(for: name, among: TypeSize.allCases.map(\.rawValue) + ["accessibility"])))
        return []
    }

    private static func isEqual(_ left: Node, _ right: Node) -> Bool {
        if left.isNull || right.isNull { return left.isNull && right.isNull }
        if let first = left.number, let second = right.number { return first == second }
        if let first = left.bool, let second = right.bool { return first == second }
        return left.string != nil && left.string == right.string
    }
}
