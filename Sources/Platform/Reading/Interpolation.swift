/// Interpolation between the entries of a table.
enum Interpolation {
    struct Entry: Sendable, Hashable {
        /// The argument, greater than 0.
        var at: Double
        var value: Double
    }

    /// Interpolates linearly between entries. Outside the table, the nearest value is scaled in proportion to the
    /// argument.
    ///
    /// - Parameter table: in ascending order; an empty table gives 0.
    static func value(at argument: Double, in table: [Entry]) -> Double {
        guard let first = table.first, let last = table.last else { return 0 }
        if argument <= first.at { return first.value * max(argument, 0) / first.at }
        if argument >= last.at { return last.value * argument / last.at }
        guard let upper = table.firstIndex(where: { $0.at >= argument }), upper > 0 else { return last.value }
        let (left, right) = (table[upper - 1], table[upper])
        return left.value + (right.value - left.value) * (argument - left.at) / (right.at - left.at)
    }
}
