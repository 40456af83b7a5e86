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

    /// The file of a sheet.
    ///
    /// - Parameter scale: pixels a point of a PNG.
    /// - Parameter colors: in how many a PNG is kept; nil is all.
    func file(
        of page: Page, engine: TextEngine, scale: Double, colors: Int?, title: String
    ) throws(CanvasError) -> [UInt8] {
        switch self {
        case .png: try page.draw(engine: engine, scale: scale).png(colors: colors)
        case .pdf: try page.drawPage(engine: engine, scale: Self.pageScale).pdf(title: title, creator: Self.creator)
        }
    }

    /// Pixels a point of what must be a picture on a page.
    private static let pageScale = 3.0
}
