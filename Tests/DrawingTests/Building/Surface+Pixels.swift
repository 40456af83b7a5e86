import Canvas
import Values

extension Surface {
    /// Returns a pixel as `#RRGGBB`, or as `#RRGGBBAA` if it is translucent.
    func hex(_ x: Int, _ y: Int) -> String { pixel(x: x, y: y)?.hexWithAlpha ?? "outside" }

    /// Returns a pixel's color, or clear if it is outside the picture.
    func color(_ x: Int, _ y: Int) -> RGBA { pixel(x: x, y: y) ?? .clear }

    /// Returns the rows that have a pixel darker than mid-gray in a range of columns.
    func inkRows(columns: Range<Int>? = nil) -> [Int] {
        (0..<pixelHeight).filter { y in
            (columns ?? 0..<pixelWidth).contains { x in isInk(x, y) }
        }
    }

    /// Returns the number of pixels in a range of columns that are darker than mid-gray.
    func inkCount(columns: Range<Int>? = nil) -> Int {
        (0..<pixelHeight).reduce(0) { count, y in
            count + (columns ?? 0..<pixelWidth).reduce(0) { $0 + (isInk($1, y) ? 1 : 0) }
        }
    }

    private func isInk(_ x: Int, _ y: Int) -> Bool {
        guard let color = pixel(x: x, y: y) else { return false }
        return color.alpha > 0.5 && color.red + color.green + color.blue < 1.5
    }
}
