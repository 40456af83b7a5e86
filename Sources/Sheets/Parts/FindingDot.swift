import Canvas
package import Values

/// The red dot with the number of a finding, at its place and next to its text.
package struct FindingDot: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// On a picture, with a ring in this color around it.
        case onPicture(halo: RGBA)
        /// In a line of text.
        case inText
    }

    package var number: Int
    package var kind: Kind

    package init(_ number: Int, kind: Kind) {
        self.number = number
        self.kind = kind
    }

    /// The width of the ring around a dot on a picture.
    package static let halo: Points = 2

    package var diameter: Points {
        if case .onPicture = kind { 18 } else { 16 }
    }

    private var style: PageStyle {
        if case .onPicture = kind { number < 100 ? .dotNumber : .smallDotNumber } else { .smallDotNumber }
    }

    /// Returns the width. Three digits make the dot a capsule.
    package func width(_ measuring: PageText) -> Points {
        max(diameter, (measuring.width("\(number)", style) + 4).roundedUp(toPixelsAt: 2))
    }

    package func place(on page: inout PageCanvas, center: Point) {
        let width = width(page.text)
        let rect = Rect(x: center.x - width / 2, y: center.y - diameter / 2, width: width, height: diameter)
        if case .onPicture(let halo) = kind {
            page.add(.fill(.capsule(in: rect.inset(by: -Self.halo)), halo))
        }
        page.add(.fill(.capsule(in: rect), PageColors.fail))
        let text = "\(number)"
        page.line(
            text, style, x: center.x - page.text.width(text, style) / 2, baseline: center.y + style.capMiddle)
    }
}
