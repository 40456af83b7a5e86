import Sheets
import Testing
import Values

@Suite struct StageGridTests {
    @Test(arguments: [
        // A card, a bar as wide as the screen, a wider one, a chip, and a list taller than any screen.
        (Size(width: 361, height: 481), false, "1:1"), (Size(width: 393, height: 83), false, "1:1"),
        (Size(width: 440, height: 83), false, "11:16"), (Size(width: 66, height: 32), false, "2×"),
        // Slightly too wide and slightly too high to be enlarged.
        (Size(width: 151, height: 32), false, "1:1"), (Size(width: 66, height: 65), false, "1:1"),
        (Size(width: 361, height: 1_300), false, "11:16"), (Size(width: 361, height: 2_000), false, "2:5"),
        // Screens in portrait and landscape.
        (Size(width: 393, height: 852), true, "11:16"), (Size(width: 852, height: 393), true, "2:5"),
        (Size(width: 320, height: 568), true, "1:1"),
    ])
    func `a component is drawn at the largest step that fits`(size: Size, isScreen: Bool, scale: String) {
        #expect(StageGrid(columns: 2, sizes: [size], isScreen: isScreen).scale.name == scale)
    }

    @Test func `all states are drawn at the scale of the largest`() {
        let sizes = [Size(width: 66, height: 32), Size(width: 500, height: 32)]
        #expect(StageGrid(columns: 2, sizes: sizes, isScreen: false).scale == DrawingScale(11, to: 16))
        #expect(StageGrid(columns: 2, sizes: [], isScreen: false).scale == .full)
    }

    @Test(arguments: [(1, 417.0), (2, 417), (3, 270), (4, 196)])
    func `stages share the width equally`(columns: Int, width: Double) {
        let grid = StageGrid(columns: columns, sizes: [], isScreen: false)
        #expect(grid.width == Points(width))
        #expect(grid.x(columns - 1) + grid.width <= PageGrid.right)
    }

    @Test(arguments: [0, 1])
    func `screens side by side have half of the page each`(half: Int) {
        let sizes = [Size(width: 393, height: 852)]
        let grid = StageGrid(columns: 2, sizes: sizes, isScreen: true, half: half)
        #expect(grid.scale == DrawingScale(3, to: 5))
        #expect(grid.x(0) == PageGrid.x(column: half * 6))
        #expect(grid.x(1) + grid.width == grid.x(0) + PageGrid.span(6))
    }

    @Test func `a stage fits its tallest picture and the margins`() {
        let sizes = [Size(width: 166, height: 32), Size(width: 166, height: 40.2)]
        #expect(StageGrid(columns: 2, sizes: sizes, isScreen: false).stageHeight(sizes) == 97)
    }
}
