package import Source
package import YAML

/// A group of tokens: what it says of itself, and what it hands down to what it holds.
package struct TokenGroup: Sendable {
    /// The group that another one starts from (DTCG 2025.10, *Extending groups*).
    package struct Base: Sendable {
        package var path: TokenPath
        package var range: SourceRange
    }

    package var path: TokenPath
    /// The place of the group that holds this one in ``TokenSet/groups``; nil for a group at the root.
    package var parent: Int?
    /// Where the group's name is written first.
    package var nameRange: SourceRange
    package var ownType: TokenType?
    package var description: String?
    package var deprecation: Deprecation?
    /// Vendor data, kept for writing the group again.
    package var extensions: Node?
    package var base: Base?
}
