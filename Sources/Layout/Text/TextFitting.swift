import Specs
import Values

/// Finds the size of the type and the lines for a width and a height. What does not fit is given up in this order: words
/// that are whole, the size of the type as far as it may shrink, the end of the text.
struct TextFitting {
    let text: BoundText
    let shaped: ShapedText
    let grid: PixelGrid
    /// Shapes the text at a size that it does not scale to.
    let shape: (ResolvedFont) -> ShapedText

    /// The scale factors that are tried differ by this; what UIKit does is not known.
    private static let factorStep = 0.01

    /// Whether it has its own size of type in any room.
    var neverShrinks: Bool { text.minimumScaleFactor >= 1 }

    /// The height of a line where it has not shrunk.
    var lineHeight: Points { LineMetrics(text.font.value, pixelsPerPoint: grid.scale).lineHeight }

    func layout(width: Points, height: Points) -> TextLayout {
        let full = attempt(at: 1, width: width, height: height)
        guard full.isTruncated, text.minimumScaleFactor < 1 else { return full }
        return largestFit(width: width, height: height)
    }

    /// A smaller factor hardly ever needs more lines, so the search may be binary.
    private func largestFit(width: Points, height: Points) -> TextLayout {
        let floor = min(max(text.minimumScaleFactor, Self.factorStep), 1)
        let stepCount = Int(((1 - floor) / Self.factorStep).rounded(.up))
        func attempt(_ step: Int) -> TextLayout {
            self.attempt(at: max(floor, 1 - Double(step) * Self.factorStep), width: width, height: height)
        }
        var best = attempt(stepCount)
        guard !best.isTruncated else { return best }
        var (failing, fitting) = (0, stepCount)
        while fitting - failing > 1 {
            let middle = (failing + fitting) / 2
            let candidate = attempt(middle)
            if candidate.isTruncated {
                failing = middle
            } else {
                (best, fitting) = (candidate, middle)
            }
        }
        return best
    }

    private func attempt(at factor: Double, width: Points, height: Points) -> TextLayout {
        let font = text.font.value.scaled(by: factor)
        let isScalable = factor == 1 || font.pointSize >= self.shaped.leastSize
        let shaped = isScalable ? self.shaped : shape(font)
        // Lines of a scaled text are broken in a room that is wider by as much.
        let factor = isScalable ? factor : 1
        let room = width.value / factor
        let metrics = LineMetrics(font, pixelsPerPoint: grid.scale)
        let limit = min(text.lineLimit.map { max(1, $0) } ?? .max, metrics.lineCount(within: height))
        let breaker = LineBreaker(clusters: shaped.clusters)
        var lines = breaker.lines(within: room, atMost: limit)
        let needed = lines.count
        // What is cut anyway has no reason to tear words before.
        if needed > limit, limit > 1 { lines = breaker.lines(within: room) }
        if needed > limit {
            let truncator = Truncator(
                clusters: shaped.clusters, ellipsisAdvance: text.hasEllipsis ? shaped.ellipsisAdvance : 0,
                truncation: text.truncation)
            var cut = truncator.line(from: lines[limit - 1].head.lowerBound, within: room)
            cut.hasEllipsis = text.hasEllipsis
            lines = lines.prefix(limit - 1) + [cut]
        }
        for index in lines.indices { lines[index].width *= factor }
        let widest = Points(lines.map(\.width).max() ?? 0)
        let size = Size(
            width: min(widest, width).roundedUp(toPixelsAt: grid.scale), height: metrics.height(ofLines: lines.count))
        return TextLayout(
            lines: lines, font: font, metrics: metrics, size: size, isTruncated: needed > limit, neededLines: needed)
    }
}
