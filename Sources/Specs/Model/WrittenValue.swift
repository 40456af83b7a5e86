import YAML

/// A value as it is written, regardless of its place.
indirect enum WrittenValue: Hashable {
    case scalar(String, isPlain: Bool)
    case sequence([WrittenValue])
    case mapping(keys: [String], values: [WrittenValue])

    init(_ node: Node) {
        switch node.content {
        case .scalar(let scalar): self = .scalar(scalar.text, isPlain: scalar.isPlain)
        case .sequence(let items): self = .sequence(items.map(Self.init))
        case .mapping(let entries):
            self = .mapping(keys: entries.map(\.key), values: entries.map { Self($0.value) })
        }
    }
}
