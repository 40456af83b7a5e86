import Layout
import Platform
import Project
import Source
import Specs
import Values

/// Reports symbols that point left or right, although iOS has one that follows the layout direction.
package struct UnmirroredSymbol: NodeRule {
    package static let facts = RuleFacts(
        "unmirrored-symbol", group: .layout, severity: .warning,
        summary: "a symbol that points left or right in a right-to-left layout, where another one is mirrored",
        rationale: """
            In Arabic and Hebrew the whole layout is mirrored, and “next” is on the left. `chevron.right` still points \
            to the right there, away from where it leads. SF Symbols whose names say `forward` and `backward` are \
            mirrored by the system.
            """,
        fixing: "Write the name with `forward` or `backward`, such as `chevron.forward` for `chevron.right`.",
        limits: """
            Symbols of real directions, such as the buttons of a map, look the same: accept them with a waiver. Only \
            projects that check `direction: rtl` get this finding. A symbol that is chosen by a condition on \
            `direction`, or has `flip`, is not reported.
            """,
        references: "HIG, Right to left: Interface icons; SF Symbols, localized variants",
        isPreview: true,
        failing: [
            RuleExample(
                """
                component: Next
                body: { symbol: »chevron.right«, label: Next, action: next, hitArea: 44 }
                """, manifest: bothDirections)
        ],
        passing: [
            RuleExample(
                """
                component: Next
                body: { symbol: chevron.forward, label: Next, action: next, hitArea: 44 }
                """, manifest: bothDirections),
            RuleExample(
                """
                component: Undo
                body: { symbol: arrow.uturn.backward, label: Undo, action: undo, hitArea: 44 }
                """, manifest: bothDirections),
            RuleExample(
                """
                component: Next
                body: { symbol: chevron.right, label: Next, action: next, hitArea: 44 }
                """, note: "the project is checked from left to right only"),
        ])

    private static let bothDirections = "contexts: { direction: [ltr, rtl] }"

    package init(_ settings: inout RuleSettings) {}

    package func hasSubject(in mockup: Mockup, of design: Design) -> Bool {
        subjects(in: mockup, of: design) > 0
    }

    package func subjects(in mockup: Mockup, of design: Design) -> Int {
        guard mockup.metrics.direction == .rightToLeft else { return 0 }
        return mockup.frames.count { placed in
            if case .symbol = placed.frame.node.content { true } else { false }
        }
    }

    func check(_ placed: PlacedFrame, of mockup: Mockup, in design: Design) -> [Finding] {
        guard mockup.metrics.direction == .rightToLeft, !placed.isDrawnBySystem,
            case .symbol(let symbol) = placed.frame.node.content, symbol.own == nil,
            placed.frame.node.effects.flip == nil,
            let mirrored = Self.mirrored(symbol.fullName, on: design.facts.version),
            !design.library.components.contains(where: { $0.choosesByDirection(at: symbol.name.origin) })
        else { return [] }
        // The variant is written beside the name.
        let name = Self.mirrored(symbol.name.value, on: design.facts.version) ?? mirrored
        return [
            finding(
                Self.message(symbol.name.value), at: symbol.name.origin, in: mockup.place(of: placed.frame),
                help: Self.help(name), occurrences: [mockup.occurrence()])
        ]
    }

    /// The symbol that is mirrored with the layout; nil if the platform has none, or the symbol points both ways.
    private static func mirrored(_ name: String, on platform: PlatformVersion) -> String? {
        let parts = name.split(separator: ".")
        guard parts.contains("left") != parts.contains("right") else { return nil }
        let mirrored = parts.map { $0 == "left" ? "backward" : $0 == "right" ? "forward" : $0 }.joined(separator: ".")
        guard let version = SymbolCatalog.standard.availability(mirrored), version.major <= platform.majorVersion else {
            return nil
        }
        return mirrored
    }

    // MARK: Messages

    private static func message(_ name: String) -> String {
        "the symbol “\(name)” is not mirrored in a right-to-left layout"
    }

    private static func help(_ name: String) -> String {
        "write \(name), which points the same way from left to right"
    }
}
