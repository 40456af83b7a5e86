import Sheets
import Testing
import Values

@Suite struct StageGridTests {
    @Test(arguments: [
        // A card, a chip, and a list taller than any screen.
        (Size(width: 361, height: 481), "1:1"), (Size(width: 66, height: 32), "2×"),
        // Slightly too wide and slightly too high to be enlarged.
        (Size(width: 151, height: 32), "1:1"), (Size(width: 66, height: 65), "1:1"),
        (Size(width: 361, height: 1_300), "11:16"), (Size(width: 361, height: 2_000), "2:5"),
    ])
    func `a component is drawn at the largest step that fits`(size: Size, scale: String) {
        #expect(StageGrid(columns: 2, sizes: [size]).scale.name == scale)
    }

    private static let full: [(StageContext, Size, Double, String)] = [
        // Screens in portrait, the largest phone among them, and in landscape.
        (.screen, Size(width: 393, height: 852), 393, "1:1"), (.screen, Size(width: 430, height: 932), 430, "1:1"),
        (.screen, Size(width: 320, height: 568), 320, "1:1"), (.screen, Size(width: 852, height: 393), 426, "1:2"),
        // A bar, and a row of a list with a margin.
        (.bottomBar, Size(width: 393, height: 83), 393, "1:1"), (.row, Size(width: 361, height: 66), 393, "1:1"),
    ]

    @Test(arguments: full)
    func `a stage of a full width is as wide as the screen, without a margin`(
        context: StageContext, size: Size, width: Double, scale: String
    ) {
        let screen: Points = context == .row ? 393 : size.width
        let grid = StageGrid(columns: 2, sizes: [size], context: context, screenWidth: screen)
        #expect(grid.scale.name == scale)
        #expect(grid.width == Points(width))
        #expect(grid.x(0) > PageGrid.left + PageGrid.sideColumn)
        #expect(abs((grid.x(1) + grid.width - PageGrid.right).value) <= 0.5)
        #expect(grid.x(1) - grid.x(0) >= grid.width + PageGrid.gap)
    }

    private static let heights: [(StageContext, Double)] = [
        (.screen, 83), (.topBar, 139), (.bottomBar, 139), (.sheet, 203), (.band, 139), (.row, 249), (.margin, 139),
    ]

    @Test(arguments: heights) func `a stage shows a part of the screen around the component`(
        context: StageContext, height: Double
    ) {
        let sizes = [Size(width: 300, height: 83)]
        let grid = StageGrid(columns: 2, sizes: sizes, context: context, screenWidth: 393)
        #expect(grid.stageHeight(sizes) == Points(height))
    }

    @Test func `all states are drawn at the scale of the largest`() {
        let sizes = [Size(width: 66, height: 32), Size(width: 500, height: 32)]
        #expect(StageGrid(columns: 2, sizes: sizes).scale == DrawingScale(11, to: 16))
        #expect(StageGrid(columns: 2, sizes: []).scale == .full)
    }

    @Test(arguments: [(1, 417.0), (2, 417), (3, 270), (4, 196)])
    func `stages share the width equally`(columns: Int, width: Double) {
        let grid = StageGrid(columns: columns, sizes: [])
        #expect(grid.width == Points(width))
        #expect(grid.x(columns - 1) + grid.width <= PageGrid.right)
    }

    @Test func `a stage fits its tallest picture and the margins`() {
        let sizes = [Size(width: 166, height: 32), Size(width: 166, height: 40.2)]
        #expect(StageGrid(columns: 2, sizes: sizes).stageHeight(sizes) == 97)
        // The margin does not grow with a small component.
        let chip = [Size(width: 69, height: 32)]
        #expect(StageGrid(columns: 2, sizes: chip).stageHeight(chip) == 120)
    }
}
