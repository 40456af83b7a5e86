import Canvas
import Values

/// Mountains, the sea, forests and parks.
extension SceneArtist {
    // MARK: Mountains

    func mountains(on surface: borrowing Surface) {
        let far = light.far.mixed(with: light.sky.last ?? light.far, 0.45)
        surface.fillDown(
            ridge(20, base: 0.56, rise: 0.09, step: 0.3), [far.lighter(0.1), far], from: frame.y(0.45), to: frame.y(0.7)
        )
        peak(on: surface)
        let layers: [(part: Int, base: Double, rise: Double, step: Double, color: RGBA)] = [
            (21, 0.7, 0.07, 0.36, light.middle.mixed(with: light.far, 0.4)), (22, 0.79, 0.07, 0.42, light.middle),
            (23, 0.9, 0.06, 0.5, light.near),
        ]
        for layer in layers {
            surface.fillDown(
                ridge(layer.part, base: layer.base, rise: layer.rise, step: layer.step),
                [layer.color, layer.color.mixed(with: light.sky.last ?? layer.color, 0.28)],
                from: frame.y(layer.base - 0.08), to: frame.y(layer.base + 0.16))
        }
        firTrees(base: 0.97, size: 0.12, step: 0.065, color: light.near.darker(0.35), part: 24, on: surface)
    }

    /// Draws the highest mountain, with snow and a side in the shade.
    private func peak(on surface: borrowing Surface) {
        let chance = chance.part(25)
        let (x, top, foot) = (frame.x(chance(0, in: -0.12...0.12)), frame.y(0.26), frame.y(0.78))
        let reach = frame.unit * chance(1, in: 0.62...0.78)
        func slope(_ share: Double, _ side: Double) -> (Double, Double) {
            // Steeper near the top, as a volcano.
            let spread = share * (0.55 + 0.45 * share)
            return (x + side * (frame.unit * 0.035 + reach * spread), top + (foot - top) * share)
        }
        let left = stride(from: 1, through: 0, by: -0.1).map { slope($0, -1) }
        let right = stride(from: 0, through: 1, by: 0.1).map { slope($0, 1) }
        let color = light.middle.mixed(with: light.far, 0.5)
        surface.fillDown(
            .polygon(left + right), [color, color.mixed(with: light.sky.last ?? color, 0.4)], from: top, to: foot)
        let edge = (0...8).map { step -> (Double, Double) in
            let side = Double(step) / 4 - 1
            let share = step % 2 == 0 ? 0.34 - chance(step, 2) * 0.05 : 0.2 + chance(step, 2) * 0.06
            let spread = slope(share, 1).0 - x
            return (x + side * spread, top + (foot - top) * share)
        }
        let snow = [slope(0, -1), slope(0, 1)] + edge.reversed()
        surface.fill(.polygon(snow), RGBA.white.mixed(with: light.sky.last ?? .white, light.isDark ? 0.45 : 0.12))
        let shade = [slope(0, 1)] + right + [(x + frame.unit * 0.06, foot), (x + frame.unit * 0.015, (top + foot) / 2)]
        surface.fill(.polygon(shade), light.near.opacity(0.2))
    }

    // MARK: Trees

    /// Draws a row of fir trees.
    func firTrees(
        base: Double, size: Double, step: Double, color: RGBA, part: Int, leavesPath: Bool = false,
        on surface: borrowing Surface
    ) {
        let chance = chance.part(part)
        var row = Path()
        for index in frame.indices(step: step) {
            let offset = Double(index) + chance(index, 0, in: -0.35...0.35)
            let clear = leavesPath ? min(abs(offset * step) / 0.34, 1) : 1
            guard clear > 0.3 else { continue }
            let x = frame.x(offset * step)
            let height = frame.unit * size * chance(index, 1, in: 0.7...1.25) * (leavesPath ? 0.55 + 0.6 * clear : 1)
            let foot = frame.y(base) + frame.unit * chance(index, 2, in: 0...0.02)
            let reach = height * 0.21
            // Four tiers of branches, from the top down the right side, and up the left.
            let branches = (0..<4).flatMap { tier -> [(Double, Double)] in
                let share = Double(tier) / 4
                let bottom = height * (0.62 - share * 0.62)
                let half = reach * (0.42 + share * 0.78)
                return [(half, bottom), (tier < 3 ? half * 0.52 : 0, bottom)]
            }
            row.append(
                .polygon(
                    [(x, foot - height)] + branches.map { (x + $0.0, foot - $0.1) }
                        + branches.reversed().map { (x - $0.0, foot - $0.1) }))
        }
        row.append(ridge(part + 100, base: base + 0.005, rise: 0.014, step: 0.45))
        surface.fill(row, color)
    }

    func forest(on surface: borrowing Surface) {
        let mist = (light.sky.last ?? .white).lighter(light.isDark ? 0 : 0.35)
        let rows: [(base: Double, size: Double, step: Double, share: Double)] = [
            (0.6, 0.3, 0.07, 0.2), (0.68, 0.42, 0.1, 0.42), (0.77, 0.56, 0.14, 0.68), (0.9, 0.74, 0.2, 0.95),
        ]
        let tree = RGBA(tone: light.isDark ? 0x16243C : 0x24503F).mixed(with: light.near, 0.25)
        for (index, row) in rows.enumerated() {
            firTrees(
                base: row.base, size: row.size, step: row.step, color: mist.mixed(with: tree, row.share),
                part: 30 + index, leavesPath: index > 0, on: surface)
        }
        // Haze covers the ground between the trees, and hides where the rows of fir trees end.
        surface.soft(frame) { surface in
            surface.fillDown(
                .box(0, frame.y(0.56), frame.width, frame.height),
                [mist.opacity(0), mist.opacity(0.4), mist.opacity(0.1)],
                from: frame.y(0.56), to: frame.y(1))
            surface.glow(frame.x(0), frame.y(0.46), frame.unit * 0.5, light.sun.opacity(light.isDark ? 0.16 : 0.34))
        }
        let path = Path.blob([
            (frame.x(-0.015), frame.y(0.78)), (frame.x(0.015), frame.y(0.78)), (frame.x(0.06), frame.y(0.88)),
            (frame.x(0.3), frame.y(1.06)), (frame.x(-0.34), frame.y(1.06)), (frame.x(-0.08), frame.y(0.88)),
        ])
        surface.fillDown(
            path, [mist.opacity(0.75), mist.mixed(with: tree, 0.45).opacity(0.8)], from: frame.y(0.78), to: frame.height
        )
        surface.fillDown(
            .box(0, frame.y(0.9), frame.width, frame.height), [tree.opacity(0), tree.darker(0.2).opacity(0.7)],
            from: frame.y(0.9), to: frame.height)
    }

    // MARK: Park

    func park(on surface: borrowing Surface) {
        let grass = light.grass
        let sky = light.sky.last ?? grass
        surface.fill(ridge(40, base: 0.6, rise: 0.05, step: 0.5), light.far.mixed(with: grass, 0.35))
        crowns(base: 0.62, size: 0.09, step: 0.11, color: light.middle.mixed(with: grass, 0.45), part: 41, on: surface)
        surface.fillDown(
            ridge(42, base: 0.68, rise: 0.025, step: 0.8), [grass.mixed(with: sky, 0.25), grass], from: frame.y(0.64),
            to: frame.height)
        surface.fillDown(
            ridge(43, base: 0.83, rise: 0.03, step: 0.9), [grass.mixed(with: light.middle, 0.1), grass.darker(0.22)],
            from: frame.y(0.8), to: frame.height)
        let way = Path.blob([
            (frame.x(0.1), frame.y(0.685)), (frame.x(0.13), frame.y(0.685)), (frame.x(0.16), frame.y(0.74)),
            (frame.x(0.06), frame.y(0.83)), (frame.x(0.2), frame.y(1.08)), (frame.x(-0.26), frame.y(1.08)),
            (frame.x(-0.1), frame.y(0.86)), (frame.x(0.1), frame.y(0.745)),
        ])
        surface.fill(way, RGBA(tone: 0xF1E4C9).mixed(with: light.sky.last ?? .white, 0.25).opacity(0.85))
        let side = chance.part(44)(0) < 0.5 ? 1.0 : -1.0
        tree(x: -0.3 * side, base: 0.8, size: 0.5, part: 45, on: surface)
        tree(x: 0.42 * side, base: 0.74, size: 0.3, part: 46, on: surface)
    }

    private func crowns(
        base: Double, size: Double, step: Double, color: RGBA, part: Int, on surface: borrowing Surface
    ) {
        let chance = chance.part(part)
        var row = Path()
        for index in frame.indices(step: step) {
            let radius = frame.unit * size * chance(index, 1, in: 0.6...1.2)
            row.append(
                .circle(
                    frame.x((Double(index) + chance(index, 0, in: -0.3...0.3)) * step), frame.y(base), radius))
        }
        surface.fill(row, color)
    }

    /// Draws a broad-leaved tree: a trunk and three tones of leaves.
    func tree(
        x: Double, base: Double, size: Double, part: Int, tones: [UInt32] = [0x4F8A55, 0x6BA35A, 0xE59AA8, 0xD98A4A],
        on surface: borrowing Surface
    ) {
        let chance = chance.part(part)
        let height = frame.unit * size
        let (center, foot) = (frame.x(x), frame.y(base))
        let trunk = RGBA(tone: 0x6B4F3F).mixed(with: light.near, light.isDark ? 0.7 : 0.25)
        surface.fill(.oval(center, foot, height * 0.3, height * 0.035), light.near.opacity(0.2))
        surface.fill(
            .polygon([
                (center - height * 0.028, foot - height * 0.5), (center + height * 0.028, foot - height * 0.5),
                (center + height * 0.045, foot), (center - height * 0.045, foot),
            ]), trunk)
        let leaf = RGBA(tone: chance.pick(0, 9, from: tones, or: 0x4F8A55)).mixed(
            with: light.near, light.isDark ? 0.6 : 0.12)
        let places: [(Double, Double, Double)] = [
            (-0.2, -0.52, 0.19), (0.2, -0.54, 0.18), (0, -0.56, 0.24), (-0.12, -0.74, 0.19), (0.13, -0.75, 0.17),
            (0, -0.86, 0.14),
        ]
        for (tone, shift, scale) in [
            (leaf.darker(0.22), 0.0, 1.0), (leaf, -0.025, 0.86), (leaf.lighter(0.16), -0.05, 0.62),
        ] {
            var crown = Path()
            for (index, place) in places.enumerated() {
                let radius = height * place.2 * chance(index, 1, in: 0.92...1.1) * scale
                crown.append(.circle(center + height * (place.0 + shift), foot + height * (place.1 + shift), radius))
            }
            surface.fill(crown, tone)
        }
    }
}
