package import Values

/// A contact sheet: the states of a component as rows, and appearances as columns.
package struct ContactSheet: Sendable {
    /// An appearance.
    package struct Column: Sendable, Hashable {
        /// `Light`.
        package var title: String
        /// `on grouped #F2F2F7`.
        package var note: String

        package init(_ title: String, note: String = "") {
            self.title = title
            self.note = note
        }
    }

    /// A state in an appearance.
    package struct Cell: Sendable {
        package var picture: PagePicture
        package var stageColor: RGBA
        package var isDark: Bool
        package var caption: CellCaption
        package var rings: [FindingRing]
        /// The rows above and below, for a row of a list.
        package var neighbor: PagePicture?
        /// Where the stage reaches the lower edge of the screen.
        package var homeIndicator: HomeIndicator?

        package init(
            picture: PagePicture, stageColor: RGBA, isDark: Bool, caption: CellCaption, rings: [FindingRing] = []
        ) {
            self.picture = picture
            self.stageColor = stageColor
            self.isDark = isDark
            self.caption = caption
            self.rings = rings
        }
    }

    package struct Row: Sendable {
        package var number: Int
        /// Empty for the only state of a component, whose number is not shown either.
        package var name: String
        package var description: String
        package var pairs: [Pairs.Pair]
        package var details: [Detail]
        package var findings: [FindingText]
        /// In the order of the columns.
        package var cells: [Cell]
        /// The same cells on each further background that the component may have, and at the scroll positions of
        /// findings.
        package var others: [Line] = []

        /// A state in all columns, on another background or scrolled.
        package struct Line: Sendable {
            /// `on video #000000`, `scrolled by 240 pt`, for each column.
            package var notes: [String]
            /// Nil if there is nothing new to see.
            package var cells: [Cell?]
        }

        package init(
            number: Int, name: String, description: String = "", pairs: [Pairs.Pair] = [], details: [Detail] = [],
            findings: [FindingText] = [], cells: [Cell]
        ) {
            self.number = number
            self.name = name
            self.description = description
            self.pairs = pairs
            self.details = details
            self.findings = findings
            self.cells = cells
        }
    }

    package var header: Header
    package var facts: FactsRow
    /// The surroundings of the component on its stages.
    package var context: StageContext
    /// The width of the screen, for stages that are as wide.
    package var screenWidth: Points = 0
    /// The corner radius of the display, for a screen.
    package var screenRadius: Points?
    package var columns: [Column]
    package var rows: [Row]
    /// The notes of the spec.
    package var notes: [String] = []
    package var tokens: [TokenSample]
    package var footer: Footer
    package var sample = SampleText()

    package init(
        header: Header, facts: FactsRow, context: StageContext = .margin, columns: [Column], rows: [Row],
        tokens: [TokenSample], footer: Footer
    ) {
        self.header = header
        self.facts = facts
        self.context = context
        self.columns = columns
        self.rows = rows
        self.tokens = tokens
        self.footer = footer
    }

    /// Returns the name of a contact sheet for the header.
    package static func name(number: Int, of total: Int) -> String { SheetWords["Contact sheet % of %", number, total] }
}
