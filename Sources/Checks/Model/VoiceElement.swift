package import Layout
import Specs
import Values

/// Something that VoiceOver stops at.
package struct VoiceElement {
    package let frame: Frame
    package let isControl: Bool
    /// Its place among the frames of the one that was asked for, in the order of drawing; that one has the first.
    let number: Int
    /// Its own id and those of the nodes around it, as far as an `order:` may name them.
    fileprivate var ids: [String]
    /// Whether an `order:` around it names it.
    fileprivate(set) var isPlacedByHand = false
}

extension VoiceElement {
    /// What is read of a frame, in the order in which VoiceOver reads it: as it is written, unless `order:` says
    /// otherwise; what lies over a node after the node.
    package static func all(in frame: Frame) -> [VoiceElement] {
        var reading = VoiceReading()
        reading.read(frame)
        return reading.elements
    }

    /// What is read inside a frame, whatever the frame itself is.
    static func inside(_ frame: Frame) -> [VoiceElement] {
        var reading = VoiceReading()
        reading.visited = 1
        reading.readInside(frame)
        return reading.elements
    }
}

/// Collects what VoiceOver reads, frame after frame.
private struct VoiceReading {
    var elements: [VoiceElement] = []
    /// How many frames were passed.
    var visited = 0
    /// How many nodes with an `order:` are around.
    private var orders = 0

    mutating func read(_ frame: Frame) {
        let node = frame.node
        let number = visited
        visited += 1
        if node.isHiddenFromVoice || node.isRedacted {
            visited += frame.held
        } else if node.isText || frame.isReadAsOne {
            visited += frame.held
            guard Spoken.hasLabel(frame) else { return }
            let ids = orders > 0 ? [node.id].compactMap { $0 } : []
            elements.append(VoiceElement(frame: frame, isControl: node.isControl, number: number, ids: ids))
        } else {
            readInside(frame)
        }
    }

    mutating func readInside(_ frame: Frame) {
        let first = elements.count
        let isOrdered = frame.node.hasVoiceOrder
        if isOrdered { orders += 1 }
        for child in frame.children { read(child) }
        for layer in frame.overlay { read(layer) }
        if orders > 0, let id = frame.node.id {
            for index in first..<elements.count { elements[index].ids.append(id) }
        }
        if isOrdered {
            orders -= 1
            arrange(from: first, by: frame.node.voice.order)
        }
    }

    /// Puts what was read last in an order of ids; what it does not name follows.
    private mutating func arrange(from first: Int, by order: [String]) {
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
}

extension Frame {
    /// Whether VoiceOver reads the frame and all it holds in one go: a control, a group that is combined, or one that
    /// has a label of its own.
    var isReadAsOne: Bool {
        switch node.voiceChildren {
        case .combine, .ignore: true
        case .contain: false
        case nil: node.hasLabel || node.isControl
        }
    }
}

extension Mockup {
    /// Whether something around a frame is read in one go, so that the frame is no stop of its own.
    func isReadWithinAnother(_ placed: PlacedFrame) -> Bool {
        placed.outer.contains { frames[$0].frame.isReadAsOne }
    }
}
