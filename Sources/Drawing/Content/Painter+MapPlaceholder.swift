import Canvas
import Values

extension Painter {
    /// Draws a made-up map: land, a park, a river, roads, and a pin in the middle.
    func drawMap(in rect: Rect, on surface: borrowing Surface) {
        let colors = appearance.isDark ? MapColors.dark : .light
        let unit = max(rect.width, rect.height)
        let center = Point(x: rect.midX, y: rect.midY)
        // Offsets from the center, as fractions of the longer side.
        func at(_ x: Double, _ y: Double) -> Point { Point(x: center.x + unit * x, y: center.y + unit * y) }
        func curve(_ from: Point, _ first: Point, _ second: Point, _ to: Point) -> Path {
            var path = Path()
            path.move(to: from)
            path.curve(control1: first, control2: second, to: to)
            return path
        }
        surface.clip(to: .rect(rect)) { surface in
            surface.fill(.rect(rect), colors.land)
            surface.fill(
                .roundedRect(
                    Rect(origin: at(0.1, -0.36), size: Size(width: unit * 0.26, height: unit * 0.24)),
                    radii: [unit * 0.03, unit * 0.03, unit * 0.03, unit * 0.03], style: .continuous), colors.park)
            surface.stroke(
                curve(at(-0.6, 0.12), at(-0.3, 0.34), at(-0.1, 0.06), at(0.6, 0.36)), colors.water, width: unit * 0.09)
            let streets: [Path] = [
                .line(from: at(-0.6, -0.31), to: at(0.6, -0.4)), .line(from: at(-0.31, -0.6), to: at(-0.24, 0.6)),
                .line(from: at(0.4, -0.6), to: at(0.47, 0.6)), .line(from: at(-0.6, 0.02), to: at(-0.27, -0.02)),
                .line(from: at(0.064, -0.02), to: at(0.09, 0.6)),
            ]
            let avenues: [Path] = [
                curve(at(-0.6, -0.1), at(-0.2, -0.16), at(0.1, 0.1), at(0.6, -0.04)),
                .line(from: at(0.02, -0.6), to: at(0.064, -0.02)),
            ]
            for road in streets { surface.stroke(road, colors.street, width: max(unit * 0.014, 2)) }
            for road in avenues { surface.stroke(road, colors.casing, width: max(unit * 0.034, 4)) }
            for road in avenues { surface.stroke(road, colors.street, width: max(unit * 0.026, 3)) }
            drawPin(at: center, radius: min(max(rect.size.shorterSide * 0.06, 6), 14), on: surface)
        }
    }

    /// Draws a drop-shaped pin whose tip is at a point.
    private func drawPin(at tip: Point, radius: Points, on surface: borrowing Surface) {
        let center = Point(x: tip.x, y: tip.y - radius * 1.75)
        func disc(_ radius: Points) -> Path {
            .ellipse(in: Rect(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2))
        }
        var drop = Path()
        drop.move(to: Point(x: center.x + radius * 0.9, y: center.y + radius * 0.44))
        drop.curve(
            control1: Point(x: center.x + radius * 0.62, y: center.y + radius), control2: Point(x: tip.x, y: tip.y),
            to: tip)
        drop.curve(
            control1: Point(x: tip.x, y: tip.y),
            control2: Point(x: center.x - radius * 0.62, y: center.y + radius),
            to: Point(x: center.x - radius * 0.9, y: center.y + radius * 0.44))
        drop.close()
        let shade = Rect(x: tip.x - radius * 0.5, y: tip.y - radius * 0.16, width: radius, height: radius * 0.32)
        surface.fill(.ellipse(in: shade), .black.opacity(0.2))
        surface.fill(drop, MapColors.pin)
        surface.fill(disc(radius), MapColors.pin)
        surface.fill(disc(radius * 0.38), .white)
    }
}

/// Muted colors, so that content on top of the map is easy to see.
private struct MapColors {
    let land: RGBA
    let park: RGBA
    let water: RGBA
    let street: RGBA
    let casing: RGBA

    static let light = MapColors(
        land: .bytes(0xF1, 0xEF, 0xE9), park: .bytes(0xD3, 0xE8, 0xC8), water: .bytes(0xB4, 0xDA, 0xF0),
        street: .bytes(0xFF, 0xFF, 0xFF), casing: .bytes(0xDE, 0xDB, 0xD3))
    static let dark = MapColors(
        land: .bytes(0x2A, 0x2C, 0x30), park: .bytes(0x2A, 0x3A, 0x30), water: .bytes(0x1B, 0x2E, 0x42),
        street: .bytes(0x45, 0x49, 0x51), casing: .bytes(0x1F, 0x21, 0x25))
    static let pin = RGBA.bytes(0xEB, 0x4D, 0x3D)
}
