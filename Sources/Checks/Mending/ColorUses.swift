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
    }

    private let materials: MaterialTable
    private let tokens: ResolvedTokens
    /// The tokens that may be changed: the project's own.
    private let own: Set<TokenPath>
    private var uses: [TokenLiteral: [Use]] = [:]
    private(set) var colors: [TokenLiteral: RGBA] = [:]

    init(_ pairs: some Sequence<InkPair>, in design: Design) {
        materials = design.facts.materials
        tokens = design.tokens
        own = Set(design.ownTokens.map(\.path))
        for pair in pairs {
            let literals = literals(in: pair.stack)
            for literal in Set(literals.values) {
                uses[literal, default: []].append(Use(pair: pair, literals: literals))
            }
            for (paint, literal) in literals { colors[literal] = paint.color }
        }
    }

    /// The literals of a stack's paints that may be changed.
    func literals(in stack: InkStack) -> [InkStack.Paint: TokenLiteral] {
        var result: [InkStack.Paint: TokenLiteral] = [:]
        for paint in stack.paints {
            guard let token = paint.token, let literal = tokens.colorLiteral(of: token, in: stack.appearance),
                own.contains(literal.path), case .color(let color)? = tokens[literal.path]?[stack.appearance],
                color == paint.color
            else { continue }
            result[paint] = literal
        }
        return result
    }

    func uses(of literal: TokenLiteral) -> [Use] { uses[literal] ?? [] }

    /// How much of what it needs a pair has with some literals changed: from 1 on it passes.
    func share(_ use: Use, with changes: [TokenLiteral: RGBA]) -> Double {
        let ratio = use.pair.stack.ratio(materials: materials) { paint in
            use.literals[paint].flatMap { changes[$0] } ?? paint.color
        }
        return ratio / use.pair.required
    }
}
