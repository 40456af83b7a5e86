import Layout
import Platform
import Source
import Specs

/// A symbol that iOS does not have.
package struct UnavailableSymbol: NodeRule {
    package static let facts = RuleFacts(
        "unavailable-symbol", group: .tokens,
        summary: "a symbol does not exist, has no such variant, or is newer than the platform",
        rationale: """
            An SF Symbol that the system does not know is drawn as nothing at all: the button is there, its picture is \
            not. The name compiles, so nobody notices before the screen is seen.
            """,
        source: "SF Symbols: names with the version of iOS that introduced them",
        failing: [
            RuleExample(
                """
                component: Tab
                body:
                  symbol: sparkles
                  variant: »fill«
                  label: Explore
                """, note: "the symbol exists, but not filled"),
            RuleExample(
                """
                component: Tab
                body:
                  symbol: »hart«
                  label: Like
                """),
        ],
        passing: [
            RuleExample(
                """
                component: Tab
                body:
                  symbol: heart
                  variant: fill
                  label: Like
                """)
        ])

    package init(_ settings: inout RuleSettings) {}

    func check(_ placed: PlacedFrame, of mockup: Mockup, in design: Design) -> [Finding] {
        guard case .symbol(let symbol) = placed.frame.node.content else { return [] }
        let found = finding(for: symbol, at: mockup.place(of: placed.frame), in: mockup, design.facts.version)
        return found.map { [$0] } ?? []
    }

    private func finding(
        for symbol: BoundSymbol, at place: @autoclosure () -> Finding.Place, in mockup: Mockup,
        _ platform: PlatformVersion
    ) -> Finding? {
        let catalog = SymbolCatalog.standard
        let name = symbol.fullName
        var occurrences: [Finding.Occurrence] { [mockup.occurrence()] }
        if let version = catalog.availability(name) {
            guard version.major > platform.majorVersion else { return nil }
            return finding(
                Self.message(name, version: version, platform: platform), at: symbol.name.origin, in: place(),
                occurrences: occurrences)
        }
        if let variant = symbol.variant, catalog.contains(symbol.name.value) {
            return finding(
                Self.message(symbol.name.value, variant: variant.value), at: variant.origin, in: place(),
                help: Self.variantHelp, occurrences: occurrences)
        }
        return finding(
            Self.message(name), at: symbol.name.origin, in: place(),
            help: catalog.nearest(to: name).map { "did you mean “\($0)”?" }, occurrences: occurrences)
    }

    // MARK: Messages

    private static func message(_ name: String) -> String { "there is no SF Symbol “\(name)”" }

    private static func message(_ name: String, variant: String) -> String {
        "the symbol “\(name)” has no variant “\(variant)”"
    }

    private static func message(_ name: String, version: OSVersion, platform: PlatformVersion) -> String {
        "the symbol “\(name)” is there from iOS \(version) on; the project is for iOS \(platform.majorVersion)"
    }

    private static let variantHelp = "leave the variant out, or choose a symbol that has it"
}
