import Layout
import Loading
import Pipeline
import Project
import Specs
import TestProjects
import Testing
import Values

/// The heights of texts in all styles and type sizes, through the whole pipeline.
@Suite struct TypeSizeTests {
    /// Size and leading of each style from xSmall to AX5. Source: Human Interface Guidelines, Typography.
    private static let table: [(style: String, sizes: [(size: Double, leading: Double)])] = [
        ("largeTitle", "31/38 32/39 33/40 34/41 36/43 38/46 40/48 44/52 48/57 52/61 56/66 60/70"),
        ("title1", "25/31 26/32 27/33 28/34 30/37 32/39 34/41 38/46 43/51 48/57 53/62 58/68"),
        ("title2", "19/24 20/25 21/26 22/28 24/30 26/32 28/34 34/41 39/47 44/52 50/59 56/66"),
        ("title3", "17/22 18/23 19/24 20/25 22/28 24/30 26/32 31/38 37/44 43/51 49/58 55/65"),
        ("headline", "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
        ("body", "14/19 15/20 16/21 17/22 19/24 21/26 23/29 28/34 33/40 40/48 47/56 53/62"),
        ("callout", "13/18 14/19 15/20 16/21 18/23 20/25 22/28 26/32 32/39 38/46 44/52 51/60"),
        ("subheadline", "12/16 13/18 14/19 15/20 17/22 19/24 21/28 25/31 30/37 36/43 42/50 49/58"),
        ("footnote", "12/16 12/16 12/16 13/18 15/20 17/22 19/24 23/29 27/33 33/40 38/46 44/52"),
        ("caption1", "11/13 11/13 11/13 12/16 14/19 16/21 18/23 22/28 26/32 32/39 37/44 43/51"),
        ("caption2", "11/13 11/13 11/13 11/13 13/18 15/20 17/22 20/25 24/30 29/35 34/41 40/48"),
    ].map { style, sizes in
        let pairs = sizes.split(separator: " ").map { $0.split(separator: "/").compactMap { Double($0) } }
        return (style, pairs.map { ($0[0], $0[1]) })
    }

    @Test(arguments: Array(TypeSize.allCases.enumerated()).map(\.offset))
    func `n lines are a line and n − 1 leadings high`(index: Int) throws {
        var spec = "component: T\nbody:\n  vstack:\n"
        for (style, _) in Self.table {
            for text in ["A", "あ\\nb", "👍\\nb\\nc"] { spec += "    - { text: \"\(text)\", font: \(style) }\n" }
        }
        let project = try TestProject(spec: spec).load()
        var choice = MockupChoice()
        choice.contexts.typeSizes = [TypeSize.allCases[index]]
        let result = try LayoutRun.run(
            [project], choice: choice, proposal: (1_000, 10_000), typesetter: systemTypesetter)
        #expect(result.diagnostics.isEmpty)
        let frames = try #require(result.laidOut).allFrames().map(\.frame).filter { $0.text != nil }
        try #require(frames.count == 3 * Self.table.count)
        for (row, entry) in Self.table.enumerated() {
            let (size, leading) = entry.sizes[index]
            // 2444/2048 of the size, rounded up to a third of a point.
            let lineHeight = (size * 1.193359375 * 3 - 1e-9).rounded(.up) / 3
            for count in 1...3 {
                let frame = frames[row * 3 + count - 1]
                let height = lineHeight + Double(count - 1) * leading
                #expect(abs(frame.rect.height.value - height) < 1e-6, "\(entry.style), \(count) lines")
                let lines = try #require(frame.text).lines
                for (number, line) in lines.enumerated() {
                    let baseline = size * 0.9521484 + Double(number) * leading
                    #expect(abs((line.baseline.y - frame.rect.minY).value - baseline) < 1e-4)
                }
            }
        }
    }
}
