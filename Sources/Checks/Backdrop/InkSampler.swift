package import Layout
package import Values

/// What sees pixels: handed to the checks, which do not draw.
package protocol InkSampler {
    /// The colors of a text or symbol and of what is behind it, place by place under its ink, as the whole mock-up is
    /// drawn; empty where nothing of the ink shows, nil where it cannot be drawn.
    ///
    /// - Parameters:
    ///   - base: the opaque ground of the mock-up.
    ///   - unknown: what stands for the pixels of pictures that nobody knows yet.
    func samples(
        of ink: InkSubject, in mockup: LaidOut, appearance: Appearance, base: RGBA, unknown: RGBA
    ) -> [InkSample]?
}

/// What is looked at: the ink of one node.
package struct InkSubject: Sendable, Hashable {
    /// The node's path.
    package var path: String
    /// Where the ink is, in points of the mock-up.
    package var rects: [Rect]
    /// How far around the ink the mock-up matters, as where a material blurs it.
    package var reach: Points
    /// Its color where nothing shines through it or changes it.
    package var foreground: RGBA?

    package init(path: String, rects: [Rect], reach: Points, foreground: RGBA?) {
        self.path = path
        self.rects = rects
        self.reach = reach
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
