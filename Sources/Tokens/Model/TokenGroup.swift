package import Source
package import YAML

/// A group of tokens: its own metadata, and the properties that its members inherit.
package struct TokenGroup: Sendable {
    /// The group that this one extends (DTCG 2025.10, *Extending groups*).
    package struct Base: Sendable {
        package var path: TokenPath
        package var range: SourceRange
    }

    package var path: TokenPath
    /// The index of the group that contains this one in ``TokenSet/groups``; nil at the root.
    package var parent: Int?
    /// The range of the group's name in the first file that defines it.
    package var nameRange: SourceRange
    package var ownType: TokenType?
    package var description: String?
    package var deprecation: Deprecation?
    /// Whether the group itself says whether it is deprecated, which a group above then does not.
    package var hasOwnDeprecation = false
    /// Vendor data, kept for writing the group again.
    package var extensions: Node?
    package var base: Base?
    /// Whether it has the keys of a token except a value. If it is also empty, that is reported.
    package var looksLikeToken = false
}
