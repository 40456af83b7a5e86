import Canvas
import Values

/// The height of a control as a dimension line next to it, with a rotated number.
struct ControlHeight {
    var control: TypeSizeSheet.Control
    var picture: Rect
    var factor: Double
    var stage: Rect
    /// The color around the control, where the dimension line may be drawn.
    var background: RGBA

    private static let tick: Points = 3
    /// The distance between the line and the middle of a number that does not fit into it.
    private static let numberGap: Points = 9

    private enum Side {
        /// On the stage, right of the control.
        case beside
        /// In the gutter right of the stage, because it would cover the component.
        case right
    }

    func place(on page: inout PageCanvas) {
        let top = max(picture.minY + control.area.minY * factor, stage.minY)
        let bottom = min(picture.minY + control.area.maxY * factor, stage.maxY)
        guard bottom > top else { return }
        let number = control.area.height.redline
        let width = page.text.width(number, .smallDotNumber)
        let interrupts = bottom - top > width + 6
        let side = side(interrupts: interrupts)
        let isOnDark = side == .beside && Contrast.luminance(background) < 0.2
        let color = isOnDark ? RedlineKind.hitArea.colorOnDark : RedlineKind.hitArea.color
        let style = PageStyle.smallDotNumber.colored(color)
        let x = x(on: side, interrupts: interrupts)
        let middle: Points = (top + bottom) / 2
        let half: Points = width / 2 + 2
        var path = Path()
        if interrupts {
            path.append(.line(from: Point(x: x, y: top), to: Point(x: x, y: middle - half)))
            path.append(.line(from: Point(x: x, y: middle + half), to: Point(x: x, y: bottom)))
        } else {
            path.append(.line(from: Point(x: x, y: top), to: Point(x: x, y: bottom)))
        }
        for end in [top, bottom] {
            path.append(.line(from: Point(x: x - Self.tick, y: end), to: Point(x: x + Self.tick, y: end)))
        }
        let numberX: Points = interrupts ? x : x + Self.numberGap
        // Keep it legible on any drawing.
        if side == .beside {
            page.add(.stroke(path, background.opacity(0.85), width: 3))
            let tag = Rect(x: numberX - 6, y: middle - half, width: 12, height: half * 2)
            page.add(.fill(.roundedRect(tag, radii: [3, 3, 3, 3], style: .circular), background.opacity(0.85)))
        }
        page.add(.stroke(path, color, width: 1))
        let origin = Point(x: numberX - width / 2, y: middle + style.capMiddle)
        let text = PlacedText(text: number, style: style, origin: origin, width: width)
        page.add(.turned([.text(text)], degrees: -90, about: Point(x: numberX, y: middle)))
    }

    private var rightEdge: Points { picture.minX + control.area.maxX * factor }

    private func side(interrupts: Bool) -> Side {
        let room: Points = stage.maxX - rightEdge
        return control.isFree && room >= (interrupts ? 16 : 16 + Self.numberGap) ? .beside : .right
    }

    /// Returns the position of the line: in the gutter, or in the margin for the last column. There is also room for a
    /// number next to the line.
    private func x(on side: Side, interrupts: Bool) -> Points {
        switch side {
        case .beside: min(rightEdge + 10, stage.maxX - (interrupts ? 6 : 6 + Self.numberGap))
        case .right: stage.maxX + (interrupts ? 11 : 7)
        }
    }
}
