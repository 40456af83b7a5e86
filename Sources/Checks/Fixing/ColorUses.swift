import Platform
import Source
import Tokens
import Values

/// An index from token literals to the color pairs that change with them.
struct ColorUses {
    /// A pair and the literal that defines each of its paints.
    struct Use {
        var pair: InkPair
        var literals: [InkStack.Paint: TokenLiteral]
        /// The literals of the standard-contrast colors that the pair is compared with.
        var standard: [InkStack.Paint: TokenLiteral] = [:]
    }

    private let materials: MaterialTable
    private let tokens: ResolvedTokens
    /// The project's own tokens. Only these may be changed.
    private let own: Set<TokenPath>
    private let importedFiles: Set<FileID>
    private let shared: SharedValues
    private let sources: SourceMap
    /// One use for each distinct demand: the first one by name.
    private var uses: [TokenLiteral: [Use]] = [:]
    private var counts: [TokenLiteral: Int] = [:]
    /// Uses in increased contrast that are compared with a literal of standard contrast but do not contain it.
    private var followers: [TokenLiteral: [Use]] = [:]
    private(set) var colors: [TokenLiteral: RGBA] = [:]

    init(_ pairs: some Sequence<InkPair>, in design: Design) {
        materials = design.facts.materials
        tokens = design.tokens
        own = Set(design.ownTokens.map(\.path))
        importedFiles = design.importedFiles
        shared = SharedValues(design.tokens)
        sources = design.sources
        let all = Array(pairs)
        let groups = Dictionary(grouping: all, by: \.demand)
        var seen: Set<InkPair.Demand> = []
        // In the order of the pairs, because a dictionary has another order in each process.
        for demand in all.map(\.demand) where seen.insert(demand).inserted {
            let alike = groups[demand] ?? []
            let literals = literals(in: demand.stack)
            guard let first = alike.min(by: { $0.use < $1.use }), !literals.isEmpty, !isOutOfReach(first) else {
                continue
            }
            let standard = first.standard.map { self.literals(in: $0.stack) } ?? [:]
            let use = Use(pair: first, literals: literals, standard: standard)
            for literal in Set(literals.values) {
                uses[literal, default: []].append(use)
                // A text with several requirements counts as one use.
                if first.standard == nil { counts[literal, default: 0] += alike.count }
            }
            for literal in Set(standard.values).subtracting(literals.values) {
                followers[literal, default: []].append(use)
            }
            for literal in literals.values { colors[literal] = color(of: literal.path, in: demand.stack.appearance) }
        }
    }

    /// Returns the changeable literals of a stack's paints.
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

    /// Whether the literal is in the project's own files. Imported libraries serve other projects too.
    func isOwn(_ literal: TokenLiteral) -> Bool { !importedFiles.contains(literal.range.file) }

    /// Whether other values are derived from a part of the literal, so that a change of it needs confirmation.
    func isShared(_ literal: TokenLiteral) -> Bool {
        // The literal's own range is at the alias that repeats it, so both places are looked up.
        shared.hasPart(of: literal)
            || ([literal.range] + literal.written).contains { sources[$0.file]?.isAnchored($0) ?? false }
    }

    /// Whether no change of colors can make the pair pass, because of a group's opacity or of unknown pixels behind it.
    ///
    /// Such a pair needs another opacity or a scrim, so it is left out when colors are chosen for other pairs.
    func isOutOfReach(_ pair: InkPair) -> Bool {
        guard pair.stack.isInkInGroup || pair.stack.hasUnknown else { return false }
        let known = literals(in: pair.stack)
        guard let ink = pair.stack.ink, !known.isEmpty, known[ink] != nil || pair.stack.hasUnknown else { return false }
        let inks = [RGBA.black, .white]
        return inks.allSatisfy { inkColor in
            inks.allSatisfy { background in
                pair.stack.ratio(materials: materials) { paint in
                    known[paint] == nil ? paint.color : paint == ink ? inkColor : background
                } < pair.required
            }
        }
    }

    /// The distinct uses of a literal: they differ in their colors or in their requirements.
    func uses(of literal: TokenLiteral) -> [Use] { uses[literal] ?? [] }

    /// The uses in increased contrast that must have at least the contrast of a literal's uses in standard contrast.
    func followers(of literal: TokenLiteral) -> [Use] { followers[literal] ?? [] }

    /// The number of all uses of a literal.
    func count(of literal: TokenLiteral) -> Int { counts[literal] ?? 0 }

    /// Returns at least 1 if all uses pass with the changed literals; otherwise the share of a use that fails.
    func minimumShare(_ uses: [Use], with changes: [TokenLiteral: RGBA]) -> Double {
        let literals = Array(changes.keys)
        return trials(of: uses, trying: literals).minimumShare(literals.compactMap { changes[$0] })
    }

    /// Returns the contrast of a pair with changed literals, divided by the contrast that it needs. It passes from 1.
    func share(_ use: Use, with changes: [TokenLiteral: RGBA]) -> Double { minimumShare([use], with: changes) }

    /// Prepares uses for a search that tries many values of some literals.
    func trials(of uses: [Use], trying literals: [TokenLiteral]) -> ColorTrials {
        let places = Dictionary(
            literals.enumerated().map { ($0.element, $0.offset) }, uniquingKeysWith: { first, _ in first })
        return ColorTrials(
            uses.map { use in
                ColorTrials.Demand(
                    stack: prepared(use.pair.stack, use.literals, places), required: use.pair.required,
                    standard: use.pair.standard.map { standard in
                        ColorTrials.Standard(
                            stack: prepared(standard.stack, use.standard, places), enough: standard.enough,
                            tolerance: standard.tolerance)
                    })
            })
    }

    /// Prepares demands for a search that tries many colors of one paint in each, regardless of tokens.
    func trials(of demands: [(demand: InkPair.Demand, tried: InkStack.Paint?)]) -> ColorTrials {
        ColorTrials(
            demands.map { demand, tried in
                ColorTrials.Demand(
                    stack: PreparedStack(demand.stack, materials: materials) {
                        $0 == tried ? .tried(place: 0, alpha: 1) : .fixed($0.color)
                    }, required: demand.required)
            })
    }

    private func prepared(
        _ stack: InkStack, _ literals: [InkStack.Paint: TokenLiteral], _ places: [TokenLiteral: Int]
    ) -> PreparedStack {
        PreparedStack(stack, materials: materials) { paint in
            guard let literal = literals[paint], let place = places[literal] else { return .fixed(paint.color) }
            // A tint is the token's color with less alpha, and changes with the token.
            let own = colors[literal]?.alpha ?? 1
            return .tried(place: place, alpha: own > 0 ? paint.color.alpha / own : 1)
        }
    }

    func ratio(of stack: InkStack) -> Double { stack.ratio(materials: materials) { $0.color } }

    func background(of pair: InkPair) -> RGBA { pair.stack.background(materials: materials) }
}

extension RGBA {
    /// Whether two colors differ in alpha only.
    fileprivate func hasHue(of other: RGBA) -> Bool {
        red == other.red && green == other.green && blue == other.blue
    }
}
