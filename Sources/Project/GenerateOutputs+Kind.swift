extension GenerateOutputs {
    /// The kind of an output, by its key in the manifest.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
        case swift
        case xcassets
        case css
        case dtcg
        case figures
    }

    /// Keeps the outputs of these kinds.
    package mutating func keep(_ kinds: Set<Kind>) {
        if !kinds.contains(.swift) { swift = nil }
        if !kinds.contains(.xcassets) { assetCatalog = nil }
        if !kinds.contains(.css) { css = nil }
        if !kinds.contains(.dtcg) { dtcg = nil }
        if !kinds.contains(.figures) { figures = nil }
    }
}
