package import Project
package import Source
package import Values

/// What a rule found: a diagnostic, the place in the design, and what was measured in each context.
package struct Finding: Sendable, Hashable {
    /// The component, state and node that a finding is about.
    package struct Place: Sendable, Hashable {
        package var component: String
        package var state: String?
        /// The node's id, or its path where it has none.
        package var node: String?

        package init(component: String, state: String? = nil, node: String? = nil) {
            self.component = component
            self.state = state
            self.node = node
        }

        /// A token, as waivers write it: `{color.accent}`.
        package static func token(_ path: String) -> Place { Place(component: "{\(path)}") }

        /// Whether it is a token rather than a component.
        package var isToken: Bool { component.hasPrefix("{") }

        /// `Chip:selected`, as waivers and reports write it.
        package var name: String { state.map { "\(component):\($0)" } ?? component }

        /// `Chip:selected#title`.
        package var fullName: String { node.map { "\(name)#\($0)" } ?? name }
    }

    /// What was measured, and what is required of it.
    package struct Measure: Sendable, Hashable {
        package enum Unit: String, Sendable, Hashable {
            case ratio
            case points = "pt"
            case seconds = "s"
            case count
        }

        package var measured: Double
        package var required: Double
        package var unit: Unit
        /// Colors as composed, for contrast.
        package var foreground: RGBA?
        package var background: RGBA?

        package init(
            measured: Double, required: Double, unit: Unit, foreground: RGBA? = nil, background: RGBA? = nil
        ) {
            self.measured = measured
            self.required = required
            self.unit = unit
            self.foreground = foreground
            self.background = background
        }

        /// How far it is from what is required: of a contrast, in parts of that, since large texts need less.
        package var shortfall: Double {
            let difference = abs(measured - required)
            return unit == .ratio && required > 0 ? difference / required : difference
        }
    }

    /// One context in which the finding holds; both parts are nil where the rule does not depend on them.
    package struct Occurrence: Sendable, Hashable {
        package var metrics: MetricsContext?
        package var appearance: Appearance?
        package var measure: Measure?
        /// The colors that were compared, for a finding of contrast.
        package var pair: InkPair?

        package init(
            metrics: MetricsContext? = nil, appearance: Appearance? = nil, measure: Measure? = nil,
            pair: InkPair? = nil
        ) {
            self.metrics = metrics
            self.appearance = appearance
            self.measure = measure
            self.pair = pair
        }
    }

    package var diagnostic: Diagnostic
    package var place: Place?
    /// Other places that show the same node, such as screens that use the component.
    package var otherPlaces: [Place] = []
    /// What was measured in one of them, where that is worse than here.
    package var worstElsewhere: Measure?
    /// In the order of the matrix; the first one leads the message.
    package var occurrences: [Occurrence] = []
    /// Why the finding is accepted; nil for one that is not.
    package var waiver: String?
    /// Whether the project had it before and means to mend it some day.
    package var isBaselined = false
    /// Where on the mock-up of the first occurrence it is, in points.
    package var area: Rect?
    /// The paths of the nodes that it is about, for a finding that other rules may imply or that may imply theirs; see
    /// ``RuleFacts/impliedBy``.
    package var nodes: Set<String> = []
    /// What other rules say of the same nodes for the same reason, and is not told by itself.
    package var implied: [Diagnostic] = []

    package init(_ diagnostic: Diagnostic, at place: Place? = nil, occurrences: [Occurrence] = [], area: Rect? = nil) {
        self.diagnostic = diagnostic
        self.place = place
        self.occurrences = occurrences
        self.area = area
    }

    package var rule: RuleID { diagnostic.rule }
    package var severity: Severity { diagnostic.severity }
    package var isWaived: Bool { waiver != nil }
    /// Whether it stands in reports but does not count.
    package var isAccepted: Bool { isWaived || isBaselined }
    package var measure: Measure? { occurrences.first?.measure }
    /// Of all places and contexts.
    var worstMeasure: Measure? {
        (occurrences.compactMap(\.measure) + [worstElsewhere].compactMap(\.self)).max { $0.shortfall < $1.shortfall }
    }
}
