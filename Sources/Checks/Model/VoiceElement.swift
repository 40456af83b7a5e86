package import Layout
import Specs
import Values

/// Something that VoiceOver stops at.
package struct VoiceElement {
    package let frame: Frame
    package let isControl: Bool
    /// Its own id and those of the nodes around it.
    fileprivate(set) var ids: [String]
    /// Whether an `order:` around it names it.
    fileprivate(set) var isPlacedByHand = false
}

extension VoiceElement {
    /// What is read of a frame, in the order in which VoiceOver reads it: as it is written, unless `order:` says
    /// otherwise; what lies over a node after the node.
    package static func all(in frame: Frame) -> [VoiceElement] {
        let voice = frame.node.voice
        if voice.isHidden || frame.node.isRedacted { return [] }
        if frame.isReadAsOne { return Spoken.label(of: frame) == nil ? [] : [VoiceElement(frame)] }
        if case .text = frame.node.content { return Spoken.label(of: frame) == nil ? [] : [VoiceElement(frame)] }
        return inside(frame)
    }

    /// What is read inside a frame, whatever the frame itself is.
    static func inside(_ frame: Frame) -> [VoiceElement] {
        var elements = (frame.children + frame.overlay).flatMap(all)
        if let id = frame.node.id {
            for index in elements.indices { elements[index].ids.append(id) }
        }
        let order = frame.node.voice.order
        guard !order.isEmpty else { return elements }
        let ranked = elements.enumerated().map { offset, element in
            (rank: order.firstIndex { element.ids.contains($0) }, offset: offset, element: element)
        }
        return ranked.sorted { ($0.rank ?? .max, $0.offset) < ($1.rank ?? .max, $1.offset) }.map { rank, _, element in
            var element = element
            element.isPlacedByHand = element.isPlacedByHand || rank != nil
            return element
        }
    }

    private init(_ frame: Frame) {
        self.frame = frame
        isControl = frame.node.interaction?.isControl ?? false
        ids = [frame.node.id].compactMap { $0 }
    }
}

extension Frame {
    /// Whether VoiceOver reads the frame and all it holds in one go: a control, a group that is combined, or one that
    /// has a label of its own.
    var isReadAsOne: Bool {
        let voice = node.voice
        switch voice.children {
        case .combine, .ignore: return true
        case .contain: return false
        case nil: return voice.label != nil || node.interaction?.isControl ?? false
        }
    }
}

extension Mockup {
    /// Whether something around a frame is read in one go, so that the frame is no stop of its own.
    func isReadWithinAnother(_ placed: PlacedFrame) -> Bool {
        let around = Set(placed.ancestors)
        return frames.contains { around.contains($0.frame.node.path) && $0.frame.isReadAsOne }
    }
}
