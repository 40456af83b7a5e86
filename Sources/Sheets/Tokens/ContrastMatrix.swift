import Values

/// The contrast of every text color on every background in one appearance, for pairs that a component shows.
package struct ContrastMatrix: Sendable, Hashable {
    /// A pair that a component shows.
    package struct Use: Sendable, Hashable {
        /// A token, or a color value.
        package var ink: String
        /// The background: `chip on surface`.
        package var background: String
        package var pill: ContrastPill
        /// Whether it is text, which requires more contrast than a symbol.
        package var isText: Bool

        package init(ink: String, background: String, pill: ContrastPill, isText: Bool = true) {
            self.ink = ink
            self.background = background
            self.pill = pill
            self.isText = isText
        }
    }

    /// `Light`.
    package var title: String
    /// The rows and columns, in the order of their first use.
    package private(set) var inks: [String] = []
    package private(set) var backgrounds: [String] = []
    private var cells: [Pair: ContrastPill] = [:]
    /// The pairs used for text.
    private var written: Set<Pair> = []

    private struct Pair: Hashable, Sendable {
        var ink: String
        var background: String
    }

    /// - Parameter order: the tokens of the project, which determine the order of rows and columns.
    package init(title: String, uses: [Use], order: [String] = []) {
        self.title = title
        for use in uses { add(use) }
        func place(_ name: String) -> Int { order.firstIndex(of: name) ?? order.count }
        func ordered(_ names: [String], _ key: (String) -> String) -> [String] {
            names.enumerated().sorted { (place(key($0.element)), $0.offset) < (place(key($1.element)), $1.offset) }
                .map(\.element)
        }
        inks = ordered(inks) { $0 }
        backgrounds = ordered(backgrounds) { $0 }
    }

    private mutating func add(_ use: Use) {
        if !inks.contains(use.ink) { inks.append(use.ink) }
        if !backgrounds.contains(use.background) { backgrounds.append(use.background) }
        let pair = Pair(ink: use.ink, background: use.background)
        if use.isText { written.insert(pair) }
        guard let known = cells[pair] else {
            cells[pair] = use.pill
            return
        }
        // A failure takes precedence over any ratio; otherwise the lowest ratio counts.
        let isWorse =
            (use.pill.grade == .fails) == (known.grade == .fails)
            ? use.pill.ratio < known.ratio : use.pill.grade == .fails
        var pill = isWorse ? use.pill : known
        // If the pair is used for text, show the level for text, even if a symbol has a lower contrast.
        if pill.grade.isLevel { pill.grade = ContrastGrade(of: pill.ratio, isText: written.contains(pair)) }
        cells[pair] = pill
    }

    /// Returns the worst use of a pair, or nil if no component shows it.
    package subscript(ink ink: String, background background: String) -> ContrastPill? {
        cells[Pair(ink: ink, background: background)]
    }

    package var count: Int { cells.count }
    package var failing: Int { cells.values.count { $0.grade == .fails } }
    /// The number of pairs of disabled elements, which require no contrast and do not count as passed.
    package var exempt: Int { cells.values.count { $0.grade == .exempt } }
    package var waived: Int { cells.values.count { $0.grade == .waived } }
}
