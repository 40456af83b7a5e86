import Specs
import Tokens

/// The parts that a color token is meant to paint, by the words of its path or, if they say nothing, of its
/// description.
struct ColorTokenRoles {
    private let words: [Component.Literal.Paint: Set<String>]

    /// - Parameter words: the words in lower case that identify a role.
    init(_ words: [Component.Literal.Paint: [String]]) {
        self.words = words.mapValues { Set($0.map { $0.lowercased() }) }
    }

    /// Whether a token may be used for a paint. A token whose name and description name no role may be used for all.
    func fits(_ token: ResolvedToken, _ paint: Component.Literal.Paint) -> Bool {
        let named = roles(in: token.path.segments.flatMap { NameWords.words(of: String($0)) })
        let roles = named.isEmpty ? roles(in: NameWords.words(of: token.description ?? "")) : named
        // Few colors are made for shadows, and those are named for them.
        guard !roles.isEmpty else { return paint != .shadow }
        if roles.contains(paint) { return true }
        return paint == .shape && !roles.isDisjoint(with: [.foreground, .background, .line])
    }

    private func roles(in names: [String]) -> Set<Component.Literal.Paint> {
        // In “onSurface” and “text on cards”, the words after “on” name the background.
        if let on = names.firstIndex(of: "on") {
            let before = roles(in: Array(names[..<on]))
            return before.isEmpty ? [.foreground] : before
        }
        return Set(words.filter { !$0.value.isDisjoint(with: names) }.keys)
    }
}
