import Canvas
import Foundation
import Testing
import Values

/// A reviewed picture in `Golden` that a drawing is compared with.
///
/// `UISPEC_UPDATE_GOLDEN=1` replaces the pictures; review them before you commit them. A small share of the pixels may
/// differ, because other versions of a font or of cairo move the edges of letters. The size may not differ.
struct GoldenPicture {
    var name: String

    private static let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Golden")
    /// The largest difference in a color channel at which two pixels still count as equal.
    private static let tolerance = 32
    /// The largest share of pixels that may differ.
    private static let share = 0.004

    private var file: URL { Self.folder.appending(path: "\(name).png") }

    func expect(_ actual: borrowing Surface, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let png = try actual.png()
        if ProcessInfo.processInfo.environment["UISPEC_UPDATE_GOLDEN"] == "1" {
            // If the pixels are equal, keep the file, so that another encoder's bytes do not change it.
            if let old = try? Data(contentsOf: file),
                try Surface.decodePNG(Array(old)).rgbaBytes() == actual.rgbaBytes()
            {
                return
            }
            try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
            return try Data(try actual.png(effort: .thorough)).write(to: file)
        }
        let bytes = Array(try Data(contentsOf: file))
        let expected = try Surface.decodePNG(bytes)
        let isAsLarge = expected.pixelWidth == actual.pixelWidth && expected.pixelHeight == actual.pixelHeight
        let difference = isAsLarge ? try Difference(expected.rgbaBytes(), actual.rgbaBytes()) : nil
        if let difference, difference.share <= Self.share { return }
        let folder = FileManager.default.temporaryDirectory.appending(path: "uispec-pictures")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try Data(bytes).write(to: folder.appending(path: "\(name)-expected.png"))
        try Data(png).write(to: folder.appending(path: "\(name)-actual.png"))
        if let difference {
            let picture = try difference.picture(width: actual.pixelWidth, height: actual.pixelHeight)
            try Data(try picture.png()).write(to: folder.appending(path: "\(name)-difference.png"))
        }
        let extent = difference.map { "\(($0.share * 1_000).rounded() / 10) % of its pixels" } ?? "in its size"
        Issue.record(
            """
                        \(name) differs (\(extent))
            expected, actual and difference: \(folder.path)/\(name)-*.png
            update it with UISPEC_UPDATE_GOLDEN=1 swift test --filter SpecimenTests, then review the picture
            """, sourceLocation: sourceLocation)
    }

    /// The pixels that differ between two pictures of one size.
    private struct Difference {
        private let isDifferent: [Bool]

        init(_ expected: [UInt8], _ actual: [UInt8]) throws {
            isDifferent = stride(from: 0, to: actual.count, by: 4).map { pixel in
                (pixel..<pixel + 4).contains { abs(Int(expected[$0]) - Int(actual[$0])) > GoldenPicture.tolerance }
            }
        }

        var share: Double { Double(isDifferent.count { $0 }) / Double(max(1, isDifferent.count)) }

        /// Draws the pixels that differ in red, on white.
        func picture(width: Int, height: Int) throws -> Surface {
            let picture = try Surface(pixelWidth: width, pixelHeight: height, scale: 1)
            picture.fill(.white)
            for (index, isDifferent) in isDifferent.enumerated() where isDifferent {
                let place = Rect(
                    x: Points(Double(index % width)), y: Points(Double(index / width)), width: 1, height: 1)
                picture.fill(.rect(place), RGBA(red: 1, green: 0, blue: 0))
            }
            return picture
        }
    }
}
