import Canvas
import Drawing
import Foundation
import Layout
import Platform
import Source
import Specs
import Values
import YAML

/// The embedded platform facts, read once for all tests.
enum TestFacts {
    static let ios17 = {
        var sources = SourceMap()
        return PlatformFacts(.ios17, sources: &sources) { YAMLReader.read($0, id: $1) }
    }()
}

/// The assets that the tests draw with.
enum TestAssets {
    /// The system's fonts, found once for all tests.
    static let fonts = Result { () throws(FontError) in try FontLibrary.load() }
}

func newEngine() throws -> TextEngine {
    try TextEngine(library: TestAssets.fonts.get())
}

func newAssets(
    hasFonts: Bool = true, icons: @escaping (String) -> [UInt8]? = TestIcons.svg,
    image: @escaping (String) -> [UInt8]? = { _ in nil },
    ownSymbol: @escaping (String) -> [UInt8]? = { _ in nil }
) throws -> DrawingAssets {
    try DrawingAssets(
        text: hasFonts ? newEngine() : nil, facts: TestFacts.ios17, fills: .test, icon: icons, image: image,
        ownSymbol: ownSymbol)
}

/// Simple icons in code instead of files. Each has an outline that a test can recognize.
enum TestIcons {
    static func svg(_ name: String) -> [UInt8]? {
        let elements: String? =
            switch name {
            // Filled in the right half only.
            case "chevron-right": #"<path d="M9 2 L15 8 L9 14 Z"/>"#
            case "heart-fill", "square-fill": #"<rect x="0" y="0" width="16" height="16"/>"#
            case "circle-fill": #"<circle cx="8" cy="8" r="8"/>"#
            case "heart": #"<rect x="4" y="7" width="8" height="2"/>"#
            default: nil
            }
        guard let elements else { return nil }
        let head = #"<svg xmlns="http://www.w3.org/2000/svg" fill="currentColor" viewBox="0 0 16 16">"#
        return Array((head + elements + "</svg>").utf8)
    }

    /// A symbol twice as wide as high. Its left half is filled, in a color that drawing must replace.
    static let leftHalf = Array(
        #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 24"><rect width="24" height="24" fill="blue"/></svg>"#
            .utf8)

    /// Returns an installed icon by name, or the test's own icon if that one is not installed.
    static func installed(_ name: String) -> [UInt8]? {
        let folder = "/usr/share/bootstrap-icons/svg"
        return FileManager.default.contents(atPath: "\(folder)/\(name).svg").map(Array.init) ?? svg(name)
    }
}

extension SystemFills {
    /// Fills with round numbers, so that tests can compute colors from them.
    static let test = SystemFills(
        secondary: DynamicColor { $0.isDark ? .bytes(120, 120, 128, alpha: 0.32) : .bytes(120, 120, 128, alpha: 0.16) },
        tertiary: DynamicColor { $0.isDark ? .bytes(118, 118, 128, alpha: 0.24) : .bytes(118, 118, 128, alpha: 0.12) })
}
