package import Values

/// An enlarged part of a component on a square panel.
package struct Detail: Sendable {
    package var label: String
    package var picture: PagePicture
    package var color: RGBA

    package init(label: String, picture: PagePicture, color: RGBA = PageColors.panel) {
        self.label = label
        self.picture = picture
        self.color = color
    }
}

package struct DetailPanels {
    package var details: [Detail]

    package init(_ details: [Detail]) {
        self.details = details
    }

    private static let side: Points = 96
    private static let gap: Points = 12
    private static let margin: Points = 8

    /// Places as many details side by side as fit, all at one scale. Returns the height.
    package func place(on page: inout PageCanvas, x: Points, top: Points, width: Points) -> Points {
        let room: Points = Self.side - Self.margin * 2
        let scale =
            details.map {
                DrawingScale.largest(
                    fitting: $0.picture.size, in: Size(width: room, height: room), of: DrawingScale.detailSteps)
            }.min() ?? .full
        let perRow = max(1, Int(((width + Self.gap) / (Self.side + Self.gap)).rounded(.down)))
        var y = top
        for start in stride(from: 0, to: details.count, by: perRow) {
            if start > 0 { y += 16 }
            var labels: Points = 0
            for (place, detail) in details[start..<min(start + perRow, details.count)].enumerated() {
                let left: Points = x + (Self.side + Self.gap) * Double(place)
                let stage = Stage(
                    rect: Rect(x: left, y: y, width: Self.side, height: Self.side), color: detail.color)
                stage.place(on: &page, picture: detail.picture, scale: scale.factor)
                let label = [detail.label, scale.name].filter { !$0.isEmpty }.joined(separator: ", ")
                labels = max(
                    labels, page.lines(label, .caption, x: left, top: y + Self.side + 8, width: Self.side))
            }
            y += Self.side + 8 + labels
        }
        return y - top
    }
}
