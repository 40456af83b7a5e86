import Source
import YAML

/// Which token of the files is which token of the source: by the ids of the source, which renames keep, and by path.
struct TokenPairs {
    /// By the index of a token of the source, that of the token in the files.
    private(set) var own: [Int: Int] = [:]
    /// By the index of a token of the files, that of the token of the source.
    private(set) var source: [Int: Int] = [:]

    init(own: WrittenTokens, source: WrittenTokens, base: WrittenTokens?) {
        for token in source.tokens {
            guard let id = source.items[token].id, source.tokens(withID: id).count == 1 else { continue }
            let candidates = own.tokens(withID: id)
            let old = base?.tokens(withID: id).first.flatMap { base?.items[$0].path }
            let choice =
                candidates.first { own.items[$0].path == source.items[token].path }
                ?? candidates.first { own.items[$0].path == old } ?? candidates.first
            if let choice { add(choice, token) }
        }
        for token in source.tokens where self.own[token] == nil {
            guard let choice = own.token(at: source.items[token].path), self.source[choice] == nil else { continue }
            add(choice, token)
        }
    }

    private mutating func add(_ own: Int, _ source: Int) {
        self.own[source] = own
        self.source[own] = source
    }
}
