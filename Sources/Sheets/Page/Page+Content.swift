import Canvas
package import Values

/// The content of a page, without pixels.
package struct PageContent: Sendable, Hashable {
    /// A drawing on a page.
    package struct Picture: Sendable, Hashable {
        /// `Chip, selected, light-large-iphone-15`.
        package var name: String
        /// The fingerprint of what is drawn.
        package var scene: String

        package init(name: String, scene: String) {
            self.name = name
            self.scene = scene
        }
    }

    /// A hash of all marks with their places, the same at every scale.
    package var fingerprint: Fingerprint
    /// The lines of text, in drawing order.
    package var texts: [String]
    package var pictures: [Picture]
}

extension Page {
    package var content: PageContent {
        var reader = ContentReader(width: size.width, height: size.height)
        reader.read(marks)
        return reader.content
    }
}

/// Collects the marks of a page.
private struct ContentReader {
    private(set) var content: PageContent

    init(width: Points, height: Points) {
        content = PageContent(fingerprint: Fingerprint(Self.words([width, height])), texts: [], pictures: [])
    }

    private mutating func add(_ words: String) { content.fingerprint.add(words + "\n") }

    mutating func read(_ marks: [PageMark]) {
        for mark in marks {
            switch mark {
            case .text(let text):
                content.texts.append(text.text)
                add("text \(text.text) \(Self.words(text.style)) \(Self.words(text.origin, text.width))")
            case .rule(let rect, let color): add("rule \(Self.words(rect)) \(color.hexWithAlpha)")
            case .fill(let path, let color): add("fill \(Self.words(path)) \(color.hexWithAlpha)")
            case .stroke(let path, let color, let width):
                add("stroke \(Self.words(path)) \(color.hexWithAlpha) \(Self.words([width]))")
            case .dashes(let path, let color, let width, let dash):
                add("dashes \(Self.words(path)) \(color.hexWithAlpha) \(Self.words([width] + dash))")
            case .stage(let rect, let color): add("stage \(Self.words(rect)) \(color.hexWithAlpha)")
            case .picture(let placed): read(placed)
            case .clipped(let path, let inner):
                add("clip \(Self.words(path))")
                read(inner)
                add("end")
            case .turned(let inner, let degrees, let center):
                add("turn \(degrees) \(Self.words(center))")
                read(inner)
                add("end")
            }
        }
    }

    private mutating func read(_ placed: PlacedPicture) {
        let picture = placed.picture
        if !picture.name.isEmpty {
            content.pictures.append(PageContent.Picture(name: picture.name, scene: picture.scene))
        }
        let place = "\(Self.words(placed.origin)) scale \(DecimalText.short(placed.scale, places: 6))"
        let ground = placed.background.map { "\(Self.words($0.rect)) \($0.color.hexWithAlpha)" } ?? ""
        add("picture \(picture.scene) \(Self.words([picture.size.width, picture.size.height])) \(place)")
        add("inside \(Self.words(placed.clip)) over \(ground)")
    }

    // MARK: Words

    /// Lengths in steps of 1/64 pt.
    private static func words(_ lengths: [Points]) -> String {
        lengths.map { DecimalText.short(($0.value * 64).rounded() / 64, places: 4) }.joined(separator: " ")
    }

    private static func words(_ point: Point, _ rest: Points...) -> String { words([point.x, point.y] + rest) }

    private static func words(_ rect: Rect) -> String { words([rect.minX, rect.minY, rect.width, rect.height]) }

    private static func words(_ style: PageStyle) -> String {
        let figures = [style.size, Points(style.weight.value), Points(style.tracking)]
        return "\(words(figures)) \(style.color.hexWithAlpha)\(style.isMono ? " mono" : "")"
    }

    private static func words(_ path: Path) -> String {
        path.elements.map { element in
            switch element {
            case .move(let point): "M \(words(point))"
            case .line(let point): "L \(words(point))"
            case .curve(let first, let second, let point): "C \(words(first)) \(words(second)) \(words(point))"
            case .close: "Z"
            }
        }.joined(separator: " ")
    }
}
