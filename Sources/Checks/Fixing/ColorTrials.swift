import Values

/// Uses of colors, prepared for a search that tries many values of a few of them.
struct ColorTrials {
    /// A contrast that must be reached.
    struct Demand {
        var stack: PreparedStack
        var required: Double
        var standard: Standard?
    }

    /// The ink in standard contrast, whose contrast must be reached too; see ``InkPair/Standard``.
    struct Standard {
        var stack: PreparedStack
        var enough: Double
        var tolerance: Double
    }

    private let demands: [Demand]

    init(_ demands: [Demand]) {
        self.demands = demands
    }

    /// Returns at least 1 if all uses pass with the colors; otherwise the share of a use that fails: its contrast,
    /// divided by the contrast that it needs.
    ///
    /// It stops at the first use that fails, which need not be the one with the lowest share.
    ///
    /// - Parameter colors: The tried colors, in the order in which they were named.
    func minimumShare(_ colors: [RGBA]) -> Double {
        var least = Double.infinity
        for demand in demands {
            least = min(least, demand.share(colors))
            if least < 1 { break }
        }
        return least
    }
}

extension ColorTrials.Demand {
    fileprivate func share(_ colors: [RGBA]) -> Double {
        let ratio = stack.ratio(in: colors)
        guard let standard else { return ratio / required }
        let least = standard.stack.ratio(in: colors) - standard.tolerance
        return ratio / max(required, min(standard.enough, least))
    }
}
