package import Values

/// The layout of a page in points: twelve columns between the margins, and the gaps between parts.
package enum PageGrid {
    package static let width: Points = 1_280
    /// The left, right and top margin.
    package static let margin: Points = 64
    package static let bottomMargin: Points = 48
    package static let columns = 12
    package static let column: Points = 74
    package static let gap: Points = 24

    package static let left = margin
    package static let right: Points = width - margin
    package static let content: Points = width - margin * 2

    /// Returns the width of a number of columns, including the gaps between them.
    package static func span(_ count: Int) -> Points {
        column * Double(count) + gap * Double(max(count - 1, 0))
    }

    /// Returns the left edge of a column, counted from 0.
    package static func x(column index: Int) -> Points {
        left + (column + gap) * Double(index)
    }

    /// The gap above a section or the footer.
    package static let sectionGap: Points = 64
    /// The side column of a contact sheet, and the gap between it and the stages.
    package static let sideColumn: Points = 246
    package static let sideGap: Points = 48
    /// The margin around a component on its stage.
    package static let stageMargin: Points = 28
    package static let cornerRadius: Points = 8
    package static let hairline: Points = 1
}
