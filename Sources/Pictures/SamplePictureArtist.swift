package import Canvas
package import Platform
package import Values

/// Draws sample pictures from their seeds. It uses explicit arithmetic only, so that a picture has the same shapes on
/// every machine.
package struct SamplePictureArtist {
    private let picture: SamplePicture
    private let frame: PictureFrame
    private let chance: PictureChance

    /// - Parameter size: the size of the picture, in pixels.
    package init(_ picture: SamplePicture, size: Size) {
        self.picture = picture
        frame = PictureFrame(size)
        chance = PictureChance(picture.seed)
    }

    /// Draws the picture with its top left corner at the origin. A round picture is not clipped.
    package func draw(on surface: borrowing Surface) {
        guard frame.unit > 0 else { return }
        switch picture.kind.drawing {
        case .scene: drawScene(on: surface)
        case .video:
            drawScene(on: surface)
            drawPlayButton(on: surface)
        case .people: drawPeople(on: surface)
        case .map: MapArtist(frame: frame, chance: chance).draw(on: surface)
        }
        if picture.kind.drawing != .map { finish(on: surface) }
    }

    // MARK: Scenes

    private func drawScene(on surface: borrowing Surface) {
        let subjects = PictureCatalog.standard.chosenSubjects
        // The choice of a subject must not decide the time of day.
        let place = Int(chance.part(400)(0) * Double(subjects.count))
        guard let subject = picture.subject ?? (subjects.indices.contains(place) ? subjects[place] : nil) else {
            return
        }
        let light = Daylight.named[chance.pick(401, from: subject.times, or: "")] ?? .day
        let artist = SceneArtist(frame: frame, light: light, chance: chance)
        for layer in subject.layers {
            guard let kind = SceneLayer(rawValue: layer.name) else { continue }
            switch kind {
            case .sky:
                let sun = subject.layers.first { $0.name == SceneLayer.sun.rawValue }?.place
                artist.sky(sun: sun, on: surface)
            case .stars: if light.isDark { artist.stars(on: surface) }
            case .sun: artist.sun(at: layer.place ?? 0.3, on: surface)
            case .clouds: if !light.isDark { artist.clouds(on: surface) }
            case .mountains: artist.mountains(on: surface)
            case .sea: artist.sea(on: surface)
            case .forest: artist.forest(on: surface)
            case .park: artist.park(on: surface)
            case .rain: artist.rain(on: surface)
            case .street: artist.street(on: surface)
            case .city: artist.city(on: surface)
            case .room: artist.interior(on: surface)
            case .stage: artist.event(on: surface)
            case .cafe: artist.cafe(on: surface)
            case .food: artist.food(on: surface)
            case .game: artist.game(on: surface)
            case .product: artist.product(on: surface)
            case .pet: artist.pet(on: surface)
            case .portrait: drawPortrait(artist, on: surface)
            }
        }
    }

    // MARK: People

    /// Draws one person. The eyes are on the upper third; a round picture shows more of the face.
    private func drawPortrait(_ artist: SceneArtist, on surface: borrowing Surface) {
        let person = Person(chance)
        surface.soft(frame) { surface in
            surface.fillDown(.rect(frame.area), [person.backdrop.0, person.backdrop.1], from: 0, to: frame.height)
            artist.bokeh([.white], from: 0.04, to: 0.8, opacity: 0.24, size: 0.1, count: 16, on: surface)
        }
        let isRound = picture.kind.isRound
        // A head with its hair is 2.7 units high: at most 0.3 of a tall picture, and more of a wide one.
        let head = isRound ? frame.unit * 0.21 : max(frame.unit * 0.155, min(frame.unit * 0.2, frame.height * 0.11))
        PersonArtist(person: person, x: frame.middle, y: frame.y(isRound ? 0.45 : 0.36), size: head).draw(on: surface)
    }

    /// Draws two people, one in front of the other.
    private func drawPeople(on surface: borrowing Surface) {
        let (behind, front) = (Person(chance.part(402)), Person(chance.part(403)))
        surface.fillDown(.rect(frame.area), [front.backdrop.0, front.backdrop.1], from: 0, to: frame.height)
        PersonArtist(person: behind, x: frame.x(0.17), y: frame.y(0.38), size: frame.unit * 0.15).draw(on: surface)
        PersonArtist(person: front, x: frame.x(-0.16), y: frame.y(0.47), size: frame.unit * 0.17).draw(on: surface)
    }

    // MARK: Finish

    private func drawPlayButton(on surface: borrowing Surface) {
        surface.fill(.rect(frame.area), RGBA.black.opacity(0.08))
        let radius = min(frame.unit * 0.2, max(frame.unit * 0.1, 64))
        let (x, y) = (frame.middle, frame.height / 2)
        surface.fill(.circle(x, y, radius), RGBA.black.opacity(0.42))
        // The triangle's centroid, a third of its height from its base, is at the center of the disc.
        let side = radius * 0.86
        let triangle = Path.polygon([
            (x - side / 3, y - side * 0.5), (x + side * 0.56, y), (x - side / 3, y + side * 0.5),
        ])
        surface.fill(triangle, .white)
        surface.stroke(triangle, .white, width: Points(radius * 0.14), cap: .round)
    }

    /// Darkens the corners by 6 %.
    private func finish(on surface: borrowing Surface) {
        guard frame.width >= 8, frame.height >= 8 else { return }
        surface.soft(frame) { surface in
            let radius = (frame.width * frame.width + frame.height * frame.height).squareRoot() / 2
            let stops = [
                ColorStop(0, .black.opacity(0)), ColorStop(0.62, .black.opacity(0)), ColorStop(1, .black.opacity(0.06)),
            ]
            surface.fillRadialGradient(
                .rect(frame.area), stops: stops, center: Point(x: Points(frame.middle), y: Points(frame.height / 2)),
                outerRadius: Points(radius))
        }
    }
}
