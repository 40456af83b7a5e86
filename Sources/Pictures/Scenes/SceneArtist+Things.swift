import Canvas
import Values

/// Products, pets, games and weather.
extension SceneArtist {
    // MARK: Product

    func product(on surface: borrowing Surface) {
        let chance = chance.part(100)
        let studios: [(RGBA, RGBA)] = [
            (RGBA(tone: 0xF1D6C4), RGBA(tone: 0xD98F6F)), (RGBA(tone: 0xCFE0DC), RGBA(tone: 0x4F8A86)),
            (RGBA(tone: 0xDCD6EA), RGBA(tone: 0x7F6FB0)), (RGBA(tone: 0xF3E6BE), RGBA(tone: 0xD9A441)),
            (RGBA(tone: 0xD3DEEA), RGBA(tone: 0x4F78A8)),
        ]
        let (wall, accent) = chance.pick(0, from: studios, or: studios[0])
        surface.fillDown(.rect(frame.area), [wall.lighter(0.25), wall, wall.darker(0.1)], from: 0, to: frame.height)
        surface.fill(.circle(frame.x(0), frame.y(0.44), frame.unit * 0.36), accent.mixed(with: wall, 0.62))
        let floor = frame.y(0.76)
        surface.fillDown(
            .box(0, floor, frame.width, frame.height), [wall.darker(0.06), wall.darker(0.2)], from: floor,
            to: frame.height)
        let stand = wall.lighter(0.35)
        surface.fill(
            .oval(frame.x(0.05), frame.y(0.86), frame.unit * 0.38, frame.unit * 0.06), RGBA.black.opacity(0.14))
        surface.fillAcross(
            .box(frame.x(-0.3), floor, frame.unit * 0.6, frame.y(0.09)), stand, stand.darker(0.14), from: frame.x(-0.3),
            to: frame.x(0.3))
        surface.fillAcross(
            .oval(frame.x(0), floor + frame.y(0.09), frame.unit * 0.3, frame.unit * 0.045), stand, stand.darker(0.14),
            from: frame.x(-0.3), to: frame.x(0.3))
        surface.fill(.oval(frame.x(0), floor, frame.unit * 0.3, frame.unit * 0.045), stand.lighter(0.3))
        surface.fill(
            .oval(frame.x(0.04), floor + frame.unit * 0.006, frame.unit * 0.2, frame.unit * 0.026),
            RGBA.black.opacity(0.16))
        if chance(1) < 0.5 {
            camera(accent, floor: floor, on: surface)
        } else {
            vase(accent, floor: floor, on: surface)
        }
    }

    private func camera(_ accent: RGBA, floor: Double, on surface: borrowing Surface) {
        let (x, width, height) = (frame.x(0), frame.unit * 0.4, frame.unit * 0.25)
        let (left, top) = (x - width / 2, floor - height)
        let silver = RGBA(tone: 0xE6E3DC)
        surface.fill(
            .box(left + width * 0.34, top - height * 0.14, width * 0.32, height * 0.24, radius: height * 0.05),
            silver.darker(0.1))
        surface.fill(
            .box(left + width * 0.08, top - height * 0.08, width * 0.14, height * 0.12, radius: height * 0.02),
            silver.darker(0.25))
        surface.fill(
            .box(left + width * 0.76, top - height * 0.07, width * 0.1, height * 0.1, radius: height * 0.02),
            RGBA(tone: 0xC9503E))
        surface.fillDown(
            .box(left, top, width, height, radius: height * 0.14), [silver.lighter(0.3), silver.darker(0.08)],
            from: top, to: floor)
        surface.fill(.box(left, top + height * 0.3, width, height * 0.52), accent.darker(0.35))
        let (lensY, lens) = (top + height * 0.54, height * 0.4)
        surface.fill(.circle(x, lensY, lens), silver.darker(0.18))
        surface.fill(.circle(x, lensY, lens * 0.88), RGBA(tone: 0x23252C))
        surface.fillDown(
            .circle(x, lensY, lens * 0.66), [RGBA(tone: 0x4B5C86), RGBA(tone: 0x14182A)], from: lensY - lens,
            to: lensY + lens)
        surface.fill(.circle(x, lensY, lens * 0.36), RGBA(tone: 0x0C0F1C))
        surface.fill(.circle(x - lens * 0.22, lensY - lens * 0.26, lens * 0.15), RGBA.white.opacity(0.75))
        surface.fill(
            .box(left + width * 0.8, top + height * 0.08, width * 0.12, height * 0.15, radius: height * 0.02),
            RGBA(tone: 0x39404F))
    }

    private func vase(_ accent: RGBA, floor: Double, on surface: borrowing Surface) {
        let chance = chance.part(101)
        let (x, size) = (frame.x(0), frame.unit * 0.34)
        let stem = RGBA(tone: 0x5E7F5A)
        let petals = [RGBA(tone: 0xF4B6A8), RGBA(tone: 0xF6E3B0), RGBA(tone: 0xE78A8A), RGBA(tone: 0xFBF3EA)]
        for (index, tip) in [(-0.34, 1.5), (0.04, 1.68), (0.36, 1.42)].enumerated() {
            let (tipX, tipY) = (x + size * tip.0, floor - size * tip.1)
            var line = Path()
            line.move(to: Point(x: Points(x), y: Points(floor - size * 0.86)))
            line.curve(
                control1: Point(x: Points(x), y: Points(floor - size * 1.1)),
                control2: Point(x: Points(tipX), y: Points(tipY + size * 0.3)),
                to: Point(x: Points(tipX), y: Points(tipY)))
            surface.stroke(line, stem, width: Points(max(size * 0.022, 0.5)))
            surface.fill(.oval(tipX - size * 0.09, tipY + size * 0.3, size * 0.08, size * 0.03), stem.lighter(0.15))
            let petal = chance.pick(index, 0, from: petals, or: .white)
            var flower = Path()
            for leaf in 0..<7 {
                let turn = Self.turn(Double(leaf) / 7)
                flower.append(.circle(tipX + size * 0.085 * turn.0, tipY + size * 0.085 * turn.1, size * 0.07))
            }
            surface.fill(flower, petal)
            surface.fill(.circle(tipX, tipY, size * 0.06), RGBA(tone: 0xE9A94A))
        }
        let body = Path.blob([
            (x - size * 0.13, floor - size * 0.9), (x + size * 0.13, floor - size * 0.9),
            (x + size * 0.14, floor - size * 0.7),
            (x + size * 0.36, floor - size * 0.4), (x + size * 0.24, floor - size * 0.04), (x, floor),
            (x - size * 0.24, floor - size * 0.04), (x - size * 0.36, floor - size * 0.4),
            (x - size * 0.14, floor - size * 0.7),
        ])
        surface.fillAcross(body, accent.lighter(0.3), accent.darker(0.22), from: x - size * 0.32, to: x + size * 0.4)
        surface.fill(.oval(x, floor - size * 0.89, size * 0.14, size * 0.03), accent.darker(0.4))
        surface.fill(.oval(x - size * 0.16, floor - size * 0.46, size * 0.04, size * 0.14), RGBA.white.opacity(0.3))
    }

    // MARK: Pet

    func pet(on surface: borrowing Surface) {
        let chance = chance.part(102)
        let rooms = [RGBA(tone: 0xBFD3C4), RGBA(tone: 0xE9CDB6), RGBA(tone: 0xB9CBE0), RGBA(tone: 0xE2D3E4)]
        let room = chance.pick(0, from: rooms, or: .white)
        surface.fillDown(.rect(frame.area), [room.lighter(0.3), room, room.darker(0.14)], from: 0, to: frame.height)
        bokeh([.white], from: 0.05, to: 0.7, opacity: 0.35, size: 0.1, count: 14, on: surface)
        let coats: [(RGBA, RGBA)] = [
            (RGBA(tone: 0xD99A5B), RGBA(tone: 0xFBF1E2)), (RGBA(tone: 0x5A5560), RGBA(tone: 0xF3EEEA)),
            (RGBA(tone: 0xEDE3D6), RGBA(tone: 0xFFFFFF)), (RGBA(tone: 0x8A6248), RGBA(tone: 0xF0DEC8)),
            (RGBA(tone: 0x8E929C), RGBA(tone: 0xF5F4F2)),
        ]
        let coat = chance.pick(1, from: coats, or: coats[0])
        let (x, y, size) = (frame.x(chance(2, in: -0.04...0.04)), frame.y(0.47), frame.unit * 0.25)
        let body = Path.blob([
            (x - size * 0.5, y + size * 0.5), (x + size * 0.5, y + size * 0.5), (x + size * 0.98, y + size * 1.8),
            (x + size * 1.1, frame.height + size), (x - size * 1.1, frame.height + size),
            (x - size * 0.98, y + size * 1.8),
        ])
        surface.fillDown(body, [coat.0.darker(0.12), coat.0], from: y, to: frame.height)
        surface.fill(.oval(x, y + size * 1.5, size * 0.46, size * 0.8), coat.1)
        let collar = chance.pick(
            3, from: [RGBA(tone: 0xC9503E), RGBA(tone: 0x3F7AB0), RGBA(tone: 0x4F8A6A)], or: .white)
        surface.fill(.box(x - size * 0.66, y + size * 0.82, size * 1.32, size * 0.17, radius: size * 0.08), collar)
        surface.fill(.circle(x, y + size * 1.04, size * 0.12), RGBA(tone: 0xE9B74A))
        if chance(4) < 0.5 { cat(x, y, size, coat, on: surface) } else { dog(x, y, size, coat, on: surface) }
    }

    private func cat(_ x: Double, _ y: Double, _ size: Double, _ coat: (RGBA, RGBA), on surface: borrowing Surface) {
        for side in [-1.0, 1] {
            surface.fill(
                .polygon([
                    (x + side * size * 0.9, y - size * 0.1), (x + side * size * 0.82, y - size * 1.16),
                    (x + side * size * 0.16, y - size * 0.68),
                ]), coat.0)
            surface.fill(
                .polygon([
                    (x + side * size * 0.76, y - size * 0.34), (x + side * size * 0.74, y - size * 0.94),
                    (x + side * size * 0.36, y - size * 0.66),
                ]), RGBA(tone: 0xE9A79A))
        }
        surface.fill(.oval(x, y, size, size * 0.86), coat.0)
        for shift in [-0.2, 0.0, 0.2] {
            surface.fill(
                .box(x + size * (shift - 0.035), y - size * 0.84, size * 0.07, size * 0.3, radius: size * 0.03),
                coat.0.darker(0.3))
        }
        surface.fill(.oval(x, y + size * 0.38, size * 0.5, size * 0.38), coat.1)
        eyes(x, y - size * 0.02, size, spread: 0.42, iris: RGBA(tone: 0x7FA34A), on: surface)
        surface.fill(
            .polygon([(x - size * 0.11, y + size * 0.2), (x + size * 0.11, y + size * 0.2), (x, y + size * 0.33)]),
            RGBA(tone: 0xD9827A))
        muzzle(x, y + size * 0.33, size, on: surface)
        for side in [-1.0, 1] {
            for rise in [-0.04, 0.08] {
                surface.stroke(
                    .line(
                        from: Point(x: Points(x + side * size * 0.42), y: Points(y + size * (0.34 + rise * 0.5))),
                        to: Point(x: Points(x + side * size * 1.14), y: Points(y + size * (0.26 + rise * 2)))),
                    RGBA.white.opacity(0.75), width: Points(max(size * 0.016, 0.4)))
            }
        }
    }

    private func dog(_ x: Double, _ y: Double, _ size: Double, _ coat: (RGBA, RGBA), on surface: borrowing Surface) {
        surface.fill(.oval(x, y, size * 0.9, size * 0.92), coat.0)
        surface.fill(
            .blob([
                (x, y - size * 0.9), (x + size * 0.2, y - size * 0.2), (x + size * 0.5, y + size * 0.5),
                (x, y + size * 0.86), (x - size * 0.5, y + size * 0.5), (x - size * 0.2, y - size * 0.2),
            ]), coat.1)
        for side in [-1.0, 1] {
            surface.fill(
                .blob([
                    (x + side * size * 0.46, y - size * 0.84), (x + side * size * 0.86, y - size * 0.78),
                    (x + side * size * 1.14, y - size * 0.1),
                    (x + side * size * 1.02, y + size * 0.36), (x + side * size * 0.76, y + size * 0.06),
                ]), coat.0.darker(0.32))
        }
        eyes(x, y - size * 0.08, size, spread: 0.36, iris: RGBA(tone: 0x5A3A26), on: surface)
        surface.fill(.oval(x, y + size * 0.3, size * 0.19, size * 0.14), RGBA(tone: 0x2A2426))
        surface.fill(.oval(x - size * 0.05, y + size * 0.26, size * 0.05, size * 0.03), RGBA.white.opacity(0.5))
        surface.fill(
            .blob([
                (x - size * 0.12, y + size * 0.56), (x + size * 0.12, y + size * 0.56),
                (x + size * 0.1, y + size * 0.82), (x, y + size * 0.88), (x - size * 0.1, y + size * 0.82),
            ]), RGBA(tone: 0xE5808A))
        muzzle(x, y + size * 0.44, size, on: surface)
    }

    private func eyes(
        _ x: Double, _ y: Double, _ size: Double, spread: Double, iris: RGBA, on surface: borrowing Surface
    ) {
        for side in [-1.0, 1] {
            let eye = x + side * size * spread
            surface.fill(.oval(eye, y, size * 0.145, size * 0.165), iris)
            surface.fill(.oval(eye, y, size * 0.1, size * 0.14), RGBA(tone: 0x1E1A1C))
            surface.fill(.circle(eye - size * 0.035, y - size * 0.055, size * 0.04), .white)
        }
    }

    private func muzzle(_ x: Double, _ y: Double, _ size: Double, on surface: borrowing Surface) {
        let line = Path.smooth([
            (x - size * 0.26, y + size * 0.1), (x - size * 0.13, y + size * 0.16), (x, y + size * 0.02),
            (x + size * 0.13, y + size * 0.16),
            (x + size * 0.26, y + size * 0.1),
        ])
        surface.stroke(line, RGBA(tone: 0x4A3A38), width: Points(max(size * 0.035, 0.4)), cap: .round)
    }

    // MARK: Rain

    func rain(on surface: borrowing Surface) {
        let chance = chance.part(103)
        surface.fill(ridge(104, base: 0.62, rise: 0.07, step: 0.4), light.far)
        surface.fill(ridge(105, base: 0.72, rise: 0.05, step: 0.5), light.middle)
        surface.fillDown(
            .box(0, frame.y(0.76), frame.width, frame.height), [light.water, light.near], from: frame.y(0.76),
            to: frame.height)
        for row in 0..<3 {
            var bank = Path()
            for index in frame.indices(step: 0.16) {
                let x = frame.x((Double(index) + chance(index, row, in: -0.3...0.3)) * 0.16)
                bank.append(
                    .circle(
                        x, frame.y(0.02 + Double(2 - row) * 0.1), frame.unit * chance(index, row + 5, in: 0.08...0.15)))
            }
            bank.append(.box(-1, -1, frame.width + 2, frame.y(0.02 + Double(2 - row) * 0.1) + 1))
            surface.fill(
                bank,
                (light.sky.first ?? light.near).mixed(with: light.sky.last ?? light.far, 0.55 - Double(row) * 0.26))
        }
        tree(
            x: chance(9) < 0.5 ? -0.26 : 0.26, base: 0.8, size: 0.42, part: 106, tones: [0x4F7A58, 0x5E8A6A, 0x6A8A5A],
            on: surface)
        var drops = Path()
        for index in 0..<90 {
            let (x, y) = (frame.x(chance(index, 20, in: -1.1...1.1) * frame.reach), frame.y(chance(index, 21)))
            let length = frame.unit * chance(index, 22, in: 0.03...0.08)
            drops.append(
                .polygon([
                    (x, y), (x + frame.unit * 0.003, y), (x - length * 0.34, y + length),
                    (x - length * 0.34 - frame.unit * 0.002, y + length),
                ]))
        }
        surface.fill(drops, RGBA.white.opacity(0.42))
    }
}
