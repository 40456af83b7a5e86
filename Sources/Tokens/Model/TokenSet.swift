package import Source
package import YAML

/// Tokens and groups in the order of their files, found by path.
package struct TokenSet: Sendable {
    /// The member at a path: an index into ``tokens`` or ``groups``.
    package enum Member: Sendable, Hashable {
        case token(Int)
        case group(Int)
    }

    package private(set) var tokens: [Token] = []
    package private(set) var groups: [TokenGroup] = []
    /// Whether several sources have members of one group.
    package private(set) var hasSharedGroups = false
    /// By path, the index of a token, or the bitwise complement of the index of a group.
    private var places: [TokenPath: Int32] = [:]
    /// The files that must conform to the standard: those in JSON. In YAML, uispec's short forms are allowed.
    package var standardFiles: Set<FileID> = []
    /// The files in the older Style Dictionary format, which one note per file reports.
    package var olderFiles: Set<FileID> = []

    /// The parts at the root of files that are not about tokens and that pointers can name, such as `$defs`.
    package var definitions: [String: Node] = [:]
    /// The vendor data at the root of files.
    package var extensions: [FileID: Node] = [:]

    /// The places of members that are neither tokens nor groups, which are already reported, by their paths.
    package var broken: [TokenPath: SourceRange] = [:]
    /// The definitions that are left out because an earlier token with another value has their path, by the places of
    /// their names.
    package var repeated: [SourceRange: TokenPath] = [:]
    /// The texts and numbers in place of tokens in files of other tools, by their paths.
    var plainValues: [TokenPath: PlainValues.Member] = [:]
    /// The paths of members by their paths as they are written, if those have dots in names.
    package var renamed: [TokenPath: TokenPath] = [:]

    /// The top-level groups of files that could not be read completely; nil if all files could. A missing token of
    /// these groups, or of an undefined group, may be in the unreadable part.
    package var unreadGroups: Set<String>?

    package init() {}

    /// Whether an unknown token may be in an unreadable part of a file.
    package func mayBeUnread(_ path: TokenPath) -> Bool {
        guard let unreadGroups, let first = path.segments.first, member(at: path) == nil else { return false }
        return unreadGroups.contains(String(first)) || member(at: TokenPath(String(first))) == nil
    }

    package subscript(path: TokenPath) -> Token? {
        index(of: path).map { tokens[$0] }
    }

    /// The index of a token in ``tokens``.
    package func index(of path: TokenPath) -> Int? {
        guard let place = places[path], place >= 0 else { return nil }
        return Int(place)
    }

    package func member(at path: TokenPath) -> Member? {
        places[path].map { $0 >= 0 ? .token(Int($0)) : .group(Int(~$0)) }
    }

    package var paths: [TokenPath] { tokens.map(\.path) }

    /// Adds a token. If its path is taken, returns the token and the member that has the path.
    package mutating func add(_ token: consuming Token) -> (token: Token, rival: Member)? {
        if let rival = claim(token.path, Int32(truncatingIfNeeded: tokens.count)) { return (token, rival) }
        tokens.append(token)
        return nil
    }

    /// Reserves capacity for more tokens, so that the dictionary of paths does not grow step by step.
    package mutating func reserve(_ count: Int) {
        tokens.reserveCapacity(tokens.count + count)
        places.reserveCapacity(places.count + count)
    }

    /// Adds the members of another set. Returns the tokens whose path is taken, each with the member that has it.
    package mutating func add(contentsOf other: TokenSet) -> [(token: Token, rival: Member)] {
        var places: [Int?] = []
        for group in other.groups {
            var group = group
            group.parent = group.parent.flatMap { places[$0] }
            places.append(add(group))
        }
        var rivals: [(token: Token, rival: Member)] = []
        for token in other.tokens where !token.isIgnored || other.index(of: token.path) != nil {
            var token = token
            token.group = token.group.flatMap { places[$0] }
            if let rival = add(token) { rivals.append(rival) }
        }
        standardFiles.formUnion(other.standardFiles)
        olderFiles.formUnion(other.olderFiles)
        broken.merge(other.broken) { first, _ in first }
        repeated.merge(other.repeated) { first, _ in first }
        plainValues.merge(other.plainValues) { first, _ in first }
        renamed.merge(other.renamed) { first, _ in first }
        definitions.merge(other.definitions) { first, _ in first }
        extensions.merge(other.extensions) { first, _ in first }
        if let unread = other.unreadGroups { unreadGroups = (unreadGroups ?? []).union(unread) }
        return rivals
    }

    /// Replaces the token at an index, for example by the value of a newer platform version.
    package mutating func replace(at index: Int, with token: Token) {
        guard tokens.indices.contains(index) else { return }
        tokens[index] = token
    }

    /// Adds a group, or merges it into the group with its path; nil if a token has the path.
    package mutating func add(_ group: TokenGroup) -> Int? {
        switch claim(group.path, ~Int32(truncatingIfNeeded: groups.count)) {
        case nil:
            groups.append(group)
            return groups.count - 1
        case .token: return nil
        case .group(let index):
            groups[index].merge(group)
            hasSharedGroups = true
            return index
        }
    }

    /// Frees the path of a token that turned out to be a group.
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

    /// Takes a path, unless it is taken; then returns the member that has it.
    private mutating func claim(_ path: TokenPath, _ place: Int32) -> Member? {
        func take(_ slot: inout Int32) -> Int32 {
            if slot == Int32.min { slot = place }
            return slot
        }
        // One dictionary lookup tests and inserts. `Int32.min` is never an index.
        let holder = take(&places[path, default: .min])
        guard holder != place else { return nil }
        return holder >= 0 ? .token(Int(holder)) : .group(Int(~holder))
    }
}

extension TokenGroup {
    /// Merges the metadata from another file.
    fileprivate mutating func merge(_ other: TokenGroup) {
        ownType = other.ownType ?? ownType
        description = other.description ?? description
        deprecation = other.deprecation ?? deprecation
        hasOwnDeprecation = hasOwnDeprecation || other.hasOwnDeprecation
        extensions = other.extensions ?? extensions
        base = other.base ?? base
        looksLikeToken = looksLikeToken && other.looksLikeToken
    }
}
