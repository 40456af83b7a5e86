package import Canvas

/// Draws contact sheets.
package enum ContactSheetRenderer {
    /// - Parameter scale: pixels a point; less where a sheet is longer than a picture may be.
    package static func draw(
        _ sheet: ContactSheet, engine: TextEngine, scale: Double = 2
    ) throws(CanvasError) -> Surface {
        try sheet.layout(engine: engine).draw(engine: engine, scale: scale)
    }
}
