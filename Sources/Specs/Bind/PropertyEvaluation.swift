import Source
import YAML

/// The values of a component's properties. A default may name other properties, wherever they stand.
extension Binder {
    /// Each property evaluated once, those that it names before it. Those that whoever uses the component `given` were
    /// evaluated there.
    mutating func evaluatedProperties(
        of component: Component, in scope: Scope, given: Set<String> = []
    ) -> [String: Node] {
        var scope = scope
        // What names no property is evaluated in any order.
        var waiting: [String: Set<String>] = [:]
        for property in component.properties where !given.contains(property.name) {
            guard let value = scope.properties[property.name] else { continue }
            if value.namesProperty {
                waiting[property.name] = value.namedProperties
            } else {
                scope.properties[property.name] =
                    evaluate(value, in: scope, keepsOrigin: true) ?? .null(at: value.range)
            }
        }
        for property in component.properties {
            evaluate(property.name, in: &scope, waiting: &waiting, after: [])
        }
        return scope.properties
    }

    /// - Parameters:
    ///   - waiting: the properties that are not evaluated yet, with those that each names.
    ///   - path: the properties that wait for this one.
    private mutating func evaluate(
        _ name: String, in scope: inout Scope, waiting: inout [String: Set<String>], after path: [String]
    ) {
        guard let names = waiting[name], let value = scope.properties[name] else { return }
        if let problem = problem(of: name, after: path) {
            report(Diagnostic(.referenceCycle, problem, at: value.range))
            waiting[name] = nil
            scope.properties[name] = .null(at: value.range)
            return
        }
        for other in names.sorted() { evaluate(other, in: &scope, waiting: &waiting, after: path + [name]) }
        guard waiting.removeValue(forKey: name) != nil else { return }
        scope.properties[name] = evaluate(value, in: scope, keepsOrigin: true) ?? .null(at: value.range)
    }

    /// What is wrong with a property that others wait for; nil where it can be evaluated.
    private func problem(of name: String, after path: [String]) -> String? {
        if path.last == name { return "this default names itself" }
        if let start = path.firstIndex(of: name) {
            let circle = (path[start...] + [name]).map { "$\($0)" }
            return "these defaults name each other: \(circle.joined(separator: " → "))"
        }
        return path.count >= BindingLimits.longestDefault
            ? "more than \(BindingLimits.longestDefault) defaults lead to each other" : nil
    }
}

extension Node {
    /// The properties that stand in it, each as a whole value or in braces within a text, by the first step of their paths.
    fileprivate var namedProperties: Set<String> {
        switch content {
        case .scalar(let scalar): Self.properties(in: scalar.text)
        case .sequence(let items): Set(items.flatMap(\.namedProperties))
        case .mapping(let entries):
            Set(entries.flatMap { Self.properties(in: $0.key).union($0.value.namedProperties) })
        }
    }

    private static func properties(in text: String) -> Set<String> {
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
