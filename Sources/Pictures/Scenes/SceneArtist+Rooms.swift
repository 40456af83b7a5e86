import Canvas
import Values

/// Rooms and stages.
extension SceneArtist {
    // MARK: Interior

    func interior(on surface: borrowing Surface) {
        let chance = chance.part(90)
        let walls = [
            RGBA(tone: 0xE9DDCB), RGBA(tone: 0xCBD5CE), RGBA(tone: 0xD6C3B6), RGBA(tone: 0x8FA3A8),
            RGBA(tone: 0xD9D6DE),
        ]
        let wall = chance.pick(0, from: walls, or: .white)
        let floor = frame.y(0.8)
        surface.fillDown(.rect(frame.area), [wall.lighter(0.18), wall], from: 0, to: floor)
        let wood = RGBA(tone: 0xB58E68)
        surface.fillDown(
            .box(0, floor, frame.width, frame.height), [wood, wood.darker(0.2)], from: floor, to: frame.height)
        surface.fill(.box(0, floor - frame.unit * 0.018, frame.width, frame.unit * 0.018), wall.lighter(0.5))
        let side = chance(1) < 0.5 ? 1.0 : -1.0
        window(x: frame.x(side * 0.16), on: surface)
        // Light from the window on the floor.
        surface.fill(
            .polygon([
                (frame.x(side * 0.02), floor), (frame.x(side * 0.3), floor), (frame.x(side * 0.12), frame.height),
                (frame.x(side * -0.26), frame.height),
            ]), RGBA(tone: 0xFFF4D6).opacity(0.26))
        lamp(x: frame.x(-side * 0.42), floor: floor, on: surface)
        surface.fill(
            .oval(frame.x(-side * 0.06), floor + frame.unit * 0.1, frame.unit * 0.5, frame.unit * 0.06),
            RGBA(tone: 0xF3E9DA).opacity(0.6))
        sofa(x: frame.x(-side * 0.1), floor: floor + frame.unit * 0.055, on: surface)
        plant(x: frame.x(side * 0.42), floor: floor + frame.unit * 0.04, on: surface)
    }

    private func window(x: Double, on surface: borrowing Surface) {
        let (width, height, top) = (frame.unit * 0.38, frame.unit * 0.42, frame.y(0.14))
        let left = x - width / 2
        surface.fill(.box(left - width * 0.05, top - width * 0.05, width * 1.1, height + width * 0.1), RGBA.white)
        surface.clip(to: .box(left, top, width, height)) { surface in
            surface.fillDown(.box(left, top, width, height), light.sky, from: top, to: top + height)
            surface.glow(x + width * 0.2, top + height * 0.5, width * 0.6, light.sun.opacity(0.6))
            var hill = Path.circle(left + width * 0.2, top + height * 1.25, width * 0.52)
            hill.append(.circle(left + width * 0.86, top + height * 1.3, width * 0.56))
            surface.fill(hill, light.grass.mixed(with: light.far, 0.4))
        }
        surface.fill(.box(x - width * 0.012, top, width * 0.024, height), RGBA.white)
        surface.fill(.box(left, top + height * 0.46, width, width * 0.024), RGBA.white)
        for curtain in [left - width * 0.22, left + width * 0.98] {
            surface.fillAcross(
                .box(curtain, top - width * 0.08, width * 0.24, height * 1.22), RGBA(tone: 0xFBF5EA).opacity(0.92),
                RGBA(tone: 0xE6DBC8).opacity(0.92), from: curtain, to: curtain + width * 0.24)
        }
    }

    private func lamp(x: Double, floor: Double, on surface: borrowing Surface) {
        let size = frame.unit * 0.5
        let metal = RGBA(tone: 0x4A4038)
        surface.fill(.box(x - size * 0.008, floor - size, size * 0.016, size + frame.unit * 0.03), metal)
        surface.fill(.oval(x, floor + frame.unit * 0.03, size * 0.11, size * 0.02), metal)
        surface.glow(x, floor - size, size * 0.7, RGBA(tone: 0xFFE2A6).opacity(0.5))
        surface.fillDown(
            .polygon([
                (x - size * 0.09, floor - size * 1.12), (x + size * 0.09, floor - size * 1.12),
                (x + size * 0.15, floor - size * 0.88), (x - size * 0.15, floor - size * 0.88),
            ]), [RGBA(tone: 0xFFF6E0), RGBA(tone: 0xF7D898)], from: floor - size * 1.12, to: floor - size * 0.88)
    }

    private func sofa(x: Double, floor: Double, on surface: borrowing Surface) {
        let chance = chance.part(91)
        let cloths = [
            RGBA(tone: 0x4F7A80), RGBA(tone: 0xC9805F), RGBA(tone: 0x7E8A5E), RGBA(tone: 0x5F6590),
            RGBA(tone: 0xB9707A),
        ]
        let cloth = chance.pick(0, from: cloths, or: .white)
        let (width, height) = (frame.unit * 0.56, frame.unit * 0.25)
        let left = x - width / 2
        surface.fill(.oval(x, floor + height * 0.03, width * 0.54, height * 0.09), RGBA.black.opacity(0.18))
        for foot in [left + width * 0.1, left + width * 0.86] {
            surface.fill(.box(foot, floor - height * 0.12, width * 0.03, height * 0.14), RGBA(tone: 0x5A4232))
        }
        surface.fillDown(
            .box(left + width * 0.04, floor - height, width * 0.92, height * 0.7, radius: height * 0.2),
            [cloth.lighter(0.12), cloth],
            from: floor - height, to: floor - height * 0.3)
        surface.fill(.box(x - width * 0.003, floor - height * 0.94, width * 0.006, height * 0.5), cloth.darker(0.2))
        let cushions = [RGBA(tone: 0xF0D9A8), RGBA(tone: 0xF4EDE2), RGBA(tone: 0xE0A38A)]
        for (place, turn) in [(0.2, 0), (0.68, 1)] {
            surface.fill(
                .box(left + width * place, floor - height * 0.72, width * 0.15, height * 0.4, radius: height * 0.08),
                chance.pick(turn, 1, from: cushions, or: .white))
        }
        surface.fillDown(
            .box(left + width * 0.05, floor - height * 0.44, width * 0.9, height * 0.34, radius: height * 0.08),
            [cloth.lighter(0.2), cloth.darker(0.1)], from: floor - height * 0.44, to: floor - height * 0.1)
        for arm in [left, left + width * 0.88] {
            surface.fillDown(
                .box(arm, floor - height * 0.66, width * 0.12, height * 0.58, radius: height * 0.16),
                [cloth.lighter(0.1), cloth.darker(0.2)],
                from: floor - height * 0.66, to: floor)
        }
    }

    private func plant(x: Double, floor: Double, on surface: borrowing Surface) {
        let size = frame.unit * 0.4
        let pot = RGBA(tone: 0xCF7E5A)
        let tones = [RGBA(tone: 0x3F7A55), RGBA(tone: 0x568F5E), RGBA(tone: 0x6FA667)]
        surface.fill(.oval(x, floor, size * 0.2, size * 0.03), RGBA.black.opacity(0.18))
        let leaves: [(Double, Double)] = [
            (-0.4, 0.62), (0.4, 0.58), (-0.24, 0.84), (0.26, 0.82), (-0.1, 0.98), (0.1, 0.95), (-0.46, 0.42),
            (0.46, 0.4),
        ]
        for (index, leaf) in leaves.enumerated() {
            let (tipX, tipY) = (x + size * leaf.0, floor - size * (0.2 + leaf.1 * 0.8))
            let (rootX, rootY) = (x, floor - size * 0.26)
            let (middleX, middleY) = ((tipX + rootX) / 2, (tipY + rootY) / 2 - size * 0.06)
            let (bulgeX, bulgeY) = ((rootY - tipY) * 0.13, (tipX - rootX) * 0.13)
            surface.fill(
                .blob([
                    (rootX, rootY), (middleX + bulgeX, middleY + bulgeY), (tipX, tipY),
                    (middleX - bulgeX, middleY - bulgeY),
                ]),
                tones.indices.contains(index % 3) ? tones[index % 3] : pot)
        }
        surface.fillAcross(
            .polygon([
                (x - size * 0.17, floor - size * 0.3), (x + size * 0.17, floor - size * 0.3), (x + size * 0.12, floor),
                (x - size * 0.12, floor),
            ]), pot.lighter(0.15), pot.darker(0.2), from: x - size * 0.17, to: x + size * 0.17)
        surface.fill(
            .box(x - size * 0.19, floor - size * 0.33, size * 0.38, size * 0.06, radius: size * 0.015), pot.lighter(0.1)
        )
    }

    // MARK: Event

    func event(on surface: borrowing Surface) {
        let chance = chance.part(92)
        let moods: [(RGBA, RGBA, RGBA, RGBA)] = [
            (RGBA(tone: 0x1B1440), RGBA(tone: 0x5B2C83), RGBA(tone: 0xE86A9A), RGBA(tone: 0xFFC56E)),
            (RGBA(tone: 0x0E2240), RGBA(tone: 0x1F5C8F), RGBA(tone: 0x4FC3D9), RGBA(tone: 0xF7E39A)),
            (RGBA(tone: 0x2B1626), RGBA(tone: 0x8A3340), RGBA(tone: 0xF08A4B), RGBA(tone: 0xFFE0A0)),
        ]
        let mood = chance.pick(0, from: moods, or: moods[0])
        surface.soft(frame) { surface in
            surface.fillDown(.rect(frame.area), [mood.0, mood.1, mood.2], from: 0, to: frame.y(0.9))
            surface.glow(frame.x(0), frame.y(0.66), frame.unit * 0.75, mood.3.opacity(0.55))
            for index in -3...3 {
                let start = Double(index) * 0.15
                let target = -Double(index) * 0.12 + chance(index, 1, in: -0.1...0.1)
                let color = chance.pick(index, 2, from: [mood.2, mood.3, RGBA.white], or: .white)
                surface.fillDown(
                    .polygon([
                        (frame.x(start - 0.008), -1), (frame.x(start + 0.008), -1),
                        (frame.x(target + 0.13), frame.y(0.8)),
                        (frame.x(target - 0.13), frame.y(0.8)),
                    ]), [color.opacity(0.34), color.opacity(0.04)], from: 0, to: frame.y(0.8))
                surface.glow(frame.x(start), 0, frame.unit * 0.08, color.opacity(0.8))
            }
        }
        bokeh(
            [mood.3, mood.2.lighter(0.3), .white], from: 0.1, to: 0.62, opacity: 0.34, size: 0.04, count: 20,
            on: surface)
        let stage = mood.0.mixed(with: mood.1, 0.4)
        surface.fill(.box(0, frame.y(0.68), frame.width, frame.height), stage)
        surface.fill(.box(0, frame.y(0.68), frame.width, max(frame.unit * 0.006, 0.5)), mood.3.opacity(0.7))
        for (index, place) in [-0.24, 0.0, 0.22].enumerated() {
            player(
                x: frame.x(place), foot: frame.y(0.685), size: frame.unit * (index == 1 ? 0.2 : 0.17), color: mood.0,
                on: surface)
        }
        crowd(base: 0.84, size: 0.06, step: 0.09, color: stage.darker(0.35), part: 93, on: surface)
        crowd(base: 0.96, size: 0.085, step: 0.13, color: mood.0.darker(0.55), part: 94, on: surface)
    }

    private func player(x: Double, foot: Double, size: Double, color: RGBA, on surface: borrowing Surface) {
        var body = Path.circle(x, foot - size * 0.86, size * 0.13)
        body.append(.box(x - size * 0.16, foot - size * 0.72, size * 0.32, size * 0.42, radius: size * 0.1))
        body.append(
            .polygon([
                (x - size * 0.14, foot - size * 0.36), (x + size * 0.14, foot - size * 0.36), (x + size * 0.17, foot),
                (x + size * 0.05, foot), (x, foot - size * 0.24), (x - size * 0.05, foot), (x - size * 0.17, foot),
            ]))
        body.append(
            .polygon([
                (x - size * 0.34, foot - size * 0.38), (x + size * 0.42, foot - size * 0.58),
                (x + size * 0.43, foot - size * 0.54), (x - size * 0.3, foot - size * 0.3),
            ]))
        surface.fill(body, color)
    }

    private func crowd(base: Double, size: Double, step: Double, color: RGBA, part: Int, on surface: borrowing Surface)
    {
        let chance = chance.part(part)
        var people = Path()
        for index in frame.indices(step: step) {
            let x = frame.x((Double(index) + chance(index, 0, in: -0.25...0.25)) * step)
            let head = frame.unit * size * chance(index, 1, in: 0.8...1.1) * 0.5
            let y = frame.y(base) + frame.unit * chance(index, 2, in: -0.02...0.02)
            people.append(.circle(x, y - head * 1.5, head))
            people.append(.box(x - head * 1.9, y - head * 0.6, head * 3.8, frame.height, radius: head * 1.3))
            guard chance(index, 3) < 0.3 else { continue }
            for side in chance(index, 4) < 0.5 ? [-1.0, 1] : [1.0] {
                people.append(
                    .polygon([
                        (x + side * head * 1.2, y), (x + side * head * 1.7, y), (x + side * head * 1.9, y - head * 3.6),
                        (x + side * head * 1.4, y - head * 3.8),
                    ]))
                people.append(.circle(x + side * head * 1.66, y - head * 3.8, head * 0.34))
            }
        }
        surface.fill(people, color)
    }
}
