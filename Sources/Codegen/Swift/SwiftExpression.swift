/// An expression that lays itself out as swift-format would: on one line where it fits, else an argument a line.
indirect enum SwiftExpression: Sendable {
    struct Argument: Sendable {
        var label: String?
        var value: SwiftExpression
        /// What stands behind the argument when it has a line of its own.
        var comment: String?

        init(_ label: String? = nil, _ value: SwiftExpression, comment: String? = nil) {
            self.label = label
            self.value = value
            self.comment = comment
        }
    }

    case literal(String)
    case call(String, [Argument])
    case array([SwiftExpression])

    static let longestLine = 120

    /// The expression behind `prefix`, from a column of `indent` spaces on; the prefix is part of the result.
    func laidOut(after prefix: String, indent: Int, trailing: String = "") -> String {
        let line = prefix + onOneLine + trailing
        if !hasComments, indent + line.count <= Self.longestLine { return line }
        let inner = indent + 4
        let margin = "\n" + String(repeating: " ", count: inner)
        switch self {
        case .literal:
            return line
        case .call(let name, let arguments):
            guard !arguments.isEmpty else { return line }
            var result = prefix + name + "("
            for (index, argument) in arguments.enumerated() {
                let end = index == arguments.count - 1 ? ")" + trailing : ","
                let label = argument.label.map { $0 + ": " } ?? ""
                result += margin + argument.value.laidOut(after: label, indent: inner, trailing: end)
                if let comment = argument.comment { result += "  // \(comment)" }
            }
            return result
        case .array(let items):
            guard !items.isEmpty else { return line }
            var result = prefix + "["
            for item in items { result += margin + item.laidOut(after: "", indent: inner, trailing: ",") }
            return result + "\n" + String(repeating: " ", count: indent) + "]" + trailing
        }
    }

    private var onOneLine: String {
        switch self {
        case .literal(let text): text
        case .call(let name, let arguments):
            name + "("
                + arguments.map { ($0.label.map { $0 + ": " } ?? "") + $0.value.onOneLine }.joined(separator: ", ")
                + ")"
        case .array(let items): "[" + items.map(\.onOneLine).joined(separator: ", ") + "]"
        }
    }

    private var hasComments: Bool {
        switch self {
        case .literal: false
        case .call(_, let arguments): arguments.contains { $0.comment != nil || $0.value.hasComments }
        case .array(let items): items.contains(where: \.hasComments)
        }
    }
}
