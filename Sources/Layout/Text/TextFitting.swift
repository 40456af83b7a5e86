import Specs
import Values

/// The vertical measures of a font, scaled and in pixels where lines need them so.
///
/// Source: layout.md, “Line boxes, decided”.
struct LineMetrics {
    let ascender: Points
    /// The height of one line, rounded up to a pixel.
    let lineHeight: Points
    /// The distance between baselines.
    let leading: Points

    init(_ font: ResolvedFont, factor: Double, pixelsPerPoint scale: Double) {
        ascender = Points(font.ascender * factor)
        lineHeight = Points(font.lineHeight * factor).roundedUp(toPixelsAt: scale)
        leading = Points(font.leading * factor)
    }

    func height(ofLines count: Int) -> Points {
        count > 0 ? lineHeight + leading * Double(count - 1) : 0
    }

    func baselines(ofLines count: Int) -> Baselines {
        Baselines(first: ascender, last: ascender + leading * Double(max(0, count - 1)))
    }

    /// How many lines a height has room for: at least one.
    func lineCount(within height: Points) -> Int {
        guard height.isFinite, leading > 0 else { return .max }
        let further = ((height - lineHeight) / leading + 1e-6).rounded(.down)
        return 1 + Int(min(max(further, 0), 1e6))
    }
}

/// Finds the size of the type and the lines for a width and a height: the text is scaled down as far as it may, then
/// cut.
///
/// Widths are linear in the size of the type, so a scaled text is not shaped again but broken in a wider line.
struct TextFitting {
    let text: BoundText
    let shaped: ShapedText
    let scale: Double

    /// The scale factors that are tried differ by this; what UIKit does is not known.
    private static let factorStep = 0.01

    func layout(width: Points, height: Points) -> TextLayout {
        let breaker = LineBreaker(clusters: shaped.clusters)
        var attempt = attempt(at: 1, breaker: breaker, width: width, height: height)
        if !attempt.fits, text.minimumScaleFactor < 1 {
            attempt = largestFit(breaker: breaker, width: width, height: height)
        }
        return attempt.layout
    }

    private struct Attempt {
        var layout: TextLayout
        var fits: Bool
    }

    /// A smaller factor never needs more lines, so the search may be binary.
    private func largestFit(breaker: LineBreaker, width: Points, height: Points) -> Attempt {
        let floor = min(max(text.minimumScaleFactor, Self.factorStep), 1)
        let stepCount = Int(((1 - floor) / Self.factorStep).rounded(.up))
        func attempt(_ step: Int) -> Attempt {
            let factor = max(floor, 1 - Double(step) * Self.factorStep)
            return self.attempt(at: factor, breaker: breaker, width: width, height: height)
        }
        var best = attempt(stepCount)
        guard best.fits else { return best }
        var (failing, fitting) = (0, stepCount)
        while fitting - failing > 1 {
            let middle = (failing + fitting) / 2
            let candidate = attempt(middle)
            if candidate.fits {
                (best, fitting) = (candidate, middle)
            } else {
                failing = middle
            }
        }
        return best
    }

    private func attempt(at factor: Double, breaker: LineBreaker, width: Points, height: Points) -> Attempt {
        let metrics = LineMetrics(text.font.value, factor: factor, pixelsPerPoint: scale)
        let limit = min(text.lineLimit.map { max(1, $0) } ?? .max, metrics.lineCount(within: height))
        let room = width.value / factor
        var lines = breaker.lines(within: room)
        let needed = lines.count
        if needed > limit {
            let truncator = Truncator(
                clusters: shaped.clusters, ellipsisAdvance: shaped.ellipsisAdvance, truncation: text.truncation)
            let cut = truncator.line(from: lines[limit - 1].head.lowerBound, within: room)
            lines = lines.prefix(limit - 1) + [cut]
        }
        let widest = Points((lines.map(\.width).max() ?? 0) * factor)
        let size = Size(
            width: min(widest, width).roundedUp(toPixelsAt: scale), height: metrics.height(ofLines: lines.count))
        let layout = TextLayout(
            lines: lines, factor: factor, metrics: metrics, size: size, isTruncated: needed > limit,
            neededLines: needed)
        return Attempt(layout: layout, fits: needed <= limit)
    }
}
