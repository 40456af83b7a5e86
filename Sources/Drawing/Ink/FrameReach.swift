import Layout
import Scene
import Specs
package import Values

/// How far each frame of a mock-up reaches with all that it holds, found once for all small windows of it.
package struct FrameReach {
    /// A frame, in the order in which all of them are walked through.
    private struct Entry {
        var extent: Rect
        /// Whether what it holds is drawn where its frames say; else that is not among the entries.
        var holdsInPlace: Bool
        /// The number of the first entry that it does not hold.
        var end = 0
    }

    private let roots: [Frame]
    private var entries: [Entry] = []
    /// A box around all texts and symbols, those that are not looked at too; nil where there are none.
    private(set) var inked: Rect?

    init(of roots: [Frame]) {
        self.roots = roots
        for root in roots { add(root) }
    }

    @discardableResult
    private mutating func add(_ frame: Frame) -> Rect {
        let number = entries.count
        let holdsInPlace = frame.holdsInPlace
        var extent =
            holdsInPlace
            ? frame.ownExtent
            : frame.transformedExtent.inset(by: frame.node.effects.blur * -3)
        entries.append(Entry(extent: extent, holdsInPlace: holdsInPlace))
        if !frame.isDistant, !holdsInPlace || frame.node.isInk {
            let box = holdsInPlace ? frame.rect.union(frame.content) : extent
            inked = inked.map { $0.union(box) } ?? box
        }
        if holdsInPlace {
            for inner in frame.children { extent = extent.union(add(inner)) }
            for inner in frame.overlay { extent = extent.union(add(inner)) }
        }
        entries[number].extent = extent
        entries[number].end = entries.count
        return extent
    }

    /// The number of frames that may have to be drawn for a part of the mock-up.
    package func count(in area: Rect) -> Int {
        entries.count { $0.extent.intersection(area) != nil }
    }

    /// The frames that show something in a part of the mock-up, with those that hold them.
    func frames(in area: Rect) -> [Frame] {
        var next = 0
        return kept(roots, in: area, from: &next)
    }

    /// The frames that show something in a part of the mock-up and are not hidden there, and the paths of the frames
    /// of which nothing of their own shows. What remains is drawn as before.
    func pruned(to area: Rect, in mockup: LaidOut, scale: Double) -> (frames: [Frame], hiddenBackgrounds: Set<String>) {
        var covering = FrameCovering(of: area, in: mockup, scale: scale)
        let kept = covering.uncovered(frames(in: area))
        return (kept, covering.hiddenBackgrounds)
    }

    /// Frames of which all is kept stay the same ones, so that they are known again.
    ///
    /// - Parameter next: the number of the first of the frames; then of what comes behind the last.
    private func kept(_ frames: [Frame], in area: Rect, from next: inout Int) -> [Frame] {
        var result: [Frame] = []
        for frame in frames {
            let entry = entries[next]
            next += 1
            defer { next = entry.end }
            guard !frame.isDistant, entry.extent.intersection(area) != nil else { continue }
            guard entry.holdsInPlace, !frame.children.isEmpty || !frame.overlay.isEmpty else {
                result.append(frame)
                continue
            }
            let children = kept(frame.children, in: area, from: &next)
            let overlay = kept(frame.overlay, in: area, from: &next)
            let isWhole = children.areSame(as: frame.children) && overlay.areSame(as: frame.overlay)
            result.append(isWhole ? frame : frame.holding(children, overlay: overlay))
        }
        return result
    }
}

extension [Frame] {
    /// A node's frame with those that hold it, and nothing else; empty where there is none.
    func leading(to path: String) -> [Frame] {
        for frame in self where path.hasPrefix(frame.node.path) {
            if frame.node.path == path {
                let isAlone = frame.children.isEmpty && frame.overlay.isEmpty
                return [isAlone ? frame : frame.holding([], overlay: [])]
            }
            let children = frame.children.leading(to: path)
            let overlay = children.isEmpty ? frame.overlay.leading(to: path) : []
            if !children.isEmpty || !overlay.isEmpty { return [frame.holding(children, overlay: overlay)] }
        }
        return []
    }

    fileprivate func areSame(as others: [Frame]) -> Bool {
        elementsEqual(others) { $0.isSame(as: $1) }
    }
}

extension BoundNode {
    fileprivate var isInk: Bool {
        if case .symbol = content { true } else { isText }
    }
}

extension Frame {
    /// Whether what it holds is drawn where its frames say. An effect on the whole turns or blurs it, and the shadow of
    /// its ink falls elsewhere.
    var holdsInPlace: Bool {
        !node.effects.movesPicture && node.effects.blur == 0
            && (node.decoration.shadows.isEmpty || castingOutline != nil)
    }
}
