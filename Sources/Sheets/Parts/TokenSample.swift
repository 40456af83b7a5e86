import Canvas
package import Tokens
package import Values

/// A token on a sheet: a picture of its value, its name and two lines of text.
package struct TokenSample: Sendable, Hashable {
    package enum Picture: Sendable, Hashable {
        /// The two halves as displayed. Translucent colors are already composited over the background of their
        /// appearance.
        case color(light: RGBA, dark: RGBA)
        case radius(Points)
        case space(Points)
        case type(size: Points, weight: FontWeight, families: [String])
        case shadow([Tokens.Shadow])
        /// Progress over time.
        case curve(CubicBezier)
        case spring(Spring)
        /// A value without a picture, as text.
        case words(String)

        /// The place of its kind on a sheet: colors come first.
        var order: Int {
            switch self {
            case .color: 0
            case .type: 1
            case .radius: 2
            case .space: 3
            case .shadow: 4
            case .curve, .spring: 5
            case .words: 6
            }
        }
    }

    package var name: String
    package var picture: Picture
    /// The values of a color in light and dark; otherwise the value and the use.
    package var lines: [String]

    package init(name: String, picture: Picture, lines: [String]) {
        self.name = name
        self.picture = picture
        self.lines = lines
    }
}

/// Samples in six columns.
package struct TokenGrid {
    package var samples: [TokenSample]

    package init(_ samples: [TokenSample]) {
        self.samples = samples
    }

    private static let columns = 6
    private static let rowGap: Points = 32

    package func place(on page: inout PageCanvas) {
        let width = PageGrid.span(2)
        for start in stride(from: 0, to: samples.count, by: Self.columns) {
            if start > 0 { page.y += Self.rowGap }
            let top = page.y
            var height: Points = 0
            for (place, sample) in samples[start..<min(start + Self.columns, samples.count)].enumerated() {
                let swatch = TokenSwatch(sample: sample)
                height = max(
                    height, swatch.place(on: &page, x: PageGrid.x(column: place * 2), top: top, width: width))
            }
            page.y = top + height
        }
    }
}
