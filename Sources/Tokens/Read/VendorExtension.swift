import YAML

/// The data that uispec writes to a DTCG file beyond the standard, under `$extensions`. Other tools keep it without
/// reading it (DTCG 2025.10, *Extensions*).
///
/// - In a token, `modes` corresponds to `$modes`, and `value` replaces a `$value` that the standard cannot express
///   fully.
/// - In a group, `tokens` contains the tokens of types that the standard does not define.
package enum VendorExtension {
    package static let name = "io.github.uispec"
    package static let modes = "modes"
    package static let value = "value"
    package static let tokens = "tokens"
    /// The key of the name of the mode in a file that Figma exports.
    package static let figmaMode = "com.figma.modeName"
    /// The name of Tokens Studio.
    package static let studio = "studio.tokens"
    /// The key of a change of a color under that name.
    package static let change = "modify"

    /// The extension of uispec in the `$extensions` of a token or a group.
    private static func content(of extensions: Node) -> Node? {
        extensions[name]
    }

    /// The modes of a token without `$modes`.
    static func modes(of extensions: Node) -> Node? {
        content(of: extensions)?[modes]
    }

    /// The entry with which Tokens Studio changes the value of a token.
    static func modification(of extensions: Node) -> Node.Entry? {
        extensions[studio]?.mapping?.first { $0.key == change }
    }

    /// The value that replaces the `$value` of a token.
    static func value(of extensions: Node) -> Node? {
        content(of: extensions)?[value]
    }

    /// The tokens of a group whose types the standard does not define.
    static func tokens(of extensions: Node) -> [Node.Entry] {
        content(of: extensions)?[tokens]?.mapping ?? []
    }
}
