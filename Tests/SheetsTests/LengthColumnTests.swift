import Testing
import Values

@testable import Sheets

@Suite struct LengthColumnTests {
    @Test func `captions of radii are not wider than their squares`() throws {
        let use = "Interest tags, banners and the cells of the picker"
        let radii = (1...4).map { TokenSheet.Length(name: "radius.r\($0)", use: use, value: Points(Double($0))) }
        var page = PageCanvas(engine: try newEngine())
        _ = RadiusSquares(radii: radii).place(on: &page, top: 0)
        let texts = page.finished().texts
        #expect(texts.count > 12)
        #expect(texts.allSatisfy { $0.width <= 84 }, "\(texts.map(\.width))")
    }
}
