/// The shortest edit script between two lists of lines.
///
/// Implements E. Myers, “An O(ND) Difference Algorithm and Its Variations” (1986), section 4b. Its memory grows
/// linearly with the length of the texts.
struct LineDifference {
    enum Kind: String {
        case same = " "
        case removed = "-"
        case added = "+"
    }

    struct Edit {
        var kind: Kind
        var line: ArraySlice<UInt8>
    }

    /// The lines as numbers, for fast comparison.
    private let old: [Int]
    private let new: [Int]
    private var isRemoved: [Bool]
    private var isAdded: [Bool]

    /// Returns every line of both texts once, in order. Within a change, removed lines come before added ones.
    static func edits(from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]) -> [Edit] {
        var difference = LineDifference(old, new)
        difference.compare(0..<old.count, 0..<new.count)
        var edits: [Edit] = []
        var newIndex = 0
        for (index, line) in old.enumerated() {
            if difference.isRemoved[index] {
                edits.append(Edit(kind: .removed, line: line))
                continue
            }
            while newIndex < new.count, difference.isAdded[newIndex] {
                edits.append(Edit(kind: .added, line: new[newIndex]))
                newIndex += 1
            }
            edits.append(Edit(kind: .same, line: line))
            newIndex += 1
        }
        return edits + new[min(newIndex, new.count)...].map { Edit(kind: .added, line: $0) }
    }

    private init(_ old: [ArraySlice<UInt8>], _ new: [ArraySlice<UInt8>]) {
        var numbers: [ArraySlice<UInt8>: Int] = [:]
        func number(_ line: ArraySlice<UInt8>) -> Int {
            if let known = numbers[line] { return known }
            numbers[line] = numbers.count
            return numbers.count - 1
        }
        self.old = old.map(number)
        self.new = new.map(number)
        isRemoved = Array(repeating: false, count: old.count)
        isAdded = Array(repeating: false, count: new.count)
    }

    /// Marks the differences between two ranges.
    private mutating func compare(_ oldRange: Range<Int>, _ newRange: Range<Int>) {
        var (oldStart, oldEnd) = (oldRange.lowerBound, oldRange.upperBound)
        var (newStart, newEnd) = (newRange.lowerBound, newRange.upperBound)
        while oldStart < oldEnd, newStart < newEnd, old[oldStart] == new[newStart] {
            oldStart += 1
            newStart += 1
        }
        while oldStart < oldEnd, newStart < newEnd, old[oldEnd - 1] == new[newEnd - 1] {
            oldEnd -= 1
            newEnd -= 1
        }
        if oldStart == oldEnd {
            for index in newStart..<newEnd { isAdded[index] = true }
        } else if newStart == newEnd {
            for index in oldStart..<oldEnd { isRemoved[index] = true }
        } else {
            let (oldMiddle, newMiddle) = middle(oldStart..<oldEnd, newStart..<newEnd)
            compare(oldStart..<oldMiddle, newStart..<newMiddle)
            compare(oldMiddle..<oldEnd, newMiddle..<newEnd)
        }
    }

    /// Returns a point on a shortest path, searching from both ends.
    ///
    /// Neither range is empty and both their first and last lines differ, so the point is neither the start nor the
    /// end.
    private func middle(_ oldRange: Range<Int>, _ newRange: Range<Int>) -> (old: Int, new: Int) {
        let (oldCount, newCount) = (oldRange.count, newRange.count)
        let delta = oldCount - newCount
        let longest = (oldCount + newCount + 1) / 2
        // The farthest old line that a path reaches on each diagonal.
        var forward = Array(repeating: 0, count: 2 * longest + 3)
        var backward = forward
        let zero = longest + 1
        for distance in 0...longest {
            for diagonal in stride(from: -distance, through: distance, by: 2) {
                var x = Self.start(
                    forward, zero + diagonal, isLowest: diagonal == -distance, isHighest: diagonal == distance)
                guard (0...oldCount).contains(x), (0...newCount).contains(x - diagonal) else {
                    forward[zero + diagonal] = Self.outside
                    continue
                }
                while x < oldCount, x - diagonal < newCount,
                    old[oldRange.lowerBound + x] == new[newRange.lowerBound + x - diagonal]
                {
                    x += 1
                }
                forward[zero + diagonal] = x
                let opposite = delta - diagonal
                if delta % 2 != 0, abs(opposite) < distance, x + backward[zero + opposite] >= oldCount {
                    return (oldRange.lowerBound + x, newRange.lowerBound + x - diagonal)
                }
            }
            for diagonal in stride(from: -distance, through: distance, by: 2) {
                var x = Self.start(
                    backward, zero + diagonal, isLowest: diagonal == -distance, isHighest: diagonal == distance)
                guard (0...oldCount).contains(x), (0...newCount).contains(x - diagonal) else {
                    backward[zero + diagonal] = Self.outside
                    continue
                }
                while x < oldCount, x - diagonal < newCount,
                    old[oldRange.upperBound - 1 - x] == new[newRange.upperBound - 1 - x + diagonal]
                {
                    x += 1
                }
                backward[zero + diagonal] = x
                let opposite = delta - diagonal
                if delta % 2 == 0, abs(opposite) <= distance, x + forward[zero + opposite] >= oldCount {
                    return (oldRange.upperBound - x, newRange.upperBound - x + diagonal)
                }
            }
        }
        return (oldRange.upperBound, newRange.lowerBound)
    }

    /// The reach of a path that left the lines. It is so low that no step makes it valid.
    private static let outside = Int.min / 2

    /// Returns the start of a path on a diagonal: a step down from the one above, or a step right from the one below.
    private static func start(_ reach: [Int], _ place: Int, isLowest: Bool, isHighest: Bool) -> Int {
        if isLowest && isHighest { return 0 }
        if isLowest || (!isHighest && reach[place - 1] < reach[place + 1]) { return reach[place + 1] }
        return reach[place - 1] + 1
    }
}
