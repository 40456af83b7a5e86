package import Layout
package import Project
import Specs
package import Values

/// A laid-out state with what rules ask of it again and again.
package struct Mockup: Sendable {
    package private(set) var laidOut: LaidOut
    /// Every frame that is shown, in the order of drawing, with what its ancestors say.
    package let frames: [PlacedFrame]
    /// `Chip:selected`: how messages about several uses of a color name this one.
    let use: String
    /// Whether it looks the same on another device, as was found there: who asked for its contrasts there knows them. What is
    /// promised of it may still be something else.
    package private(set) var isTwin = false
    /// The contrasts that were measured already.
    private var knownContrast: InkContrast?

    package init(_ laidOut: LaidOut) {
        self.laidOut = laidOut
        frames = PlacedFrame.all(in: laidOut)
        use = "\(laidOut.tree.component):\(laidOut.tree.state)"
    }

    /// A mock-up with its contrasts, measured once for all rules.
    ///
    /// - Parameters:
    ///   - twin: the same state on another device: where both look the same, what was measured there holds here.
    ///   - sampler: sees what arithmetic cannot tell.
    package init(_ laidOut: LaidOut, besides twin: Mockup? = nil, in design: Design, by sampler: (any InkSampler)?) {
        if let twin, laidOut.looksLike(twin.laidOut) {
            self = twin
            self.laidOut = laidOut
            isTwin = true
            return
        }
        self.init(laidOut)
        knownContrast = InkContrast(of: self, in: design, by: sampler)
    }

    /// The contrast of its texts and symbols.
    package func contrast(in design: Design) -> InkContrast {
        knownContrast ?? InkContrast(of: self, in: design)
    }

    package var component: String { laidOut.tree.component }
    package var state: String { laidOut.tree.state }
    package var metrics: MetricsContext { laidOut.tree.metrics }
    /// What happens in it.
    var behavior: BoundBehavior { laidOut.tree.behavior }

    /// How many controls can be touched.
    var controlCount: Int {
        frames.count { !$0.isCovered && $0.frame.node.isControl }
    }

    func place(of frame: Frame) -> Finding.Place {
        Finding.Place(component: component, state: state, node: frame.node.id ?? frame.node.path)
    }

    /// The nearest control around a frame, or the frame itself where it is one.
    func control(around placed: PlacedFrame) -> PlacedFrame? {
        if placed.frame.node.isControl { return placed }
        guard placed.isInsideControl else { return nil }
        let around = Set(placed.ancestors)
        return frames.last {
            around.contains($0.frame.node.path) && $0.frame.node.isControl
        }
    }

    /// The paths of a node and of the control that it says something of.
    func withControl(around placed: PlacedFrame) -> Set<String> {
        Set([placed, control(around: placed)].compactMap { $0?.frame.node.path })
    }

    /// The frames of a node by its id; several where it repeats. `row.badge` is the node `badge` of the component that
    /// the node `row` uses, and `row.body` the root of that component.
    func frames(withID id: String) -> [PlacedFrame] {
        let named = frames.filter { $0.frame.node.id == id && $0.isOwn }
        if !named.isEmpty { return named }
        if id == "body" { return frames.filter { $0.frame.node.path == "body" } }
        let steps = id.split(separator: ".").map(String.init)
        guard steps.count > 1, let first = steps.first else { return [] }
        return steps.dropFirst().reduce(frames(withID: first)) { users, step in
            let places = Set(users.filter(\.frame.node.content.isUse).map(\.index))
            guard !places.isEmpty else { return [] }
            return frames.filter { placed in
                guard let use = placed.outer.last(where: { frames[$0].frame.node.content.isUse }),
                    places.contains(use)
                else { return false }
                return step == "body" ? placed.outer.last == use && !placed.isOverlay : placed.frame.node.id == step
            }
        }
    }

    /// An occurrence in this mock-up's context.
    func occurrence(
        _ appearance: Appearance? = nil, _ measure: Finding.Measure? = nil, pair: InkPair? = nil
    ) -> Finding.Occurrence {
        Finding.Occurrence(metrics: metrics, appearance: appearance, measure: measure, pair: pair)
    }
}

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

    private init(_ frame: Frame, at index: Int, in outer: Surroundings) {
        let node = frame.node
        self.frame = frame
        holder = outer.holder
        isOwn = outer.isOwn
        clip = outer.clip
        isInsideControl = outer.isInsideControl
        let interaction = node.interaction
        isDisabled = outer.isDisabled || interaction?.isDisabled ?? false
        isPrimary = outer.isPrimary || interaction?.isPrimary ?? false
        isHiddenFromVoice = outer.isHiddenFromVoice || node.voice.isHidden
        isInsideScroll = outer.isInsideScroll
        isCovered = outer.isCovered
        self.index = index
        self.outer = outer.outer
        isOverlay = outer.isOverlay
        isPartOfControl = outer.isPartOfControl
        isDrawnBySystem = outer.isDrawnBySystem
        isInvisible = outer.isInvisible || node.effects.opacity <= 0
    }

    /// The paths of the frames around it, the nearest first.
    package var ancestors: some Sequence<String> {
        sequence(first: self) { $0.holder }.dropFirst().lazy.map(\.frame.node.path)
    }

    static func all(in laidOut: LaidOut) -> [PlacedFrame] {
        var result: [PlacedFrame] = []
        for (index, root) in laidOut.roots.enumerated() {
            collect(root, Surroundings(isCovered: index < laidOut.coveredRoots), into: &result)
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

    private static func collect(_ frame: Frame, _ outer: Surroundings, into result: inout [PlacedFrame]) {
        let node = frame.node
        let placed = PlacedFrame(frame, at: result.count, in: outer)
        result.append(placed)
        var inner = outer
        inner.holder = placed
        inner.outer.append(placed.index)
        inner.isOverlay = false
        inner.isInvisible = placed.isInvisible
        inner.isDisabled = placed.isDisabled
        inner.isPrimary = placed.isPrimary
        inner.isHiddenFromVoice = placed.isHiddenFromVoice || node.voice.children == .ignore
        if node.isControl { inner.isInsideControl = true }
        switch node.content {
        case .use: inner.isOwn = false
        case .control(let control):
            inner.isPartOfControl = true
            if control.kind == .alert || control.kind == .keyboard { inner.isDrawnBySystem = true }
        case .scroll:
            inner.isInsideScroll = true
            inner.clip = outer.clip.map { $0.intersection(frame.rect) ?? .zero } ?? frame.rect
        default: break
        }
        if node.clips {
            inner.clip = outer.clip.map { $0.intersection(frame.rect) ?? .zero } ?? frame.rect
        }
        for child in frame.children { collect(child, inner, into: &result) }
        inner.isOverlay = true
        for child in frame.overlay { collect(child, inner, into: &result) }
    }
}

extension BoundContent {
    fileprivate var isUse: Bool {
        if case .use = self { true } else { false }
    }
}
