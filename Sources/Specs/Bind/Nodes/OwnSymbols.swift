import Values

/// A symbol defined by the project: an SVG file, drawn in the color of the node that shows it.
package struct OwnSymbol: Sendable, Hashable {
    /// The path relative to the working directory.
    package var path: String
    package var facts: ImageFacts

    package init(path: String, facts: ImageFacts) {
        self.path = path
        self.facts = facts
    }

    /// The reason why it cannot be drawn; nil if it can.
    package var problem: String? {
        switch facts {
        case .size: nil
        case .missing: "the file is missing"
        case .unreadable(let reason, _): reason
        }
    }

    /// The instruction that solves the problem; nil if there is none for all files.
    package var help: String? {
        if case .unreadable(_, let help) = facts { help } else { nil }
    }

    /// The width divided by the height, limited to 0.01…100; nil if the file has no size.
    var aspect: Double? {
        guard case .size(let size?) = facts, size.width > 0, size.height > 0 else { return nil }
        let aspect = size.width.value / size.height.value
        return aspect.isFinite ? min(max(aspect, 0.01), 100) : nil
    }
}

/// The symbols defined by a project, by name. They take precedence over those of iOS.
package struct OwnSymbols: Sendable {
    private let paths: [String: String]
    private let facts: @Sendable (String) -> ImageFacts
    /// Whether all symbol folders could be listed; otherwise there may be more symbols.
    package let isComplete: Bool

    /// - Parameters:
    ///   - paths: The paths of the files, by symbol name.
    ///   - facts: Returns facts about the file at a path.
    package init(
        _ paths: [String: String] = [:], isComplete: Bool = true,
        facts: @escaping @Sendable (String) -> ImageFacts = { _ in .missing }
    ) {
        self.paths = paths
        self.isComplete = isComplete
        self.facts = facts
    }

    package subscript(name: String) -> OwnSymbol? {
        paths[name].map { OwnSymbol(path: $0, facts: facts($0)) }
    }

    package func contains(_ name: String) -> Bool { paths[name] != nil }

    package var names: [String] { paths.keys.sorted() }
}
