package import Source

/// Tokens and groups in the order in which their files define them, found by path.
package struct TokenSet: Sendable {
    /// What stands at a path: an index into ``tokens`` or ``groups``.
    package enum Member: Sendable, Hashable {
        case token(Int)
        case group(Int)
    }

    package private(set) var tokens: [Token] = []
    package private(set) var groups: [TokenGroup] = []
    /// By path, the index of a token, or the complement of that of a group.
    private var places: [TokenPath: Int32] = [:]
    /// The files that are held to the letter of DTCG: those in JSON. In YAML, uispec's short forms are legal.
    package var standardFiles: Set<FileID> = []
    /// The files in Style Dictionary's older form, of which a note says that they depart from the standard.
    package var olderFiles: Set<FileID> = []

    /// The paths of members that are neither tokens nor groups, and were told.
    package var broken: Set<TokenPath> = []

    /// The groups, by their first name, of files that could not be read to their end; nil where all could. What seems to
    /// be missing of them may stand in the rest, and so may a group that nobody defines.
    package var unreadGroups: Set<String>?

    package init() {}

    /// Whether a token that is not there may stand in what could not be read.
    package func mayBeUnread(_ path: TokenPath) -> Bool {
        guard let unreadGroups, let first = path.segments.first, member(at: path) == nil else { return false }
        return unreadGroups.contains(String(first)) || member(at: TokenPath(String(first))) == nil
    }

    package subscript(path: TokenPath) -> Token? {
        index(of: path).map { tokens[$0] }
    }

    /// The place of a token in ``tokens``.
    package func index(of path: TokenPath) -> Int? {
        guard let place = places[path], place >= 0 else { return nil }
        return Int(place)
    }

    package func member(at path: TokenPath) -> Member? {
        places[path].map { $0 >= 0 ? .token(Int($0)) : .group(Int(~$0)) }
    }

    package var paths: [TokenPath] { tokens.map(\.path) }

    /// Adds a token, unless something has its path already; then returns the token and what that is.
    package mutating func add(_ token: consuming Token) -> (token: Token, rival: Member)? {
        if let rival = claim(token.path, Int32(truncatingIfNeeded: tokens.count)) { return (token, rival) }
        tokens.append(token)
        return nil
    }

    /// Makes room for tokens that are about to come, so that the table of paths does not grow step by step.
    package mutating func reserve(_ count: Int) {
        tokens.reserveCapacity(tokens.count + count)
        places.reserveCapacity(places.count + count)
    }

    /// Adds what another set holds; returns the tokens that find their path taken, each with what has it.
    package mutating func add(contentsOf other: TokenSet) -> [(token: Token, rival: Member)] {
        var places: [Int?] = []
        for group in other.groups {
            var group = group
            group.parent = group.parent.flatMap { places[$0] }
            places.append(add(group))
        }
        var rivals: [(token: Token, rival: Member)] = []
        for token in other.tokens where !token.isLeftOut || other.index(of: token.path) != nil {
            var token = token
            token.group = token.group.flatMap { places[$0] }
            if let rival = add(token) { rivals.append(rival) }
        }
        standardFiles.formUnion(other.standardFiles)
        olderFiles.formUnion(other.olderFiles)
        broken.formUnion(other.broken)
        if let unread = other.unreadGroups { unreadGroups = (unreadGroups ?? []).union(unread) }
        return rivals
    }

    /// Puts a token in the place of the one with its path, as a newer platform's value over an older one's.
    package mutating func replace(at index: Int, with token: Token) {
        guard tokens.indices.contains(index) else { return }
        tokens[index] = token
    }

    /// Adds a group, or adds to the group of its path what this one says; nil where a token has the path.
    package mutating func add(_ group: TokenGroup) -> Int? {
        switch claim(group.path, ~Int32(truncatingIfNeeded: groups.count)) {
        case nil:
            groups.append(group)
            return groups.count - 1
        case .token: return nil
        case .group(let index):
            groups[index].merge(group)
            return index
        }
    }

    /// Frees the path of a token that turned out to be none.
    mutating func release(_ path: TokenPath) {
        places[path] = nil
    }

    package mutating func update(group index: Int, _ change: (inout TokenGroup) -> Void) {
        guard groups.indices.contains(index) else { return }
        change(&groups[index])
    }

    package mutating func update(token index: Int, _ change: (inout Token) -> Void) {
        guard tokens.indices.contains(index) else { return }
        change(&tokens[index])
    }

    /// Takes a path for a place, unless it is taken.
    private mutating func claim(_ path: TokenPath, _ place: Int32) -> Member? {
        func take(_ slot: inout Int32) -> Int32 {
            if slot == Int32.min { slot = place }
            return slot
        }
        // One look-up serves the question and the answer. No index reaches the value that stands for nothing.
        let holder = take(&places[path, default: .min])
        guard holder != place else { return nil }
        return holder >= 0 ? .token(Int(holder)) : .group(Int(~holder))
    }
}

extension TokenGroup {
    /// What a second file says of a group joins what the first one said.
    fileprivate mutating func merge(_ other: TokenGroup) {
        ownType = other.ownType ?? ownType
        description = other.description ?? description
        deprecation = other.deprecation ?? deprecation
        extensions = other.extensions ?? extensions
        base = other.base ?? base
        looksLikeToken = looksLikeToken && other.looksLikeToken
    }
}
