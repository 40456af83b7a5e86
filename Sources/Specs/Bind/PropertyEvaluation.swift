import Source
import YAML

/// Evaluation of a component's properties. A default may refer to other properties in any order.
extension Binder {
    /// Evaluates each property once, after those that it refers to. The properties in `given` were already evaluated by
    /// the use of the component.
    mutating func evaluatedProperties(
        of component: Component, in scope: Scope, given: Set<String> = []
    ) -> [String: Node] {
        var scope = scope
        var evaluation = PropertyEvaluation()
        // Values without references to properties are evaluated first, in any order.
        for property in component.properties where !given.contains(property.name) {
            guard let value = scope.properties[property.name] else { continue }
            if value.mayNameProperty {
                evaluation.waiting.insert(property.name)
            } else {
                scope.properties[property.name] =
                    evaluate(value, in: scope, keepsOrigin: true) ?? .null(at: value.range)
            }
        }
        for property in component.properties where evaluation.waiting.contains(property.name) {
            evaluate(property.name, in: &scope, &evaluation)
        }
        return scope.properties
    }

    /// Evaluates a property after those that it depends on. Uses an explicit stack, because a file may chain more
    /// properties than the call stack allows.
    private mutating func evaluate(_ name: String, in scope: inout Scope, _ evaluation: inout PropertyEvaluation) {
        evaluation.begin(name)
        while let last = evaluation.path.last {
            if let next = evaluation.nextPending() {
                guard let problem = evaluation.cycle(through: next) else {
                    evaluation.begin(next)
                    continue
                }
                discard(next, because: problem, in: &scope, &evaluation)
            } else if evaluation.waiting.contains(last), let value = scope.properties[last] {
                let needed = names(in: value, in: scope, evaluation)
                let pending = needed.intersection(evaluation.waiting)
                if pending.isEmpty {
                    finish(last, value, after: needed, in: &scope, &evaluation)
                } else {
                    evaluation.wait(for: pending)
                }
            } else {
                evaluation.end()
            }
        }
    }

    private mutating func finish(
        _ name: String, _ value: Node, after names: Set<String>, in scope: inout Scope,
        _ evaluation: inout PropertyEvaluation
    ) {
        let limit = BindingLimits.maxDefaultChain
        // The length of the chain does not depend on the order in which the properties are written.
        let length = 1 + (names.compactMap { evaluation.lengths[$0] }.max() ?? 0)
        guard length <= limit else {
            return discard(
                name, because: "more than \(limit) defaults refer to each other in a chain", in: &scope, &evaluation)
        }
        scope.properties[name] = evaluate(value, in: scope, keepsOrigin: true) ?? .null(at: value.range)
        evaluation.lengths[name] = length
        evaluation.waiting.remove(name)
    }

    private mutating func discard(
        _ name: String, because problem: String, in scope: inout Scope, _ evaluation: inout PropertyEvaluation
    ) {
        guard let value = scope.properties[name] else { return }
        report(Diagnostic(.referenceCycle, problem, at: value.range, help: "write a value in place of a reference"))
        scope.properties[name] = .null(at: value.range)
        evaluation.waiting.remove(name)
    }

    /// Returns the properties that a value depends on. A conditional value depends on its condition and the selected
    /// branch only, so a reference in the other branch does not form a cycle. While the condition depends on
    /// unevaluated properties, only those of the condition are returned.
    private mutating func names(in value: Node, in scope: Scope, _ evaluation: PropertyEvaluation) -> Set<String> {
        switch value.content {
        case .scalar(let scalar): return Node.properties(in: scalar.text)
        case .sequence(let items):
            return items.reduce(into: []) { $0.formUnion(names(in: $1, in: scope, evaluation)) }
        case .mapping(let entries):
            guard value["then"] != nil || value["else"] != nil else {
                return entries.reduce(into: []) { $0.formUnion(names(in: $1.value, in: scope, evaluation)) }
            }
            let conditionNames = entries.filter { $0.key != "then" && $0.key != "else" }
                .reduce(into: Set<String>()) { $0.formUnion($1.value.namedProperties) }
            guard conditionNames.isDisjoint(with: evaluation.waiting) else { return conditionNames }
            guard let branch = branch(of: value, in: scope) else { return conditionNames }
            return conditionNames.union(names(in: branch, in: scope, evaluation))
        }
    }
}

/// The progress of evaluating a component's properties.
private struct PropertyEvaluation {
    /// The properties that are not evaluated yet.
    var waiting: Set<String> = []
    /// For each evaluated property, the length of its chain of references.
    var lengths: [String: Int] = [:]
    /// The properties being evaluated, each depending on the next.
    private(set) var path: [String] = []
    /// For each property of the path, the dependencies that are not evaluated yet.
    private var pending: [[String]] = []
    private var isOnPath: Set<String> = []

    mutating func begin(_ name: String) {
        path.append(name)
        pending.append([])
        isOnPath.insert(name)
    }

    mutating func end() {
        guard let name = path.popLast() else { return }
        pending.removeLast()
        isOnPath.remove(name)
    }

    /// Sets the dependencies of the last property of the path.
    mutating func wait(for names: Set<String>) {
        guard let last = pending.indices.last else { return }
        pending[last] = names.sorted(by: >)
    }

    /// Returns the next dependency of the last property of the path.
    mutating func nextPending() -> String? {
        guard let last = pending.indices.last else { return nil }
        while let name = pending[last].popLast() {
            if waiting.contains(name) { return name }
        }
        return nil
    }

    /// Returns the message about a cycle if a property is already on the path, otherwise nil.
    func cycle(through name: String) -> String? {
        guard isOnPath.contains(name), let start = path.firstIndex(of: name) else { return nil }
        if path.last == name { return "this default refers to itself" }
        let cycle = (path[start...] + [name]).map { "$\($0)" }
        return "these defaults refer to each other: \(cycle.joined(separator: " → "))"
    }
}

extension Node {
    /// Whether the value contains a dollar sign anywhere, including the keys of conditions.
    fileprivate var mayNameProperty: Bool {
        switch content {
        case .scalar, .sequence: namesProperty
        case .mapping(let entries):
            entries.contains { $0.key.utf8.contains(UInt8(ascii: "$")) || $0.value.mayNameProperty }
        }
    }

    /// The properties that the value refers to, as a whole value or in braces within a text: the first step of each
    /// path.
    fileprivate var namedProperties: Set<String> {
        switch content {
        case .scalar(let scalar): Self.properties(in: scalar.text)
        case .sequence(let items): Set(items.flatMap(\.namedProperties))
        case .mapping(let entries):
            Set(entries.flatMap { Self.properties(in: $0.key).union($0.value.namedProperties) })
        }
    }

    fileprivate static func properties(in text: String) -> Set<String> {
        func head(_ path: some StringProtocol) -> String { String(path.prefix { $0 != "." }) }
        guard let first = text.firstIndex(of: "$") else { return [] }
        var names: Set<String> = []
        if first == text.startIndex { names.insert(head(text.dropFirst())) }
        var rest = text[first...].dropFirst()
        while !rest.isEmpty {
            if rest.hasPrefix("{"), let close = rest.firstIndex(of: "}") {
                names.insert(head(rest[..<close].dropFirst()))
            } else if rest.hasPrefix("$") {
                rest = rest.dropFirst()
            }
            guard let next = rest.firstIndex(of: "$") else { break }
            rest = rest[next...].dropFirst()
        }
        return names
    }
}
