import Canvas
import Drawing
package import Layout
package import Loading
import Specs
import Values

/// Creates the engines that measure and draw text, one per worker, from one set of fonts.
package struct Typesetter: Sendable {
    private let library: FontLibrary?
    private let projects = ProjectFontLibraries()
    /// The missing fonts and the packages that contain them; empty if nothing is missing.
    package let warnings: [String]

    /// Loads the fonts. If they are missing, texts are measured by estimate and drawn as bars.
    package init() {
        do {
            let library = try FontLibrary.load()
            self.library = library
            warnings = library.warnings
        } catch {
            library = nil
            warnings = [error.description]
        }
    }

    private init(library: FontLibrary?) {
        self.library = library
        warnings = []
    }

    /// A typesetter that measures texts by estimate and gives the same results on every machine.
    package static let estimating = Typesetter(library: nil)

    package var hasFonts: Bool { library != nil }
    /// The names and versions of the fonts.
    var fontVersions: String { library?.versions ?? "" }

    /// The families that Latin and Japanese text of the system font is drawn in.
    var systemFamilies: [String] { library?.systemFamilies ?? [] }

    /// Creates an engine for one worker, or nil if fonts are missing.
    ///
    /// - Parameter fonts: The fonts of the project whose texts it sets.
    func makeEngine(with fonts: FontFiles = FontFiles()) -> TextEngine? {
        guard let library else { return nil }
        return try? TextEngine(library: fonts.paths.isEmpty ? library : projects.library(with: fonts) ?? library)
    }

    /// Creates a measurer for one worker.
    package func makeShaper(with fonts: FontFiles = FontFiles()) -> any TextShaper {
        Self.shaper(on: makeEngine(with: fonts))
    }

    /// Returns a measurer that uses an existing engine, or an estimate if there is none.
    static func shaper(on engine: TextEngine?) -> any TextShaper {
        engine.map { TextMeasurer($0) } ?? EstimatingShaper()
    }
}

/// Estimates text sizes if no fonts were found. Every character has the typical width of its kind.
struct EstimatingShaper: TextShaper {
    func shape(_ string: String, font: ResolvedFont) -> Layout.MeasuredText {
        var clusters: [Layout.MeasuredText.Cluster] = []
        var offset = 0
        for character in string {
            let length = character.utf8.count
            let isWide = character.unicodeScalars.first.map { $0.value >= 0x2E80 } ?? false
            clusters.append(
                Layout.MeasuredText.Cluster(
                    range: offset..<(offset + length), advance: font.pointSize * (isWide ? 1 : 0.55) + font.tracking,
                    isWhitespace: character.isWhitespace, canBreakAfter: isWide || character.isWhitespace,
                    mustBreakAfter: character.isNewline))
            offset += length
        }
        return Layout.MeasuredText(
            clusters: clusters, ellipsisAdvance: font.pointSize, missing: string.unicodeScalars.filter(Self.isMissing))
    }

    /// Whether no font contains the character.
    private static func isMissing(_ scalar: Unicode.Scalar) -> Bool {
        [.privateUse, .unassigned].contains(scalar.properties.generalCategory)
    }
}
