import Platform
import Source
import Tokens
import Values

/// Every pair of colors of a design, found by the literals that they are written as: what a change there would change.
struct ColorUses {
    /// A pair, and the literal that each of its paints comes from.
    struct Use {
        var pair: InkPair
        var literals: [InkStack.Paint: TokenLiteral]
        /// The same of the colors that it must not fall below.
        var standard: [InkStack.Paint: TokenLiteral] = [:]
    }

    private let materials: MaterialTable
    private let tokens: ResolvedTokens
    /// The tokens that may be changed: the project's own.
    private let own: Set<TokenPath>
    private let importedFiles: Set<FileID>
    private let shared: SharedValues
    private let sources: SourceMap
    /// Of uses alike the first by its name.
    private var uses: [TokenLiteral: [Use]] = [:]
    private var counts: [TokenLiteral: Int] = [:]
    /// The uses that must not fall below others in which a literal takes part, and take no part in it themselves.
    private var followers: [TokenLiteral: [Use]] = [:]
    private(set) var colors: [TokenLiteral: RGBA] = [:]

    init(_ pairs: some Sequence<InkPair>, in design: Design) {
        materials = design.facts.materials
        tokens = design.tokens
        own = Set(design.ownTokens.map(\.path))
        importedFiles = design.importedFiles
        shared = SharedValues(design.tokens)
        sources = design.sources
        for (demand, alike) in Dictionary(grouping: pairs, by: \.demand) {
            let literals = literals(in: demand.stack)
            guard let first = alike.min(by: { $0.use < $1.use }), !literals.isEmpty, !isOutOfReach(first) else {
                continue
            }
            let standard = first.standard.map { self.literals(in: $0.stack) } ?? [:]
            let use = Use(pair: first, literals: literals, standard: standard)
            for literal in Set(literals.values) {
                uses[literal, default: []].append(use)
                // One text is one use, whatever is asked of it.
                if first.standard == nil { counts[literal, default: 0] += alike.count }
            }
            for literal in Set(standard.values).subtracting(literals.values) {
                followers[literal, default: []].append(use)
            }
            for literal in literals.values { colors[literal] = color(of: literal.path, in: demand.stack.appearance) }
        }
    }

    /// The literals of a stack's paints that may be changed.
    func literals(in stack: InkStack) -> [InkStack.Paint: TokenLiteral] {
        var result: [InkStack.Paint: TokenLiteral] = [:]
        for paint in stack.paints {
            guard let token = paint.token, let literal = tokens.colorLiteral(of: token, in: stack.appearance),
                own.contains(literal.path), let color = color(of: literal.path, in: stack.appearance),
                color == paint.color || color.hasHue(of: paint.color)
            else { continue }
            result[paint] = literal
        }
        return result
    }

    private func color(of token: TokenPath, in appearance: Appearance) -> RGBA? {
        if case .color(let color)? = tokens[token]?[appearance] { color } else { nil }
    }

    /// Whether a literal may be changed without asking anybody: it is no library’s, which other projects import too.
    func isOwn(_ literal: TokenLiteral) -> Bool { !importedFiles.contains(literal.range.file) }

    /// Whether other tokens read a part of what is written there: then a mend of it is for a person to confirm.
    func isRead(_ literal: TokenLiteral) -> Bool {
        // Where an alias repeats a word, only the alias says where it stands.
        shared.hasPart(of: literal)
            || ([literal.range] + literal.written).contains { sources[$0.file]?.isAnchored($0) ?? false }
    }

    /// Whether no colors in the place of those that may be changed would be told apart, since the ink lies in a group that
    /// lets too much through, or on pixels that nobody knows: then another opacity or a scrim is what mends it, and its colors
    /// must suit the others alone.
    func isOutOfReach(_ pair: InkPair) -> Bool {
        guard pair.stack.isInkInGroup || pair.stack.hasUnknown else { return false }
        let known = literals(in: pair.stack)
        guard let ink = pair.stack.ink, !known.isEmpty, known[ink] != nil || pair.stack.hasUnknown else { return false }
        let inks = [RGBA.black, .white]
        return inks.allSatisfy { inkColor in
            inks.allSatisfy { ground in
                pair.stack.ratio(materials: materials) { paint in
                    known[paint] == nil ? paint.color : paint == ink ? inkColor : ground
                } < pair.required
            }
        }
    }

    /// The uses that differ in their colors or in what they need.
    func uses(of literal: TokenLiteral) -> [Use] { uses[literal] ?? [] }

    /// The uses in increased contrast that must not fall below those of a literal in standard contrast.
    func followers(of literal: TokenLiteral) -> [Use] { followers[literal] ?? [] }

    /// How many uses there are in all.
    func count(of literal: TokenLiteral) -> Int { counts[literal] ?? 0 }

    /// Whether all of some uses pass with some literals changed: from 1 on; below it how much of what it needs one has that
    /// does not. Which one that is decides nothing but how soon it is known.
    func leastShare(_ uses: [Use], with changes: [TokenLiteral: RGBA]) -> Double {
        var least = Double.infinity
        for use in uses {
            least = min(least, share(use, with: changes))
            if least < 1 { break }
        }
        return least
    }

    /// How much of what it needs a pair has with some literals changed: from 1 on it passes.
    func share(_ use: Use, with changes: [TokenLiteral: RGBA]) -> Double {
        let ratio = ratio(of: use.pair.stack, use.literals, with: changes)
        guard let standard = use.pair.standard else { return ratio / use.pair.required }
        let least = self.ratio(of: standard.stack, use.standard, with: changes) - standard.tolerance
        return ratio / max(use.pair.required, min(standard.enough, least))
    }

    /// The same of a pair with another color in the place of one of its paints, whatever token says that.
    func share(_ pair: InkPair, painting paint: InkStack.Paint?, _ color: RGBA) -> Double {
        pair.stack.ratio(materials: materials) { $0 == paint ? color : $0.color } / pair.required
    }

    private func ratio(
        of stack: InkStack, _ literals: [InkStack.Paint: TokenLiteral], with changes: [TokenLiteral: RGBA]
    ) -> Double {
        stack.ratio(materials: materials) { paint in
            guard let literal = literals[paint], let color = changes[literal] else { return paint.color }
            // A tint is made of the token, thinner, and changes with it.
            let own = colors[literal]?.alpha ?? 1
            guard paint.color.alpha != own, own > 0 else { return color }
            var tint = color
            tint.alpha *= paint.color.alpha / own
            return tint
        }
    }
}

extension RGBA {
    /// Whether two colors differ in nothing but alpha.
    fileprivate func hasHue(of other: RGBA) -> Bool {
        red == other.red && green == other.green && blue == other.blue
    }
}
