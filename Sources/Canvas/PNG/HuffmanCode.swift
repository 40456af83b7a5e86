/// A canonical, length-limited Huffman code (RFC 1951, section 3.2.2).
struct HuffmanCode {
    /// The length in bits of each symbol's code; 0 if the symbol has no code.
    private(set) var lengths: [UInt8]
    /// The code of each symbol, with its first bit lowest.
    private(set) var codes: [UInt16]

    /// - Parameter limit: the maximum length of a code, at most 15. It must leave room for all symbols.
    init(frequencies: [UInt32], limit: Int) {
        lengths = Self.lengths(frequencies: frequencies, limit: limit)
        codes = Self.codes(lengths: lengths)
    }

    init(lengths: [UInt8]) {
        self.lengths = lengths
        codes = Self.codes(lengths: lengths)
    }

    private static func lengths(frequencies: [UInt32], limit: Int) -> [UInt8] {
        var lengths = [UInt8](repeating: 0, count: frequencies.count)
        // Sorted by frequency, rarest first. Ties are sorted by symbol, so that equal counts give the same code.
        let order = frequencies.indices.filter { frequencies[$0] > 0 }
            .sorted { (frequencies[$0], $0) < (frequencies[$1], $1) }
        guard order.count > 1 else {
            // Decoders need not accept a code with one symbol, so a second one is added.
            for symbol in [order.first ?? 0, order.first == 0 || order.isEmpty ? 1 : 0] { lengths[symbol] = 1 }
            return lengths
        }
        var counts = limited(depthCounts(order.map { UInt64(frequencies[$0]) }), limit: limit)
        var length = limit
        for symbol in order {
            while counts[length] == 0 { length -= 1 }
            counts[length] -= 1
            lengths[symbol] = UInt8(length)
        }
        return lengths
    }

    /// Returns the number of leaves at each depth of a Huffman tree over ascending weights.
    ///
    /// It repeatedly joins the two lightest nodes of two ascending queues, one of leaves and one of trees.
    private static func depthCounts(_ weights: [UInt64]) -> [Int] {
        let leaves = weights.count
        var trees: [UInt64] = []
        var parents = [Int](repeating: 0, count: 2 * leaves - 1)
        var (leaf, tree) = (0, 0)
        func takeLightest() -> (node: Int, weight: UInt64) {
            if leaf < leaves, tree >= trees.count || weights[leaf] <= trees[tree] {
                defer { leaf += 1 }
                return (leaf, weights[leaf])
            }
            defer { tree += 1 }
            return (leaves + tree, trees[tree])
        }
        for _ in 1..<leaves {
            let (first, second) = (takeLightest(), takeLightest())
            parents[first.node] = leaves + trees.count
            parents[second.node] = leaves + trees.count
            trees.append(first.weight + second.weight)
        }
        var depths = [Int](repeating: 0, count: parents.count)
        var counts = [Int](repeating: 0, count: leaves + 1)
        for node in parents.indices.dropLast().reversed() {
            depths[node] = depths[parents[node]] + 1
            if node < leaves { counts[depths[node]] += 1 }
        }
        return counts
    }

    /// Moves leaves below the depth limit up to it. For each excess leaf there, moves a higher leaf down.
    private static func limited(_ counts: [Int], limit: Int) -> [Int] {
        var result = [Int](repeating: 0, count: limit + 1)
        for (depth, count) in counts.enumerated() { result[min(depth, limit)] += count }
        // The codes' shares of the code space, in units of the longest code. The total must not exceed the space.
        var total = (1..<limit + 1).reduce(0) { $0 + result[$1] << (limit - $1) }
        while total > 1 << limit {
            guard let depth = (1..<limit).last(where: { result[$0] > 0 }) else { break }
            result[limit] -= 1
            result[depth] -= 1
            result[depth + 1] += 2
            total -= 1
        }
        return result
    }

    private static func codes(lengths: [UInt8]) -> [UInt16] {
        var counts = [Int](repeating: 0, count: 17)
        for length in lengths where length > 0 { counts[Int(length)] += 1 }
        var next = [Int](repeating: 0, count: 17)
        for length in 1..<16 { next[length + 1] = (next[length] + counts[length]) << 1 }
        return lengths.map { length in
            guard length > 0 else { return 0 }
            defer { next[Int(length)] += 1 }
            return reversed(UInt16(truncatingIfNeeded: next[Int(length)]), count: Int(length))
        }
    }

    private static func reversed(_ code: UInt16, count: Int) -> UInt16 {
        (0..<count).reduce(0) { $0 << 1 | code >> UInt16($1) & 1 }
    }
}
