extension Node {
    /// Whether two values are the same, wherever they are written.
    package func hasContent(of other: Node) -> Bool {
        switch (content, other.content) {
        case (.scalar(let own), .scalar(let others)): own == others
        case (.sequence(let own), .sequence(let others)):
            own.count == others.count && zip(own, others).allSatisfy { $0.hasContent(of: $1) }
        case (.mapping(let own), .mapping(let others)):
            own.count == others.count
                && zip(own, others).allSatisfy { $0.key == $1.key && $0.value.hasContent(of: $1.value) }
        default: false
        }
    }
}
