import Canvas
import Drawing
package import Layout
import Specs
import Values

/// Makes the engines that measure and draw text, one for each worker, over one set of fonts.
package struct Typesetter: Sendable {
    private let library: FontLibrary?
    /// What is missing and which packages bring it; empty where all fonts are there.
    package let warnings: [String]

    /// Loads the fonts once. Where they are missing, texts are measured by estimate and drawn as bars.
    package init() {
        do {
            library = try FontLibrary.load()
            warnings = []
        } catch {
            library = nil
            warnings = [error.description]
        }
    }

    private init(library: FontLibrary?) {
        self.library = library
        warnings = []
    }

    /// Measures texts by estimate although fonts may be there: the same everywhere.
    package static let estimating = Typesetter(library: nil)

    package var hasFonts: Bool { library != nil }
    /// The fonts with their versions.
    var fontVersions: String { library?.versions ?? "" }

    /// An engine of its own for each worker; nil where the fonts are missing.
    func makeEngine() -> TextEngine? {
        library.flatMap { try? TextEngine(library: $0) }
    }

    /// A measurer of its own for each worker.
    package func makeShaper() -> any TextShaper {
        Self.shaper(on: makeEngine())
    }

    /// Measures with an engine that there is already; by estimate without one.
    static func shaper(on engine: TextEngine?) -> any TextShaper {
        engine.map { TextMeasurer($0) } ?? EstimatingShaper()
    }
}

/// Stands in where no font was found: every character as wide as one of its kind usually is.
struct EstimatingShaper: TextShaper {
    func shape(_ string: String, font: ResolvedFont) -> Layout.ShapedText {
        var clusters: [Layout.ShapedText.Cluster] = []
        var offset = 0
        for character in string {
            let length = character.utf8.count
            let isWide = character.unicodeScalars.first.map { $0.value >= 0x2E80 } ?? false
            clusters.append(
                Layout.ShapedText.Cluster(
                    range: offset..<(offset + length), advance: font.pointSize * (isWide ? 1 : 0.55) + font.tracking,
                    isWhitespace: character.isWhitespace, canBreakAfter: isWide || character.isWhitespace,
                    mustBreakAfter: character.isNewline))
            offset += length
        }
        return Layout.ShapedText(
            clusters: clusters, ellipsisAdvance: font.pointSize, missing: string.unicodeScalars.filter(Self.isMissing))
    }

    /// What no font has for certain.
    private static func isMissing(_ scalar: Unicode.Scalar) -> Bool {
        [.privateUse, .unassigned].contains(scalar.properties.generalCategory)
    }
}
