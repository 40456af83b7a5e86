import Source
import Tokens
import YAML

/// What is true or false: `disabled`, `hidden`, `focused` and others.
extension Binder {
    /// The truth of a value; nil where it is none, which is told.
    ///
    /// A number or a list that a property holds counts as in a condition. A text does not: `no` and `off` are texts in YAML
    /// 1.2, and would be as true as any other. An empty one is nothing, which is what a property says that waits for a text.
    mutating func flag(_ node: Node, in scope: Scope) -> Bool? {
        guard let plain = evaluate(node, in: scope) else { return nil }
        if let bool = plain.bool { return bool }
        let origin = origin(of: node, evaluated: plain, in: scope)
        let isWritten = origin == plain.range
        guard let text = plain.string, plain.number == nil, !plain.isNull, isWritten || !text.isEmpty else {
            return plain.isTruthy
        }
        let meant = Self.truths[text.lowercased()].map { $0 ? "true" : "false" }
        report(
            Diagnostic(
                .wrongType,
                isWritten
                    ? "true, false or a property stands here, not \(plain.kindName)"
                    : "this decides as true or false, and is \(plain.kindName)",
                at: origin, help: meant.map { "write \($0); \(text) is a text in YAML 1.2" },
                fixes: meant.map { Spelling.fixes(of: text, writing: $0, at: origin, isSafe: false) } ?? []))
        return nil
    }

    /// The words of YAML 1.1 for them.
    private static let truths = [
        "yes": true, "y": true, "on": true, "true": true, "no": false, "n": false, "off": false, "false": false,
    ]
}
