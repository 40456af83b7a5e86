import Source
import Tokens
import YAML

/// Binding of booleans: `disabled`, `hidden`, `focused` and others.
extension Binder {
    /// Returns the boolean of a value; reports any other value and returns nil.
    ///
    /// A number or a list from a property counts as in a condition. A text does not, because `no` and `off` are texts
    /// in YAML 1.2 and would count as true. An empty text from a property counts as false: it is the usual default of a
    /// text property.
    mutating func flag(_ node: Node, in scope: Scope) -> Bool? {
        guard let plain = evaluate(node, in: scope) else { return nil }
        if let bool = plain.bool { return bool }
        let origin = origin(of: node, evaluated: plain, in: scope)
        let isWritten = origin == plain.range
        guard let text = plain.string, plain.number == nil, !plain.isNull, isWritten || !text.isEmpty else {
            return plain.isTruthy
        }
        let correction = Self.yaml11Booleans[text.lowercased()].map {
            Self.correction(of: plain, text, meaning: $0 ? "true" : "false", at: origin)
        }
        report(
            Diagnostic(
                .mismatchedType,
                isWritten
                    ? "this must be true, false or a property, not \(plain.kindName)"
                    : "this is used as true or false, but is \(plain.kindName)",
                at: origin, help: correction?.help, fixes: correction?.fixes ?? []))
        return nil
    }

    /// Returns the help and fixes for a text that should be a boolean. The fix removes quotes, because a quoted value
    /// stays a text.
    private static func correction(
        of plain: Node, _ text: String, meaning value: String, at origin: SourceRange
    ) -> (help: String, fixes: [Fix]) {
        guard plain.scalar?.isPlain == false else {
            return (
                "write \(value): in YAML 1.2, \(text) is text",
                Spelling.fixes(of: text, writing: value, at: origin, applicability: .unsafe)
            )
        }
        if plain.scalar?.isInterpolated ?? false {
            return ("a property keeps its type only when it is the whole value: $name", [])
        }
        let isWrittenAsRead = Int(origin.end) - Int(origin.start) == text.utf8.count + 2
        return (
            "write \(value) without quotes: a quoted value is always text",
            isWrittenAsRead
                ? [
                    Fix(
                        title: "Write \(value)", edits: [.init(range: origin, replacement: value)],
                        applicability: .unsafe)
                ] : []
        )
    }

    /// The booleans of YAML 1.1.
    private static let yaml11Booleans = [
        "yes": true, "y": true, "on": true, "true": true, "no": false, "n": false, "off": false, "false": false,
    ]
}
