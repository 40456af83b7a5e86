/// Which tokens stand behind others.
extension ResolvedTokens {
    /// These tokens and all that their values refer to, in whatever mode, through any number of steps.
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
