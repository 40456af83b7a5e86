package import Layout
import Specs

/// A step in which a frame paints something of its own.
package enum PaintStep: Sendable {
    /// One gray form in place of the frame and everything in it.
    case placeholder
    case shadows
    case background
    case content
    case border
}

/// Something that reads what frames paint, back to front.
///
/// ``walk(_:)`` is the only place that knows the order: shadows, background, content, children, border, overlay.
package protocol PaintReader {
    /// Called before a frame paints anything. Returns false to leave it out with everything in it.
    mutating func enter(_ frame: Frame) -> Bool
    mutating func paint(_ step: PaintStep, of frame: Frame)
    /// Between these calls everything but the shadows and the overlay is painted. It is inside the frame's clip, if it
    /// has one. They are not called for containers without a decoration.
    mutating func enterBody(of frame: Frame)
    mutating func leaveBody(of frame: Frame)
    /// Between these calls everything scrolls in the frame, which is a scroll view.
    mutating func enterScroll(_ frame: Frame)
    mutating func leaveScroll(_ frame: Frame)
    mutating func leave(_ frame: Frame)
    /// Called for a frame that something else replaces, with everything in it.
    mutating func leaveOut(_ frame: Frame)
}

extension PaintReader {
    package mutating func enter(_ frame: Frame) -> Bool { true }
    package mutating func enterBody(of frame: Frame) {}
    package mutating func leaveBody(of frame: Frame) {}
    package mutating func enterScroll(_ frame: Frame) {}
    package mutating func leaveScroll(_ frame: Frame) {}
    package mutating func leave(_ frame: Frame) {}
    package mutating func leaveOut(_ frame: Frame) {}

    /// Reads a frame with everything in it.
    package mutating func walk(_ frame: Frame) {
        guard enter(frame) else { return }
        let node = frame.node
        if node.isRedacted, frame.isRedactedAsAWhole {
            paint(.placeholder, of: frame)
            for inner in frame.children { leaveOut(inner) }
            for inner in frame.overlay { leaveOut(inner) }
            return leave(frame)
        }
        // Most frames are containers without anything of their own.
        let isBare = node.isBare
        let (hasBody, isScroll) = (!isBare || node.clips, node.isScroll)
        if !isBare { paint(.shadows, of: frame) }
        if hasBody { enterBody(of: frame) }
        if !isBare {
            paint(.background, of: frame)
            paint(.content, of: frame)
        }
        if isScroll { enterScroll(frame) }
        if node.isRedacted, let disc = frame.redactedDisc {
            walk(disc)
            for inner in frame.children.dropFirst() { leaveOut(inner) }
        } else {
            for child in frame.children { walk(child) }
        }
        if isScroll { leaveScroll(frame) }
        if !isBare { paint(.border, of: frame) }
        if hasBody { leaveBody(of: frame) }
        // A clip does not apply to the overlay.
        for layer in frame.overlay { walk(layer) }
        leave(frame)
    }
}
