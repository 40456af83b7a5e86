package import Project
package import Source
package import Tokens
package import Values

/// A finding of a rule: a diagnostic, the place in the design, and the measurements in each context.
package struct Finding: Sendable, Hashable {
    /// The component, state and node that a finding is about.
    package struct Place: Sendable, Hashable {
        package var component: String
        package var state: String?
        /// The node's id, or its path if it has none.
        package var node: String?

        package init(component: String, state: String? = nil, node: String? = nil) {
            self.component = component
            self.state = state
            self.node = node
        }

        /// The place of a token, in the form that waivers use: `{color.accent}`.
        package static func token(_ path: String) -> Place { Place(component: "{\(path)}") }

        /// Whether it is the place of a token.
        package var isToken: Bool { component.hasPrefix("{") }

        /// `Chip:selected`, the form that waivers and reports use.
        package var name: String { state.map { "\(component):\($0)" } ?? component }

        /// `Chip:selected#title`.
        package var fullName: String { node.map { "\(name)#\($0)" } ?? name }
    }

    /// A measured and a required value.
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
        /// The composited colors of a contrast.
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

        /// The difference from the required value. For a contrast it is relative, because large text needs less.
        package var shortfall: Double {
            let difference = abs(measured - required)
            return unit == .ratio && required > 0 ? difference / required : difference
        }
    }

    /// One context in which the finding occurs. A part is nil if the rule does not depend on it.
    package struct Occurrence: Sendable, Hashable {
        package var metrics: MetricsContext?
        package var appearance: Appearance?
        package var measure: Measure?
        /// The compared colors of a contrast finding.
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
    /// The worst measurement at the other places, if it is worse than here.
    package var worstElsewhere: Measure?
    /// In the order of the matrix; the message describes the first one.
    package var occurrences: [Occurrence] = []
    /// The reason of the waiver that covers it; nil if none does.
    package var waiver: String?
    /// Whether an entry of the baseline covers it.
    package var isBaselined = false
    /// Its area on the mock-up of the first occurrence, in points.
    package var area: Rect?
    /// The scroll position at which it was measured; nil if that is where the mock-up starts.
    package var scrolled: Viewpoint?
    /// The system color that it is about, if it uses it as shipped; see ``SystemColors``.
    package var systemColor: TokenPath?
    /// The other lines of a finding about a system color.
    package var otherRanges: [SourceRange] = []
    /// The color to search for its help, unless its fixes bring better help.
    package var nearestColor: NearestPassingColor?
    /// The first color of its help, for the samples of a sheet.
    package var suggestedColor: SuggestedColor?
    /// The paths of the nodes that it is about, if findings can imply each other; see ``RuleFacts/impliedBy``.
    package var nodes: Set<String> = []
    /// The findings of other rules that it implies, which are not reported separately.
    package var implied: [Diagnostic] = []

    package init(_ diagnostic: Diagnostic, at place: Place? = nil, occurrences: [Occurrence] = [], area: Rect? = nil) {
        self.diagnostic = diagnostic
        self.place = place
        self.occurrences = occurrences
        self.area = area
    }

    package var rule: RuleID { diagnostic.rule }
    package var severity: Severity { diagnostic.severity }
    /// Whether it is a note because its rule is in preview.
    package var isPreview: Bool { severity == .note && Registry.rule(rule)?.facts.isPreview ?? false }
    package var isWaived: Bool { waiver != nil }
    /// Whether it is waived or baselined, so that it is reported but does not count.
    package var isAccepted: Bool { isWaived || isBaselined }
    package var measure: Measure? { occurrences.first?.measure }
    /// The occurrences with the worst measurement first; those without a difference stay in the order of the matrix.
    package var worstFirst: [Occurrence] {
        occurrences.enumerated().sorted { left, right in
            let (first, second) = (left.element.measure?.shortfall ?? -1, right.element.measure?.shortfall ?? -1)
            return first == second ? left.offset < right.offset : first > second
        }.map(\.element)
    }
    /// The worst measurement in all places and contexts.
    var worstMeasure: Measure? {
        (occurrences.compactMap(\.measure) + [worstElsewhere].compactMap(\.self)).max { $0.shortfall < $1.shortfall }
    }
}
