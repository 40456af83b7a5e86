import Canvas
import Drawing
import Layout
import Specs
import Testing
import Values

/// The same code draws pages and pictures, and both look the same.
@Suite struct PageTests {
    @Test(arguments: SpecimenTests.all, [Appearance.light, .dark])
    func `a rasterized page looks like the picture`(name: String, appearance: Appearance) throws {
        let assets = try newAssets(icons: TestIcons.installed)
        let mockup = try SpecimenTests.mockup(name, assets: assets)
        let painter = MockupPainter(assets)
        let picture = try painter.picture(of: mockup, appearance: appearance, scale: 2)
        let page = try painter.page(of: mockup, appearance: appearance, scale: 2)
        let (isPage, pageSize, size) = (page.isPage, page.size, picture.size)
        #expect(isPage)
        #expect(pageSize.width <= size.width && pageSize.width > size.width - 1)
        let drawn = try Surface(size: picture.size, scale: 2)
        drawn.draw(page, in: Rect(origin: .zero, size: drawn.size))
        let difference = Self.difference(drawn.rgbaBytes(), picture.rgbaBytes())
        // Letters have other subpixel positions on a page, so their edges differ.
        #expect(difference.mean < 0.6, "\(difference)")
        #expect(difference.farShare < 0.005, "\(difference)")
    }

    /// Returns the mean difference of the bytes, and the share that differ by more than a quarter of the range.
    private static func difference(_ left: [UInt8], _ right: [UInt8]) -> (mean: Double, farShare: Double) {
        guard left.count == right.count, !left.isEmpty else { return (.infinity, 1) }
        var (sum, far) = (0, 0)
        for index in left.indices {
            let distance = left[index] > right[index] ? left[index] - right[index] : right[index] - left[index]
            sum += Int(distance)
            if distance > 64 { far += 1 }
        }
        return (Double(sum) / Double(left.count), Double(far) / Double(left.count))
    }

    @Test func `the shadow of a text matches the text inside effects too`() throws {
        let node = shape(.circle, nil, stroke: nil).size(40, 40).overlay(
            text("影", 20, .bold).shadow(ink(.black), y: 6, blur: 4).effects { $0.rotation = 30 })
        let assets = try newAssets()
        let mockup = try LaidOut.sample(.component(node), assets: assets, backdrops: [ink(.white)])
        let painter = MockupPainter(assets)
        let picture = try painter.picture(of: mockup, appearance: .light, scale: 2)
        let drawn = try Surface(size: picture.size, scale: 2)
        drawn.draw(
            try painter.page(of: mockup, appearance: .light, scale: 2), in: Rect(origin: .zero, size: drawn.size))
        #expect(Self.difference(drawn.rgbaBytes(), picture.rgbaBytes()).mean < 1.5)
        #expect(picture.inkCount() > 100)
    }
}
