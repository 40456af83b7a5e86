import Canvas
import Values

/// A board game on a table.
extension SceneArtist {
    func game(on surface: borrowing Surface) {
        let chance = chance.part(110)
        let tables = [RGBA(tone: 0xC99B6C), RGBA(tone: 0x9A6E4E), RGBA(tone: 0x3F5E5A), RGBA(tone: 0x4A5270)]
        let table = chance.pick(0, from: tables, or: .white)
        surface.fillDown(.rect(frame.area), [table.lighter(0.16), table.darker(0.2)], from: 0, to: frame.height)
        board(on: surface)
        let players = [RGBA(tone: 0xD9534A), RGBA(tone: 0x3F7FC0), RGBA(tone: 0xF0B83F), RGBA(tone: 0x4F9A6A)]
        for (index, place) in [(-0.12, 0.5), (0.17, 0.43), (0.05, 0.6), (-0.2, 0.68)].enumerated() {
            pawn(
                x: frame.x(place.0 + chance(index, 1, in: -0.03...0.03)),
                foot: frame.y(0.5) + (place.1 - 0.5) * frame.unit,
                size: frame.unit * 0.17, color: players.indices.contains(index) ? players[index] : .white, on: surface)
        }
        die(x: frame.x(0.26), y: frame.y(0.5) + frame.unit * 0.27, size: frame.unit * 0.1, part: 112, on: surface)
        die(x: frame.x(0.37), y: frame.y(0.5) + frame.unit * 0.19, size: frame.unit * 0.09, part: 113, on: surface)
    }

    /// Draws the board in perspective, with a track of colored fields around its edge.
    private func board(on surface: borrowing Surface) {
        let chance = chance.part(111)
        let (top, bottom) = (frame.y(0.5) - frame.unit * 0.3, frame.y(0.5) + frame.unit * 0.3)
        func place(_ across: Double, _ down: Double) -> (Double, Double) {
            let half = 0.32 + 0.13 * down
            return (frame.x((across * 2 - 1) * half), top + (bottom - top) * down * (0.82 + 0.18 * down))
        }
        func field(_ left: Double, _ upper: Double, _ right: Double, _ lower: Double) -> Path {
            .polygon([place(left, upper), place(right, upper), place(right, lower), place(left, lower)])
        }
        let drop = Points(frame.unit * 0.03)
        surface.fill(field(-0.02, -0.02, 1.02, 1.02).offset(x: drop * 0.4, y: drop), RGBA.black.opacity(0.25))
        surface.fill(field(-0.02, -0.02, 1.02, 1.02), RGBA(tone: 0x6B4A38))
        surface.fill(field(0, 0, 1, 1), RGBA(tone: 0xF4EBD9))
        let tones = [
            RGBA(tone: 0xE8796A), RGBA(tone: 0xF2C45A), RGBA(tone: 0x6FB08A), RGBA(tone: 0x6F9FD0),
            RGBA(tone: 0xB48AC6),
        ]
        let count = 7
        for column in 0..<count {
            for row in 0..<count where column == 0 || row == 0 || column == count - 1 || row == count - 1 {
                let side = 1 / Double(count)
                let tone = chance.pick(column * 11 + row, from: tones, or: .white)
                let gap = 0.008
                surface.fill(
                    field(
                        Double(column) * side + gap, Double(row) * side + gap, Double(column + 1) * side - gap,
                        Double(row + 1) * side - gap), tone)
            }
        }
        surface.fill(field(0.2, 0.2, 0.8, 0.8), RGBA(tone: 0xCFE3D6))
        surface.fill(field(0.27, 0.3, 0.45, 0.56), RGBA(tone: 0xF7F2E6))
        surface.fill(field(0.29, 0.32, 0.43, 0.54), RGBA(tone: 0x5F7FB0))
        surface.fill(field(0.53, 0.44, 0.73, 0.7), RGBA(tone: 0xF7F2E6))
        surface.fill(field(0.55, 0.46, 0.71, 0.68), RGBA(tone: 0xD9705C))
    }

    private func pawn(x: Double, foot: Double, size: Double, color: RGBA, on surface: borrowing Surface) {
        surface.fill(.oval(x + size * 0.1, foot + size * 0.02, size * 0.34, size * 0.1), RGBA.black.opacity(0.25))
        let body = Path.blob([
            (x - size * 0.1, foot - size * 0.66), (x + size * 0.1, foot - size * 0.66),
            (x + size * 0.14, foot - size * 0.36),
            (x + size * 0.28, foot - size * 0.04), (x, foot + size * 0.06), (x - size * 0.28, foot - size * 0.04),
            (x - size * 0.14, foot - size * 0.36),
        ])
        surface.fillAcross(body, color.lighter(0.22), color.darker(0.22), from: x - size * 0.3, to: x + size * 0.3)
        surface.fill(.oval(x, foot - size * 0.62, size * 0.17, size * 0.05), color.darker(0.12))
        surface.fillAcross(
            .circle(x, foot - size * 0.8, size * 0.2), color.lighter(0.3), color.darker(0.15), from: x - size * 0.2,
            to: x + size * 0.2)
        surface.fill(.circle(x - size * 0.07, foot - size * 0.87, size * 0.05), RGBA.white.opacity(0.7))
    }

    private func die(x: Double, y: Double, size: Double, part: Int, on surface: borrowing Surface) {
        let pips = 1 + Int(chance.part(part)(0) * 6)
        surface.fill(.box(x - size * 0.42, y - size * 0.36, size, size, radius: size * 0.18), RGBA.black.opacity(0.22))
        surface.fillDown(
            .box(x - size / 2, y - size / 2, size, size, radius: size * 0.2), [.white, RGBA(tone: 0xE4E0DA)],
            from: y - size / 2,
            to: y + size / 2)
        var dots = Path()
        let corners: [(Double, Double)] = [(-1, -1), (1, 1), (1, -1), (-1, 1), (-1, 0), (1, 0)]
        if pips % 2 == 1 { dots.append(.circle(x, y, size * 0.09)) }
        for (across, down) in corners.prefix(pips - pips % 2) {
            dots.append(.circle(x + across * size * 0.25, y + down * size * 0.25, size * 0.09))
        }
        surface.fill(dots, RGBA(tone: 0x3A3440))
    }
}
