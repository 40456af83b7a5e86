package import Layout
package import Project
import Specs
import Values

/// A laid-out state with what rules ask of it again and again.
package struct Mockup: Sendable {
    package private(set) var laidOut: LaidOut
    /// Every frame that is shown, in the order of drawing, with what its ancestors say. Its place is its number, but where some
    /// are left out, as what is scrolled far out of sight.
    package let frames: [PlacedFrame]
    /// Those of them that are texts, and those that are controls: most rules look at no others.
    let texts: [PlacedFrame]
    let controls: [PlacedFrame]
    /// Those for which a radius is written, and those of which VoiceOver says words of its own.
    let rounded: [PlacedFrame]
    let labelled: [PlacedFrame]
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
        var (texts, controls) = ([PlacedFrame](), [PlacedFrame]())
        var (rounded, labelled) = ([PlacedFrame](), [PlacedFrame]())
        for placed in frames {
            let node = placed.frame.node
            if node.isText { texts.append(placed) }
            if node.isControl { controls.append(placed) }
            if node.hasRadius { rounded.append(placed) }
            if node.hasVoiceWords { labelled.append(placed) }
        }
        (self.texts, self.controls, self.rounded, self.labelled) = (texts, controls, rounded, labelled)
        use = "\(laidOut.tree.component):\(laidOut.tree.state)"
    }

    /// A mock-up with its contrasts, measured once for all rules.
    ///
    /// - Parameters:
    ///   - twin: the same state on another device: where both look the same, what was measured there holds here.
    ///   - sampler: sees what arithmetic cannot tell.
    ///   - asked: the contrasts beyond which nobody asks how much there is; nil where all are asked for.
    package init(
        _ laidOut: LaidOut, besides twin: Mockup? = nil, in design: Design, by sampler: (any InkSampler)?,
        asked: AskedContrast? = nil
    ) {
        if let twin, laidOut.looksLike(twin.laidOut) {
            self = twin
            self.laidOut = laidOut
            isTwin = true
            return
        }
        self.init(laidOut)
        knownContrast = InkContrast(of: self, in: design, by: sampler, asked: asked)
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

    /// Whether what its component shows comes from elsewhere, and may not come.
    func showsRemoteContent(in design: Design) -> Bool {
        design.library[component]?.hasRemoteContent ?? false
    }

    /// How many controls can be touched.
    var controlCount: Int {
        controls.count { !$0.isCovered }
    }

    func place(of frame: Frame) -> Finding.Place {
        Finding.Place(component: component, state: state, node: frame.node.id ?? frame.node.path)
    }

    /// The frame of a number; nil where it was left out, as what is scrolled far out of sight.
    func frame(numbered number: Int) -> PlacedFrame? {
        if frames.indices.contains(number), frames[number].index == number { return frames[number] }
        return frames.first { $0.index == number }
    }

    /// The frames that are drawn after one of them.
    func frames(after placed: PlacedFrame) -> ArraySlice<PlacedFrame> {
        if frames.indices.contains(placed.index), frames[placed.index] === placed {
            return frames[(placed.index + 1)...]
        }
        return frames.drop { $0.index <= placed.index }
    }

    /// The nearest control around a frame, or the frame itself where it is one.
    func control(around placed: PlacedFrame) -> PlacedFrame? {
        if placed.frame.node.isControl { return placed }
        guard placed.isInsideControl else { return nil }
        return sequence(first: placed, next: \.holder).first(where: \.frame.node.isControl)
    }

    /// The paths of a node and of the control that it says something of.
    func withControl(around placed: PlacedFrame) -> Set<String> {
        Set([placed, control(around: placed)].compactMap { $0?.frame.node.path })
    }

    /// The frames of a node by its id; several where it repeats. `row.badge` is the node `badge` of the component that
    /// the node `row` uses, and `row.body` the root of that component.
    func frames(withID id: String) -> [PlacedFrame] {
        let named = frames.filter { $0.isOwn && $0.frame.node.id == id }
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

extension BoundContent {
    fileprivate var isUse: Bool {
        if case .use = self { true } else { false }
    }
}
