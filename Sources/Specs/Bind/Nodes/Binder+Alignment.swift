import Source
import Tokens
import YAML

/// Binding of `align`.
extension Binder {
    /// - Parameter axis: The axis along which the container places its nodes; only the other axis can be aligned. Nil
    ///   for a container that can align on both axes.
    mutating func alignment(
        _ attributes: Attributes, along axis: Axis? = nil, in scope: Scope, default standard: Anchor = .center
    ) -> Anchor {
        guard let node = attributes[.align], let anchor = anchor(node, in: scope) else { return standard }
        if let axis { checkAlignment(node, across: axis, of: attributes.element.kind, in: scope) }
        return anchor
    }

    private mutating func checkAlignment(_ node: Node, across axis: Axis, of kind: NodeKind, in scope: Scope) {
        guard let plain = evaluate(node, in: scope), let name = plain.string else { return }
        let (across, along) = axis == .vertical ? (Self.columns, Self.rows) : (Self.rows, Self.columns)
        guard name != "center", along.contains(name) else { return }
        let members = kind == .flow ? "rows" : "nodes"
        let direction = axis == .vertical ? "one below the other" : "side by side"
        let article = kind == .hstack ? "an" : "a"
        report(
            Diagnostic(
                .unknownValue,
                "“\(name)” has no effect in \(article) \(kind.rawValue), whose \(members) are placed \(direction)",
                at: plain.range, help: "write \(across.dropLast().joined(separator: ", ")) or \(across.last ?? "")"))
    }

    private static var columns: [String] { ["leading", "center", "trailing"] }
    private static var rows: [String] { ["top", "center", "bottom", "firstTextBaseline", "lastTextBaseline"] }
}
