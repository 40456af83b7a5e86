import Source
import Values
import YAML

/// Lengths that are written as a share of a font size that they do not know: a token for the spacing of letters whose
/// value is `-2%` or `0.02em`. Such a token is read as a number. Where a typography refers to it, its value is put in
/// place, so that the share becomes a length there.
struct FontShares {
    private var set: TokenSet
    private var diagnostics: [Diagnostic] = []
    /// By token, its value.
    private var shares: [TokenPath: Node] = [:]
    /// The tokens that the spacing of letters in a typography refers to, also by aliases; nil until they are needed.
    private var spacings: Set<TokenPath>?

    /// Returns the tokens without such lengths, and a warning for each.
    static func applied(_ set: TokenSet) -> (TokenSet, [Diagnostic]) {
        var pass = FontShares(set: set)
        // A copy of a token takes longer than these checks, which few tokens pass.
        for index in set.tokens.indices {
            let type = set.tokens[index].ownType ?? set.tokens[index].inheritedType
            guard type == .dimension || type == .number, let share = share(set.tokens[index].value) else { continue }
            let token = set.tokens[index]
            // A number in percent is a share only where a typography uses it as one.
            guard type == .dimension && isSpacing(token.path) || pass.isSpacingOfTypography(token.path) else {
                continue
            }
            pass.shares[token.path] = token.value
            if type == .dimension { pass.replace(index, share, token) }
        }
        guard !pass.shares.isEmpty else { return (set, []) }
        pass.followAliases()
        for index in set.tokens.indices { pass.replaceReferences(in: index) }
        return (pass.set, pass.diagnostics)
    }

    /// Whether a name supports that the token is the spacing of letters.
    private static func isSpacing(_ path: TokenPath) -> Bool {
        let name = path.text.lowercased()
        return name.contains("letter") || name.contains("tracking")
    }

    /// Whether a typography refers to the token as its spacing of letters.
    private mutating func isSpacingOfTypography(_ path: TokenPath) -> Bool {
        if let spacings { return spacings.contains(path) }
        var found: Set<TokenPath> = []
        for token in set.tokens {
            for value in [token.value] + token.modes.map(\.value) {
                var next = value["letterSpacing"]?.tokenReference
                while let target = next, found.insert(target).inserted {
                    next = set[target]?.value.tokenReference
                }
            }
        }
        spacings = found
        return found.contains(path)
    }

    /// The share of a text such as `-2%`, or of a map with such a unit; nil for other values and for zero, which is a
    /// length.
    private static func share(_ node: Node) -> Double? {
        var quantity: (value: Double, unit: String)?
        if let text = node.string, let written = WrittenQuantity(text, units: ["em", "%"], allowsSpace: true),
            !text.hasSuffix("rem")
        {
            quantity = (written.value, written.unit)
        } else if let value = node["value"]?.number, let unit = node["unit"]?.string {
            quantity = (value, unit)
        }
        guard let quantity, quantity.value != 0 else { return nil }
        switch quantity.unit {
        case "em": return quantity.value
        case "%": return quantity.value / 100
        default: return nil
        }
    }

    private mutating func replace(_ index: Int, _ share: Double, _ token: Token) {
        diagnostics.append(
            .departure(
                "a dimension must not be a share of the font size; it is read as a number", at: token.value.range,
                help: "write the share in the typography, or a length such as 1px"))
        func number(_ share: Double, _ node: Node) -> Node {
            Node(.scalar(Scalar(text: DecimalText.exact(share), isPlain: true)), range: node.range)
        }
        set.update(token: index) { changed in
            changed.ownType = .number
            changed.value = number(share, token.value)
            changed.modes = token.modes.map { mode in
                var mode = mode
                if let share = Self.share(mode.value) { mode.value = number(share, mode.value) }
                return mode
            }
        }
    }

    /// Reads the aliases of such tokens as numbers, too.
    private mutating func followAliases() {
        for _ in 0..<ResolvedToken.longestChain {
            let before = shares.count
            for (index, token) in set.tokens.enumerated() where shares[token.path] == nil {
                guard let target = token.value.tokenReference, let value = shares[target] else { continue }
                shares[token.path] = value
                set.update(token: index) { $0.ownType = .number }
            }
            if shares.count == before { return }
        }
    }

    private mutating func replaceReferences(in index: Int) {
        let token = set.tokens[index]
        if let value = withShares(token.value) { set.update(token: index) { $0.value = value } }
        for (place, mode) in token.modes.enumerated() {
            guard let value = withShares(mode.value) else { continue }
            set.update(token: index) { if $0.modes.indices.contains(place) { $0.modes[place].value = value } }
        }
    }

    /// The value of a typography with the shares that its spacing of letters refers to; nil if there is none.
    private func withShares(_ node: Node) -> Node? {
        guard let entries = node.mapping, let spacing = node["letterSpacing"]?.tokenReference,
            let value = shares[spacing]
        else { return nil }
        return Node(
            .mapping(
                entries.map { entry in
                    guard entry.key == "letterSpacing" else { return entry }
                    var share = value
                    share.range = entry.value.range
                    return Node.Entry(key: entry.key, keyRange: entry.keyRange, value: share)
                }), range: node.range)
    }
}
