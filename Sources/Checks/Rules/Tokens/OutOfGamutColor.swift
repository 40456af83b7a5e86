import Source
package import Specs
import Tokens
import Values

/// Reports colors that the target's display cannot show.
package struct OutOfGamutColor: Rule {
    package static let facts = RuleFacts(
        "out-of-gamut-color", group: .tokens, severity: .warning,
        summary: "a color outside the gamut of the target display",
        rationale: """
            Color spaces such as OKLCH can express colors that no display shows. Each device shows another color \
            instead, and users never see the designed one.
            """,
        fixing: """
            Write the nearest color in the gamut, which the help line of the finding names, or choose a less saturated \
            color.
            """,
        limits: """
            A token is reported once, for the first of its appearances with such a color. Tokens and components of \
            imported projects are not checked.
            """,
        references: "CSS Color 4, Gamut Mapping; the screens of iPhones show Display P3",
        settings: [.init("gamut", "gamut of the target display: display-p3 or srgb", default: "display-p3")],
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
                """,
                note: """
                    the color is outside sRGB but inside Display P3, which every iPhone since the iPhone 7 can show
                    """),
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
        return design.hasColorTokens || literals.contains(where: \.role.isColor)
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
            // The color of an alias is reported at the token that defines it.
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
        "\(name) is outside the \(gamut.name) gamut"
    }

    /// Suggests the nearest color in the gamut, in the notation of its color space.
    private func help(for color: RGBA) -> String {
        let mapped = Color(color).mapped(to: gamut.space)
        if gamut == .srgb { return "write \(mapped.rgbaClamped.hexWithAlpha), the nearest color in the gamut" }
        let parts = mapped.displayP3
        let numbers = [parts.red, parts.green, parts.blue].map { DecimalText.short(min(max($0, 0), 1), places: 4) }
        let alpha = color.alpha < 1 ? " / \(DecimalText.short(color.alpha, places: 4))" : ""
        return "write color(display-p3 \(numbers.joined(separator: " "))\(alpha)), the nearest color in the gamut"
    }
}
