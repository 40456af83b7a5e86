package import Layout
import Specs
package import Values

/// A frame with what stands around it. Rules hand it on more than they read it, so it is shared.
package final class PlacedFrame: Sendable {
    package let frame: Frame
    /// The frame that holds it; nil for a root.
    let holder: PlacedFrame?
    /// Whether the node belongs to the mock-up's own component, not to one that it uses.
    package let isOwn: Bool
    /// The part of the mock-up outside of which nothing of it shows; nil where nothing clips it.
    package let clip: Rect?
    /// Whether a control around it reads and acts for it.
    package let isInsideControl: Bool
    /// Whether it, or something around it, is a control that is disabled.
    package let isDisabled: Bool
    /// Whether it, or something around it, is a control of prominence primary.
    package let isPrimary: Bool
    /// Whether it, or something around it, is hidden from VoiceOver.
    package let isHiddenFromVoice: Bool
    /// Whether it lies in something that scrolls.
    package let isInsideScroll: Bool
    /// Whether a modal covers it: it is neither touched nor read.
    package let isCovered: Bool
    /// Its place among the frames of the mock-up, and those of the frames around it, outermost first.
    let index: Int
    let outer: [Int]
    /// Whether it lies over the frame around it, not in it.
    let isOverlay: Bool
    /// Whether it is a part of a standard control.
    package let isPartOfControl: Bool
    /// Whether it is a part of the system's alert or keyboard, whose colors no project chooses.
    let isDrawnBySystem: Bool
    /// Whether it, or something around it, is wholly transparent.
    let isInvisible: Bool
    /// Whether it is seen elsewhere, or in another form, than where it is laid out.
    let movesPicture: Bool
    /// What a text or a symbol covers; nil for all else, and where nothing is seen.
    let ink: Rect?
    /// The part of a screen that it stands in: `body`, `top`, `bottom`, or what it presents.
    package let part: String

    private init(_ frame: Frame, at index: Int, in outer: Surroundings) {
        let node = frame.node
        self.frame = frame
        holder = outer.holder
        isOwn = outer.isOwn
        clip = outer.clip
        isInsideControl = outer.isInsideControl
        isDisabled = outer.isDisabled || node.isDisabled
        isPrimary = outer.isPrimary || node.isPrimary
        isHiddenFromVoice = outer.isHiddenFromVoice || node.isHiddenFromVoice
        isInsideScroll = outer.isInsideScroll
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
        part = outer.holder?.part ?? node.path
    }

    /// Whether the project chooses the font of a text: of standard controls only that of a field is not iOS's.
    var hasOwnFont: Bool {
        guard isPartOfControl, case .control(let control)? = holder?.frame.node.content else { return !isPartOfControl }
        return control.kind == .field
    }

    /// The paths of the frames around it, the nearest first.
    package var ancestors: some Sequence<String> {
        sequence(first: self) { $0.holder }.dropFirst().lazy.map(\.frame.node.path)
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
        var holder: PlacedFrame?
        var isOwn = true
        var clip: Rect?
        var isInsideControl = false
        var isDisabled = false
        var isPrimary = false
        var isHiddenFromVoice = false
        var isInsideScroll = false
        var isCovered = false
        var outer: [Int] = []
        var isOverlay = false
        var isPartOfControl = false
        var isDrawnBySystem = false
        var isInvisible = false
    }

    /// - Parameter number: that of the frame, and then that of its neighbor.
    private static func collect(
        _ frame: Frame, _ outer: Surroundings, from number: inout Int, into result: inout [PlacedFrame]
    ) {
        if frame.isDistant {
            number += 1 + frame.held
            return
        }
        let node = frame.node
        let placed = PlacedFrame(frame, at: number, in: outer)
        result.append(placed)
        number += 1
        let overlay = frame.overlay
        if frame.children.isEmpty, overlay.isEmpty { return }
        var inner = outer
        inner.holder = placed
        inner.outer.append(placed.index)
        inner.isOverlay = false
        inner.isInvisible = placed.isInvisible
        inner.isDisabled = placed.isDisabled
        inner.isPrimary = placed.isPrimary
        inner.isHiddenFromVoice = placed.isHiddenFromVoice || node.voiceChildren == .ignore
        if node.isControl { inner.isInsideControl = true }
        switch node.content {
        case .use: inner.isOwn = false
        case .control(let control):
            inner.isPartOfControl = true
            if control.kind == .alert || control.kind == .keyboard { inner.isDrawnBySystem = true }
        case .scroll:
            inner.isInsideScroll = true
            inner.clip = frame.rect.clipped(to: outer.clip)
        default: break
        }
        if node.clips {
            inner.clip = frame.rect.clipped(to: outer.clip)
        }
        for child in frame.children { collect(child, inner, from: &number, into: &result) }
        inner.isOverlay = true
        for child in overlay { collect(child, inner, from: &number, into: &result) }
    }
}

extension Rect {
    /// The part of it that lies in another; an empty one where nothing does.
    fileprivate func clipped(to other: Rect?) -> Rect { other.map { $0.intersection(self) ?? .zero } ?? self }
}
