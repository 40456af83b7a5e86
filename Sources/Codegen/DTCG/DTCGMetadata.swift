package import Tokens
package import YAML

/// The parts of a DTCG file besides its tokens.
package struct DTCGMetadata: Sendable {
    /// The metadata of groups, which is kept.
    package var groups: [TokenGroup]
    /// Groups that may have no tokens. They are written if they have metadata.
    package var others: [TokenGroup] = []
    /// The vendor data at the root of the files.
    package var extensions: [Node] = []
    /// Written to the `$description` of the file; nil for none.
    package var provenance: Provenance?

    package init(groups: [TokenGroup] = [], provenance: Provenance? = nil) {
        self.groups = groups
        self.provenance = provenance
    }
}
