import Tokens
import Values

/// The `help:` texts and fix titles of suggested token values.
enum FixText {
    static func nearest(_ changes: [ContrastFixing.Change]) -> String {
        let values = changes.count == 1 ? "the nearest value that passes" : "the nearest values that pass"
        return "set \(assignments(changes)), \(values) \(scope(of: changes))"
    }

    /// - Parameter isNearerPerAppearance: Whether each appearance on its own has a nearer value.
    static func anotherColor(_ changes: [ContrastFixing.Change], isNearerPerAppearance: Bool) -> String {
        let values = changes.map { "\($0.color.hexWithAlpha) (\($0.appearance.name))" }.joined(separator: ", ")
        let advice = isNearerPerAppearance ? "give the token a value for each appearance" : "split the token in two"
        return "the nearest value of \(names(changes)) that passes \(scope(of: changes)) is \(values), "
            + "a visibly different color; accept it, or \(advice)"
    }

    static func both(_ changes: [ContrastFixing.Change]) -> String {
        let isOneAppearance = Set(changes.map(\.appearance)).count == 1
        let parts = changes.map { change in
            "{\(change.literal.path.text)} to \(change.color.hexWithAlpha)"
                + (isOneAppearance ? "" : " (\(change.appearance.name))")
        }
        return
            "set \(parts.joined(separator: " and ")) together; no single token has a value that passes in all its uses"
    }

    static func byAppearance(_ changes: [ContrastFixing.Change]) -> String {
        let values = changes.map {
            "{\($0.literal.path.text)} to \($0.color.hexWithAlpha) (\($0.appearance.name))"
        }
        return "set \(values.joined(separator: " and ")), the nearest values that pass in all their uses"
    }

    /// “write opacity: 0.7 or more in place of opacity: 0.5, which lowers the contrast”
    static func opacity(_ written: Double, passing: Double) -> String {
        "write opacity: \(DecimalText.short(passing)) or more in place of opacity: \(DecimalText.short(written)), "
            + "which lowers the contrast"
    }

    /// - Parameter veils: The colors that cover the ink where the finding is.
    static func conflict(_ literal: TokenLiteral, _ uses: [ConflictingUse], below veils: [InkStack.Paint]) -> String {
        let name = "{\(literal.path.text)}"
        if uses.count == 1 {
            let reason = "no value of \(name) with this hue passes"
            guard let veil = veils.last else { return "use another token in \(uses[0].name); \(reason) there" }
            let cover = veil.token.map { "{\($0.text)}" } ?? veil.color.hexWithAlpha
            return "\(reason) in \(uses[0].name): \(cover) covers it and lowers its contrast; fix that first"
        }
        let appearances = Set(uses.map(\.appearance))
        if Set(uses).count == 1 {
            return "put one background behind all of it in \(uses[0].name); no single value of \(name) with this hue "
                + "passes on everything that is behind it"
        }
        // State names identify the uses, unless two of them are in one state.
        let isNamed = Set(uses.map { "\($0.name) \($0.appearance.name)" }).count == uses.count
        let places = uses.map { use in
            let name = isNamed ? use.name : use.place
            return appearances.count == 1 ? name : "\(name) (\(use.appearance.name))"
        }
        let advice =
            appearances.count == uses.count ? "give \(name) a value for each appearance" : "split \(name) in two"
        return "\(advice): no single value with this hue passes in \(places.joined(separator: ", "))"
    }

    static func missingDark(_ change: ContrastFixing.Change) -> String {
        "add $modes: { dark: \"\(change.color.hexWithAlpha)\" } to {\(change.literal.path.text)}, "
            + "the nearest dark value that passes"
    }

    /// - Parameter suggestions: Colors that pass in all of the appearances, each with its role.
    static func literal(_ suggestions: [(role: String, color: RGBA)], in appearances: [Appearance]) -> String {
        let names = appearances.map(\.name).joined(separator: " and ")
        return change(suggestions) + (appearances.count > 1 ? " in \(names)" : "")
    }

    /// “use a token with a value for each appearance: #76767B (light), #98989F (dark); no single color passes in both”
    static func perAppearance(_ colors: [(appearance: Appearance, color: RGBA)]) -> String {
        let values = colors.map { "\($0.color.hex) (\($0.appearance.name))" }.joined(separator: ", ")
        return "use a token with a value for each appearance: \(values); no single color passes in "
            + (colors.count == 2 ? "both" : "all of them")
    }

    /// - Parameter uses: The states that show the two backgrounds, if they are not the same.
    static func bothBackgrounds(_ first: RGBA, _ second: RGBA, required: Double, in uses: [String]) -> String {
        let reason = "no single color has \(DecimalText.short(required)):1 on both \(first.hex) and \(second.hex)"
        guard uses.count > 1 else { return "put one background behind all of it; \(reason)" }
        return "use a different color in \(uses.joined(separator: " and ")); \(reason)"
    }

    static let noColor = "put one background behind it; no single color passes on everything that is behind it"

    /// “change the background to #0172F0 or the text color to #333333, the nearest colors that pass here”
    static func change(_ suggestions: [(role: String, color: RGBA)]) -> String {
        let parts = suggestions.map { "the \($0.role) to \($0.color.hex)" }
        let colors = parts.count == 1 ? "the nearest color that passes here" : "the nearest colors that pass here"
        return "change \(parts.joined(separator: " or ")), \(colors)"
    }

    static let isImported = "; make this change yourself, because an imported project defines the token"

    static let isPartOfOthers = "; make this change yourself, because other values may be derived from it"

    static let deferred = "no color is suggested until every file of the project can be read"

    static func title(_ changes: [ContrastFixing.Change]) -> String { "Set \(assignments(changes))" }

    private static func scope(of changes: [ContrastFixing.Change]) -> String {
        let uses = changes.map(\.uses).max() ?? 0
        return switch uses {
        case 1: "in its only use"
        case 2: "in both uses"
        default: "in all \(uses) uses"
        }
    }

    /// `{accent} to #0172F0 (light), #6AA5FF (dark) and {ink} to #000000 (light)`
    private static func assignments(_ changes: [ContrastFixing.Change]) -> String {
        var paths: [TokenPath] = []
        for change in changes where !paths.contains(change.literal.path) { paths.append(change.literal.path) }
        return paths.map { path in
            let values = changes.filter { $0.literal.path == path }
                .map { "\($0.color.hexWithAlpha) (\($0.appearance.name))" }
            return "{\(path.text)} to \(values.joined(separator: ", "))"
        }.joined(separator: " and ")
    }

    private static func names(_ changes: [ContrastFixing.Change]) -> String {
        var names: [String] = []
        for change in changes where !names.contains("{\(change.literal.path.text)}") {
            names.append("{\(change.literal.path.text)}")
        }
        return names.joined(separator: " and ")
    }
}
