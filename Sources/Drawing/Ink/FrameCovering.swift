import Canvas
import Layout
import Specs
import Values

/// Leaves out what is painted below the last opaque thing that hides all of a small window, as a photo hides the cards
/// of a deck below it. The window shows the same.
struct FrameCovering {
    private let grid: PixelSnapper
    private let scrollRegion: ScrollRegion
    private let area: Rect
    /// The paths of frames whose own ground is hidden by what they hold.
    private(set) var hiddenBackgrounds: Set<String> = []

    init(of area: Rect, in mockup: LaidOut, scale: Double) {
        grid = PixelSnapper(scale: scale)
        scrollRegion = ScrollRegion(of: mockup)
        self.area = area
    }

    /// Of frames in the order of drawing those that are not hidden.
    mutating func uncovered(_ frames: [Frame]) -> [Frame] {
        trimmed(frames) ?? frames
    }

    /// Nil where none of them, nor anything that they hold, hides the whole window.
    private mutating func trimmed(_ frames: [Frame]) -> [Frame]? {
        for index in frames.indices.reversed() {
            if let cover = cover(frames[index]) { return [cover] + frames[(index + 1)...] }
        }
        return nil
    }

    /// A frame from what hides the whole window on; nil where nothing of it does.
    private mutating func cover(_ frame: Frame) -> Frame? {
        let node = frame.node
        guard !node.isRedacted, isDrawnDirectly(frame) else { return nil }
        if let overlay = trimmed(frame.overlay) {
            hiddenBackgrounds.insert(node.path)
            return frame.holding([], overlay: overlay)
        }
        if node.decoration.clips, !fills(frame.rect, node.decoration) { return nil }
        if showsChildrenInWindow(frame), let children = trimmed(frame.children) {
            hiddenBackgrounds.insert(node.path)
            return frame.holding(children, overlay: frame.overlay)
        }
        return hidesWindow(frame) ? frame : nil
    }

    /// Whether what a frame holds is drawn on what is below, as it is: in no picture of its own that is changed as a
    /// whole.
    private func isDrawnDirectly(_ frame: Frame) -> Bool {
        let effects = frame.node.effects
        return effects.opacity >= 1 && effects.saturation == 1 && frame.holdsInPlace
    }

    private func showsChildrenInWindow(_ frame: Frame) -> Bool {
        guard case .scroll(let scroll) = frame.node.content else { return true }
        let visible = grid.snapped(scrollRegion.visiblePart(of: frame.rect, axis: scroll.axis))
        return visible.contains(area)
    }

    /// Whether a frame's own ground or picture hides the window.
    private func hidesWindow(_ frame: Frame) -> Bool {
        let decoration = frame.node.decoration
        let isGround = decoration.background.contains { layer in
            switch layer {
            case .color(let color): color.isOpaque && fills(frame.bleedingRect, decoration)
            case .gradient(let stops, _): stops.allSatisfy(\.color.isOpaque) && fills(frame.rect, decoration)
            case .image(let image): image.isUnknown && fills(frame.rect, decoration)
            case .material, .shape: false
            }
        }
        if isGround { return true }
        guard case .image(let image) = frame.node.content else { return false }
        return image.isUnknown && fills(frame.content, decoration)
    }

    /// Whether a box with a node's corners holds the whole window.
    private func fills(_ box: Rect, _ decoration: BoundDecoration) -> Bool {
        let box = grid.snapped(box)
        guard decoration.tail == nil, box.contains(area) else { return false }
        guard let corners = decoration.corners, !corners.isZero else { return true }
        let radius = corners.all.map { $0.length(in: box.size) }.max() ?? 0
        let reach = decoration.cornerStyle == .continuous ? radius * Path.continuousCornerExtent : radius
        return (area.minX >= box.minX + reach && area.maxX <= box.maxX - reach)
            || (area.minY >= box.minY + reach && area.maxY <= box.maxY - reach)
    }
}

extension BoundColor {
    fileprivate var isOpaque: Bool { Appearance.all.allSatisfy { value[$0].alpha >= 1 } }
}

extension BoundImage {
    /// Whether one color stands for it where it is looked at what is behind something.
    fileprivate var isUnknown: Bool {
        if case .placeholder = source { !isRound } else { false }
    }
}
