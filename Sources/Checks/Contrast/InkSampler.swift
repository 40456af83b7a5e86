package import Layout
package import Values

/// What sees pixels: handed to the checks, which do not draw.
package protocol InkSampler {
    /// Finds where the inks of texts and symbols show as the whole mock-up is drawn, in the order of the subjects; nil
    /// for what cannot be drawn.
    func sights(of inks: [InkSubject], in mockup: LaidOut) -> [(any InkSight)?]
}

/// One text or symbol that is looked at, in as many appearances as are asked for.
package protocol InkSight {
    /// Where there is ink, in places of the same size; empty where nothing of it shows.
    var places: [Point] { get }

    /// The colors of the ink and of what is behind it, at each of ``places``, nil for those that tell nothing; nil
    /// where it cannot be drawn.
    func samples(_ view: InkView) -> [InkSample?]?
}

/// What is looked at: the ink of one node.
package struct InkSubject: Sendable, Hashable {
    /// The node's path.
    package var path: String
    /// Where all of the ink is laid out.
    package var boxes: [Rect]
    /// Where what is looked at is seen, in points of the mock-up.
    package var rects: [Rect]
    /// How far around the ink the mock-up matters, as where a material blurs it.
    package var reach: Points
    /// Whether nothing is painted over it, so that where it shows is decided by itself.
    package var isUppermost: Bool
    /// Which of the mock-up’s materials, counted as they are painted, is all that is behind it; nil where more is. Inks
    /// on the same one see the same behind them.
    package var material: Int?
    /// Whether ink that shows through something counts too, as what lies over it stays there.
    package var countsVeiled = false
    /// Whether the ink is blurred, by itself or by a material over it: what shows of a letter depends on its strokes.
    package var isBlurred = false

    package init(
        path: String, boxes: [Rect], rects: [Rect], reach: Points, isUppermost: Bool = false, material: Int? = nil
    ) {
        self.path = path
        self.boxes = boxes
        self.rects = rects
        self.reach = reach
        self.isUppermost = isUppermost
        self.material = material
    }

    /// The same ink, drawn with all that is around it and over it.
    var amongOthers: InkSubject {
        var result = self
        result.isUppermost = false
        return result
    }
}

/// How it is looked at.
package struct InkView: Sendable, Hashable {
    package var appearance: Appearance
    /// The opaque ground of the mock-up.
    package var base: RGBA
    /// What stands for the pixels of pictures that nobody knows yet.
    package var unknown: RGBA
    /// The ink's color where nothing shines through it or changes it; nil where that is to be seen.
    package var foreground: RGBA?

    package init(appearance: Appearance, base: RGBA, unknown: RGBA, foreground: RGBA?) {
        self.appearance = appearance
        self.base = base
        self.unknown = unknown
        self.foreground = foreground
    }
}

/// One place under the ink: so large that a single pixel on an edge does not decide.
package struct InkSample: Sendable, Hashable {
    package var place: Point
    /// What the place would look like if the ink covered all of it.
    package var foreground: RGBA
    /// What it looks like without the ink.
    package var background: RGBA

    package init(place: Point, foreground: RGBA, background: RGBA) {
        self.place = place
        self.foreground = foreground
        self.background = background
    }
}
