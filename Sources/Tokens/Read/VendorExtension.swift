import YAML

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

    /// What uispec says in the `$extensions` of a token or a group; nil where it says nothing.
    private static func content(of extensions: Node) -> Node? {
        extensions[name]
    }

    /// The modes of a token that has no `$modes`.
    static func modes(of extensions: Node) -> Node? {
        content(of: extensions)?[modes]
    }

    /// The value that takes the place of a token's `$value`.
    static func value(of extensions: Node) -> Node? {
        content(of: extensions)?[value]
    }

    /// The tokens of a group that the standard has no types for.
    static func tokens(of extensions: Node) -> [Node.Entry] {
        content(of: extensions)?[tokens]?.mapping ?? []
    }
}
