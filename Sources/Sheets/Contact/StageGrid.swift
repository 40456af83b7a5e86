package import Values

/// The places of the stages on a contact sheet, and the scale of the components on them.
package struct StageGrid: Hashable, Sendable {
    package var columns: Int
    /// The left edge of the first stage.
    package var left: Points
    package var width: Points
    /// The same for the whole sheet, so that states can be compared.
    package var scale: DrawingScale

    /// - Parameters:
    ///   - sizes: the sizes of all pictures.
    ///   - isScreen: whether they are screens, which always have the full margin around them.
    ///   - half: the half of the page that contains the stages, 0 or 1, or nil if they are next to the side column.
    package init(columns: Int, sizes: [Size], isScreen: Bool, half: Int? = nil) {
        self.columns = max(columns, 1)
        left = half.map { PageGrid.x(column: $0 * PageGrid.columns / 2) } ?? Self.besideSideColumn
        let room: Points = half == nil ? PageGrid.right - left : PageGrid.span(PageGrid.columns / 2)
        // A single stage is not wider than one of two.
        let shares = Double(max(columns, 2))
        width = Points(((room - PageGrid.gap * (shares - 1)) / shares).value.rounded(.down))
        let margin = half == nil ? PageGrid.stageMargin : Self.narrowMargin
        scale = Self.scale(of: sizes, isScreen: isScreen, on: width, margin: margin)
    }

    private static let besideSideColumn: Points = PageGrid.left + PageGrid.sideColumn + PageGrid.sideGap
    /// The margin left and right of a component that spans the screen, so that it needs no smaller scale.
    package static let narrowMargin: Points = 12
    /// The maximum height of a drawing: the screen of a large phone.
    package static let tallest: Points = 960

    package func x(_ column: Int) -> Points {
        left + (width + PageGrid.gap) * Double(column)
    }

    /// Returns the height of a stage for the tallest of the pictures.
    package func stageHeight(_ sizes: [Size]) -> Points {
        let tallest = sizes.map(\.height).max() ?? 0
        return (tallest * scale.factor).roundedUp(toPixelsAt: 1) + PageGrid.stageMargin * 2
    }

    /// Components up to this size are drawn at twice the size for legibility.
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
