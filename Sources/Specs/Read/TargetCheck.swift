import Platform
import Source
import Tokens
import YAML

/// Checks that the ids of a component are unique and that states set only existing properties and modifiers.
struct TargetCheck {
    private var diagnostics: [Diagnostic] = []
    /// Nodes by id. Bodies of different states may share an id.
    private var nodes: [String: [Element]] = [:]
    private let component: Component

    private init(_ component: Component) {
        self.component = component
    }

    static func diagnostics(of component: Component) -> [Diagnostic] {
        var check = TargetCheck(component)
        check.collect()
        for setting in component.states.flatMap(\.settings) { check.check(setting) }
        return check.diagnostics
    }

    // MARK: Ids

    private mutating func collect() {
        let screen = component.screen
        let roots = [component.body, screen?.top, screen?.bottom].compactMap { $0 } + (screen?.presents ?? [])
        collectIDs(of: roots, body: component.body)
        for body in component.states.compactMap(\.body) { collectIDs(of: [body], body: body) }
    }

    /// Collects the ids of nodes that are shown together. `body` always refers to the root as well.
    private mutating func collectIDs(of roots: [Element], body: Element) {
        var places: [String: SourceRange] = ["body": body.kindRange]
        nodes["body", default: []].append(body)
        for root in roots { collectIDs(below: root, bodyID: body[.id]?.range, into: &places) }
    }

    private mutating func collectIDs(
        below element: Element, bodyID: SourceRange?, into places: inout [String: SourceRange]
    ) {
        if let id = element.id, let range = element[.id]?.range {
            nodes[id, default: []].append(element)
            if id != "body" || range != bodyID { claim(id, at: range, in: &places) }
        }
        if element.kind == .fits {
            // Only one child is shown, so the children may share ids: `fits: [*row, scroll: [*row]]`.
            let outer = places
            for child in element.children {
                var own = outer
                collectIDs(below: child, bodyID: bodyID, into: &own)
                places.merge(own) { first, _ in first }
            }
        } else {
            for child in element.children { collectIDs(below: child, bodyID: bodyID, into: &places) }
        }
        for child in element.overlay + element.slots.values.joined() {
            collectIDs(below: child, bodyID: bodyID, into: &places)
        }
    }

    private mutating func claim(_ id: String, at range: SourceRange, in places: inout [String: SourceRange]) {
        if let first = places[id] {
            diagnostics.append(
                Diagnostic(
                    .duplicateKey, "two nodes have the id “\(id)”", at: range,
                    notes: [.init("the first is here", at: first)], help: "give one of the two nodes another id"))
        } else {
            places[id] = range
        }
    }

    // MARK: Settings

    /// Modifiers of structure, which a state cannot set. It needs a body of its own to change them.
    private static let structure: Set<Modifier> = [.id, .overlay, .slots]

    private mutating func check(_ setting: State.Setting) {
        let steps = setting.target.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard let head = steps.first else { return }
        let property = component.properties.first { $0.name == head }
        if let property, property.defaultValue.holds(steps.dropFirst()) { return }
        guard let nodes = nodes[head], steps.count > 1 else {
            return property == nil ? reportUnknown(setting, head) : reportMissingPart(setting, head)
        }
        if steps.count == 2 {
            checkModifier(steps[1], of: nodes, in: setting)
        } else if property != nil {
            reportMissingPart(setting, head)
        } else {
            diagnostics.append(
                Diagnostic(
                    .invalidStateTarget, "a state cannot set a part of the modifier “\(steps[1])”",
                    at: setting.targetRange, help: "set “\(steps[0]).\(steps[1])” as a whole"))
        }
    }

    private mutating func checkModifier(_ name: String, of nodes: [Element], in setting: State.Setting) {
        if let modifier = Modifier(key: name) {
            if let node = nodes.first, !nodes.contains(where: { $0.takes(modifier) }) {
                diagnostics.append(.ignoredModifier(modifier, written: name, of: node.kind, at: setting.targetRange))
                return
            }
            guard Self.structure.contains(modifier) else { return }
            diagnostics.append(
                Diagnostic(
                    .invalidStateTarget, "a state cannot set “\(name)”", at: setting.targetRange,
                    help: "write a body for the state instead"))
        } else if let kind = NodeKind(rawValue: name) {
            let kinds = Set(nodes.map(\.kind))
            if kinds.contains(kind), !kind.containsNodes { return }
            let list = kinds.map(\.rawValue).sorted().joined(separator: ", ")
            diagnostics.append(
                Diagnostic(
                    .invalidStateTarget,
                    kinds.contains(kind)
                        ? "a state cannot set the nodes of a container"
                        : "a state cannot set “\(name)” on a node of kind \(list)",
                    at: setting.targetRange, help: "write a body for the state instead"))
        } else {
            diagnostics.append(
                Diagnostic(
                    .unknownKey, "a node has no modifier “\(name)”", at: setting.targetRange,
                    help: instruction(for: name, of: nodes),
                    fixes: Spelling.fixes(
                        of: name, at: setting.targetRange, among: Modifier.names,
                        before: setting.target.utf8.count - name.utf8.count)))
        }
    }

    private func instruction(for name: String, of nodes: [Element]) -> String? {
        if let foreign = ForeignKeys.entry(for: name), !foreign.isKind { return foreign.instruction }
        if let hint = Suggestion.hint(for: name, among: Modifier.names) { return hint }
        guard nodes.contains(where: { $0.kind == .use }) else { return nil }
        return "give \(component.name) a property, pass it to the component with with:, and set the property here"
    }

    private mutating func reportUnknown(_ setting: State.Setting, _ head: String) {
        // It may be the id of a node that could not be read, which is already reported.
        guard component.isComplete else { return }
        let properties = component.properties.map(\.name)
        let ids = nodes.keys.sorted()
        let names = properties + ids.map { "\($0).<modifier>" }
        let rest = setting.target.dropFirst(head.count)
        let subject = rest.isEmpty ? "“\(head)”" : "“\(head)” in “\(setting.target)”"
        let nearest = Suggestion.nearest(to: head, among: properties + ids)
        diagnostics.append(
            Diagnostic(
                .invalidStateTarget, "\(subject) is neither a property nor the id of a node", at: setting.targetRange,
                help: nearest.map { "did you mean “\($0)\(rest)”?" } ?? "set one of \(names.joined(separator: ", "))",
                fixes: Spelling.fixes(
                    of: head, at: setting.targetRange, among: properties + ids,
                    behind: setting.target.utf8.count - head.utf8.count)))
    }

    private mutating func reportMissingPart(_ setting: State.Setting, _ head: String) {
        diagnostics.append(
            Diagnostic(
                .invalidStateTarget, "“\(setting.target)” does not exist in the default of the property “\(head)”",
                at: setting.targetRange, help: "set a value that the default of “\(head)” contains"))
    }
}

extension Element {
    /// Whether a modifier has an effect on the node.
    fileprivate func takes(_ modifier: Modifier) -> Bool { kind.takes(modifier, isOverlaid: !overlay.isEmpty) }
}
