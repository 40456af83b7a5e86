import Scene
import Testing
import Values

@testable import Drawing

/// Trimming ink coverage to the part that has ink keeps the cells and their pixels in place.
@Suite struct InkCoverageTests {
    private static let rect = Rect(x: 7, y: 3, width: 15, height: 11)

    /// Returns random ink in a part of the rectangle.
    private static func coverage(_ seed: UInt64, scale: Double) -> InkCoverage {
        var generator = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        func random(_ count: Int) -> Int {
            generator = generator &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(generator >> 33) % count
        }
        let (width, height) = (Int(rect.width.value * scale), Int(rect.height.value * scale))
        var values = [UInt8](repeating: 0, count: width * height)
        let (left, top) = (random(width), random(height))
        for _ in 0..<random(40) {
            let x = left + random(width - left)
            let y = top + random(height - top)
            values[y * width + x] = UInt8(random(256))
        }
        return InkCoverage(values: values, rect: rect, scale: scale)
    }

    private static func mask(_ coverage: InkCoverage) -> InkMask {
        var mask = InkMask(path: "body", boxes: [rect], ink: rect, scale: coverage.scale)
        mask.fill(coverage)
        return mask
    }

    /// Returns the pixels of each cell as points of the mock-up.
    private static func pixels(_ mask: InkMask) -> [[Point]] {
        let columns = Int(mask.ink.width.value * mask.scale)
        return mask.cells.map { cell in
            cell.pixels.map { pixel in
                Point(
                    x: mask.ink.minX + Points(Double(pixel % columns) / mask.scale),
                    y: mask.ink.minY + Points(Double(pixel / columns) / mask.scale))
            }
        }
    }

    @Test(arguments: 0..<40 as Range<UInt64>, [1.0, 2])
    func `trimmed coverage has the same ink in the same cells`(seed: UInt64, scale: Double) throws {
        let whole = Self.coverage(seed, scale: scale)
        guard let part = whole.trimmed(inStepsOf: Thresholds.cellSide) else {
            #expect(whole.values.allSatisfy { $0 == 0 })
            return
        }
        #expect(Self.rect.contains(part.rect))
        #expect(part.values.count { $0 > 0 } == whole.values.count { $0 > 0 })
        let (large, small) = (Self.mask(whole), Self.mask(part))
        #expect(small.cells.map(\.place) == large.cells.map(\.place))
        #expect(Self.pixels(small) == Self.pixels(large))
    }

    @Test func `trimmed coverage is as small as the cells allow`() throws {
        var values = [UInt8](repeating: 0, count: 30 * 22)
        values[9 * 30 + 13] = 200
        let part = InkCoverage(values: values, rect: Self.rect, scale: 2).trimmed(inStepsOf: Thresholds.cellSide)
        #expect(part?.rect == Rect(x: 13, y: 7, width: 2, height: 2))
    }
}
