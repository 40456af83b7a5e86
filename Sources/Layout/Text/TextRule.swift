import Specs
import Values

/// `text`: shaped once, and broken into lines for every proposal.
///
/// Source: swiftui-layout.md, “Text” (OpenSwiftUI, `View/Text/Text/Text+View.swift`).
final class TextRule: LayoutRule {
    private let text: BoundText
    private let shaped: MeasuredText
    private let fitting: TextFitting
    private var layouts: [(proposal: Size, layout: TextLayout)] = []

    /// - Parameter endsAtPhrases: whether lines end at phrases where possible, instead of being filled.
    init(_ text: BoundText, endsAtPhrases: Bool, shaper: any TextShaper, grid: PixelGrid) {
        self.text = text
        shaped = shaper.shape(text.string, font: text.font.value)
        fitting = TextFitting(text: text, endsAtPhrases: endsAtPhrases, shaped: shaped, grid: grid) { font in
            shaper.shape(text.string, font: font)
        }
    }

    /// It has its own cache, in which one layout serves many proposals.
    static var cachesSizes: Bool { false }

    func size(for proposal: ProposedSize) -> Size {
        let room = room(for: proposal)
        if let known = knownLayout(for: room) { return known.size }
        // The minimum size does not require line breaking.
        if isNothing(room.width), fitting.neverShrinks, !shaped.clusters.isEmpty {
            return sizeWithoutWidth(in: room, lineHeight: fitting.lineHeight)
        }
        return layout(for: proposal).size
    }

    func clearCache() {
        layouts.removeAll(keepingCapacity: true)
    }

    func baselines(in size: Size, proposal: ProposedSize) -> Baselines? {
        guard !shaped.clusters.isEmpty else { return nil }
        let layout = layout(for: proposal)
        return layout.metrics.baselines(ofLines: layout.lines.count)
    }

    func place(in rect: Rect, proposal: ProposedSize, into placed: inout Placed) {
        placed.text = layout(for: proposal).frame(of: text, shaped: shaped, in: rect)
    }

    private func layout(for proposal: ProposedSize) -> TextLayout {
        let room = room(for: proposal)
        if let known = knownLayout(for: room) { return known }
        let layout = makeLayout(in: room)
        layouts.append((room, layout))
        return layout
    }

    private func room(for proposal: ProposedSize) -> Size {
        proposal.replacingUnspecified(by: Size(width: .infinity, height: .infinity))
    }

    private func knownLayout(for room: Size) -> TextLayout? {
        layouts.first { $0.layout.isValid(for: room, madeFor: $0.proposal) }?.layout
    }

    /// An empty text takes no room. A text that is proposed no width has the width 0, its minimum length in a stack. It
    /// is one line high, unless it is proposed no height.
    private func makeLayout(in room: Size) -> TextLayout {
        guard isNothing(room.width), !shaped.clusters.isEmpty else {
            return fitting.layout(width: room.width, height: room.height)
        }
        var layout = fitting.layout(width: 0, height: .infinity)
        layout.lines = []
        layout.isTruncated = true
        layout.size = sizeWithoutWidth(in: room, lineHeight: layout.metrics.lineHeight)
        return layout
    }

    private func sizeWithoutWidth(in room: Size, lineHeight: Points) -> Size {
        Size(width: 0, height: isNothing(room.height) ? 0 : lineHeight)
    }

    /// Whether a length is zero, or the rest that subtractions leave of it.
    private func isNothing(_ length: Points) -> Bool { length.value < 1e-6 }
}

extension TextLayout {
    /// Whether a layout made for one proposal is valid for another. As in SwiftUI, it is valid for any proposal between
    /// the measured size and the original proposal.
    fileprivate func isValid(for room: Size, madeFor proposal: Size) -> Bool {
        if room == proposal { return true }
        guard !lines.isEmpty else { return false }
        return size.width <= room.width && room.width <= max(proposal.width, size.width)
            && size.height <= room.height && room.height <= max(proposal.height, size.height)
    }
}
