import Canvas
import Values

/// Draws a made-up map in the muted colors of a map in daylight.
struct MapArtist {
    let frame: PictureFrame
    let chance: PictureChance

    private static let land = RGBA(tone: 0xF3F0E8)
    private static let block = RGBA(tone: 0xE9E4DA)
    private static let park = RGBA(tone: 0xCDE6C0)
    private static let water = RGBA(tone: 0xA9D5EE)
    private static let edge = RGBA(tone: 0xDAD4C7)
    private static let avenue = RGBA(tone: 0xFBE3A2)
    private static let rail = RGBA(tone: 0x9C9AA6)
    private static let user = RGBA(tone: 0x1F7BF2)

    func draw(on surface: borrowing Surface) {
        let chance = chance.part(300)
        // Halves of the longer side, so that the map reaches the edges of every crop.
        let unit = max(frame.width, frame.height)
        func at(_ x: Double, _ y: Double) -> (Double, Double) { (frame.middle + x * unit, frame.height / 2 + y * unit) }
        let flip = chance(0) < 0.5 ? -1.0 : 1.0
        surface.fill(.rect(frame.area), Self.land)
        blocks(at: at, on: surface)
        surface.fill(
            .blob([
                at(0.1 * flip, -0.3), at(0.3 * flip, -0.32), at(0.36 * flip, -0.16), at(0.24 * flip, -0.06),
                at(0.08 * flip, -0.12),
            ]),
            Self.park)
        surface.fill(
            .blob([at(0.2 * flip, -0.24), at(0.28 * flip, -0.22), at(0.26 * flip, -0.16), at(0.18 * flip, -0.17)]),
            Self.water)
        let bend = chance(1, in: -0.06...0.06)
        let river = [
            at(-0.62 * flip, 0.12 + bend), at(-0.3 * flip, 0.24), at(-0.06 * flip, 0.19 + bend), at(0.26 * flip, 0.27),
            at(0.64 * flip, 0.21),
        ]
        surface.stroke(.smooth(river), Self.water, width: Points(unit * 0.075))
        roads(at: at, flip: flip, unit: unit, on: surface)
        railway(at: at, flip: flip, unit: unit, on: surface)
        let size = max(min(frame.unit * 0.055, 26), 2)
        let (x, y) = at(0.02 * flip, 0.01)
        surface.fill(.circle(x, y, size * 2.4), Self.user.opacity(0.16))
        surface.fill(.circle(x, y + size * 0.12, size * 1.08), RGBA.black.opacity(0.16))
        surface.fill(.circle(x, y, size), .white)
        surface.fill(.circle(x, y, size * 0.72), Self.user)
    }

    private func blocks(at: (Double, Double) -> (Double, Double), on surface: borrowing Surface) {
        let chance = chance.part(301)
        var houses = Path()
        for column in -7...7 {
            for row in -7...7 where chance(column, row + 20) < 0.62 {
                let (left, top) = (Double(column) * 0.074 + 0.012, Double(row) * 0.074 + 0.012)
                let (width, height) = (
                    chance(column, row + 50, in: 0.024...0.046), chance(column, row + 80, in: 0.024...0.046)
                )
                houses.append(
                    .polygon([
                        at(left, top), at(left + width, top), at(left + width, top + height), at(left, top + height),
                    ]))
            }
        }
        surface.fill(houses, Self.block)
    }

    private func roads(
        at: (Double, Double) -> (Double, Double), flip: Double, unit: Double, on surface: borrowing Surface
    ) {
        let chance = chance.part(302)
        var streets: [Path] = []
        for index in -4...4 {
            let (shift, tilt) = (Double(index) * 0.148 - 0.074, chance(index, 0, in: -0.02...0.02))
            streets.append(.smooth([at(shift - tilt, -0.62), at(shift + tilt, 0.62)]))
            streets.append(.smooth([at(-0.62, shift - tilt), at(0.62, shift + tilt)]))
        }
        let avenues: [Path] = [
            .smooth([at(-0.62, -0.1 * flip), at(-0.2, -0.075), at(0.1, 0.05), at(0.62, -0.02 * flip)]),
            .smooth([at(-0.1 * flip, -0.62), at(0, -0.2), at(0.03, 0.1), at(-0.06 * flip, 0.62)]),
        ]
        for street in streets { surface.stroke(street, Self.edge, width: Points(max(unit * 0.013, 1.2))) }
        for street in streets { surface.stroke(street, .white, width: Points(max(unit * 0.01, 0.8))) }
        for avenue in avenues { surface.stroke(avenue, Self.edge, width: Points(max(unit * 0.027, 2))) }
        for avenue in avenues { surface.stroke(avenue, Self.avenue, width: Points(max(unit * 0.022, 1.5))) }
    }

    private func railway(
        at: (Double, Double) -> (Double, Double), flip: Double, unit: Double, on surface: borrowing Surface
    ) {
        let line = Path.smooth([at(-0.62, 0.34), at(-0.26, 0.09), at(0.08, -0.12), at(0.62, -0.24)])
        let width = max(unit * 0.009, 1)
        surface.stroke(line, Self.rail, width: Points(width))
        surface.stroke(line, .white, width: Points(width * 0.55), dash: [Points(width * 2.4), Points(width * 2.4)])
        let (x, y) = at(-0.12, 0.005)
        let size = max(unit * 0.018, 1.5)
        surface.fill(.box(x - size * 1.5, y - size * 0.75, size * 3, size * 1.5, radius: size * 0.75), .white)
        surface.stroke(
            .box(x - size * 1.5, y - size * 0.75, size * 3, size * 1.5, radius: size * 0.75), Self.rail,
            width: Points(width * 0.5))
    }
}
