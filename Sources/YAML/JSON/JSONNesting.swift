import Source

/// The open collections of a JSON file, innermost last, with the members that are already read.
struct JSONNesting: ~Copyable {
    enum Kind {
        case sequence
        case mapping
    }

    /// An open collection.
    struct Level {
        let kind: Kind
        let start: Int
        /// The end of the last key or value, in bytes.
        fileprivate(set) var contentEnd: Int
        /// The index of its first member on the stack of members.
        fileprivate let first: Int
        fileprivate var key = PendingKey.none
        /// The index of each key on the stack, once there are too many keys for a linear search.
        fileprivate var places: [String: Int] = [:]
    }

    /// How the next value of a mapping is used.
    fileprivate enum PendingKey {
        case none
        /// It is the value of the entry on top of the stack.
        case entry
        /// It is dropped, because its key is invalid or a duplicate.
        case dropped
    }

    private(set) var levels: [Level] = []
    private var items = MemberStack<Node>()
    private var entries = MemberStack<Node.Entry>()

    var isEmpty: Bool { levels.isEmpty }
    var last: Level? { levels.last }
    var kind: Kind? { levels.last?.kind }

    mutating func open(_ kind: Kind, at start: Int) {
        let first = kind == .mapping ? entries.count : items.count
        levels.append(Level(kind: kind, start: start, contentEnd: start, first: first))
    }

    /// Makes `text` the key of the next value of the innermost mapping. A duplicate key is reported.
    mutating func setKey(_ text: String, range: SourceRange, problems: inout ProblemList) {
        let top = levels.count - 1
        levels[top].contentEnd = Int(range.end)
        if let place = place(of: text, in: top) {
            problems.addDuplicateKey(text, at: range, first: entries[place].keyRange)
            levels[top].key = .dropped
            return
        }
        let hasPlaces = !levels[top].places.isEmpty
        if hasPlaces { levels[top].places[text] = entries.count }
        entries.append(Node.Entry(key: text, keyRange: range, value: Self.missing(range)))
        levels[top].key = .entry
        if !hasPlaces, entries.count - levels[top].first > Self.searchedEntries { fillPlaces(of: top) }
    }

    /// Drops the next value, because its key is not text.
    mutating func setUnusableKey(range: SourceRange) {
        let top = levels.count - 1
        levels[top].contentEnd = Int(range.end)
        levels[top].key = .dropped
    }

    /// Adds a value to the innermost collection, if one is open.
    mutating func append(_ node: consuming Node) {
        let top = levels.count - 1
        levels[top].contentEnd = Int(node.range.end)
        switch (levels[top].kind, levels[top].key) {
        case (.sequence, _): items.append(node)
        case (.mapping, .entry): entries.changeLast { $0.value = node }
        case (.mapping, _): break
        }
        levels[top].key = .none
    }

    /// Closes the innermost collection and returns its start and its content.
    mutating func close() -> (start: Int, content: Node.Content)? {
        guard let level = levels.popLast() else { return nil }
        if level.kind == .sequence { return (level.start, .sequence(items.take(from: level.first))) }
        // A key without a value is part of a syntax error.
        if level.key == .entry { entries.removeLast() }
        return (level.start, .mapping(entries.take(from: level.first)))
    }

    /// Up to this many entries, a linear search is faster than hashing.
    private static var searchedEntries: Int { 8 }

    private static func missing(_ range: SourceRange) -> Node {
        Node(.scalar(Scalar(text: "", isPlain: true)), range: range)
    }

    private func place(of key: String, in top: Int) -> Int? {
        if !levels[top].places.isEmpty { return levels[top].places[key] }
        for place in levels[top].first..<entries.count where entries[place].key == key { return place }
        return nil
    }

    private mutating func fillPlaces(of top: Int) {
        levels[top].places.reserveCapacity(32)
        for place in levels[top].first..<entries.count { levels[top].places[entries[place].key] = place }
    }
}
