import Canvas
import Values

/// Draws a person from the shoulders up. All lengths are in heads: half the width of a face.
struct PersonArtist {
    let person: Person
    /// The middle of the face.
    let x: Double
    let y: Double
    let size: Double

    func draw(on surface: borrowing Surface) {
        hairBehind(on: surface)
        shoulders(on: surface)
        head(on: surface)
        face(on: surface)
        hairInFront(on: surface)
        extras(on: surface)
    }

    private func at(_ across: Double, _ down: Double) -> (Double, Double) { (x + across * size, y + down * size) }
    private func blob(_ points: [(Double, Double)]) -> Path { .blob(points.map { at($0.0, $0.1) }) }
    private func oval(_ across: Double, _ down: Double, _ width: Double, _ height: Double) -> Path {
        .oval(x + across * size, y + down * size, width * size, height * size)
    }
    private func line(_ points: [(Double, Double)]) -> Path { .smooth(points.map { at($0.0, $0.1) }) }

    private func shoulders(on surface: borrowing Surface) {
        let skin = person.skin
        let body = blob([
            (-0.42, 1.62), (0.42, 1.62), (1.25, 1.9), (1.86, 2.5), (2.05, 4.2), (2.1, 9), (2.1, 18), (-2.1, 18),
            (-2.1, 9), (-2.05, 4.2),
            (-1.86, 2.5), (-1.25, 1.9),
        ])
        surface.fillDown(
            body, [person.shirt.lighter(0.1), person.shirt, person.shirt.darker(0.14)], from: y + size * 1.5,
            to: y + size * 4.4)
        surface.fill(
            blob([(-0.4, 0.7), (0.4, 0.7), (0.42, 1.62), (0.62, 1.76), (0, 2.12), (-0.62, 1.76), (-0.42, 1.62)]),
            skin.darker(0.05))
        surface.clip(
            to: blob([(-0.4, 0.7), (0.4, 0.7), (0.42, 1.62), (0.62, 1.76), (0, 2.12), (-0.62, 1.76), (-0.42, 1.62)])
        ) {
            $0.fill(oval(0, 0.72, 0.8, 0.78), skin.mixed(with: RGBA(tone: 0x7A3A34), 0.26))
        }
        switch person.collar {
        case 0:
            for side in [-1.0, 1] {
                surface.fill(
                    .polygon([at(side * 0.5, 1.56), at(side * 0.06, 2.2), at(side * 0.5, 2.5), at(side * 0.86, 1.84)]),
                    person.shirt.lighter(0.34))
            }
        case 1:
            surface.stroke(
                line([(-0.64, 1.72), (-0.4, 2.02), (0, 2.16), (0.4, 2.02), (0.64, 1.72)]), person.shirt.darker(0.2),
                width: Points(size * 0.1), cap: .round)
        default: break
        }
    }

    private func head(on surface: borrowing Surface) {
        let skin = person.skin
        for side in [-1.0, 1] {
            surface.fill(oval(side * 0.94, 0.1, 0.17, 0.24), skin.darker(0.07))
        }
        surface.fill(
            blob([
                (0, -1.16), (0.6, -1.02), (0.93, -0.5), (0.95, 0.12), (0.82, 0.66), (0.46, 1.08), (0, 1.22),
                (-0.46, 1.08),
                (-0.82, 0.66), (-0.95, 0.12), (-0.93, -0.5), (-0.6, -1.02),
            ]), skin)
    }

    private func face(on surface: borrowing Surface) {
        let skin = person.skin
        let ink = RGBA(tone: 0x2E2326)
        if person.hasBeard {
            surface.fill(
                blob([
                    (-0.93, 0.06), (-0.78, 0.34), (-0.4, 0.46), (0, 0.42), (0.4, 0.46), (0.78, 0.34), (0.93, 0.06),
                    (0.86, 0.66),
                    (0.48, 1.14), (0, 1.29), (-0.48, 1.14), (-0.86, 0.66),
                ]), person.hairColor.mixed(with: skin, 0.12))
            surface.fill(oval(0, 0.68, 0.34, 0.2), skin.darker(0.04))
        }
        for side in [-1.0, 1] {
            surface.fill(oval(side * 0.56, 0.4, 0.2, 0.13), RGBA(tone: 0xE8705F).opacity(0.26))
            surface.fill(oval(side * 0.38, 0.02, 0.085, 0.115), ink)
            surface.fill(oval(side * 0.38 - 0.025, -0.025, 0.03, 0.036), .white)
            surface.stroke(
                line([(side * 0.22, -0.27), (side * 0.4, -0.34), (side * 0.58, -0.27)]),
                person.hairColor.mixed(with: ink, 0.4),
                width: Points(size * 0.065), cap: .round)
        }
        surface.stroke(
            line([(0.02, 0.14), (0.09, 0.34), (-0.02, 0.38)]), skin.mixed(with: RGBA(tone: 0x8A4034), 0.42),
            width: Points(size * 0.045), cap: .round)
        surface.stroke(
            line([(-0.26, 0.62), (-0.13, 0.71), (0, 0.74), (0.13, 0.71), (0.26, 0.62)]),
            RGBA(tone: 0xA8433F).mixed(with: ink, 0.25),
            width: Points(size * 0.065), cap: .round)
    }

    private func hairBehind(on surface: borrowing Surface) {
        let color = person.hairColor.darker(0.16)
        switch person.hair {
        case .bob:
            surface.fill(
                blob([
                    (0, -1.42), (0.86, -1.12), (1.2, -0.3), (1.18, 0.7), (1, 1.16), (-1, 1.16), (-1.18, 0.7),
                    (-1.2, -0.3), (-0.86, -1.12),
                ]), color)
        case .long:
            surface.fill(
                blob([
                    (0, -1.42), (0.86, -1.12), (1.18, -0.3), (1.24, 1), (1.34, 2.5), (0.9, 2.72), (-0.9, 2.72),
                    (-1.34, 2.5), (-1.24, 1), (-1.18, -0.3), (-0.86, -1.12),
                ]), color)
        case .bun:
            surface.fill(oval(0, -1.56, 0.46, 0.42), color)
            surface.fill(
                blob([(0, -1.34), (0.8, -1.06), (1.04, -0.3), (0.98, 0.3), (-0.98, 0.3), (-1.04, -0.3), (-0.8, -1.06)]),
                color)
        case .curly:
            var cloud = Path()
            for (across, down, radius) in [
                (-0.95, -0.4, 0.42), (-0.86, -0.9, 0.48), (-0.4, -1.24, 0.5), (0.16, -1.34, 0.5), (0.66, -1.1, 0.5),
                (0.98, -0.6, 0.44), (1.02, -0.1, 0.3), (-1.02, 0, 0.3),
            ] {
                cloud.append(oval(across, down, radius, radius))
            }
            surface.fill(cloud, color)
        case .short, .side: break
        }
    }

    private func hairInFront(on surface: borrowing Surface) {
        let color = person.hairColor
        let shine = color.lighter(0.16)
        let cap: [(Double, Double)]
        let gloss: [(Double, Double)]
        switch person.hair {
        case .short:
            cap = [
                (-1.02, -0.02), (-1.06, -0.7), (-0.76, -1.28), (0, -1.5), (0.76, -1.28), (1.06, -0.7), (1.02, -0.02),
                (0.88, -0.46), (0.56, -0.78), (0, -0.8), (-0.5, -0.72), (-0.86, -0.5),
            ]
            gloss = [(-0.7, -0.98), (-0.3, -1.24), (0.1, -1.28)]
        case .side:
            cap = [
                (-1.02, 0), (-1.08, -0.66), (-0.82, -1.3), (-0.1, -1.56), (0.72, -1.36), (1.08, -0.74), (1.02, -0.02),
                (0.9, -0.4), (0.62, -0.66), (0.1, -0.56), (-0.34, -0.76), (-0.58, -0.92), (-0.86, -0.48),
            ]
            gloss = [(-0.2, -1.2), (0.24, -1.18), (0.66, -0.96)]
        case .bob:
            cap = [
                (-1.12, 0.5), (-1.16, -0.5), (-0.8, -1.22), (0, -1.46), (0.8, -1.22), (1.16, -0.5), (1.12, 0.5),
                (0.94, 0.2), (0.86, -0.42), (0.4, -0.6), (0, -0.56), (-0.4, -0.6), (-0.86, -0.42), (-0.94, 0.2),
            ]
            gloss = [(-0.76, -0.86), (-0.3, -1.12), (0.16, -1.14)]
        case .long:
            cap = [
                (-1.12, 0.7), (-1.14, -0.5), (-0.8, -1.22), (0, -1.46), (0.8, -1.22), (1.14, -0.5), (1.12, 0.7),
                (0.92, 0.1), (0.7, -0.62), (0.16, -1), (-0.2, -0.72), (-0.74, -0.34), (-0.92, 0.1),
            ]
            gloss = [(0.3, -1.2), (0.72, -0.9), (0.94, -0.4)]
        case .curly:
            cap = [
                (-1, -0.1), (-1.04, -0.7), (-0.7, -1.2), (0, -1.4), (0.7, -1.2), (1.04, -0.7), (1, -0.1), (0.84, -0.5),
                (0.6, -0.56), (0.34, -0.76), (0.04, -0.64), (-0.26, -0.78), (-0.54, -0.58), (-0.84, -0.52),
            ]
            gloss = [(-0.6, -1.0), (-0.36, -1.2), (-0.1, -1.14)]
        case .bun:
            cap = [
                (-1, 0.02), (-1.04, -0.6), (-0.74, -1.2), (0, -1.4), (0.74, -1.2), (1.04, -0.6), (1, 0.02),
                (0.84, -0.5), (0.44, -0.86), (0, -0.94), (-0.44, -0.86), (-0.84, -0.5),
            ]
            gloss = [(-0.62, -0.96), (-0.3, -1.16), (0.06, -1.2)]
        }
        surface.fill(blob(cap), color)
        surface.stroke(line(gloss), shine.opacity(0.75), width: Points(size * 0.1), cap: .round)
    }

    private func extras(on surface: borrowing Surface) {
        if person.hasGlasses {
            let metal = RGBA(tone: 0x2F2B33)
            for side in [-1.0, 1] {
                surface.fill(oval(side * 0.4, 0.04, 0.28, 0.26), RGBA.white.opacity(0.16))
                surface.stroke(oval(side * 0.4, 0.04, 0.28, 0.26), metal, width: Points(max(size * 0.055, 0.4)))
                surface.stroke(
                    line([(side * 0.68, 0), (side * 0.94, -0.06)]), metal, width: Points(max(size * 0.05, 0.4)))
            }
            surface.stroke(line([(-0.13, 0), (0, -0.05), (0.13, 0)]), metal, width: Points(max(size * 0.05, 0.4)))
        }
        if person.hasEarrings {
            for side in [-1.0, 1] { surface.fill(oval(side * 0.97, 0.42, 0.075, 0.075), RGBA(tone: 0xEBC15A)) }
        }
    }
}
