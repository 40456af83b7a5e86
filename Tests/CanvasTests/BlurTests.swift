import Testing
import Values

@testable import Canvas

@Suite struct BlurTests {
    @Test(arguments: [0.8, 2, 5.5, 12])
    func `a blur keeps the sum and has the requested deviation`(sigma: Double) {
        let side = 161
        var values = [Float](repeating: 0, count: side * side)
        values[80 * side + 80] = 1_000
        var plane = Plane(width: side, height: side, values: values)
        plane.blur(sigma: sigma, edge: .zero)
        var (mass, mean, square) = (0.0, 0.0, 0.0)
        for row in 0..<side {
            for column in 0..<side {
                let value = Double(plane.values[row * side + column])
                mass += value
                mean += value * Double(column - 80)
                square += value * Double((row - 80) * (row - 80))
            }
        }
        #expect(abs(mass - 1_000) < 0.01)
        #expect(abs(mean) < 0.01)
        #expect(abs((square / mass).squareRoot() - sigma) < 0.2)
    }

    @Test func `a repeated edge keeps a flat plane flat`() {
        var plane = Plane(width: 7, height: 5, values: [Float](repeating: 42, count: 35))
        plane.blur(sigma: 6, edge: .repeated)
        #expect(plane.values.allSatisfy { abs($0 - 42) < 1e-3 })
    }

    /// At full and at reduced resolution, a long edge has half the shadow's alpha, and opposite sides add up to all of
    /// it.
    @Test(arguments: [4.0, 40.0])
    func `a shadow has half its alpha at the edge of its shape`(blur: Double) throws {
        let surface = try Surface(size: Size(width: 400, height: 200), scale: 1)
        surface.fill(.white)
        try surface.drawShadow(
            of: .rect(Rect(x: 200, y: -100, width: 400, height: 400)), DropShadow(color: .black, blur: Points(blur)))
        func gray(_ x: Int) -> Double { surface.pixel(x: x, y: 100)?.red ?? -1 }
        #expect(abs((gray(199) + gray(200)) / 2 - 0.5) < 0.02)
        #expect(abs(gray(190) + gray(209) - 1) < 0.02)
        #expect(gray(100) == 1)
        #expect(gray(300) == 0)
        // One standard deviation away, the edge of a Gaussian is at 84 %.
        let deviation = Int(blur / 2)
        #expect(abs((gray(199 - deviation) + gray(200 - deviation)) / 2 - 0.84) < 0.015)
    }

    @Test func `spread moves the outline and the offset the whole shadow`() throws {
        let surface = try Surface(size: Size(width: 20, height: 20), scale: 1)
        surface.fill(.white)
        let shape = Path.rect(Rect(x: 5, y: 5, width: 5, height: 5))
        try surface.drawShadow(of: shape, DropShadow(color: .black, x: 3, y: 0, spread: 2))
        #expect(surface.pixel(x: 5, y: 7) == .white)
        #expect(surface.pixel(x: 6, y: 3) == .black)
        #expect(surface.pixel(x: 14, y: 11) == .black)
        #expect(surface.pixel(x: 15, y: 7) == .white)
    }

    @Test func `a backdrop is blurred only inside the path`() throws {
        let surface = try Surface(size: Size(width: 40, height: 40), scale: 2)
        surface.fill(.white)
        for row in 0..<20 {
            surface.fill(.rect(Rect(x: 0, y: Points(Double(row * 2)), width: 40, height: 1)), .black)
        }
        try surface.blurBackdrop(in: .rect(Rect(x: 10, y: 10, width: 20, height: 20)), sigma: 8)
        #expect(surface.pixel(x: 10, y: 20) == .black)
        #expect(surface.pixel(x: 10, y: 22) == .white)
        let inside = surface.pixel(x: 40, y: 40) ?? .clear
        #expect(abs(inside.red - 0.5) < 0.03)
        #expect(surface.isOpaque == true)
    }

    @Test func `a backdrop with saturation 0 is gray`() throws {
        let surface = try Surface(size: Size(width: 8, height: 8), scale: 1)
        surface.fill(RGBA(red: 1, green: 0, blue: 0))
        try surface.blurBackdrop(in: .rect(surface.bounds), sigma: 2, saturation: 0)
        let pixel = surface.pixel(x: 4, y: 4) ?? .clear
        #expect(pixel.red == pixel.green && abs(pixel.red - 0.213) < 0.01)
    }

    @Test func `the backdrop inside a group is only the group itself`() throws {
        let surface = try Surface(size: Size(width: 20, height: 20), scale: 2)
        surface.fill(.white)
        try surface.clip(to: .rect(Rect(x: 4, y: 4, width: 12, height: 12))) { surface throws(CanvasError) in
            try surface.withOpacity(0.5) { group throws(CanvasError) in
                group.fill(.rect(Rect(x: 0, y: 0, width: 20, height: 20)), .black)
                try group.blurBackdrop(in: .rect(Rect(x: 6, y: 6, width: 8, height: 8)), sigma: 1)
            }
        }
        #expect(surface.pixel(x: 20, y: 20)?.hex == surface.pixel(x: 9, y: 9)?.hex)
        #expect(surface.pixel(x: 2, y: 2) == .white)
    }

    @Test func `a body casts a shadow of everything that it draws`() throws {
        let surface = try Surface(size: Size(width: 30, height: 30), scale: 2)
        surface.fill(.white)
        let shape = Rect(x: 10, y: 10, width: 4, height: 4)
        surface.transformed(.translate(x: 1, y: 0)) { surface in
            surface.withShadow(DropShadow(color: .black, x: 6, y: 2), in: shape) { layer in
                layer.fill(.rect(shape), RGBA(red: 1, green: 0, blue: 0))
            }
        }
        #expect(surface.pixel(x: 22, y: 20) == RGBA(red: 1, green: 0, blue: 0))
        #expect(surface.pixel(x: 34, y: 24) == .black)
        #expect(surface.pixel(x: 41, y: 31) == .black)
        #expect(surface.pixel(x: 42, y: 31) == .white)
        #expect(surface.pixel(x: 34, y: 23) == .white)
    }

    @Test func `a filtered layer is blurred beyond its bounds and desaturated`() throws {
        let surface = try Surface(size: Size(width: 60, height: 60), scale: 1)
        let shape = Rect(x: 20, y: 20, width: 20, height: 20)
        surface.filtered(in: shape, sigma: 4, saturation: 0) { layer in
            layer.fill(.rect(shape), RGBA(red: 1, green: 0, blue: 0))
        }
        let middle = surface.pixel(x: 30, y: 30) ?? .clear
        #expect(middle.red == middle.green && middle.alpha > 0.9)
        let edge = surface.pixel(x: 18, y: 30) ?? .clear
        #expect(edge.alpha > 0.2 && edge.alpha < 0.5)
    }
}
