package import Layout
import Specs
package import Values

/// A frame with the properties that it inherits from the frames around it.
///
/// It is a class because it is passed on often and never changed.
package final class PlacedFrame: Sendable {
    package let frame: Frame
    /// The parent frame; nil for a root.
    let parent: PlacedFrame?
    /// Whether the node belongs to the mock-up's own component, and not to one that it uses.
    package let isOwn: Bool
    /// The area that it is clipped to; nil if it is not clipped.
    package let clip: Rect?
    /// Whether it is inside a control, which VoiceOver reads in its place.
    package let isInsideControl: Bool
    /// Whether it or a frame around it is a disabled control.
    package let isDisabled: Bool
    /// Whether it or a frame around it is a control with the prominence `primary`.
    package let isPrimary: Bool
    /// Whether it or a frame around it is hidden from VoiceOver.
    package let isHiddenFromVoice: Bool
    /// The indices of the scroll views that move it, outermost first. An overlay of a scroll view stays in place.
    let scrolls: [Int]
    /// Whether a modal presentation covers it, so that it cannot be touched or read.
    package let isCovered: Bool
    /// Its index among the frames of the mock-up, and the indices of the frames around it, outermost first.
    let index: Int
    let outer: [Int]
    /// Whether it is an overlay of its parent, and not a child.
    let isOverlay: Bool
    /// Whether it is part of a standard control.
    package let isPartOfControl: Bool
    /// Whether it is part of a system alert or keyboard, whose colors a project cannot change.
    let isDrawnBySystem: Bool
    /// Whether it or a frame around it is completely transparent.
    let isInvisible: Bool
    /// Whether it is drawn with a transform.
    let movesPicture: Bool
    /// The area that a text or symbol covers; nil for other nodes and for invisible ones.
    let ink: Rect?
    /// The part of the screen that it belongs to: `body`, `top`, `bottom`, or a presentation.
    package let part: String

    private init(_ frame: Frame, at index: Int, in outer: Surroundings) {
        let node = frame.node
        self.frame = frame
        parent = outer.parent
        isOwn = outer.isOwn
        clip = outer.clip
        isInsideControl = outer.isInsideControl
        isDisabled =
            outer.isDisabled || node.isDisabled || frame.combinesDisabledControls
            || frame.isText(of: outer.disabledLabels)
        isPrimary = outer.isPrimary || node.isPrimary
        isHiddenFromVoice = outer.isHiddenFromVoice || node.isHiddenFromVoice
        scrolls = outer.scrolls
        isCovered = outer.isCovered
        self.index = index
        self.outer = outer.outer
        isOverlay = outer.isOverlay
        isPartOfControl = outer.isPartOfControl
        isDrawnBySystem = outer.isDrawnBySystem
        let effects = node.effects
        isInvisible = outer.isInvisible || effects.opacity <= 0
        movesPicture = effects.movesPicture
        ink = Ink.rect(of: frame)
        part = outer.parent?.part ?? node.path
    }

    /// Whether it is inside a scroll view that moves it.
    package var isInsideScroll: Bool { !scrolls.isEmpty }

    /// Whether the project chooses the font of a text. In standard controls only a field allows that.
    var hasOwnFont: Bool {
        guard isPartOfControl, case .control(let control)? = parent?.frame.node.content else { return !isPartOfControl }
        return control.kind == .field
    }

    /// The paths of the frames around it, innermost first.
    package var ancestors: some Sequence<String> {
        sequence(first: self) { $0.parent }.dropFirst().lazy.map(\.frame.node.path)
    }

    static func all(in laidOut: LaidOut) -> [PlacedFrame] {
        var result: [PlacedFrame] = []
        var number = 0
        for (index, root) in laidOut.roots.enumerated() {
            collect(root, Surroundings(isCovered: index < laidOut.coveredRoots), from: &number, into: &result)
        }
        return result
    }

    private struct Surroundings {
        var parent: PlacedFrame?
        var isOwn = true
        var clip: Rect?
        var isInsideControl = false
        var isDisabled = false
        /// The labels of disabled controls beside it.
        var disabledLabels: Set<String> = []
        var isPrimary = false
        var isHiddenFromVoice = false
        var scrolls: [Int] = []
        var isCovered = false
        var outer: [Int] = []
        var isOverlay = false
        var isPartOfControl = false
        var isDrawnBySystem = false
        var isInvisible = false
    }

    /// - Parameter number: The index of the frame; on return, the index of the next one.
    private static func collect(
        _ frame: Frame, _ outer: Surroundings, from number: inout Int, into result: inout [PlacedFrame]
    ) {
        if frame.isDistant {
            number += 1 + frame.descendantCount
            return
        }
        let node = frame.node
        let placed = PlacedFrame(frame, at: number, in: outer)
        result.append(placed)
        number += 1
        let overlay = frame.overlay
        if frame.children.isEmpty, overlay.isEmpty { return }
        var inner = outer
        inner.parent = placed
        inner.outer.append(placed.index)
        inner.isOverlay = false
        inner.isInvisible = placed.isInvisible
        inner.isDisabled = placed.isDisabled
        inner.disabledLabels = outer.disabledLabels.union(frame.labelsOfDisabledControls)
        inner.isPrimary = placed.isPrimary
        inner.isHiddenFromVoice = placed.isHiddenFromVoice || node.voiceChildren == .ignore
        if node.isControl { inner.isInsideControl = true }
        switch node.content {
        case .use: inner.isOwn = false
        case .control(let control):
            inner.isPartOfControl = true
            if control.kind == .alert || control.kind == .keyboard { inner.isDrawnBySystem = true }
        case .scroll: inner.scrolls.append(placed.index)
        default: break
        }
        if node.clips || node.isScroll {
            inner.clip = frame.rect.clipped(to: outer.clip)
        }
        for child in frame.children { collect(child, inner, from: &number, into: &result) }
        inner.isOverlay = true
        (inner.clip, inner.scrolls) = (outer.clip, outer.scrolls)
        for child in overlay { collect(child, inner, from: &number, into: &result) }
    }
}

extension Rect {
    /// The intersection with another rectangle, or an empty rectangle.
    fileprivate func clipped(to other: Rect?) -> Rect { other.map { $0.intersection(self) ?? .zero } ?? self }
}
