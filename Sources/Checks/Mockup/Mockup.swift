package import Layout
package import Project
import Specs
import Values

/// A laid-out state, with the lists of frames that several rules use.
package struct Mockup: Sendable {
    package private(set) var laidOut: LaidOut
    /// Every frame in drawing order, with the properties that it inherits from its ancestors.
    ///
    /// Its position equals its index unless frames were left out, because they are scrolled far out of view.
    package let frames: [PlacedFrame]
    /// The frames that are texts, and those that are controls.
    let texts: [PlacedFrame]
    let controls: [PlacedFrame]
    /// The frames with a radius, and those with VoiceOver texts of their own.
    let rounded: [PlacedFrame]
    let labelled: [PlacedFrame]
    /// `Chip:selected`, the name of this mock-up in messages about several uses of a color.
    let use: String
    /// Whether it looks the same as a mock-up of another device, whose contrasts apply to it.
    ///
    /// Its expectations may still differ.
    package private(set) var isTwin = false
    /// The contrasts, if they were measured.
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
    ///   - twin: The same state on another device; its measurements are used if both look the same.
    ///   - sampler: Renders the backgrounds that arithmetic cannot determine.
    ///   - asked: The contrasts above which the exact value is not needed; nil if it always is.
    package init(
        _ laidOut: LaidOut, reusing twin: Mockup? = nil, in design: Design, by sampler: (any InkSampler)?,
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
    /// The gestures, animations and other behavior of the state.
    var behavior: BoundBehavior { laidOut.tree.behavior }

    /// Whether the component shows remote content, which may fail to load.
    func showsRemoteContent(in design: Design) -> Bool {
        design.library[component]?.hasRemoteContent ?? false
    }

    /// The number of controls that can be touched.
    var controlCount: Int {
        controls.count { !$0.isCovered }
    }

    func place(of frame: Frame) -> Finding.Place {
        Finding.Place(component: component, state: state, node: frame.node.id ?? frame.node.path)
    }

    /// The frame with an index; nil if it was left out, because it is scrolled far out of view.
    func frame(numbered number: Int) -> PlacedFrame? {
        if frames.indices.contains(number), frames[number].index == number { return frames[number] }
        return frames.first { $0.index == number }
    }

    /// The frames that are drawn after a frame.
    func frames(after placed: PlacedFrame) -> ArraySlice<PlacedFrame> {
        if frames.indices.contains(placed.index), frames[placed.index] === placed {
            return frames[(placed.index + 1)...]
        }
        return frames.drop { $0.index <= placed.index }
    }

    /// The innermost control around a frame, or the frame itself if it is a control.
    func control(around placed: PlacedFrame) -> PlacedFrame? {
        if placed.frame.node.isControl { return placed }
        guard placed.isInsideControl else { return nil }
        return sequence(first: placed, next: \.parent).first(where: \.frame.node.isControl)
    }

    /// The paths of a node and of the control around it.
    func withControl(around placed: PlacedFrame) -> Set<String> {
        Set([placed, control(around: placed)].compactMap { $0?.frame.node.path })
    }

    /// The frames of the node with an id; several if it is repeated.
    ///
    /// `row.badge` is the node `badge` of the component that the node `row` uses; `row.body` is that component's root.
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
    var isUse: Bool {
        if case .use = self { true } else { false }
    }
}
