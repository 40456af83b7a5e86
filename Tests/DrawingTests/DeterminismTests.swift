import Canvas
import Drawing
import Layout
import Platform
import Specs
import Testing
import Values

@Suite struct DeterminismTests {
    private static func pixels() throws -> [UInt8] {
        let assets = try newAssets()
        let mockup = try LaidOut.sample(.component(Specimens.card), assets: assets)
        return try MockupPainter(assets).picture(of: mockup, appearance: .light, scale: 1).rgbaBytes()
    }

    @Test func `a mock-up is drawn the same twice and in four concurrent tasks`() async throws {
        let first = try Self.pixels()
        #expect(try Self.pixels() == first)
        try await withThrowingTaskGroup(of: [UInt8].self) { group in
            for _ in 0..<4 { group.addTask { try Self.pixels() } }
            for try await other in group { #expect(other == first) }
        }
    }

    @Test func `drawing again with the same assets gives the same picture`() throws {
        let assets = try newAssets()
        let mockup = try LaidOut.sample(.component(Specimens.card), assets: assets)
        let painter = MockupPainter(assets)
        let first = try painter.picture(of: mockup, appearance: .dark, scale: 1).rgbaBytes()
        #expect(try painter.picture(of: mockup, appearance: .dark, scale: 1).rgbaBytes() == first)
    }

    @Test func `the measured width of a text equals its drawn width`() throws {
        let engine = try newEngine()
        let shaped = TextMeasurer(engine).shape("カフェ Café", font: font(17))
        let width = shaped.clusters.reduce(0) { $0 + $1.advance }
        let face = FontFace(size: 17, tracking: TestFacts.ios17.dynamicType.tracking(at: 17))
        #expect(abs(width - engine.shape("カフェ Café", face: face).width.value) < 1e-9)
        #expect(shaped.clusters.last?.range.upperBound == "カフェ Café".utf8.count)
        #expect(shaped.ellipsisAdvance > 5)
    }
}
