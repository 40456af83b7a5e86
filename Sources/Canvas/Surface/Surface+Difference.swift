import Values

extension Surface {
    /// Returns a picture of the pixels that differ from another picture, in magenta over a pale copy of this one.
    package func difference(from old: borrowing Surface) throws(CanvasError) -> Surface {
        let (width, height) = (max(pixelWidth, old.pixelWidth), max(pixelHeight, old.pixelHeight))
        let pixmap = try Pixmap(width: width, height: height)
        let before = old.words(x: 0, y: 0, width: width, height: height)
        let after = words(x: 0, y: 0, width: width, height: height)
        pixmap.replace(
            words: zip(before, after).map { one, two in
                one == two ? Self.pale(two) : Self.mark
            })
        return try Surface(drawingOn: pixmap, scale: scale)
    }

    private static let mark: UInt32 = 0xFFE0_0078

    /// A gray close to white, with a fifth of the contrast.
    private static func pale(_ word: UInt32) -> UInt32 {
        let sum = (word >> 16 & 0xFF) + (word >> 8 & 0xFF) + (word & 0xFF)
        let gray = 204 + (sum + (255 - (word >> 24)) * 3) / 15
        return 0xFF00_0000 | gray << 16 | gray << 8 | gray
    }
}
