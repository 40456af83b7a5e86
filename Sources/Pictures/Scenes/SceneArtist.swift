import Canvas
import Values

/// Draws the layers of a scene. Extensions draw each kind of place.
struct SceneArtist {
    let frame: PictureFrame
    let light: Daylight
    let chance: PictureChance

    /// Fills the picture with the sky and the light of the sun.
    ///
    /// - Parameter sun: the height of the sun, as a share of the picture's.
    func sky(sun: Double?, on surface: borrowing Surface) {
        surface.soft(frame) { surface in
            surface.fillDown(.rect(frame.area), light.sky, from: 0, to: frame.y(0.72))
            guard let sun else { return }
            let (x, y) = place(ofSun: sun)
            surface.glow(x, y, frame.unit * 0.62, light.sun.opacity(light.isDark ? 0.36 : 0.6))
            surface.glow(x, y, frame.unit * 0.15, light.sun.opacity(0.55))
        }
    }

    /// Draws the disc of the sun or the moon.
    func sun(at share: Double, on surface: borrowing Surface) {
        let (x, y) = place(ofSun: share)
        surface.fill(.circle(x, y, frame.unit * 0.07), light.sun)
    }

    private func place(ofSun share: Double) -> (Double, Double) {
        (frame.x(chance.part(1)(0, in: -0.2...0.2)), frame.y(share))
    }

    func stars(on surface: borrowing Surface) {
        let chance = chance.part(2)
        var faint = Path()
        var bright = Path()
        for column in frame.indices(step: 0.06) {
            let x = frame.x((Double(column) + chance(column, 0)) * 0.06)
            let y = frame.y(chance(column, 1) * chance(column, 2) * 0.7)
            let radius = frame.unit * chance(column, 3, in: 0.0012...0.0032)
            let star = Path.circle(x, y, radius)
            if chance(column, 4) < 0.6 { faint.append(star) } else { bright.append(star) }
        }
        surface.fill(faint, .white.opacity(0.45))
        surface.fill(bright, .white.opacity(0.85))
    }

    /// Draws flat clouds of stacked capsules.
    func clouds(opacity: Double = 0.55, on surface: borrowing Surface) {
        let chance = chance.part(3)
        for column in frame.indices(step: 0.55) {
            guard chance(column, 0) < 0.75 else { continue }
            let x = frame.x((Double(column) + chance(column, 1, in: -0.3...0.3)) * 0.55)
            let y = frame.y(chance(column, 2, in: 0.08...0.36))
            let size = frame.unit * chance(column, 3, in: 0.1...0.19)
            let color = RGBA.white.mixed(with: light.sky.last ?? .white, 0.35)
                .opacity(opacity * chance(column, 5, in: 0.6...1))
            var cloud = Path.box(x - size, y, size * 2, size * 0.3, radius: size * 0.15)
            cloud.append(.circle(x - size * 0.35, y + size * 0.02, size * 0.34))
            cloud.append(.circle(x + size * 0.22, y - size * 0.06, size * 0.45))
            cloud.append(.circle(x + size * 0.66, y + size * 0.09, size * 0.22))
            surface.clip(to: .box(x - size * 2, 0, size * 4, y + size * 0.3)) { $0.fill(cloud, color) }
        }
    }

    /// Draws out-of-focus lights in a band of the picture.
    func bokeh(
        _ colors: [RGBA], from top: Double, to bottom: Double, opacity: Double = 0.3, size: Double = 0.06,
        count: Int = 18,
        on surface: borrowing Surface
    ) {
        let chance = chance.part(4)
        for disc in 0..<count {
            let x = frame.x(chance(disc, 0, in: -1...1) * min(frame.reach, 1))
            let y = frame.y(chance(disc, 1, in: top...bottom))
            let radius = frame.unit * size * chance(disc, 2, in: 0.35...1)
            let color = chance.pick(disc, 3, from: colors, or: .white).opacity(opacity * chance(disc, 4, in: 0.45...1))
            surface.fill(.circle(x, y, radius), color)
            if size >= 0.05 {
                surface.stroke(.circle(x, y, radius * 0.97), color.opacity(0.5), width: Points(radius * 0.06))
            }
        }
    }

    /// A smooth ridge across the picture: heights around `base`, with waves `step` units long.
    func ridge(_ part: Int, base: Double, rise: Double, step: Double) -> Path {
        let chance = chance.part(part)
        let points = frame.indices(step: step / 4).map { index -> (Double, Double) in
            let position = Double(index) / 4
            let height = chance.wave(position) * 0.7 + chance.wave(position * 2.3, 1) * 0.3
            return (frame.x(position * step), frame.y(base) - height * rise * frame.unit)
        }
        return .land(points, floor: frame.height + 1)
    }
}
