import Canvas
package import Values

/// The red dot with a finding's number: where the finding is, and beside the words about it.
package struct FindingDot: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        /// On a picture, with a ring of this color that cuts it out.
        case onPicture(halo: RGBA)
        /// In a line of caption text.
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

    /// Numbers of three digits make the dot a capsule.
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
