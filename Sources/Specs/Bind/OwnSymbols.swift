import Values

/// A symbol of the project's own: an SVG file, drawn in the color of what shows it.
package struct OwnSymbol: Sendable, Hashable {
    /// Relative to the working directory.
    package var path: String
    package var facts: ImageFacts

    package init(path: String, facts: ImageFacts) {
        self.path = path
        self.facts = facts
    }

    /// Why it cannot be drawn; nil where it can.
    package var problem: String? {
        switch facts {
        case .size: nil
        case .missing: "the file is missing"
        case .unreadable(let reason): reason
        }
    }

    /// Its width in parts of its height, within what a row of a screen holds; nil where the file says no size.
    var aspect: Double? {
        guard case .size(let size?) = facts, size.width > 0, size.height > 0 else { return nil }
        let aspect = size.width.value / size.height.value
        return aspect.isFinite ? min(max(aspect, 0.01), 100) : nil
    }
}

/// The symbols that a project brings along, by name. They come before those of iOS.
package struct OwnSymbols: Sendable {
    private let paths: [String: String]
    private let facts: @Sendable (String) -> ImageFacts
    /// Whether all its folders could be listed: otherwise there may be others.
    package let isWhole: Bool

    /// - Parameters:
    ///   - paths: of the files, by the symbols' names.
    ///   - facts: what is known of the file at a path.
    package init(
        _ paths: [String: String] = [:], isWhole: Bool = true,
        facts: @escaping @Sendable (String) -> ImageFacts = { _ in .missing }
    ) {
        self.paths = paths
        self.isWhole = isWhole
        self.facts = facts
    }

    package subscript(name: String) -> OwnSymbol? {
        paths[name].map { OwnSymbol(path: $0, facts: facts($0)) }
    }

    package func contains(_ name: String) -> Bool { paths[name] != nil }

    package var names: [String] { paths.keys.sorted() }
}
