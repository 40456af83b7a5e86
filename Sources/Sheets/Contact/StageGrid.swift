package import Values

/// Where the stages of a contact sheet stand, and at which scale components are drawn on them.
package struct StageGrid: Hashable, Sendable {
    package var columns: Int
    /// Where the first stage begins.
    package var left: Points
    package var width: Points
    /// One for the whole sheet, so that states can be compared.
    package var scale: DrawingScale

    /// - Parameter sizes: of all pictures.
    /// - Parameter isScreen: whether they are screens, which always have the full margin around them.
    /// - Parameter half: which half of the page the stages have to themselves, 0 or 1; nil where they stand beside the
    ///   side column.
    package init(columns: Int, sizes: [Size], isScreen: Bool, half: Int? = nil) {
        self.columns = max(columns, 1)
        left = half.map { PageGrid.x(column: $0 * PageGrid.columns / 2) } ?? Self.besideSideColumn
        let room: Points = half == nil ? PageGrid.right - left : PageGrid.span(PageGrid.columns / 2)
        // One stage is no wider than it would be beside another.
        let shares = Double(max(columns, 2))
        width = Points(((room - PageGrid.gap * (shares - 1)) / shares).value.rounded(.down))
        let margin = half == nil ? PageGrid.stageMargin : Self.narrowMargin
        scale = Self.scale(of: sizes, isScreen: isScreen, on: width, margin: margin)
    }

    private static let besideSideColumn: Points = PageGrid.left + PageGrid.sideColumn + PageGrid.sideGap
    /// What a component that spans the screen keeps to the left and right of it, so that it need not shrink.
    package static let narrowMargin: Points = 12
    /// The tallest drawing: the screen of a large phone.
    package static let tallest: Points = 960

    package func x(_ column: Int) -> Points {
        left + (width + PageGrid.gap) * Double(column)
    }

    /// No taller than the tallest of the pictures needs.
    package func stageHeight(_ sizes: [Size]) -> Points {
        let tallest = sizes.map(\.height).max() ?? 0
        return (tallest * scale.factor).roundedUp(toPixelsAt: 1) + PageGrid.stageMargin * 2
    }

    /// Parts no larger than this are drawn twice as large, so that they can be judged.
    private static let small = Size(width: 150, height: 64)

    private static func scale(
        of sizes: [Size], isScreen: Bool, on width: Points, margin: Points
    ) -> DrawingScale {
        if !sizes.isEmpty, sizes.allSatisfy({ $0.width <= small.width && $0.height <= small.height }) {
            return .double
        }
        let full = Size(width: width - narrowMargin * 2, height: tallest)
        let reduced = Size(width: width - margin * 2, height: tallest)
        return sizes.map { size in
            !isScreen && size.width <= full.width && size.height <= full.height
                ? .full : DrawingScale.largest(fitting: size, in: reduced)
        }.min() ?? .full
    }
}
