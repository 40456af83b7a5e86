import Checks
import Layout
import Project
import Specs
import Values

/// Reads paddings, margins and gaps.
extension AnatomyReader {
    mutating func readPaddings(_ frame: Frame, clip: Rect?) {
        guard let padding = frame.node.padding?.value, padding != .zero else { return }
        let edges = padding.resolved(mockup.metrics.direction)
        let (outer, inner) = (frame.rect, frame.content)
        guard inner.width > 0, inner.height > 0, isNew("padding", frame) else { return }
        let decoration = frame.node.decoration
        let box =
            decoration.background.isEmpty || frame.tail != nil
            ? nil
            : decoration.corners.map {
                Anatomy.Box(rect: outer, radius: $0.largest(in: outer.size))
            }
        let bands: [(Points, Rect, Axis)] = [
            (edges.top, Rect(x: outer.minX, y: outer.minY, width: outer.width, height: edges.top), .vertical),
            (
                edges.bottom, Rect(x: outer.minX, y: inner.maxY, width: outer.width, height: edges.bottom),
                .vertical
            ),
            (edges.left, Rect(x: outer.minX, y: inner.minY, width: edges.left, height: inner.height), .horizontal),
            (edges.right, Rect(x: inner.maxX, y: inner.minY, width: edges.right, height: inner.height), .horizontal),
        ]
        for (value, rect, axis) in bands where value > 0 {
            guard rect.isFullyVisible(in: clip) else { continue }
            var band = Anatomy.Band(.padding, rect, along: axis, in: box)
            band.padding = Anatomy.Padding(box: outer, edges: edges)
            band.isOnDark = isOnDark
            anatomy.bands.append(band)
        }
        anatomy.insides += [inner.seen(in: clip)].compactMap { $0 }
    }

    private var isOnDark: Bool { ground.map { Contrast.luminance($0) < RedlineMeasures.darkest } ?? false }

    /// Reads the margins of the parts of a frame.
    mutating func readMargins(in frame: Frame, clip: Rect?) {
        for part in frame.children + frame.overlay {
            let bands = GapReader.margins(of: part, in: frame, mockup.metrics.direction)
                .filter { $0.rect.isFullyVisible(in: clip) }
            guard !bands.isEmpty, isNew("margin", part) else { continue }
            for var band in bands {
                band.isOnDark = isOnDark
                anatomy.bands.append(band)
            }
        }
    }

    mutating func readGaps(_ frame: Frame, clip: Rect?) {
        let bands = GapReader.bands(in: frame).filter { $0.rect.isFullyVisible(in: clip) }
        guard !bands.isEmpty, isNew("gaps", frame) else { return }
        for band in bands {
            // The first of several equal gaps has the number.
            let isFirst = isNew("gap \(band.axis) \(band.value)", frame)
            var gap = Anatomy.Band(.gap, band.rect, along: band.axis, isNumbered: isFirst)
            gap.isOnDark = isOnDark
            anatomy.bands.append(gap)
        }
    }
}
