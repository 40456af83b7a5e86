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
        var elements: [VoiceElement] = []
        collect(frame, into: &elements)
        return elements
    }

    /// What is read inside a frame, whatever the frame itself is.
    static func inside(_ frame: Frame) -> [VoiceElement] {
        var elements: [VoiceElement] = []
        collect(inside: frame, into: &elements)
        return elements
    }

    private static func collect(_ frame: Frame, into elements: inout [VoiceElement]) {
        let node = frame.node
        if node.voice.isHidden || node.isRedacted { return }
        let isText = if case .text = node.content { true } else { false }
        if isText || frame.isReadAsOne {
            if Spoken.label(of: frame) != nil { elements.append(VoiceElement(frame)) }
        } else {
            collect(inside: frame, into: &elements)
        }
    }

    private static func collect(inside frame: Frame, into elements: inout [VoiceElement]) {
        let first = elements.count
        for child in frame.children { collect(child, into: &elements) }
        for layer in frame.overlay { collect(layer, into: &elements) }
        if let id = frame.node.id {
            for index in first..<elements.count { elements[index].ids.append(id) }
        }
        let order = frame.node.voice.order
        guard !order.isEmpty else { return }
        let ranked = elements[first...].enumerated().map { offset, element in
            (rank: order.firstIndex { element.ids.contains($0) }, offset: offset, element: element)
        }
        elements[first...] = ArraySlice(
            ranked.sorted { ($0.rank ?? .max, $0.offset) < ($1.rank ?? .max, $1.offset) }.map { rank, _, element in
                var element = element
                element.isPlacedByHand = element.isPlacedByHand || rank != nil
                return element
            })
    }

    private init(_ frame: Frame) {
        self.frame = frame
        isControl = frame.node.isControl
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
        case nil: return voice.label != nil || node.isControl
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
