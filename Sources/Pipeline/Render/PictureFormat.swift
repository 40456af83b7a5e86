import Canvas
import Drawing
import Layout
import Sheets
import Source
import Values

/// The file format of mock-ups and sheets.
package enum PictureFormat: String, Sendable, CaseIterable {
    /// A bitmap.
    case png
    /// A single page with vector shapes and selectable text.
    case pdf

    private static let creator = "uispec \(ToolVersion.current)"

    /// Returns the file of a mock-up.
    ///
    /// - Parameter scale: pixels per point; in a PDF, those of the parts that must be bitmaps. Nil for the device's
    ///   scale.
    /// - Parameter effort: how long to look for a small PNG.
    func file(
        of mockup: LaidOut, in appearance: Appearance, by painter: MockupPainter, scale: Double?, title: String,
        effort: CompressionEffort = .quick
    ) throws(CanvasError) -> [UInt8] {
        switch self {
        case .png: try painter.picture(of: mockup, appearance: appearance, scale: scale).png(effort: effort)
        case .pdf:
            try painter.page(of: mockup, appearance: appearance, scale: scale)
                .pdf(title: title, creator: Self.creator)
        }
    }

    /// Returns the file of a sheet.
    ///
    /// - Parameters:
    ///   - scale: pixels per point of a PNG.
    ///   - colors: the number of colors of a PNG; nil for all.
    ///   - effort: how long to look for a small PNG.
    func file(
        of page: Page, engine: TextEngine, scale: Double, colors: Int?, title: String,
        effort: CompressionEffort = .quick
    ) throws(CanvasError) -> [UInt8] {
        switch self {
        case .png: try page.draw(engine: engine, scale: scale).png(colors: colors, effort: effort)
        case .pdf: try page.drawPage(engine: engine, scale: Self.pageScale).pdf(title: title, creator: Self.creator)
        }
    }

    /// Pixels per point of the bitmaps on a PDF page.
    private static let pageScale = 3.0
}
