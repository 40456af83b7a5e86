import Layout
import Platform
import Source
import Specs

/// Reports symbols that neither iOS nor the project can show.
package struct UnavailableSymbol: NodeRule {
    package static let facts = RuleFacts(
        "unavailable-symbol", group: .tokens,
        summary: "a symbol that is unknown, lacks the variant, cannot be read, or is newer than the platform",
        rationale: """
            iOS draws nothing for an SF Symbol that it does not have, which leaves a button without an icon. The name \
            compiles, and the mistake is noticed only on the screen.
            """,
        fixing: """
            Write the name of an SF Symbol that the project's platform has, or add an SVG of that name to a folder \
            listed under `symbols:` in the manifest. For a missing variant, remove `variant:` or choose a symbol that \
            has it.
            """,
        limits: """
            The list of SF Symbols ends with iOS 17.2. On a later platform an unknown name is a warning, not an error.
            """,
        references: "SF Symbols: names with the version of iOS that introduced them",
        failing: [
            RuleExample(
                """
                component: Tab
                body:
                  symbol: sparkles
                  variant: »fill«
                  label: Explore
                """, note: "the symbol has no filled variant"),
            RuleExample(
                """
                component: Tab
                body:
                  symbol: »hart«
                  label: Like
                """),
            RuleExample(
                brand, note: "the project's file for the symbol is not a valid SVG", manifest: "symbols: [Symbols]",
                files: ["Symbols/brand.mark.svg": Array("<svg".utf8)]),
        ],
        passing: [
            RuleExample(
                """
                component: Tab
                body:
                  symbol: heart
                  variant: fill
                  label: Like
                """),
            RuleExample(
                RuleExample.text(of: brand), note: "the project has a symbol with this name",
                manifest: "symbols: [Symbols]", files: ["Symbols/brand.mark.svg": mark]),
        ])

    private static let brand = """
        component: Tab
        body:
          symbol: »brand.mark«
          label: Home
        """

    private static let mark = Array(
        "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='M2 2h20v20z'/></svg>".utf8)

    package init(_ settings: inout RuleSettings) {}

    package func hasSubject(in mockup: Mockup, of design: Design) -> Bool {
        mockup.frames.contains { placed in
            if case .symbol = placed.frame.node.content { true } else { false }
        }
    }

    func check(_ placed: PlacedFrame, of mockup: Mockup, in design: Design) -> [Finding] {
        guard case .symbol(let symbol) = placed.frame.node.content else { return [] }
        let found = finding(for: symbol, at: mockup.place(of: placed.frame), in: mockup, of: design)
        return found.map { [$0] } ?? []
    }

    private func finding(
        for symbol: BoundSymbol, at place: @autoclosure () -> Finding.Place, in mockup: Mockup,
        of design: Design
    ) -> Finding? {
        let catalog = SymbolCatalog.standard
        let name = symbol.fullName
        let platform = design.facts.version
        var occurrences: [Finding.Occurrence] { [mockup.occurrence()] }
        if let own = symbol.own, let problem = own.problem {
            return finding(
                Self.message(symbol.name.value, at: own.path, problem), at: symbol.name.origin, in: place(),
                help: own.help ?? Self.fileHelp, occurrences: occurrences)
        }
        // A missing folder of symbols is reported elsewhere, and any name could be in it.
        if design.symbols.contains(name) || !design.symbols.isComplete { return nil }
        if let version = catalog.availability(name) {
            guard version.major > platform.majorVersion else { return nil }
            return finding(
                Self.message(name, version: version, platform: platform), at: symbol.name.origin, in: place(),
                help: Self.help(version), occurrences: occurrences)
        }
        if let variant = symbol.variant,
            catalog.contains(symbol.name.value) || design.symbols.contains(symbol.name.value)
        {
            return finding(
                Self.message(symbol.name.value, variant: variant.value), at: variant.origin, in: place(),
                help: Self.variantHelp, occurrences: occurrences)
        }
        let hint = nearest(to: name, among: design.symbols.names).map { "did you mean “\($0)”?" } ?? Self.unknownHelp
        // A later iOS may have symbols that are not in the catalog.
        if platform.majorVersion > SymbolCatalog.newest.major {
            return finding(
                Self.message(unknown: name), at: symbol.name.origin, in: place(), help: hint, occurrences: occurrences,
                severity: .warning)
        }
        return finding(
            Self.message(name, hasOwnSymbols: !design.symbols.names.isEmpty), at: symbol.name.origin, in: place(),
            help: hint, occurrences: occurrences)
    }

    /// Returns the most similar name among the project's own symbols and those of iOS.
    private func nearest(to name: String, among own: [String]) -> String? {
        let near = [Suggestion.nearest(to: name, among: own), SymbolCatalog.standard.nearest(to: name)]
        return Suggestion.nearest(to: name, among: near.compactMap(\.self)) ?? near.lazy.compactMap(\.self).first
    }

    // MARK: Messages

    private static func message(_ name: String, hasOwnSymbols: Bool) -> String {
        hasOwnSymbols
            ? "unknown symbol “\(name)”: neither the project nor iOS has it"
            : "unknown SF Symbol “\(name)”"
    }

    private static func message(unknown name: String) -> String {
        "unknown symbol “\(name)”: the list of SF Symbols ends with iOS \(SymbolCatalog.newest)"
    }

    private static func message(_ name: String, variant: String) -> String {
        "the symbol “\(name)” has no variant “\(variant)”"
    }

    private static func message(_ name: String, version: OSVersion, platform: PlatformVersion) -> String {
        "the symbol “\(name)” requires iOS \(version); the project targets iOS \(platform.majorVersion)"
    }

    private static func message(_ name: String, at path: String, _ problem: String) -> String {
        "the symbol “\(name)” cannot be drawn from \(path): \(problem)"
    }

    private static func help(_ version: OSVersion) -> String {
        "choose an older symbol, or write platform: ios\(version.major) if the app requires that version"
    }

    private static let unknownHelp = "write the name of an SF Symbol, or add its SVG to a folder under symbols:"
    private static let fileHelp = "export it as an SVG again, or remove the file"
    private static let variantHelp = "remove variant:, or choose a symbol that has this variant"
}
