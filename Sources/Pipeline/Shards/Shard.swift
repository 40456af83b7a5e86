/// One of the equal parts of a check: the second of five is `2/5`.
package struct Shard: Sendable, Hashable {
    /// The maximum number of parts.
    package static let maximumCount = 1_000

    /// From 1 to ``count``.
    package let index: Int
    package let count: Int

    package init?(index: Int, of count: Int) {
        guard (1...Self.maximumCount).contains(count), (1...count).contains(index) else { return nil }
        self.index = index
        self.count = count
    }

    /// - Parameter text: `2/5`.
    package init?(_ text: String) {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        guard parts.count == 2, let index = Int(parts[0]), let count = Int(parts[1]) else { return nil }
        self.init(index: index, of: count)
    }
}
