/// The tokens that others depend on.
extension ResolvedTokens {
    /// Returns these tokens and all tokens that their values refer to in any mode, directly or indirectly.
    package func reached(from paths: some Sequence<TokenPath>) -> Set<TokenPath> {
        var waiting = paths.compactMap { tokens.index(of: $0) }
        var reached: Set<Int> = Set(waiting)
        while let index = waiting.popLast() {
            for place in links.range(of: index) {
                let target = links.target(at: place)
                if reached.insert(target).inserted { waiting.append(target) }
            }
        }
        return Set(reached.map { tokens.tokens[$0].path })
    }
}
