/// How much there is to draw in an SVG, or in a part of it.
struct SVGWork: Equatable {
    /// Drawn elements.
    var shapes = 0
    /// Coordinates of paths, dashes and stops of gradients.
    var points = 0
    /// Pictures that are drawn separately and then combined: groups with opacity, masks, clips and filter steps.
    var layers = 0
    /// Characters of text.
    var characters = 0
    /// Pixels of embedded pictures.
    var pixels = 0

    /// The most that is drawn. A path of so many points that cross each other takes some seconds.
    static let limit = SVGWork(
        shapes: 5_000, points: 10_000, layers: 200, characters: 1_000, pixels: PictureLimits.area)

    static func + (first: SVGWork, second: SVGWork) -> SVGWork {
        first.combined(with: second) {
            let (sum, isOverflow) = $0.addingReportingOverflow($1)
            return isOverflow ? Int.max : sum
        }
    }

    private func combined(with other: SVGWork, _ operation: (Int, Int) -> Int) -> SVGWork {
        SVGWork(
            shapes: operation(shapes, other.shapes), points: operation(points, other.points),
            layers: operation(layers, other.layers), characters: operation(characters, other.characters),
            pixels: operation(pixels, other.pixels))
    }

    /// The first of the limits that is exceeded, as a clause; nil if none is.
    var excess: String? {
        let limit = Self.limit
        let checks: [(Int, Int, String)] = [
            (shapes, limit.shapes, "shapes"), (points, limit.points, "points of paths and dashes"),
            (layers, limit.layers, "layers (opacity, clips, masks and filter steps)"),
            (characters, limit.characters, "characters of text"), (pixels, limit.pixels, "pixels of pictures"),
        ]
        return checks.first { $0.0 > $0.1 }.map { "it draws more than \($0.1) \($0.2)" }
    }
}
