import Source

/// A sequence or mapping that is being read.
struct OpenCollection {
    enum Kind {
        case sequence
        case mapping
    }

    /// The key whose value comes next.
    struct Key {
        var text: String
        var range: SourceRange
        /// Whether the value is dropped, because its key is invalid or a duplicate.
        var isDropped: Bool
    }

    let kind: Kind
    let start: Int
    /// Whether it has brackets, so that its end is not the end of its last value.
    let isFlow: Bool
    /// The name of its anchor, if it has one.
    let anchor: String?

    private(set) var items: [Node] = []
    private(set) var entries: [Node.Entry] = []
    private(set) var key: Key?
    /// The end of the last key or value, in bytes.
    private(set) var contentEnd: Int
    /// The index of each key in ``entries``, once there are too many keys for a linear search.
    private var places: [String: Int] = [:]

    init(_ kind: Kind, start: Int, isFlow: Bool = true, anchor: String? = nil) {
        self.kind = kind
        self.start = start
        self.isFlow = isFlow
        self.anchor = anchor
        contentEnd = start
    }

    /// Reopens a finished collection; nil for a scalar.
    init?(reopening node: Node) {
        let kind: Kind
        switch node.content {
        case .scalar: return nil
        case .sequence(let nodes):
            kind = .sequence
            items = nodes
        case .mapping(let members):
            kind = .mapping
            entries = members
        }
        self.kind = kind
        start = Int(node.range.start)
        isFlow = false
        anchor = nil
        contentEnd = Int(node.range.end)
        if entries.count > Self.searchedEntries { fillPlaces() }
    }

    var isEmpty: Bool { items.isEmpty && entries.isEmpty }

    var content: Node.Content {
        switch kind {
        case .sequence: .sequence(items)
        case .mapping: .mapping(entries)
        }
    }

    /// Makes `text` the key of the next value. A duplicate key is reported, and its value dropped.
    mutating func setKey(_ text: String, range: SourceRange, problems: inout ProblemList) {
        contentEnd = Int(range.end)
        if let first = place(of: text) {
            problems.addDuplicateKey(text, at: range, first: entries[first].keyRange)
            key = Key(text: text, range: range, isDropped: true)
        } else {
            key = Key(text: text, range: range, isDropped: false)
        }
    }

    /// Drops the next value, because its key is not text.
    mutating func setUnusableKey(range: SourceRange) {
        contentEnd = Int(range.end)
        key = Key(text: "", range: range, isDropped: true)
    }

    mutating func append(_ node: Node) {
        contentEnd = Int(node.range.end)
        switch kind {
        case .sequence:
            items.append(node)
        case .mapping:
            guard let key else { return }
            self.key = nil
            guard !key.isDropped else { return }
            if !places.isEmpty { places[key.text] = entries.count }
            entries.append(Node.Entry(key: key.text, keyRange: key.range, value: node))
            if places.isEmpty, entries.count > Self.searchedEntries { fillPlaces() }
        }
    }

    /// Drops the pending key, and the last scalar if it ends after `offset`. Both are part of a syntax error.
    mutating func dropUnreadable(beyond offset: Int) {
        key = nil
        let last = kind == .sequence ? items.last : entries.last?.value
        guard let last, last.scalar != nil, Int(last.range.end) > offset else { return }
        switch kind {
        case .sequence:
            items.removeLast()
        case .mapping:
            places[entries.removeLast().key] = nil
        }
        contentEnd = Int((kind == .sequence ? items.last : entries.last?.value)?.range.end ?? UInt32(clamping: start))
    }

    /// Up to this many entries, a linear search is faster than hashing.
    private static let searchedEntries = 8

    private func place(of key: String) -> Int? {
        places.isEmpty ? entries.firstIndex { $0.key == key } : places[key]
    }

    private mutating func fillPlaces() {
        places.reserveCapacity(entries.count * 2)
        for (place, entry) in entries.enumerated() { places[entry.key] = place }
    }
}
