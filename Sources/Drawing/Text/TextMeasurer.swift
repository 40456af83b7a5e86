package import Canvas
package import Layout
package import Specs
import Values

/// Measures texts for layout with the engine that draws them; each text once in each face.
package final class TextMeasurer: TextShaper {
    private let engine: TextEngine
    private var known: [Key: Layout.ShapedText] = [:]

    /// How many texts are kept; then all are forgotten, which changes no result.
    private static let limit = 8_192

    package init(_ engine: TextEngine) {
        self.engine = engine
    }

    package func shape(_ string: String, font: ResolvedFont) -> Layout.ShapedText {
        let face = FontFace(font)
        let key = Key(text: string, face: face)
        if let known = known[key] { return known }
        if known.count >= Self.limit { known.removeAll(keepingCapacity: true) }
        let shaped = measure(string, face: face)
        known[key] = shaped
        return shaped
    }

    /// A text in a face. By bytes: strings that are canonically equivalent are equal, but have different offsets.
    ///
    /// Not in the engine's cache, since a generic of another room is not specialized, and layout looks up every text.
    private struct Key: Hashable {
        let text: String
        let face: FontFace

        static func == (left: Key, right: Key) -> Bool {
            left.face == right.face && left.text.utf8.elementsEqual(right.text.utf8)
        }
    }

    private func measure(_ string: String, face: FontFace) -> Layout.ShapedText {
        let shaped = engine.shape(string, face: face)
        let clusters = shaped.clusters.map { cluster in
            Layout.ShapedText.Cluster(
                range: cluster.range, advance: cluster.advance.value, isWhitespace: cluster.isWhitespace,
                canBreakAfter: cluster.canBreakAfter, isPhraseEnd: cluster.isPhraseEnd,
                mustBreakAfter: cluster.mustBreakAfter)
        }
        return Layout.ShapedText(
            clusters: clusters, ellipsisAdvance: engine.shape(TextEngine.ellipsis, face: face).width.value,
            missing: shaped.missingScalars, leastSize: face.leastSizeOfCut.value)
    }
}
