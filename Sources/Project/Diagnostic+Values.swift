package import Source
import Tokens
package import YAML

extension Diagnostic {
    /// A value that is not one of the words that its key takes.
    package static func unknownValue(_ expected: String, found node: Node, of name: String) -> Diagnostic {
        var diagnostic = mismatchedType(expected, found: node, of: name)
        diagnostic.rule = .unknownValue
        diagnostic.help = node.string.flatMap { Suggestion.hint(for: $0, in: expected) } ?? "write \(expected)"
        return diagnostic
    }
}
