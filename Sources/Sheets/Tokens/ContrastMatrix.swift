import Values

/// The contrast of every text color on every ground, in one appearance, as far as a component has that pair.
package struct ContrastMatrix: Sendable, Hashable {
    /// A pair that a component shows.
    package struct Use: Sendable, Hashable {
        /// Tokens, or colors that are written out.
        package var ink: String
        /// What is behind it: `chip on surface`.
        package var ground: String
        package var pill: ContrastPill
        /// Whether something is written in it, of which more is required than of a symbol.
        package var isText: Bool

        package init(ink: String, ground: String, pill: ContrastPill, isText: Bool = true) {
            self.ink = ink
            self.ground = ground
            self.pill = pill
            self.isText = isText
        }
    }

    /// `Light`.
    package var title: String
    /// Rows and columns, in the order in which they were met.
    package private(set) var inks: [String] = []
    package private(set) var grounds: [String] = []
    private var cells: [Pair: ContrastPill] = [:]
    /// The pairs that something is written in.
    private var written: Set<Pair> = []

    private struct Pair: Hashable, Sendable {
        var ink: String
        var ground: String
    }

    /// - Parameter order: the tokens of the project: rows and columns that are among them come in this order.
    package init(title: String, uses: [Use], order: [String] = []) {
        self.title = title
        for use in uses { add(use) }
        func place(_ name: String) -> Int { order.firstIndex(of: name) ?? order.count }
        func ordered(_ names: [String], _ key: (String) -> String) -> [String] {
            names.enumerated().sorted { (place(key($0.element)), $0.offset) < (place(key($1.element)), $1.offset) }
                .map(\.element)
        }
        inks = ordered(inks) { $0 }
        grounds = ordered(grounds) { $0 }
    }

    private mutating func add(_ use: Use) {
        if !inks.contains(use.ink) { inks.append(use.ink) }
        if !grounds.contains(use.ground) { grounds.append(use.ground) }
        let pair = Pair(ink: use.ink, ground: use.ground)
        if use.isText { written.insert(pair) }
        guard let known = cells[pair] else {
            cells[pair] = use.pill
            return
        }
        // What fails counts, whatever its ratio; else the lowest.
        let isWorse =
            (use.pill.grade == .fails) == (known.grade == .fails)
            ? use.pill.ratio < known.ratio : use.pill.grade == .fails
        var pill = isWorse ? use.pill : known
        // Where there is a text the level is the text's, even if a symbol reads worse.
        if pill.grade.isLevel { pill.grade = ContrastGrade(of: pill.ratio, isText: written.contains(pair)) }
        cells[pair] = pill
    }

    /// The worst of a pair's uses; nil for a pair that nothing shows.
    package subscript(ink ink: String, ground ground: String) -> ContrastPill? {
        cells[Pair(ink: ink, ground: ground)]
    }

    package var count: Int { cells.count }
    package var failing: Int { cells.values.count { $0.grade == .fails } }
    /// Of what is disabled: nothing is required of it, so it passes nothing.
    package var exempt: Int { cells.values.count { $0.grade == .exempt } }
    package var waived: Int { cells.values.count { $0.grade == .waived } }
}
