package import Values

/// The places of the stages on a contact sheet, and the scale of the components on them.
package struct StageGrid: Hashable, Sendable {
    package var columns: Int
    /// The left edge of the first stage.
    package var left: Points
    package var width: Points
    /// The distance between the left edges of two stages.
    private let pitch: Points
    /// The same for the whole sheet, so that states can be compared.
    package var scale: DrawingScale
    /// The parts of the screen above and below the pictures, in points of the page.
    package let above: Points
    private let below: Points

    /// - Parameters:
    ///   - sizes: the sizes of all pictures.
    ///   - context: what surrounds the component.
    ///   - screenWidth: the width of the screen, for stages that are as wide.
    package init(columns: Int, sizes: [Size], context: StageContext = .margin, screenWidth: Points = 0) {
        self.columns = max(columns, 1)
        // A single stage is not wider than one of two.
        let shares = Double(max(columns, 2))
        func share(from left: Points) -> Points {
            Points(((PageGrid.right - left - PageGrid.gap * (shares - 1)) / shares).value.rounded(.down))
        }
        let tallest = sizes.map(\.height).max() ?? 0
        let usual = share(from: Self.besideSideColumn)
        if context.isFullWidth {
            let widest = max(sizes.map(\.width).max() ?? 0, screenWidth)
            // Without the gap beside the words, a stage can be as wide as the largest phone.
            let room = Size(width: share(from: Self.closeToSideColumn), height: Self.tallest)
            scale = DrawingScale.largest(fitting: Size(width: widest, height: tallest), in: room)
            width = (widest * scale.factor).roundedUp(toPixelsAt: 1)
        } else {
            scale = Self.scale(of: sizes, on: usual)
            width = usual
        }
        let strips = context == .row ? (above: tallest, below: tallest) : context.strips
        // A margin is part of the page; everything else is a part of the screen.
        let factor = context.isFullWidth ? scale.factor : 1
        above = (strips.above * factor).roundedUp(toPixelsAt: 1)
        below = (strips.below * factor).roundedUp(toPixelsAt: 1)
        // Stages start where they do on other sheets, if there is room, and end at the right margin.
        left = min(Self.besideSideColumn, PageGrid.right - (width + PageGrid.gap) * shares + PageGrid.gap)
        let room = PageGrid.right - left - width
        pitch = width == usual ? width + PageGrid.gap : (room * (1 / (shares - 1))).rounded(toPixelsAt: 2)
    }

    private static let besideSideColumn: Points = PageGrid.left + PageGrid.sideColumn + PageGrid.sideGap
    private static let closeToSideColumn: Points = PageGrid.left + PageGrid.sideColumn + 12
    /// The margin left and right of a component that is nearly as wide as its stage.
    package static let narrowMargin: Points = 12
    /// The maximum height of a drawing: the screen of a large phone.
    package static let tallest: Points = 960

    package func x(_ column: Int) -> Points {
        left + pitch * Double(column)
    }

    /// Returns the height of a stage for the tallest of the pictures.
    package func stageHeight(_ sizes: [Size]) -> Points {
        let tallest = sizes.map(\.height).max() ?? 0
        return (tallest * scale.factor).roundedUp(toPixelsAt: 1) + above + below
    }

    /// Components up to this size are drawn at twice the size for legibility.
    private static let small = Size(width: 150, height: 64)

    private static func scale(of sizes: [Size], on width: Points) -> DrawingScale {
        if !sizes.isEmpty, sizes.allSatisfy({ $0.width <= small.width && $0.height <= small.height }) {
            return .double
        }
        let full = Size(width: width - narrowMargin * 2, height: tallest)
        let reduced = Size(width: width - PageGrid.stageMargin * 2, height: tallest)
        return sizes.map { size in
            size.width <= full.width && size.height <= full.height
                ? .full : DrawingScale.largest(fitting: size, in: reduced)
        }.min() ?? .full
    }
}
