import Values

/// Merges backgrounds with the same colors in light and dark under the name of the first one, because their contrasts
/// are the same.
struct EqualBackgrounds {
    private var names: [String: String] = [:]

    /// - Parameters:
    ///   - uses: the uses in each appearance.
    ///   - order: the names that come first, in this order.
    init(_ uses: [[ContrastMatrix.Use]], order: [String]) {
        var colors: [String: [Int: Set<String>]] = [:]
        var met: [String] = []
        for (appearance, uses) in uses.enumerated() {
            for use in uses {
                if colors[use.background] == nil { met.append(use.background) }
                colors[use.background, default: [:]][appearance, default: []].insert(use.pill.background.hex)
            }
        }
        // Platform tokens come last.
        func place(_ name: String) -> Int {
            order.firstIndex(of: name) ?? order.count + (name.contains("ios.") ? 1 : 0)
        }
        let ordered = met.enumerated().sorted { (place($0.element), $0.offset) < (place($1.element), $1.offset) }
        var firsts: [String] = []
        for background in ordered.map(\.element) {
            let first = firsts.first { Self.areEqual(colors[$0] ?? [:], colors[background] ?? [:]) }
            names[background] = first ?? background
            if first == nil { firsts.append(background) }
        }
    }

    /// Whether two backgrounds have the same single color in each appearance that shows both; there must be at least
    /// one.
    private static func areEqual(_ one: [Int: Set<String>], _ other: [Int: Set<String>]) -> Bool {
        let both = one.keys.filter { other[$0] != nil }
        return !both.isEmpty && both.allSatisfy { one[$0]?.count == 1 && one[$0] == other[$0] }
    }

    func merged(_ uses: [ContrastMatrix.Use]) -> [ContrastMatrix.Use] {
        uses.map { use in
            var use = use
            use.background = names[use.background] ?? use.background
            return use
        }
    }
}
