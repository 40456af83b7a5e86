package import Values

/// The redline sheet of a component: every measurement at its place.
package struct RedlineSheet: Sendable {
    /// A state in an appearance.
    package struct StateCell: Sendable {
        package var picture: PagePicture
        package var stageColor: RGBA
        package var isDark: Bool
        /// The lowest contrast.
        package var pill: ContrastPill?
        package var rings: [FindingRing]
    }

    package struct StateRow: Sendable {
        package var name: String
        package var spoken: String
        package var note: String
        /// In the order of the columns.
        package var cells: [StateCell]
    }

    /// A state with redlines.
    package struct Drawing: Sendable {
        /// `selected, light`.
        package var caption: String
        package var anatomy: Anatomy
        package var picture: PagePicture
        /// The background of translucent parts, if it is not the page.
        package var background: RGBA?
        /// Whether the background is dark.
        package var isDark = false
        /// Where the component reaches the lower edge of the screen.
        package var homeIndicator: HomeIndicator?
        /// The hit area of a component that is a single control.
        package var hitArea: Rect?
        package var rings: [FindingRing] = []

        package init(
            caption: String, anatomy: Anatomy, picture: PagePicture, background: RGBA? = nil, hitArea: Rect? = nil
        ) {
            self.caption = caption
            self.anatomy = anatomy
            self.picture = picture
            self.background = background
            self.hitArea = hitArea
        }
    }

    package var header: Header
    package var facts: FactsRow
    package var title: String
    /// `UI 3.3.2 · atom`.
    package var caption: String
    package var isScreen = false
    package var main: Drawing
    package var stops: [ReadingStop] = []
    /// The hit areas of controls inside other controls, which VoiceOver skips.
    package var nested: [Rect] = []
    package var contrasts: [MeasuredContrast] = []
    /// The areas of text, symbols and small pictures, which no number should cover.
    package var inks: [Rect] = []
    package var columns: [String] = []
    package var rows: [StateRow] = []
    /// States with different geometry or different findings.
    package var variants: [Drawing] = []
    package var findings: [FindingRow] = []
    package var footer: Footer
    package var sample = SampleText()

    package init(
        header: Header, facts: FactsRow, title: String, caption: String = "", main: Drawing, footer: Footer
    ) {
        self.header = header
        self.facts = facts
        self.title = title
        self.caption = caption
        self.main = main
        self.footer = footer
    }

    /// Returns the name of a redline sheet for the header.
    package static func name(number: Int, of total: Int) -> String { SheetWords["Redlines % of %", number, total] }

    /// The maximum size of a component that is enlarged next to its states.
    private static let small = Size(width: 110, height: 64)

    /// Whether the component is small enough for its states to be next to it.
    package var isSmall: Bool {
        let size = main.anatomy.size
        return !isScreen && size.width <= Self.small.width && size.height <= Self.small.height && stops.count <= 1
    }

    /// Whether it has controls. Without controls no order is shown.
    package var hasControls: Bool { stops.contains(where: \.isControl) }

    /// The kinds of marks on the sheet.
    package var kinds: [RedlineKind] {
        // Other states show only frames and gaps, and are left out for a small component.
        let others = isSmall ? [] : variants.map(\.anatomy)
        return RedlineKind.allCases.filter { kind in
            switch kind {
            case .frame: true
            case .padding: main.anatomy.bands.contains { $0.kind == kind }
            case .gap: ([main.anatomy] + others).contains { $0.bands.contains { $0.kind == kind } }
            case .radius: !main.anatomy.corners.isEmpty
            case .hitArea: main.hitArea != nil || hasControls && !isSmall
            case .order: hasControls && !isSmall
            case .contrast: isSmall ? rows.contains { $0.cells.contains { $0.pill != nil } } : !contrasts.isEmpty
            case .finding: !findings.isEmpty
            }
        }
    }
}
