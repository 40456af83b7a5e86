import Layout
import Project
import Specs
import Values

/// What was seen of the inks of one screen, for the states of it in which the same is drawn there.
final class InkMemory {
    private struct KnownMask {
        let mask: InkMask
        /// Where it was looked for.
        let area: Rect
        let setting: Setting
        let frames: [Frame]
    }

    private struct KnownWindow {
        let window: InkWindow
        let setting: Setting
    }

    /// What decides how frames are drawn besides themselves.
    struct Setting: Equatable {
        var direction: LayoutDirection
        var size: Size
        var scrollRegion: ScrollRegion

        init(_ mockup: LaidOut) {
            direction = mockup.tree.metrics.direction
            size = mockup.size
            scrollRegion = ScrollRegion(of: mockup)
        }
    }

    private var masks: [String: [KnownMask]] = [:]
    private var windows: [[String: [Rect]]: [KnownWindow]] = [:]

    /// A mask that is filled already, where it was looked for among the same frames.
    func filled(_ mask: InkMask, among frames: [Frame], _ setting: Setting) -> InkMask? {
        masks[mask.path]?.first { known in
            known.area == mask.ink && known.mask.scale == mask.scale && known.mask.boxes == mask.boxes
                && known.mask.countsVeiled == mask.countsVeiled && known.mask.isBlurred == mask.isBlurred
                && known.setting == setting && known.frames.areDrawn(as: frames)
        }?.mask
    }

    /// - Parameter area: where it was looked for.
    func keep(_ mask: InkMask, in area: Rect, among frames: [Frame], _ setting: Setting) {
        masks[mask.path, default: []].append(KnownMask(mask: mask, area: area, setting: setting, frames: frames))
    }

    /// The window through which the same was seen already; otherwise this one.
    func shared(_ window: InkWindow, _ setting: Setting) -> InkWindow {
        let known = windows[window.boxes]?.first { known in
            known.window.shows(window) && known.setting == setting
        }
        if let known { return known.window }
        windows[window.boxes, default: []].append(KnownWindow(window: window, setting: setting))
        return window
    }
}

extension InkWindow {
    /// Whether the same is seen through both, of nodes in the same boxes.
    fileprivate func shows(_ other: InkWindow) -> Bool {
        area == other.area && ink == other.ink && scale == other.scale && hiddenBackgrounds == other.hiddenBackgrounds
            && frames.areDrawn(as: other.frames)
    }
}

extension [Frame] {
    fileprivate func areDrawn(as others: [Frame]) -> Bool {
        elementsEqual(others) { $0.isDrawn(as: $1) }
    }
}

extension Frame {
    /// Whether two frames look the same, with all that they hold.
    fileprivate func isDrawn(as other: Frame) -> Bool {
        isSame(as: other)
            || rect == other.rect && content == other.content && bleed == other.bleed && text == other.text
                && node.isDrawn(as: other.node) && children.areDrawn(as: other.children)
                && overlay.areDrawn(as: other.overlay)
    }
}

extension BoundNode {
    fileprivate func isDrawn(as other: BoundNode) -> Bool {
        identity == other.identity
            || (path == other.path && isRedacted == other.isRedacted && effects == other.effects
                && decoration == other.decoration && content == other.content)
    }
}
