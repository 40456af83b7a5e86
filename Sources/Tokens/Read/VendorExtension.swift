package import YAML

/// What uispec says in a DTCG file beyond the standard, under `$extensions`, where other tools keep it without reading
/// it (DTCG 2025.10, *Extensions*).
///
/// - In a token, `modes` stands for `$modes`, and `value` for a `$value` that the standard cannot hold whole.
/// - In a group, `tokens` holds the tokens of types that the standard does not have.
package enum VendorExtension {
    package static let name = "io.github.uispec"
    package static let modes = "modes"
    package static let value = "value"
    package static let tokens = "tokens"

    /// What uispec says in a token or a group; nil where it says nothing.
    package static func content(of node: Node) -> Node? {
        node["$extensions"]?[name]
    }

    /// The modes of a token, where it has no `$modes` of its own.
    static func modes(of token: Node) -> Node? {
        token["$modes"] == nil ? content(of: token)?[modes] : nil
    }

    /// The value that takes the place of a token's `$value`.
    static func value(of token: Node) -> Node? {
        content(of: token)?[value]
    }

    /// The tokens of a group that the standard has no types for.
    static func tokens(of group: Node) -> [Node.Entry] {
        content(of: group)?[tokens]?.mapping ?? []
    }
}
