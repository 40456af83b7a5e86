import Tokens
import Values

/// How mends of tokens are told.
enum MendingText {
    static func nearest(_ changes: [ContrastMending.Change]) -> String {
        let uses = changes.map(\.uses).max() ?? 0
        let scope = uses == 1 ? "in its one use" : "in all \(uses) uses"
        return "the nearest value of \(tokens(changes)) that passes \(scope) is \(values(changes))"
    }

    static func both(_ changes: [ContrastMending.Change]) -> String {
        let isOne = Set(changes.map(\.appearance)).count == 1
        let parts = changes.map { change in
            "{\(change.literal.path.text)} \(change.color.hexWithAlpha)" + (isOne ? "" : " (\(change.appearance.name))")
        }
        return "no value of one token passes in all its uses; together \(parts.joined(separator: " and ")) do"
    }

    static func apart(_ changes: [ContrastMending.Change]) -> String {
        "the nearest values that pass in all their uses are \(parts(changes).joined(separator: " and "))"
    }

    private static func parts(_ changes: [ContrastMending.Change]) -> [String] {
        changes.map { "{\($0.literal.path.text)} \($0.color.hexWithAlpha) (\($0.appearance.name))" }
    }

    /// - Parameter veils: what lies over it where it was found.
    static func conflict(_ literal: TokenLiteral, _ uses: [ConflictingUse], below veils: [InkStack.Paint]) -> String {
        let name = "{\(literal.path.text)}"
        if uses.count == 1 {
            let words = "no value of \(name) of this hue passes in \(uses[0].name)"
            guard let veil = veils.last else { return words }
            let cause = veil.token.map { "{\($0.text)}" } ?? veil.color.hexWithAlpha
            return words + ": \(cause), which lies over it, takes contrast away; mend that first"
        }
        let appearances = Set(uses.map(\.appearance))
        // States are told apart by their names; nodes of one state only by their own.
        let isNamed = Set(uses.map { "\($0.name) \($0.appearance.name)" }).count == uses.count
        let places = uses.map { use in
            let name = isNamed ? use.name : use.place
            return appearances.count == 1 ? name : "\(name) (\(use.appearance.name))"
        }
        // One token may have a value for each appearance.
        let help = appearances.count == uses.count ? "give it a value for each of these appearances" : "use two tokens"
        return "no value of \(name) of this hue passes in all of \(places.joined(separator: ", ")); \(help)"
    }

    static func lackingDark(_ change: ContrastMending.Change) -> String {
        "{\(change.literal.path.text)} has no value for dark appearance; the nearest that passes there is "
            + "\(change.color.hexWithAlpha): add $modes: { dark: … }"
    }

    /// - Parameter mends: colors that pass in all of the appearances, each with what it would be the color of.
    static func literal(_ mends: [(role: String, color: RGBA)], in appearances: [Appearance]) -> String {
        let names = appearances.map(\.name).joined(separator: ", ")
        guard let first = mends.first else {
            return "no one color passes here in \(names): give it a value for each, in a token"
        }
        return "the nearest \(first.role) that passes here in \(names) is \(first.color.hex)"
            + mends.dropFirst().map { ", the nearest \($0.role) \($0.color.hex)" }.joined()
    }

    static let leftToOthers = "; it stands in an imported project, which --fix leaves as it is"

    static let isRead = "; other values may be made of it too, so --fix leaves it as it is"

    /// - Parameter isParted: whether each appearance by itself has a value that is nearer.
    static func anotherColor(isParted: Bool) -> String {
        ", which is another color: take it, or "
            + (isParted ? "give it a value for each of these appearances" : "use two tokens")
    }

    static let waiting = "its token is mended once all of the project can be read"

    static func title(_ changes: [ContrastMending.Change]) -> String {
        "Set \(tokens(changes)) to \(values(changes))"
    }

    private static func tokens(_ changes: [ContrastMending.Change]) -> String {
        var names: [String] = []
        for change in changes where !names.contains("{\(change.literal.path.text)}") {
            names.append("{\(change.literal.path.text)}")
        }
        return names.joined(separator: " and ")
    }

    private static func values(_ changes: [ContrastMending.Change]) -> String {
        changes.map { "\($0.color.hexWithAlpha) (\($0.appearance.name))" }.joined(separator: ", ")
    }
}
