/// The type of every token: its own type, or that of the token it refers to, or that of the nearest group (DTCG
/// 2025.10, *Type*).
struct TokenTypes {
    /// By token; nil if the type cannot be determined.
    private(set) var types: [TokenType?]

    init(_ set: TokenSet, _ links: TokenLinks) {
        types = Array(repeating: nil, count: set.tokens.count)
        var isKnown = Array(repeating: false, count: set.tokens.count)
        var chain: [Int] = []
        for index in set.tokens.indices where !isKnown[index] {
            chain.removeAll(keepingCapacity: true)
            var current: Int? = index
            var found: TokenType?
            // Follow the references to the first token with a written type. A token that was already visited is in a
            // cycle, which is reported when its value is resolved.
            while let step = current {
                if isKnown[step] {
                    found = types[step]
                    break
                }
                isKnown[step] = true
                chain.append(step)
                if let own = set.tokens[step].ownType {
                    found = own
                    break
                }
                current = links.alias(of: step)
                if current == nil { found = set.tokens[step].inheritedType }
            }
            for step in chain {
                types[step] = set.tokens[step].ownType ?? found ?? set.tokens[step].inheritedType
            }
        }
    }
}
