import Source
import Tokens
import YAML

/// Checks of `role`, `prominence` and `traits`. Unknown words are allowed, since a project may define its own; only
/// probable misspellings are reported.
extension Binder {
    mutating func checkRole(_ node: Node, in scope: Scope) {
        guard let plain = evaluate(node, in: scope) else { return }
        check(plain, at: origin(of: node, evaluated: plain, in: scope), of: "role", among: BoundInteraction.roles)
    }

    mutating func checkProminence(_ node: Node, in scope: Scope) {
        guard let plain = evaluate(node, in: scope) else { return }
        check(
            plain, at: origin(of: node, evaluated: plain, in: scope), of: "prominence",
            among: BoundInteraction.prominences)
    }

    /// Checks a trait or a list of traits.
    mutating func checkTraits(_ node: Node?, in scope: Scope) {
        guard let node else { return }
        if let items = node.sequence {
            for item in items { checkTraits(item, in: scope) }
        } else if let plain = evaluate(node, in: scope) {
            let origin = origin(of: node, evaluated: plain, in: scope)
            for item in plain.sequence ?? [plain] {
                let place = item.range == plain.range ? origin : item.range
                check(item, at: place, of: "traits", among: BoundVoice.knownTraits)
            }
        }
    }

    private mutating func check(_ word: Node, at range: SourceRange, of name: String, among known: Set<String>) {
        guard let text = word.string, !word.isNull, !known.contains(text) else { return }
        let fixes: [Fix]
        let suggestion: String
        if let synonym = Self.synonyms[text.lowercased()], known.contains(synonym) {
            suggestion = synonym
            fixes = Spelling.fixes(of: text, writing: synonym, at: range, applicability: .safe)
        } else if text.utf8.count >= Self.minLetters, let near = Suggestion.clearNearest(to: text, among: known),
            near.isCertain
        {
            suggestion = near.name
            fixes = Spelling.fixes(of: text, at: range, among: known)
        } else {
            return
        }
        report(
            Diagnostic(
                .unknownValue, "“\(name)” cannot be \(word.kindName)", at: range, help: "did you mean “\(suggestion)”?",
                fixes: fixes))
    }

    /// The minimum length for suggestions. Shorter words are too similar to other valid words: cart and card, tag and
    /// tab.
    private static var minLetters: Int { 5 }

    /// Names of other platforms, in lower case.
    private static let synonyms = [
        "heading": "header", "hyperlink": "link", "btn": "button", "img": "image", "picture": "image",
        "switch": "toggle", "textfield": "field",
    ]
}

extension BoundInteraction {
    /// The roles that rules and sheets use.
    static let roles = controlRoles.union(["header", "image", "card", "none"])

    /// The prominences that rules know.
    static let prominences: Set<String> = ["primary"]
}

extension BoundVoice {
    /// The traits of SwiftUI and UIKit, by both names.
    static let knownTraits: Set<String> = {
        let traits = [
            "button", "header", "selected", "link", "searchField", "image", "toggle", "modal", "tabBar",
            "keyboardKey", "staticText", "summaryElement",
        ]
        let others = [
            "playsSound", "updatesFrequently", "startsMediaSession", "allowsDirectInteraction", "causesPageTurn",
            "adjustable", "notEnabled", "supportsZoom", "toggleButton", "none",
        ]
        let ofSwiftUI = traits.map { "is" + $0.prefix(1).uppercased() + $0.dropFirst() }
        return Set(traits + others + ofSwiftUI)
    }()
}
