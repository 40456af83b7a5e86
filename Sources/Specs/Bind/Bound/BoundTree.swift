package import Project
package import Source
package import Values

/// A mock-up before layout: a component or a screen in one state and one metrics context.
package struct BoundTree: Sendable {
    package enum Arrangement: Sendable {
        /// A single component.
        case component(BoundNode)
        /// A screen: bars at the top and bottom, the body in the safe area between them, presented nodes above all.
        case screen(BoundScreen)
    }

    package var component: String
    package var state: String
    package var metrics: MetricsContext
    package var arrangement: Arrangement
    /// The colors that may be behind the component, each drawn and checked; the first is the default.
    package var backdrops: [BoundColor]
    /// The width set by `preview`; nil proposes the device's width.
    package var previewWidth: Points?
    /// The height of a component presented as a sheet, from its top to the bottom of the safe area; nil for other
    /// components.
    package var openingHeight: Bound<Points>?
    /// The keyboard over the bottom of a sheet that opens at its full height. A screen lists its keyboard among its
    /// presented nodes. A lower sheet would be pushed up, which cannot be shown without its screen.
    package var keyboard: BoundNode?
    /// The expectations that apply to this state and context.
    package var expectations: [BoundExpectation] = []
    package var behavior = BoundBehavior()

    package init(
        component: String, state: String, metrics: MetricsContext, arrangement: Arrangement, backdrops: [BoundColor],
        previewWidth: Points?
    ) {
        self.component = component
        self.state = state
        self.metrics = metrics
        self.arrangement = arrangement
        self.backdrops = backdrops
        self.previewWidth = previewWidth
    }
}

package struct BoundScreen: Sendable {
    package var background: BoundColor
    package var top: BoundNode?
    package var body: BoundNode
    package var bottom: BoundNode?
    package var presented: [BoundPresentation]

    package init(
        background: BoundColor, top: BoundNode?, body: BoundNode, bottom: BoundNode?, presented: [BoundPresentation]
    ) {
        self.background = background
        self.top = top
        self.body = body
        self.bottom = bottom
        self.presented = presented
    }
}

/// An expected figure of a node.
package struct BoundExpectation: Sendable {
    package enum Requirement: Sendable, Hashable {
        /// A number, met within the tolerance of the rule.
        case exactly(Double)
        case between(Double?, Double?)
        case color(DynamicColor)
        case text(String)
    }

    /// The id of the node; `body` for the root.
    package var node: String
    /// The name of the measured animation; nil for all.
    package var motion: String?
    /// The measured figure: `height`, `radius`, `lineCount` …
    package var figure: String
    package var requirement: Requirement
    /// The range of the figure.
    package var range: SourceRange
}
