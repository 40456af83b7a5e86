package import Layout
import Specs
import Values

/// An element that VoiceOver moves to.
package struct VoiceElement {
    package let frame: Frame
    package let isControl: Bool
    /// Its index in drawing order among the frames inside the frame that was passed in, which has index 0.
    let number: Int
    /// Its own id and the ids of the nodes around it that an `order:` can name.
    fileprivate var ids: [String]
    /// Whether an `order:` around it names it.
    fileprivate(set) var hasExplicitOrder = false
}

extension VoiceElement {
    /// The elements of a frame in VoiceOver's reading order.
    ///
    /// That is the order in the spec unless `order:` changes it, with an overlay after its node.
    package static func all(in frame: Frame) -> [VoiceElement] {
        var reading = VoiceReading()
        reading.read(frame)
        return reading.elements
    }

    /// The elements inside a frame, even if VoiceOver reads the frame as one element.
    static func inside(_ frame: Frame) -> [VoiceElement] {
        var reading = VoiceReading()
        reading.visited = 1
        reading.readInside(frame)
        return reading.elements
    }
}

/// Collects the VoiceOver elements of a tree of frames.
private struct VoiceReading {
    var elements: [VoiceElement] = []
    /// The number of visited frames.
    var visited = 0
    /// The number of nodes with an `order:` around the current frame.
    private var orders = 0

    mutating func read(_ frame: Frame) {
        let node = frame.node
        let number = visited
        visited += 1
        if node.isHiddenFromVoice || node.isRedacted {
            visited += frame.descendantCount
        } else if node.isText || frame.isReadAsOne {
            visited += frame.descendantCount
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

    /// Sorts the elements from an index on by an order of ids. Elements that it does not name come last.
    private mutating func arrange(from first: Int, by order: [String]) {
        let ranked = elements[first...].enumerated().map { offset, element in
            (rank: order.firstIndex { element.ids.contains($0) }, offset: offset, element: element)
        }
        elements[first...] = ArraySlice(
            ranked.sorted { ($0.rank ?? .max, $0.offset) < ($1.rank ?? .max, $1.offset) }.map { rank, _, element in
                var element = element
                element.hasExplicitOrder = element.hasExplicitOrder || rank != nil
                return element
            })
    }
}

extension Frame {
    /// Whether VoiceOver reads the frame as one element: a control, a combined group, or a node with its own label.
    var isReadAsOne: Bool {
        switch node.voiceChildren {
        case .combine, .ignore: true
        case .contain: false
        case nil: node.hasLabel || node.isControl
        }
    }
}

extension Mockup {
    /// Whether a frame around it is read as one element, so that this frame is not an element itself.
    func isReadWithinAnother(_ placed: PlacedFrame) -> Bool {
        placed.outer.contains { frames[$0].frame.isReadAsOne }
    }
}
