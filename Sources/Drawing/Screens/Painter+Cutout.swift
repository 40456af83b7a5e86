import Canvas
import Platform
import Project
import Values

extension Painter {
    /// Draws the part of the display that the hardware covers in black: the Dynamic Island or the notch.
    func drawCutout(of device: Device, orientation: Orientation, on surface: borrowing Surface) {
        let outline: Path
        switch (device.cutout, orientation) {
        case (.none, _): return
        case (.island(let size, let top), .portrait):
            outline = .capsule(
                in: grid.snapped(Rect(x: bounds.midX - size.width / 2, y: top, width: size.width, height: size.height)))
        case (.island(let size, let top), .landscape):
            outline = .capsule(
                in: grid.snapped(Rect(x: top, y: bounds.midY - size.width / 2, width: size.height, height: size.width)))
        case (.notch(let size, let bottom, let ear), .portrait):
            outline = .notch(size: size, bottom: bottom, ear: ear, middle: bounds.midX) { along, down in
                Point(x: along, y: down)
            }
        case (.notch(let size, let bottom, let ear), .landscape):
            // In landscape the phone's top is on the left.
            outline = .notch(size: size, bottom: bottom, ear: ear, middle: bounds.midY) { along, down in
                Point(x: down, y: along)
            }
        }
        surface.fill(outline, .black)
    }
}

extension Path {
    /// Returns the outline of a notch, with concave ears at the display's edge and rounded corners at its lower end.
    ///
    /// - Parameter place: returns the point at a distance along the display's edge and a distance from it.
    fileprivate static func notch(
        size: Size, bottom: Points, ear: Points, middle: Points, place: (_ along: Points, _ down: Points) -> Point
    ) -> Path {
        // The distance of a control point from the end of a quarter circle, in radii.
        let arc = 0.5523
        let (left, right, depth) = (middle - size.width / 2, middle + size.width / 2, size.height)
        var path = Path()
        path.move(to: place(left - ear, 0))
        path.curve(
            control1: place(left - ear * (1 - arc), 0), control2: place(left, ear * (1 - arc)), to: place(left, ear))
        path.line(to: place(left, depth - bottom))
        path.curve(
            control1: place(left, depth - bottom * (1 - arc)), control2: place(left + bottom * (1 - arc), depth),
            to: place(left + bottom, depth))
        path.line(to: place(right - bottom, depth))
        path.curve(
            control1: place(right - bottom * (1 - arc), depth), control2: place(right, depth - bottom * (1 - arc)),
            to: place(right, depth - bottom))
        path.line(to: place(right, ear))
        path.curve(
            control1: place(right, ear * (1 - arc)), control2: place(right + ear * (1 - arc), 0),
            to: place(right + ear, 0))
        path.close()
        return path
    }
}
