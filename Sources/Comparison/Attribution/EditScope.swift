import Source
import Tokens

/// The edits of a comparison with everything that is needed to find the cause of a change.
package struct EditScope: Sendable {
    package let edits: [SpecEdit]
    let baseElements: ElementIndex
    let headElements: ElementIndex
    /// For each token, the edits of tokens that its value comes from.
    private let tokenEdits: [TokenPath: [Int]]

    package init(_ edits: [SpecEdit], from base: SpecVersion, to head: SpecVersion) {
        self.edits = edits
        baseElements = ElementIndex(base)
        headElements = ElementIndex(head)
        var byToken: [TokenPath: [Int]] = [:]
        for (index, edit) in edits.enumerated() { edit.token.map { byToken[$0, default: []].append(index) } }
        guard !byToken.isEmpty else {
            tokenEdits = [:]
            return
        }
        var result: [TokenPath: [Int]] = [:]
        for path in Set(base.tokens.tokens.paths).union(head.tokens.tokens.paths) {
            let reached = base.tokens.reached(from: [path]).union(head.tokens.reached(from: [path])).union([path])
            let found = reached.flatMap { byToken[$0] ?? [] }
            if !found.isEmpty { result[path] = Set(found).sorted() }
        }
        tokenEdits = result
    }

    /// The edits of tokens that the values of some tokens come from.
    func edits(behind tokens: some Sequence<TokenPath>) -> [Int] {
        Set(tokens.flatMap { tokenEdits[$0] ?? [] }).sorted()
    }

    func edits(where isMatch: (SpecEdit) -> Bool) -> [Int] { edits.indices.filter { isMatch(edits[$0]) } }
}
