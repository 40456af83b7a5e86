/// The longest common subsequence of two lists.
enum CommonSubsequence {
    /// Longer lists are compared by position, to limit time and memory.
    private static let largestTable = 4_000_000

    /// Returns the indices of equal items, in order.
    static func pairs<Item: Equatable>(_ old: [Item], _ new: [Item]) -> [(Int, Int)] {
        var start = 0
        while start < min(old.count, new.count), old[start] == new[start] { start += 1 }
        var end = 0
        while end < min(old.count, new.count) - start, old[old.count - 1 - end] == new[new.count - 1 - end] { end += 1 }
        let (rows, columns) = (old.count - start - end, new.count - start - end)
        var result = (0..<start).map { ($0, $0) }
        if rows > 0, columns > 0, rows * columns <= largestTable {
            let width = columns + 1
            var table = [Int32](repeating: 0, count: (rows + 1) * width)
            for row in stride(from: rows - 1, through: 0, by: -1) {
                for column in stride(from: columns - 1, through: 0, by: -1) {
                    table[row * width + column] =
                        old[start + row] == new[start + column]
                        ? table[(row + 1) * width + column + 1] + 1
                        : max(table[(row + 1) * width + column], table[row * width + column + 1])
                }
            }
            var (row, column) = (0, 0)
            while row < rows, column < columns {
                if old[start + row] == new[start + column] {
                    result.append((start + row, start + column))
                    row += 1
                    column += 1
                } else if table[(row + 1) * width + column] >= table[row * width + column + 1] {
                    row += 1
                } else {
                    column += 1
                }
            }
        }
        result += (0..<end).reversed().map { (old.count - 1 - $0, new.count - 1 - $0) }
        return result
    }
}
