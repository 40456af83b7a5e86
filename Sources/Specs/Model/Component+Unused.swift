package import Source
import YAML

extension Component {
    /// A part of a definition that has no effect.
    package struct UnusedPart: Sendable {
        package enum Kind: Sendable, Equatable {
            /// No value refers to the property.
            case property(String)
            /// The state changes nothing compared with another one.
            case state(String, like: String)
            /// The condition of a node holds in no state.
            case condition
        }

        package var kind: Kind
        package var range: SourceRange
    }

    /// The properties that no value refers to, the states that equal an earlier one, and the conditions that hold in
    /// no state, in that order.
    package var unusedParts: [UnusedPart] {
        let uses = PropertyUses(of: self)
        let properties = properties.filter { !uses.names.contains($0.name) }.map {
            UnusedPart(kind: .property($0.name), range: $0.nameRange)
        }
        return properties + equalStates(distinguishedBy: uses.conditions) + impossibleConditions
    }

    // MARK: States

    /// States without effect: equal settings, behavior and body, and no condition that names one of them.
    private func equalStates(distinguishedBy conditions: Set<String>) -> [UnusedPart] {
        let combined = Set(states.lazy.map(\.parts).filter { $0.count > 1 }.joined())
        var names: [WrittenState: String] = [:]
        var parts: [UnusedPart] = []
        for state in states where state.parts.count == 1 && !conditions.contains(state.name) {
            guard let written = WrittenState(state) else { continue }
            if let twin = names[written] {
                if combined.contains(state.name) { continue }
                parts.append(UnusedPart(kind: .state(state.name, like: twin), range: state.nameRange))
            } else {
                names[written] = state.name
            }
        }
        return parts
    }

    // MARK: Conditions

    private var impossibleConditions: [UnusedPart] {
        var parts: [UnusedPart] = []
        func read(_ element: Element, in possible: [String]) {
            let left = possible.filter { element.mayShow(in: $0) }
            if left.isEmpty, let condition = element.modifiers[.when] ?? element.modifiers[.unless] {
                parts.append(UnusedPart(kind: .condition, range: condition.keyRange))
                return
            }
            for child in element.children + element.overlay { read(child, in: left) }
            for child in element.slots.values.joined() { read(child, in: left) }
        }
        for root in [body] + aroundBody { read(root, in: stateNames) }
        for state in states {
            if let body = state.body {
                read(body, in: stateNames.filter { $0 == state.name || $0.parts.contains(state.name) })
            }
        }
        return parts
    }
}

/// The settings and the behavior of a state without a body, as they are written.
private struct WrittenState: Hashable {
    private struct Setting: Hashable {
        var target: String
        var value: WrittenValue
    }

    private let settings: [Setting]
    private let behavior: [Behavior: WrittenValue]

    init?(_ state: State) {
        guard state.body == nil else { return nil }
        settings = state.settings.map { Setting(target: $0.target, value: WrittenValue($0.value)) }
        behavior = state.behavior.mapValues(WrittenValue.init)
    }
}

extension Element {
    /// Whether its own condition may hold in a state. A condition on anything but states may.
    fileprivate func mayShow(in state: String) -> Bool {
        (self[.when].map { $0.outcomes(in: state).contains(true) } ?? true)
            && (self[.unless].map { $0.outcomes(in: state).contains(false) } ?? true)
    }
}

extension Node {
    /// The values that a condition may have in a state.
    fileprivate func outcomes(in state: String) -> Set<Bool> {
        switch content {
        case .scalar(let scalar):
            if scalar.text.hasPrefix("$") { return [true, false] }
            if let bool { return [bool] }
            return [scalar.text == state || scalar.text.parts.allSatisfy(state.parts.contains)]
        case .sequence(let items):
            // One of the items must hold.
            let all = items.map { $0.outcomes(in: state) }
            var outcomes: Set<Bool> = []
            if all.contains(where: { $0.contains(true) }) { outcomes.insert(true) }
            if all.allSatisfy({ $0.contains(false) }) { outcomes.insert(false) }
            return outcomes
        case .mapping: return [true, false]
        }
    }
}

extension String {
    /// The states that a name combines: `a` and `b` for `a+b`.
    fileprivate var parts: [String] { split(separator: "+").map(String.init) }
}

/// The names that the values of a component refer to.
private struct PropertyUses {
    /// The properties: `name` for `$name`, `$name.title` and `${name}`.
    private(set) var names: Set<String> = []
    /// The states that conditions name.
    private(set) var conditions: Set<String> = []

    init(of component: Component) {
        component.forEachElement { element in
            if element.children.isEmpty { read(element.content) }
            for (modifier, value) in element.modifiers {
                if modifier == .when || modifier == .unless { readCondition(value.node) }
                read(value.node)
            }
        }
        for value in component.behavior.values { read(value) }
        for state in component.states {
            for setting in state.settings { read(setting.value) }
            for value in state.behavior.values { read(value) }
        }
        for property in component.properties { read(property.defaultValue) }
        for backdrop in component.preview.backdrop { read(backdrop) }
        if let width = component.preview.width { read(width) }
        for figure in component.expectations.flatMap(\.figures) { read(figure.value) }
        if let background = component.screen?.background { read(background) }
    }

    private mutating func read(_ node: Node) {
        switch node.content {
        case .scalar(let scalar): note(scalar.text)
        case .sequence(let items):
            for item in items { read(item) }
        case .mapping(let entries):
            for entry in entries {
                note(entry.key)
                if entry.key == "when" || entry.key == "unless" { readCondition(entry.value) }
                read(entry.value)
            }
        }
    }

    private mutating func note(_ text: String) {
        for piece in text.split(separator: "$", omittingEmptySubsequences: false).dropFirst() {
            let name = piece.drop { $0 == "{" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
            if !name.isEmpty { names.insert(String(name)) }
        }
    }

    private mutating func readCondition(_ node: Node) {
        switch node.content {
        case .scalar(let scalar):
            conditions.formUnion([scalar.text] + scalar.text.split(separator: "+").map(String.init))
        case .sequence(let items):
            for item in items { readCondition(item) }
        case .mapping(let entries):
            for entry in entries { readCondition(entry.value) }
        }
    }
}
