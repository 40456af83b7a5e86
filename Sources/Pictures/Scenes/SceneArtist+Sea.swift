import Canvas
import Values

/// Water and its shore.
extension SceneArtist {
    func sea(on surface: borrowing Surface) {
        let chance = chance.part(50)
        let horizon = frame.y(0.56)
        let side = chance(0) < 0.5 ? -1.0 : 1.0
        headland(side, horizon: horizon, on: surface)
        let deep = light.water
        surface.fillDown(
            .box(0, horizon, frame.width, frame.height),
            [deep.mixed(with: light.sky.last ?? deep, 0.5), deep, deep.darker(0.25)],
            from: horizon, to: frame.height)
        reflection(from: horizon, on: surface)
        var crests = Path()
        for row in 0..<16 {
            let share = Double(row) / 16
            let y = horizon + (frame.height - horizon) * (0.03 + share * share * 0.8)
            for index in frame.indices(step: 0.34) {
                let x = frame.x((Double(index) + chance(index, row + 20)) * 0.34)
                let length = frame.unit * (0.03 + share * 0.16) * chance(index, row + 60, in: 0.5...1)
                let thickness = frame.unit * (0.0016 + share * 0.003)
                crests.append(.box(x, y, length, thickness, radius: thickness / 2))
            }
        }
        surface.fill(crests, RGBA.white.opacity(light.isDark ? 0.1 : 0.2))
        if chance(3) < 0.7 { boat(x: -side * chance(4, in: 0.12...0.3), on: surface) }
        if chance(5) < 0.7 { shore(on: surface) }
    }

    /// Draws land on the left (−1) or on the right (1), which falls to the horizon.
    private func headland(_ side: Double, horizon: Double, on surface: borrowing Surface) {
        let chance = chance.part(50)
        let coast = (0...12).map { step -> (Double, Double) in
            let share = Double(step) / 12
            let height = (1 - share) * (1 - share) * 0.16 + chance.wave(share * 6, 1) * 0.012 * (1 - share)
            return (frame.x(side * (0.78 - share * 0.62)), horizon - frame.unit * max(height, 0))
        }
        let edge = frame.middle + side * (frame.width + frame.unit)
        surface.fill(.land([(edge, horizon - frame.unit * 0.17)] + coast, floor: horizon), light.far)
    }

    /// Draws the light of the sun on the water, below the sun.
    private func reflection(from horizon: Double, on surface: borrowing Surface) {
        let x = frame.x(chance.part(1)(0, in: -0.2...0.2))
        let chance = chance.part(51)
        var glints = Path()
        for row in 0..<22 {
            let share = Double(row) / 22
            let y = horizon + (frame.height - horizon) * share * (0.35 + 0.65 * share)
            let length = frame.unit * (0.12 - 0.05 * share + 0.12 * share * share) * chance(row, 0, in: 0.35...1)
            let thickness = frame.unit * (0.003 + share * 0.007)
            let shift = frame.unit * chance(row, 1, in: -0.04...0.04)
            glints.append(.box(x + shift - length / 2, y, length, thickness, radius: thickness / 2))
        }
        surface.fill(glints, light.sun.opacity(light.isDark ? 0.4 : 0.62))
    }

    private func boat(x: Double, on surface: borrowing Surface) {
        let (center, y, size) = (frame.x(x), frame.y(0.6), frame.unit * 0.11)
        surface.fill(
            .polygon([
                (center + size * 0.03, y - size), (center + size * 0.03, y - size * 0.12),
                (center + size * 0.46, y - size * 0.12),
            ]), RGBA.white.mixed(with: light.sky.last ?? .white, 0.15))
        surface.fill(
            .polygon([
                (center - size * 0.03, y - size * 0.82), (center - size * 0.03, y - size * 0.12),
                (center - size * 0.36, y - size * 0.12),
            ]), RGBA.white.mixed(with: light.far, 0.3))
        surface.fill(
            .polygon([
                (center - size * 0.46, y - size * 0.06), (center + size * 0.5, y - size * 0.06),
                (center + size * 0.34, y + size * 0.1), (center - size * 0.34, y + size * 0.1),
            ]), light.near)
    }

    /// Draws the beach in front, with two lines of foam.
    private func shore(on surface: borrowing Surface) {
        let chance = chance.part(52)
        let sand = RGBA(tone: 0xEAD7B5).mixed(with: light.near, light.isDark ? 0.62 : 0.06)
        let slope = chance(0) < 0.5 ? 0.06 : -0.06
        func edge(_ raise: Double) -> Path {
            let points = frame.indices(step: 0.25).map { index -> (Double, Double) in
                let position = Double(index) * 0.25
                let wave = chance.wave(position * 1.6, 1) * 0.018
                return (frame.x(position), frame.y(0.88) + frame.unit * (slope * position + wave - raise))
            }
            return .land(points, floor: frame.height + frame.unit)
        }
        surface.fill(edge(0.034), RGBA.white.opacity(0.35))
        surface.fill(edge(0.016), RGBA.white.opacity(0.75))
        surface.fill(edge(0), sand.darker(0.12))
        surface.fillDown(edge(-0.022), [sand, sand.darker(0.06)], from: frame.y(0.88), to: frame.height)
    }
}
