package import Project
package import Source
package import Values

/// A mock-up before layout: a component or a screen in one state and one metrics context.
package struct BoundTree: Sendable {
    package enum Arrangement: Sendable {
        /// A component by itself.
        case component(BoundNode)
        /// A screen: bars above and below, the body in the safe area between them, what is presented above all.
        case screen(BoundScreen)
    }

    package var component: String
    package var state: String
    package var metrics: MetricsContext
    package var arrangement: Arrangement
    /// What may stand behind the component, each drawn and checked; the first is the default.
    package var backdrops: [BoundColor]
    /// The width that `preview` sets; nil proposes the device's.
    package var previewWidth: Points?
    /// How high it opens where it is presented as a sheet: from its top to the bottom of the safe area. Nil for all else.
    package var openingHeight: Bound<Points>?
    /// What the system shows over the foot of such a sheet. A screen has its own among what it presents; and a sheet that
    /// does not open at its full height would be pushed up, which no picture of it alone can show.
    package var keyboard: BoundNode?
    /// The figures that are promised for this state in this context.
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

/// A figure that the product's document promises of a node.
package struct BoundExpectation: Sendable {
    package enum Promise: Sendable, Hashable {
        /// A number, met within the tolerance of the rule.
        case exactly(Double)
        case between(Double?, Double?)
        case color(DynamicColor)
        case text(String)
    }

    /// The id of the node, `body` for the root.
    package var node: String
    /// The animation that is measured, by its name; all where nil.
    package var motion: String?
    /// What is measured: `height`, `radius`, `lineCount` …
    package var figure: String
    package var promise: Promise
    /// Where the figure is written.
    package var range: SourceRange
}
