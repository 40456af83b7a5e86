import Testing
import Values

@testable import Drawing

/// The part of a rectangle that holds ink is looked at in its place.
@Suite struct `Ink in a larger box` {
    private static let rect = Rect(x: 7, y: 3, width: 15, height: 11)

    /// Some ink in a part of the box.
    private static func coverage(_ seed: UInt64, scale: Double) -> InkCoverage {
        var dice = seed &* 0x9E37_79B9_7F4A_7C15 | 1
        func throwDice(_ count: Int) -> Int {
            dice = dice &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(dice >> 33) % count
        }
        let (width, height) = (Int(rect.width.value * scale), Int(rect.height.value * scale))
        var values = [UInt8](repeating: 0, count: width * height)
        let (left, top) = (throwDice(width), throwDice(height))
        for _ in 0..<throwDice(40) {
            let x = left + throwDice(width - left)
            let y = top + throwDice(height - top)
            values[y * width + x] = UInt8(throwDice(256))
        }
        return InkCoverage(values: values, rect: rect, scale: scale)
    }

    private static func mask(_ coverage: InkCoverage) -> InkMask {
        var mask = InkMask(path: "body", boxes: [rect], ink: rect, scale: coverage.scale)
        mask.fill(coverage)
        return mask
    }

    /// The pixels of each cell, counted from the corner of the mock-up.
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
    func `is the same ink when the box is made smaller`(seed: UInt64, scale: Double) throws {
        let whole = Self.coverage(seed, scale: scale)
        guard let part = whole.trimmed(inStepsOf: InkMask.side) else {
            #expect(whole.values.allSatisfy { $0 == 0 })
            return
        }
        #expect(Self.rect.contains(part.rect))
        #expect(part.values.count { $0 > 0 } == whole.values.count { $0 > 0 })
        let (large, small) = (Self.mask(whole), Self.mask(part))
        #expect(small.cells.map(\.place) == large.cells.map(\.place))
        #expect(Self.pixels(small) == Self.pixels(large))
    }

    @Test func `is as small as its cells allow`() throws {
        var values = [UInt8](repeating: 0, count: 30 * 22)
        values[9 * 30 + 13] = 200
        let part = InkCoverage(values: values, rect: Self.rect, scale: 2).trimmed(inStepsOf: InkMask.side)
        #expect(part?.rect == Rect(x: 13, y: 7, width: 2, height: 2))
    }
}
