package import YAML

/// Comparison of written values, independent of where and how they are written.
extension Node {
    /// Whether both have the same meaning: ranges, quotes and the order of keys do not matter.
    package func means(_ other: Node) -> Bool {
        if let reference { return reference == other.reference }
        switch (content, other.content) {
        case (.scalar(let one), .scalar(let two)):
            return one.text == two.text && isText == other.isText || isNull && other.isNull
        case (.sequence(let ones), .sequence(let twos)):
            return ones.count == twos.count && zip(ones, twos).allSatisfy { $0.means($1) }
        case (.mapping(let ones), .mapping(let twos)):
            guard ones.count == twos.count else { return false }
            return ones.allSatisfy { entry in other[entry.key].map { entry.value.means($0) } ?? false }
        default: return false
        }
    }

    /// A text that is equal for values with the same meaning.
    var canonical: String {
        if let reference { return "{\(reference)}" }
        switch content {
        case .scalar(let scalar): return isNull ? "~" : isText ? "'\(scalar.text)'" : scalar.text
        case .sequence(let nodes): return "[" + nodes.map(\.canonical).joined(separator: ",") + "]"
        case .mapping(let entries):
            return "{"
                + entries.sorted { $0.key < $1.key }.map { "'\($0.key)':\($0.value.canonical)" }
                .joined(separator: ",") + "}"
        }
    }

    /// Whether it is a list of scalars, which is compared as a whole.
    var isListOfScalars: Bool { sequence?.allSatisfy { $0.scalar != nil || $0.reference != nil } ?? false }
}
