import Source
import YAML

/// The arguments of a call, checked against the inputs of the tool.
struct ToolArguments: Sendable {
    private let members: [String: Node]

    /// - Parameter subject: what has the members, for messages.
    init(_ node: Node?, for inputs: [ToolInput], of subject: String) throws(ToolFailure) {
        var members: [String: Node] = [:]
        for entry in node?.mapping ?? [] {
            guard let input = inputs.first(where: { $0.name == entry.key }) else {
                let names = inputs.map(\.name)
                let hint = Suggestion.hint(for: entry.key, among: names) ?? "it takes \(names.joined(separator: ", "))"
                throw ToolFailure("\(subject) has no argument “\(entry.key.prefix(80))”; \(hint)")
            }
            // Some clients send null for an argument that is left out.
            if entry.value.isNull, entry.value.quotedText == nil { continue }
            try input.check(entry.value)
            members[entry.key] = entry.value
        }
        if let missing = inputs.first(where: { $0.isRequired && members[$0.name] == nil }) {
            throw ToolFailure("\(subject) needs the argument “\(missing.name)”")
        }
        self.members = members
    }

    func text(_ name: String) -> String? { members[name]?.quotedText }

    func flag(_ name: String) -> Bool { members[name]?.bool ?? false }

    func number(_ name: String) -> Double? { members[name]?.number }

    func integer(_ name: String) -> Int? { members[name]?.scalar.flatMap { Int($0.text) } }

    /// The objects of a list.
    func list(_ name: String, of inputs: [ToolInput]) throws(ToolFailure) -> [ToolArguments] {
        var result: [ToolArguments] = []
        for node in members[name]?.sequence ?? [] {
            result.append(try ToolArguments(node, for: inputs, of: "an item of “\(name)”"))
        }
        return result
    }
}

extension ToolInput {
    /// Throws an error if a value has another type.
    fileprivate func check(_ node: Node) throws(ToolFailure) {
        switch kind {
        case .text:
            guard node.quotedText == nil else { return }
            throw mismatch("a string", node)
        case .choice(let names):
            guard let text = node.quotedText else { throw mismatch("a string", node) }
            guard !names.contains(text) else { return }
            throw ToolFailure("“\(name)” must be one of \(names.joined(separator: ", ")), not “\(text.prefix(80))”")
        case .number(let minimum, let maximum):
            guard node.quotedText == nil, let number = node.number else { throw mismatch("a number", node) }
            guard !(minimum...maximum).contains(number) else { return }
            throw ToolFailure("“\(name)” must be between \(minimum) and \(maximum)")
        case .integer:
            guard let scalar = node.scalar, scalar.isPlain, let number = Int(scalar.text), number > 0 else {
                throw mismatch("a whole number from 1", node)
            }
        case .flag:
            guard node.quotedText == nil, node.bool != nil else { throw mismatch("true or false", node) }
        case .list:
            guard let items = node.sequence, items.allSatisfy({ $0.mapping != nil }) else {
                throw mismatch("a list of objects", node)
            }
        }
    }

    private func mismatch(_ expected: String, _ node: Node) -> ToolFailure {
        ToolFailure("“\(name)” must be \(expected), not \(node.kindName)")
    }
}
