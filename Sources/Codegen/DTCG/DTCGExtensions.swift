import Tokens
import Values
import YAML

/// The `$extensions` of a token: the data of other tools, unchanged, and uispec's own.
enum DTCGExtensions {
    /// Returns nil if the extensions are empty.
    ///
    /// - Parameter isChanged: whether the value contains the change of its color that Tokens Studio keeps beside it.
    static func json(_ old: Node?, adding own: [(String, JSONValue)], isChanged: Bool = false) -> JSONValue? {
        json(old.flatMap(members) ?? [], adding: own, isChanged: isChanged)
    }

    /// - Parameter old: the data of the file.
    static func json(
        _ old: [(String, JSONValue)], adding own: [(String, JSONValue)], isChanged: Bool = false
    ) -> JSONValue? {
        var members = old
        if isChanged, let place = members.firstIndex(where: { $0.0 == VendorExtension.studio }),
            case .object(let data) = members[place].1
        {
            let rest = data.filter { $0.0 != VendorExtension.change }
            members[place].1 = .object(rest)
            if rest.isEmpty { members.remove(at: place) }
        }
        var ours = own
        if let index = members.firstIndex(where: { $0.0 == VendorExtension.name }) {
            if case .object(let former) = members.remove(at: index).1 {
                let replaced = [VendorExtension.modes, VendorExtension.value, VendorExtension.tokens]
                ours = former.filter { !replaced.contains($0.0) } + own
            }
        }
        if !ours.isEmpty { members.append((VendorExtension.name, .object(ours))) }
        return members.isEmpty ? nil : .object(members)
    }

    /// The vendor data of several files as one. The first file with a key has its value. Figma's name of the mode of a
    /// file is not that of a file with several.
    static func merged(_ nodes: [Node]) -> [(String, JSONValue)] {
        var result: [(String, JSONValue)] = []
        for (key, value) in nodes.flatMap({ members($0) ?? [] })
        where key != VendorExtension.figmaMode && !result.contains(where: { $0.0 == key }) {
            result.append((key, value))
        }
        return result
    }

    private static func members(_ node: Node) -> [(String, JSONValue)]? {
        node.mapping?.map { ($0.key, JSONValue($0.value)) }
    }
}

extension JSONValue {
    /// A node as JSON: the scalar types of the YAML 1.2 core schema are those of JSON.
    fileprivate init(_ node: Node) {
        if let reference = node.reference {
            self = .text("{\(reference)}")
            return
        }
        switch node.content {
        case .sequence(let items): self = .list(items.map { JSONValue($0) })
        case .mapping(let entries): self = .object(entries.map { ($0.key, JSONValue($0.value)) })
        case .scalar(let scalar):
            if node.isNull {
                self = .null
            } else if let flag = node.bool {
                self = .flag(flag)
            } else if let number = node.number {
                self = .exact(number)
            } else {
                self = .text(scalar.text)
            }
        }
    }
}
