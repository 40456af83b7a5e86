import Canvas
import Drawing
import Layout
import Sheets
import Values

/// What mock-ups and contact sheets are written as.
package enum PictureFormat: String, Sendable, CaseIterable {
    /// Pixels.
    case png
    /// One page: outlines and texts as they are.
    case pdf

    private static let creator = "uispec \(ToolVersion.current)"

    /// The file of a mock-up.
    ///
    /// - Parameter scale: pixels a point; of a PDF those of what must be a picture. Nil is the device's.
    func file(
        of mockup: LaidOut, in appearance: Appearance, by painter: MockupPainter, scale: Double?, title: String
    ) throws(CanvasError) -> [UInt8] {
        switch self {
        case .png: try painter.picture(of: mockup, appearance: appearance, scale: scale).png()
        case .pdf:
            try painter.page(of: mockup, appearance: appearance, scale: scale)
                .pdf(title: title, creator: Self.creator)
        }
    }

    /// The file of a contact sheet.
    ///
    /// - Parameter scale: pixels a point of a PNG.
    func file(
        of sheet: ContactSheet, engine: TextEngine, scale: Double, title: String
    ) throws(CanvasError) -> [UInt8] {
        switch self {
        case .png: try ContactSheetRenderer.draw(sheet, engine: engine, scale: scale).png()
        case .pdf:
            try ContactSheetRenderer.drawPage(sheet, engine: engine).pdf(title: title, creator: Self.creator)
        }
    }
}
