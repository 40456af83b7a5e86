package import Values

/// All that a redline sheet of one component shows: every figure that the drawing promises, where it is measured.
package struct RedlineSheet: Sendable {
    /// A state in an appearance.
    package struct StateCell: Sendable {
        package var picture: PagePicture
        package var stageColor: RGBA
        package var isDark: Bool
        /// The worst of its contrasts.
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

    /// A state that is redlined.
    package struct Drawing: Sendable {
        /// `selected, light`.
        package var caption: String
        package var anatomy: Anatomy
        package var picture: PagePicture
        /// What translucent parts are drawn over, where it is not the page.
        package var ground: RGBA?
        /// Whether it stands on something dark.
        package var isDark = false
        /// Of a component that is one control.
        package var hitArea: Rect?
        package var rings: [FindingRing] = []

        package init(
            caption: String, anatomy: Anatomy, picture: PagePicture, ground: RGBA? = nil, hitArea: Rect? = nil
        ) {
            self.caption = caption
            self.anatomy = anatomy
            self.picture = picture
            self.ground = ground
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
    /// The areas of controls inside of controls, which VoiceOver does not stop at.
    package var nested: [Rect] = []
    package var contrasts: [MeasuredContrast] = []
    /// Where letters, symbols and small pictures are, which no number should hide.
    package var inks: [Rect] = []
    package var columns: [String] = []
    package var rows: [StateRow] = []
    /// States whose geometry differs from the main one's, or that show other findings.
    package var variants: [Drawing] = []
    package var findings: [FindingStory] = []
    package var footer: Footer

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

    /// What a header says of a redline sheet's number.
    package static func name(number: Int, of total: Int) -> String { "Redlines \(number) of \(total)" }

    /// The largest component that is enlarged beside its states.
    private static let small = Size(width: 110, height: 64)

    /// Whether the component is so small that its states stand beside it.
    package var isSmall: Bool {
        let size = main.anatomy.size
        return !isScreen && size.width <= Self.small.width && size.height <= Self.small.height && stops.count <= 1
    }

    /// Whether something can be touched: only then is there an order to be shown.
    package var hasControls: Bool { stops.contains(where: \.isControl) }

    /// The kinds of sign that the sheet shows.
    package var kinds: [RedlineKind] {
        // Of other states the frame and the gaps alone are drawn; a small component has none.
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
