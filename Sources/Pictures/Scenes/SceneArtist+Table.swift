import Canvas
import Values

/// Things on a table: coffee, food and games.
extension SceneArtist {
    private static let woods: [(RGBA, RGBA)] = [
        (RGBA(tone: 0xB98A5E), RGBA(tone: 0x8A5E3C)), (RGBA(tone: 0xD8B48A), RGBA(tone: 0xB98D62)),
        (RGBA(tone: 0x8B6248), RGBA(tone: 0x5E3E2E)),
    ]

    // MARK: Coffee

    func cafe(on surface: borrowing Surface) {
        let chance = chance.part(80)
        let rooms: [(RGBA, RGBA, RGBA)] = [
            (RGBA(tone: 0x3E2C26), RGBA(tone: 0x6E4A36), RGBA(tone: 0xA9744A)),
            (RGBA(tone: 0x2E3A3A), RGBA(tone: 0x54655C), RGBA(tone: 0x9A9A72)),
            (RGBA(tone: 0x5A4A5E), RGBA(tone: 0x9A7478), RGBA(tone: 0xDCA88A)),
            (RGBA(tone: 0x8A9AA0), RGBA(tone: 0xC0C4B8), RGBA(tone: 0xEFE0C4)),
        ]
        let room = chance.pick(0, from: rooms, or: rooms[0])
        surface.soft(frame) { surface in
            surface.fillDown(.rect(frame.area), [room.0, room.1, room.2], from: 0, to: frame.y(0.75))
            surface.glow(frame.x(-0.3), frame.y(0.16), frame.unit * 0.7, RGBA(tone: 0xFFE0A8).opacity(0.3))
            bokeh(
                [RGBA(tone: 0xFFD18A), RGBA(tone: 0xFFE9C4), RGBA(tone: 0xF2A96B)], from: 0.04, to: 0.6, opacity: 0.42,
                size: 0.085, count: 22, on: surface)
        }
        let wood = chance.pick(1, from: Self.woods, or: Self.woods[0])
        let edge = frame.y(0.68)
        surface.fillDown(
            .box(0, edge, frame.width, frame.height), [wood.0.lighter(0.12), wood.0, wood.1], from: edge,
            to: frame.height)
        surface.fill(.box(0, edge, frame.width, max(frame.unit * 0.006, 0.5)), RGBA.white.opacity(0.28))
        cup(x: chance(2, in: -0.06...0.06), on: surface)
    }

    private func cup(x: Double, on surface: borrowing Surface) {
        let chance = chance.part(81)
        let (center, foot, size) = (frame.x(x), frame.y(0.84), frame.unit * 0.3)
        let glazes = [
            RGBA(tone: 0xFBF7F0), RGBA(tone: 0xF0E4D2), RGBA(tone: 0x6F98A8), RGBA(tone: 0xC9705A),
            RGBA(tone: 0x3F5A54),
        ]
        let glaze = chance.pick(0, from: glazes, or: .white)
        surface.fill(
            .oval(center + size * 0.08, foot + size * 0.12, size * 0.98, size * 0.17), RGBA.black.opacity(0.22))
        surface.fillDown(
            .oval(center, foot + size * 0.04, size * 0.9, size * 0.16), [glaze, glaze.darker(0.16)],
            from: foot - size * 0.1,
            to: foot + size * 0.2)
        surface.fill(.oval(center, foot + size * 0.02, size * 0.56, size * 0.085), glaze.darker(0.14))
        // The handle is behind the cup.
        var handle = Path()
        handle.move(to: Point(x: Points(center + size * 0.5), y: Points(foot - size * 0.52)))
        handle.curve(
            control1: Point(x: Points(center + size * 0.95), y: Points(foot - size * 0.62)),
            control2: Point(x: Points(center + size * 0.92), y: Points(foot - size * 0.12)),
            to: Point(x: Points(center + size * 0.36), y: Points(foot - size * 0.16)))
        surface.stroke(handle, glaze.darker(0.12), width: Points(size * 0.085), cap: .round)
        let body = Path.blob([
            (center - size * 0.6, foot - size * 0.66), (center + size * 0.6, foot - size * 0.66),
            (center + size * 0.5, foot - size * 0.24), (center + size * 0.26, foot + size * 0.02),
            (center, foot + size * 0.05),
            (center - size * 0.26, foot + size * 0.02), (center - size * 0.5, foot - size * 0.24),
        ])
        surface.fillAcross(
            body, glaze.lighter(0.12), glaze.darker(0.2), from: center - size * 0.4, to: center + size * 0.75)
        surface.fill(.oval(center, foot - size * 0.68, size * 0.63, size * 0.17), glaze.lighter(0.25))
        surface.fill(.oval(center, foot - size * 0.665, size * 0.57, size * 0.14), RGBA(tone: 0x5A3622))
        surface.fillDown(
            .oval(center, foot - size * 0.655, size * 0.54, size * 0.125),
            [RGBA(tone: 0x9A6238), RGBA(tone: 0xC08A54)],
            from: foot - size * 0.8, to: foot - size * 0.5)
        milkHeart(x: center, y: foot - size * 0.655, size: size, on: surface)
        for (shift, height, opacity) in [(-0.16, 0.62, 0.16), (0.08, 0.78, 0.2), (0.26, 0.5, 0.12)] {
            let (start, top) = (foot - size * 0.8, foot - size * (0.8 + height))
            let steam = Path.blob([
                (center + size * shift, start), (center + size * (shift + 0.09), start - size * height * 0.3),
                (center + size * (shift - 0.01), start - size * height * 0.65), (center + size * (shift + 0.06), top),
                (center + size * (shift - 0.07), start - size * height * 0.62),
                (center + size * (shift + 0.02), start - size * height * 0.3),
            ])
            surface.fillDown(
                steam, [RGBA.white.opacity(0), RGBA.white.opacity(opacity), RGBA.white.opacity(0)], from: top, to: start
            )
        }
    }

    /// Draws a heart of milk.
    private func milkHeart(x: Double, y: Double, size: Double, on surface: borrowing Surface) {
        let milk = RGBA(tone: 0xFBEFDC)
        func heart(_ scale: Double) -> Path {
            let (wide, high) = (size * 0.3 * scale, size * 0.085 * scale)
            return .blob([
                (x, y - high * 0.35), (x + wide * 0.45, y - high * 0.95), (x + wide, y - high * 0.2),
                (x + wide * 0.5, y + high * 0.62), (x, y + high * 1.05), (x - wide * 0.5, y + high * 0.62),
                (x - wide, y - high * 0.2), (x - wide * 0.45, y - high * 0.95),
            ])
        }
        for (scale, color) in [(1.0, milk), (0.72, RGBA(tone: 0xB9804C)), (0.5, milk)] {
            surface.fill(heart(scale), color.opacity(0.92))
        }
    }

    // MARK: Food

    /// A bowl or a plate, seen from above.
    func food(on surface: borrowing Surface) {
        let chance = chance.part(82)
        let cloths = [
            RGBA(tone: 0xE9DFCF), RGBA(tone: 0x7F9A98), RGBA(tone: 0xD8B48A), RGBA(tone: 0x44505C),
            RGBA(tone: 0xC9785E),
        ]
        let cloth = chance.pick(0, from: cloths, or: .white)
        surface.fillDown(.rect(frame.area), [cloth.lighter(0.14), cloth.darker(0.14)], from: 0, to: frame.height)
        var weave = Path()
        for index in frame.indices(step: 0.06) {
            weave.append(.box(frame.x(Double(index) * 0.06), 0, frame.unit * 0.003, frame.height))
        }
        surface.fill(weave, cloth.darker(0.5).opacity(0.12))
        let (x, y, radius) = (frame.x(chance(1, in: -0.04...0.04)), frame.y(0.52), frame.unit * 0.36)
        sticks(x: x + radius * 1.12, y: y, length: radius * 1.9, on: surface)
        surface.fill(.circle(x + radius * 0.05, y + radius * 0.09, radius * 1.03), RGBA.black.opacity(0.2))
        let glazes = [RGBA(tone: 0xFAF6EE), RGBA(tone: 0x37465C), RGBA(tone: 0x8E4A3C), RGBA(tone: 0xDCE4E2)]
        let glaze = chance.pick(2, from: glazes, or: .white)
        surface.fillDown(
            .circle(x, y, radius), [glaze.lighter(0.1), glaze.darker(0.16)], from: y - radius, to: y + radius)
        surface.fill(.circle(x, y, radius * 0.87), glaze.darker(0.24))
        switch Int(chance(3) * 3) {
        case 0: ramen(x: x, y: y, radius: radius * 0.83, on: surface)
        case 1: salad(x: x, y: y, radius: radius * 0.83, on: surface)
        default: curry(x: x, y: y, radius: radius * 0.83, on: surface)
        }
        surface.fillDown(
            .circle(x, y, radius * 0.83), [RGBA.white.opacity(0.16), RGBA.white.opacity(0)], from: y - radius, to: y)
    }

    private func sticks(x: Double, y: Double, length: Double, on surface: borrowing Surface) {
        let wood = RGBA(tone: 0x8A4B38)
        for shift in [0.0, 0.075] {
            let left = x + length * shift
            let stick = Path.polygon([
                (left, y - length / 2), (left + length * 0.018, y - length / 2), (left + length * 0.03, y + length / 2),
                (left - length * 0.008, y + length / 2),
            ])
            surface.fill(stick.offset(x: Points(length * 0.012), y: Points(length * 0.012)), RGBA.black.opacity(0.2))
            surface.fill(stick, wood)
        }
    }

    private func ramen(x: Double, y: Double, radius: Double, on surface: borrowing Surface) {
        let chance = chance.part(83)
        surface.fillDown(
            .circle(x, y, radius), [RGBA(tone: 0xD9964A), RGBA(tone: 0xB9702F)], from: y - radius, to: y + radius)
        for row in -4...4 {
            let share = Double(row) / 5
            let half = radius * (1 - share * share).squareRoot() * 0.9
            let points = (0...6).map { step -> (Double, Double) in
                let side = Double(step) / 3 - 1
                return (x + half * side, y + radius * (share * 0.86 + chance.wave(Double(step), row) * 0.06))
            }
            surface.stroke(.smooth(points), RGBA(tone: 0xF5DDA0), width: Points(radius * 0.062), cap: .round)
            surface.stroke(.smooth(points), RGBA(tone: 0xE4BF74), width: Points(radius * 0.016), cap: .round)
        }
        for shift in [0.0, 0.34] {
            let (left, top) = (x - radius * (0.42 - shift), y - radius * (0.4 - shift * 0.2))
            surface.fill(.oval(left, top, radius * 0.32, radius * 0.27), RGBA(tone: 0x9A5A40))
            surface.fill(.oval(left, top, radius * 0.27, radius * 0.22), RGBA(tone: 0xD8A07E))
            surface.fill(.oval(left + radius * 0.03, top, radius * 0.14, radius * 0.09), RGBA(tone: 0xF0CDB0))
        }
        for (shiftX, shiftY) in [(0.34, 0.26), (-0.04, 0.44)] {
            egg(x + radius * shiftX, y + radius * shiftY, radius * 0.25, on: surface)
        }
        surface.fill(
            .box(x + radius * 0.3, y - radius * 0.74, radius * 0.4, radius * 0.46, radius: radius * 0.03),
            RGBA(tone: 0x24352C))
        greens(x: x - radius * 0.42, y: y + radius * 0.3, radius: radius * 0.3, part: 84, on: surface)
    }

    private func egg(_ x: Double, _ y: Double, _ radius: Double, on surface: borrowing Surface) {
        surface.fill(.oval(x, y, radius, radius * 0.86), RGBA(tone: 0xFBF3E4))
        surface.fill(.circle(x, y, radius * 0.56), RGBA(tone: 0xF2A33A))
        surface.fill(.circle(x - radius * 0.14, y - radius * 0.14, radius * 0.2), RGBA(tone: 0xF9C465))
    }

    private func greens(x: Double, y: Double, radius: Double, part: Int, on surface: borrowing Surface) {
        let chance = chance.part(part)
        let tones = [RGBA(tone: 0x5E9A4A), RGBA(tone: 0x86B85A), RGBA(tone: 0x3F7A45)]
        for index in 0..<16 {
            let place = (chance(index, 0, in: -1...1), chance(index, 1, in: -1...1))
            let size = radius * chance(index, 3, in: 0.12...0.24)
            surface.fill(
                .oval(x + radius * place.0 * 0.8, y + radius * place.1 * 0.7, size, size * 0.7),
                chance.pick(index, 2, from: tones, or: .white))
        }
    }

    private func salad(x: Double, y: Double, radius: Double, on surface: borrowing Surface) {
        let chance = chance.part(85)
        surface.fill(.circle(x, y, radius), RGBA(tone: 0x4F8443))
        for index in 0..<26 {
            let (angle, distance) = (chance(index, 0), chance(index, 1).squareRoot() * 0.78)
            let turn = Self.turn(angle)
            let (px, py) = (x + radius * distance * turn.0, y + radius * distance * turn.1)
            let size = radius * chance(index, 2, in: 0.14...0.26)
            let tones = [RGBA(tone: 0x7FB552), RGBA(tone: 0xA6CC6A), RGBA(tone: 0x5E9A4A), RGBA(tone: 0xC4DB8A)]
            surface.fill(.oval(px, py, size, size * 0.74), chance.pick(index, 3, from: tones, or: .white))
        }
        for index in 0..<7 {
            let turn = Self.turn(Double(index) / 7 + chance(index, 4) * 0.08)
            let (px, py) = (x + radius * 0.56 * turn.0, y + radius * 0.56 * turn.1)
            surface.fill(.circle(px, py, radius * 0.14), RGBA(tone: 0xC93F32))
            surface.fill(.circle(px - radius * 0.035, py - radius * 0.035, radius * 0.06), RGBA(tone: 0xEE7A62))
        }
        egg(x + radius * 0.12, y - radius * 0.06, radius * 0.27, on: surface)
        egg(x - radius * 0.26, y + radius * 0.14, radius * 0.24, on: surface)
    }

    private func curry(x: Double, y: Double, radius: Double, on surface: borrowing Surface) {
        let chance = chance.part(86)
        surface.fillDown(
            .circle(x, y, radius), [RGBA(tone: 0xA0602A), RGBA(tone: 0x7E4420)], from: y - radius, to: y + radius)
        let rice = Path.blob([
            (x - radius * 0.9, y - radius * 0.3), (x - radius * 0.3, y - radius * 0.86),
            (x + radius * 0.16, y - radius * 0.6),
            (x + radius * 0.06, y - radius * 0.06), (x - radius * 0.16, y + radius * 0.42),
            (x - radius * 0.7, y + radius * 0.56),
        ])
        surface.fill(rice, RGBA(tone: 0xFBF6E9))
        for index in 0..<14 {
            let place = (chance(index, 0, in: -0.62...(-0.1)), chance(index, 1, in: -0.5...0.3))
            surface.fill(
                .oval(x + radius * place.0, y + radius * place.1, radius * 0.045, radius * 0.022), RGBA(tone: 0xE5DCC6))
        }
        let tones = [RGBA(tone: 0xE58A3A), RGBA(tone: 0xE9C06A), RGBA(tone: 0x6F9A45), RGBA(tone: 0xC75F34)]
        for index in 0..<9 {
            let turn = Self.turn(chance(index, 3, in: -0.18...0.3))
            let distance = chance(index, 4, in: 0.3...0.78)
            let size = radius * chance(index, 5, in: 0.1...0.15)
            let (px, py) = (x + radius * (0.1 + distance * turn.0 * 0.8), y + radius * distance * turn.1)
            surface.fill(
                .box(px - size, py - size * 0.8, size * 2, size * 1.6, radius: size * 0.5),
                chance.pick(index, 6, from: tones, or: .white))
        }
        greens(x: x - radius * 0.02, y: y - radius * 0.02, radius: radius * 0.14, part: 87, on: surface)
    }

    /// The direction after a share of a full turn, without functions whose last digit depends on the machine.
    static func turn(_ share: Double) -> (Double, Double) {
        let whole = share - share.rounded(.down)
        let (quarter, part) = (Int(whole * 4), whole * 4 - (whole * 4).rounded(.down))
        // A rational form of the circle; nearly even in speed within a quarter.
        let t = part * (0.78 + 0.22 * part)
        let (x, y) = ((1 - t * t) / (1 + t * t), 2 * t / (1 + t * t))
        return switch quarter {
        case 0: (x, y)
        case 1: (-y, x)
        case 2: (-x, -y)
        default: (y, -x)
        }
    }
}
