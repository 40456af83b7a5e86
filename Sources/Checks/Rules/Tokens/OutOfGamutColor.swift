import Source
package import Specs
import Tokens
import Values

/// A color that no iPhone can show.
package struct OutOfGamutColor: Rule {
    package static let facts = RuleFacts(
        "out-of-gamut-color", group: .tokens, severity: .warning,
        summary: "a color lies outside of what the target can show",
        rationale: """
            Modern color spaces have names for colors that no screen has. Each device then shows another color in their
            place, so that nobody sees the one that was designed.
            """,
        references: "CSS Color 4, Gamut Mapping; the screens of iPhones show Display P3",
        settings: [.init("gamut", "what the target shows: display-p3 or srgb", default: "display-p3")],
        failing: [
            RuleExample(
                """
                color:
                  $type: color
                  »neon«: { $value: oklch(0.86 0.4 142) }
                ---
                component: Dot
                body:
                  shape: circle
                  width: 8
                  height: 8
                  fill: "{color.neon}"
                """),
            RuleExample(
                """
                component: Dot
                body:
                  shape: circle
                  width: 8
                  height: 8
                  fill: »"oklch(0.86 0.4 142)"«
                """),
        ],
        passing: [
            RuleExample(
                """
                color:
                  $type: color
                  leaf: { $value: color(display-p3 0 0.8 0.2) }
                ---
                component: Dot
                body:
                  shape: circle
                  width: 8
                  height: 8
                  fill: "{color.leaf}"
                """, note: "outside of sRGB, but every iPhone since the 7 shows it"),
            RuleExample(
                """
                color:
                  $type: color
                  ink: { $value: oklch(0.4 0.1 250) }
                ---
                component: Title
                preview: { backdrop: "#FFFFFF" }
                body:
                  text: Cafe
                  color: "{color.ink}"
                """),
        ])

    enum Gamut: String, CaseIterable {
        case displayP3 = "display-p3"
        case srgb

        var space: ColorSpace { self == .srgb ? .srgb : .displayP3 }
        var name: String { self == .srgb ? "sRGB" : "Display P3" }
    }

    private let gamut: Gamut

    package init(_ settings: inout RuleSettings) {
        gamut = settings.choice("gamut", default: .displayP3)
    }

    package func hasSubject(in mockup: Mockup, of design: Design) -> Bool {
        let literals = design.library[mockup.component]?.literals(in: design.library) ?? []
        return design.hasColorTokens || literals.contains { $0.role == .color }
    }

    package func check(_ component: Component, in design: Design) -> [Finding] {
        guard !design.importedFiles.contains(component.nameRange.file) else { return [] }
        return component.literals(in: design.library).compactMap { literal in
            guard case .color(let color) = literal.value, !isShown(color) else { return nil }
            return finding(
                Self.message("this color", in: gamut), at: literal.range, in: Finding.Place(component: component.name),
                help: help(for: color))
        }
    }

    package func check(_ design: Design, uses: DesignUses) -> [Finding] {
        design.ownTokens.compactMap { token in
            // What only refers to another token has no color of its own.
            guard token.chain.isEmpty, !design.importedFiles.contains(token.nameRange.file) else { return nil }
            for appearance in Appearance.base {
                guard let color = Self.colors(of: token[appearance]).first(where: { !isShown($0) }) else { continue }
                let range =
                    token.token.modes.first { $0.appearance == appearance }?.nameRange ?? token.nameRange
                return finding(
                    Self.message("{\(token.path)}", in: gamut), at: range, in: .token(token.path.text),
                    help: help(for: color))
            }
            return nil
        }
    }

    private static func colors(of value: TokenValue) -> [RGBA] {
        switch value {
        case .color(let color): [color]
        case .gradient(let stops): stops.map(\.color)
        case .shadow(let shadows): shadows.map(\.color)
        case .border(let border): [border.color]
        default: []
        }
    }

    private func isShown(_ color: RGBA) -> Bool {
        Color(color).isInGamut(of: gamut.space)
    }

    // MARK: Messages

    private static func message(_ name: String, in gamut: Gamut) -> String {
        "\(name) lies outside of \(gamut.name)"
    }

    /// The nearest color that can be shown, in the notation of its space.
    private func help(for color: RGBA) -> String {
        let mapped = Color(color).mapped(to: gamut.space)
        if gamut == .srgb { return "the nearest that can be shown is \(mapped.rgbaClamped.hexWithAlpha)" }
        let parts = mapped.displayP3
        let numbers = [parts.red, parts.green, parts.blue].map { DecimalText.short(min(max($0, 0), 1), places: 4) }
        return "the nearest that can be shown is color(display-p3 \(numbers.joined(separator: " ")))"
    }
}
