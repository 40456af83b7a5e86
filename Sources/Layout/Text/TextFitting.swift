import Specs
import Values

/// Computes the font size and the lines for a width and a height. If the text does not fit, it breaks phrases first,
/// then reduces the font size as far as allowed, and truncates last. One line that is higher than the room gets smaller
/// too.
struct TextFitting {
    let text: BoundText
    let endsAtPhrases: Bool
    let shaped: MeasuredText
    let grid: PixelGrid
    /// Shapes the text at a size that cannot be obtained by scaling.
    let shape: (ResolvedFont) -> MeasuredText

    /// The step between the scale factors that are tried; UIKit's step is unknown.
    private static let factorStep = 0.01

    /// Whether the font size is the same in any room.
    var neverShrinks: Bool { text.minimumScaleFactor >= 1 }

    /// The height of a line at the full font size.
    var lineHeight: Points { LineMetrics(text.font.value, pixelsPerPoint: grid.scale).lineHeight }

    func layout(width: Points, height: Points) -> TextLayout {
        let full = attempt(at: 1, width: width, height: height)
        guard text.minimumScaleFactor < 1, !fits(full, in: height) else { return full }
        return largestFit(width: width, height: height)
    }

    /// Whether all of the text is shown, and its first line is not higher than the room.
    private func fits(_ layout: TextLayout, in height: Points) -> Bool {
        !layout.isTruncated && (layout.lines.isEmpty || layout.size.height.value <= height.value + Self.tolerance)
    }

    /// Less than any pixel, in points.
    private static let tolerance = 0.001

    /// Searches for the largest factor by bisection, since a smaller factor almost never needs more lines.
    private func largestFit(width: Points, height: Points) -> TextLayout {
        let floor = min(max(text.minimumScaleFactor, Self.factorStep), 1)
        let stepCount = Int(((1 - floor) / Self.factorStep).rounded(.up))
        func attempt(_ step: Int) -> TextLayout {
            self.attempt(at: max(floor, 1 - Double(step) * Self.factorStep), width: width, height: height)
        }
        var best = attempt(stepCount)
        guard fits(best, in: height) else { return best }
        var (failing, fitting) = (0, stepCount)
        while fitting - failing > 1 {
            let middle = (failing + fitting) / 2
            let candidate = attempt(middle)
            if fits(candidate, in: height) {
                (best, fitting) = (candidate, middle)
            } else {
                failing = middle
            }
        }
        return best
    }

    private func attempt(at factor: Double, width: Points, height: Points) -> TextLayout {
        let font = text.font.value.scaled(by: factor)
        let isScalable = factor == 1 || font.pointSize >= self.shaped.minimumSize
        let shaped = isScalable ? self.shaped : shape(font)
        // A text scaled by a factor is broken in a width divided by that factor.
        let factor = isScalable ? factor : 1
        let room = width.value / factor
        let metrics = LineMetrics(font, pixelsPerPoint: grid.scale)
        let limit = min(text.lineLimit.map { max(1, $0) } ?? .max, metrics.lineCount(within: height))
        let breaker = LineBreaker(
            clusters: shaped.clusters, endsAtPhrases: endsAtPhrases, avoidsOrphans: text.avoidsOrphans)
        var lines = breaker.lines(within: room, atMost: limit)
        let needed = lines.count
        // A text that is truncated anyway does not need to break phrases.
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
        // Lines beyond the proposed height are not reserved.
        let count = text.reservesSpace ? min(text.lineLimit ?? lines.count, limit) : lines.count
        let size = Size(
            width: min(widest, width).roundedUp(toPixelsAt: grid.scale), height: metrics.height(ofLines: count))
        return TextLayout(
            lines: lines, font: font, metrics: metrics, size: size, isTruncated: needed > limit, neededLines: needed)
    }
}
