package import Canvas

/// Draws contact sheets.
package enum ContactSheetRenderer {
    /// - Parameter scale: pixels a point; less where a sheet is longer than a picture may be.
    package static func draw(
        _ sheet: ContactSheet, engine: TextEngine, scale: Double = 2
    ) throws(CanvasError) -> Surface {
        try sheet.layout(engine: engine).draw(engine: engine, scale: scale)
    }

    /// The same with outlines and texts as they are.
    ///
    /// - Parameter scale: pixels a point of what must be a picture.
    package static func drawPage(
        _ sheet: ContactSheet, engine: TextEngine, scale: Double = 3
    ) throws(CanvasError) -> Surface {
        try sheet.layout(engine: engine).drawPage(engine: engine, scale: scale)
    }
}
