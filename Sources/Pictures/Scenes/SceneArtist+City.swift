import Canvas
import Values

/// Streets and skylines.
extension SceneArtist {
    /// Windows are warm where someone is at home.
    static let warm = RGBA(tone: 0xFFD48A)

    /// Draws a row of buildings, with their windows if `lit` is more than 0.
    ///
    /// - Parameter canyon: how much the row is lower in the middle, 0…1.
    private func buildings(
        part: Int, base: Double, heights: ClosedRange<Double>, step: Double, color: RGBA, canyon: Double = 0,
        gap: Double = 0, lit: Double, on surface: borrowing Surface
    ) {
        let chance = chance.part(part)
        var walls = Path()
        var sides = Path()
        var roofs = Path()
        var bright = Path()
        var dim = Path()
        func edge(_ index: Int) -> Double { (Double(index) + chance(index, 0, in: -0.28...0.28)) * step }
        for index in frame.indices(step: step) {
            let (left, right) = (edge(index), edge(index + 1))
            let center = (left + right) / 2
            guard min(abs(left), abs(right)) >= gap, left * right > 0 || gap == 0 else { continue }
            let rise = 1 - canyon + canyon * min(abs(center) / 0.62, 1.15)
            let height = frame.unit * chance(index, 1, in: heights) * rise
            let (x, y, width) = (frame.x(left), frame.y(base) - height, (right - left) * frame.unit)
            walls.append(.box(x, y, width + 0.6, frame.height))
            sides.append(.box(center < 0 ? x + width * 0.8 : x, y, width * 0.2, frame.height))
            switch Int(chance(index, 2) * 5) {
            case 0:
                roofs.append(.box(x + width * 0.44, y - frame.unit * 0.06, frame.unit * 0.006, frame.unit * 0.06))
                roofs.append(.box(x + width * 0.3, y - frame.unit * 0.014, width * 0.34, frame.unit * 0.016))
            case 1: roofs.append(.box(x + width * 0.2, y - frame.unit * 0.026, width * 0.42, frame.unit * 0.028))
            case 2: roofs.append(.box(x + width * 0.55, y - frame.unit * 0.04, width * 0.2, frame.unit * 0.042))
            default: break
            }
            guard lit > 0 else { continue }
            let pitch = frame.unit * 0.034
            let columns = max(Int(width / pitch * 0.84), 1)
            let rows = min(Int(height / (pitch * 1.25)), 40)
            let inset = (width - Double(columns) * pitch) / 2 + pitch * 0.24
            for row in 0..<max(rows, 0) {
                for column in 0..<min(columns, 20) {
                    let value = chance(index * 97 + row * 13 + column, 5)
                    guard value < lit + 0.4 else { continue }
                    let window = Path.box(
                        x + inset + Double(column) * pitch, y + pitch * (0.7 + Double(row) * 1.25), pitch * 0.52,
                        pitch * 0.7)
                    if value < lit { bright.append(window) } else { dim.append(window) }
                }
            }
        }
        surface.fill(roofs, color)
        surface.fillDown(
            walls, [color, color.mixed(with: light.sky.last ?? color, 0.16)], from: frame.y(base - 0.4),
            to: frame.y(base))
        surface.fill(sides, light.isDark ? .black.opacity(0.12) : .white.opacity(0.12))
        surface.fill(dim, light.isDark ? RGBA.white.opacity(0.07) : light.near.opacity(0.16))
        surface.fill(bright, light.isDark ? Self.warm.opacity(0.88) : RGBA.white.opacity(0.5))
    }

    func street(on surface: borrowing Surface) {
        let horizon = 0.74
        let sky = light.sky.last ?? light.far
        buildings(
            part: 60, base: horizon, heights: 0.2...0.44, step: 0.12, color: light.far.mixed(with: sky, 0.45), lit: 0,
            on: surface)
        buildings(
            part: 61, base: horizon, heights: 0.22...0.5, step: 0.13, color: light.far.mixed(with: light.middle, 0.35),
            canyon: 0.45, gap: 0.05, lit: light.isDark ? 0.14 : 0.1, on: surface)
        ground(horizon: horizon, on: surface)
        buildings(
            part: 62, base: horizon + 0.06, heights: 0.36...0.74, step: 0.19,
            color: light.middle.mixed(with: light.near, 0.55),
            canyon: 0.55, gap: 0.17, lit: light.isDark ? 0.3 : 0.16, on: surface)
        shops(base: horizon + 0.06, on: surface)
        road(horizon: horizon, on: surface)
        lamps(horizon: horizon, on: surface)
        wires(on: surface)
        bokeh(
            [RGBA(tone: 0xFFC36B), RGBA(tone: 0xFF8A6B), RGBA(tone: 0x9CC8FF), RGBA(tone: 0xFFE2A8)], from: 0.76,
            to: 0.95,
            opacity: light.isDark ? 0.42 : 0.2, size: 0.03, count: 16, on: surface)
    }

    private func ground(horizon: Double, on surface: borrowing Surface) {
        let pavement = light.middle.mixed(with: light.near, 0.3)
        surface.fillDown(
            .box(0, frame.y(horizon), frame.width, frame.height), [pavement.lighter(0.12), pavement.darker(0.2)],
            from: frame.y(horizon), to: frame.height)
    }

    /// Draws lit shop fronts with awnings at the foot of the nearest buildings.
    private func shops(base: Double, on surface: borrowing Surface) {
        let chance = chance.part(63)
        let tones: [RGBA] = [
            RGBA(tone: 0xD9705C), RGBA(tone: 0x5FA39B), RGBA(tone: 0xE7B765), RGBA(tone: 0x6F86C6),
            RGBA(tone: 0xC98AA6),
        ]
        for index in frame.indices(step: 0.17) where abs(index) >= 1 {
            let side = index > 0 ? 1.0 : -1.0
            let x = frame.x(side * 0.185 + Double(index - (index > 0 ? 1 : 0)) * 0.17)
            let (width, height) = (frame.unit * 0.15, frame.unit * 0.085)
            let y = frame.y(base) - height
            surface.fill(.box(x, y, width, height), Self.warm.mixed(with: light.middle, light.isDark ? 0.15 : 0.4))
            surface.fill(
                .box(x + width * 0.62, y + height * 0.22, width * 0.26, height * 0.78), light.near.opacity(0.55))
            let tone = chance.pick(index, 0, from: tones, or: .white).mixed(with: light.near, light.isDark ? 0.3 : 0.08)
            surface.fill(
                .polygon([
                    (x - width * 0.02, y - height * 0.1), (x + width * 1.02, y - height * 0.1),
                    (x + width * 1.08, y + height * 0.26), (x - width * 0.08, y + height * 0.26),
                ]), tone)
        }
    }

    private func road(horizon: Double, on surface: borrowing Surface) {
        let (top, bottom) = (frame.y(horizon), frame.height + 1)
        let asphalt = light.near.mixed(with: light.middle, 0.18)
        surface.fillDown(
            .polygon([
                (frame.x(-0.035), top), (frame.x(0.035), top), (frame.x(0.62), bottom), (frame.x(-0.62), bottom),
            ]), [asphalt.mixed(with: light.far, 0.35), asphalt], from: top, to: bottom)
        var marks = Path()
        for step in 0..<5 {
            let (near, far) = (Double(step) * 0.2 + 0.1, Double(step) * 0.2)
            func place(_ share: Double, _ side: Double) -> (Double, Double) {
                let depth = share * share
                return (frame.x(side * (0.002 + depth * 0.02)), top + (bottom - top) * depth)
            }
            marks.append(.polygon([place(far, -1), place(far, 1), place(near, 1), place(near, -1)]))
        }
        surface.fill(marks, RGBA.white.opacity(0.5))
    }

    private func lamps(horizon: Double, on surface: borrowing Surface) {
        for side in [-1.0, 1] {
            for (distance, size) in [(0.13, 0.22), (0.34, 0.42)] {
                let (x, foot) = (frame.x(side * distance), frame.y(horizon + size * 0.24))
                let height = frame.unit * size
                let width = max(height * 0.022, 0.4)
                surface.fill(.box(x - width / 2, foot - height, width, height), light.near.darker(0.3))
                surface.fill(
                    .box(min(x, x - side * height * 0.16), foot - height, height * 0.16, width), light.near.darker(0.3))
                guard light.isDark else { continue }
                let lamp = x - side * height * 0.16
                surface.glow(lamp, foot - height + width, height * 0.34, Self.warm.opacity(0.5))
                surface.fill(.oval(lamp, foot - height + width, height * 0.035, height * 0.022), RGBA(tone: 0xFFF1CF))
            }
        }
    }

    private func wires(on surface: borrowing Surface) {
        let reach = frame.reach * frame.unit + frame.unit * 0.05
        for (left, right, sag) in [(0.16, 0.2, 0.1), (0.24, 0.22, 0.12)] {
            var wire = Path()
            wire.move(to: Point(x: Points(frame.middle - reach), y: Points(frame.y(left))))
            wire.curve(
                control1: Point(x: Points(frame.middle - reach * 0.3), y: Points(frame.y(left) + frame.unit * sag)),
                control2: Point(x: Points(frame.middle + reach * 0.3), y: Points(frame.y(right) + frame.unit * sag)),
                to: Point(x: Points(frame.middle + reach), y: Points(frame.y(right))))
            surface.stroke(wire, light.near.opacity(0.55), width: Points(max(frame.unit * 0.0028, 0.5)))
        }
    }

    /// A skyline at night, mirrored in water.
    func city(on surface: borrowing Surface) {
        let shore = 0.7
        let sky = light.sky.last ?? light.far
        surface.soft(frame) { $0.glow(frame.x(0), frame.y(shore), frame.unit * 0.8, light.sun.opacity(0.22)) }
        buildings(
            part: 70, base: shore, heights: 0.12...0.34, step: 0.1, color: light.far.mixed(with: sky, 0.3), lit: 0.05,
            on: surface)
        tower(shore: shore, on: surface)
        buildings(
            part: 71, base: shore, heights: 0.14...0.42, step: 0.12, color: light.middle, lit: 0.22, on: surface)
        buildings(
            part: 72, base: shore, heights: 0.05...0.2, step: 0.14, color: light.near, lit: 0.3, on: surface)
        surface.fillDown(
            .box(0, frame.y(shore), frame.width, frame.height),
            [light.water.mixed(with: light.near, 0.35), light.near.darker(0.2)],
            from: frame.y(shore), to: frame.height)
        let chance = chance.part(73)
        let tones = [Self.warm, RGBA(tone: 0xFF9A7A), RGBA(tone: 0x8FC2FF), RGBA(tone: 0xFFE9BE)]
        surface.soft(frame) { surface in
            for index in frame.indices(step: 0.055) {
                let x = frame.x((Double(index) + chance(index, 0)) * 0.055)
                let tone = chance.pick(index, 1, from: tones, or: Self.warm)
                let length = frame.unit * chance(index, 2, in: 0.05...0.24)
                let width = frame.unit * chance(index, 3, in: 0.006...0.016)
                surface.fillDown(
                    .box(x, frame.y(shore + 0.012), width, length, radius: width / 2),
                    [tone.opacity(0.5), tone.opacity(0)],
                    from: frame.y(shore), to: frame.y(shore) + length)
            }
        }
        bokeh(tones, from: 0.78, to: 0.98, opacity: 0.3, size: 0.055, count: 14, on: surface)
    }

    private func tower(shore: Double, on surface: borrowing Surface) {
        let chance = chance.part(74)
        let (x, foot) = (frame.x(chance(0, in: -0.16...0.16)), frame.y(shore))
        let height = frame.unit * 0.52
        let tone = RGBA(tone: chance(1) < 0.5 ? 0xF0795A : 0x9BB8FF)
        let half = height * 0.13
        let left = stride(from: 0, through: 1, by: 0.1).map {
            (x - half * (1 - $0) * (1 - $0) - height * 0.008, foot - height * $0)
        }
        let right = stride(from: 1, through: 0, by: -0.1).map {
            (x + half * (1 - $0) * (1 - $0) + height * 0.008, foot - height * $0)
        }
        surface.fillDown(
            .polygon(left + right), [tone, tone.mixed(with: light.near, 0.35)], from: foot - height, to: foot)
        surface.fill(
            .box(x - height * 0.05, foot - height * 0.58, height * 0.1, height * 0.035, radius: 1), tone.lighter(0.45))
        surface.fill(
            .box(x - height * 0.075, foot - height * 0.33, height * 0.15, height * 0.04, radius: 1), tone.lighter(0.45))
    }
}
