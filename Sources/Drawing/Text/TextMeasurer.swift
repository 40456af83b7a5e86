package import Canvas
package import Layout
package import Specs
import Values

/// Measures text for layout with the engine that draws it. Each text is measured once per face.
package final class TextMeasurer: TextShaper {
    private let engine: TextEngine
    private var cache = TextCache<FontFace, Layout.MeasuredText>()

    package init(_ engine: TextEngine) {
        self.engine = engine
    }

    package func shape(_ string: String, font: ResolvedFont) -> Layout.MeasuredText {
        let face = FontFace(font)
        return cache.value(of: string, in: face) { measure(string, face: face) }
    }

    private func measure(_ string: String, face: FontFace) -> Layout.MeasuredText {
        let shaped = engine.shape(string, face: face)
        let clusters = shaped.clusters.map { cluster in
            Layout.MeasuredText.Cluster(
                range: cluster.range, advance: cluster.advance.value, isWhitespace: cluster.isWhitespace,
                canBreakAfter: cluster.canBreakAfter, isPhraseEnd: cluster.isPhraseEnd,
                isWordEnd: cluster.isWordEnd, isBeforeParticle: cluster.isBeforeParticle,
                isInCompound: cluster.isInCompound, mustBreakAfter: cluster.mustBreakAfter)
        }
        return Layout.MeasuredText(
            clusters: clusters, ellipsisAdvance: engine.shape(TextEngine.ellipsis, face: face).width.value,
            missing: shaped.missingScalars, substituted: shaped.substitutedScalars,
            minimumSize: face.minimumOpticalSize.value)
    }
}
