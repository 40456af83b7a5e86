import Forms
import Tokens

/// What a node may say: its kind, and its modifiers.
extension SpecForms {
    static let node = MapForm(
        "node", "A map with exactly one kind; its other keys are modifiers.",
        NodeKind.allCases.map(\.form) + Modifier.allCases.map(\.form), alternatives: NodeKind.allCases.map(\.rawValue))

    static let nodes = ValueForm.either([.oneOrMore(.map("node")), .nothing])
}

extension NodeKind {
    /// The key that makes a map a node of this kind.
    var form: KeyForm {
        let (form, summary) = formAndSummary
        return KeyForm(rawValue, form, summary)
    }

    private var formAndSummary: (ValueForm, String) {
        switch self {
        case .text: (.dynamic(.text), "a text; `$name` and `${name}` stand for properties")
        case .symbol: (.dynamic(.either([.known(.symbols), .token])), "an SF Symbol, or one of the project's own")
        case .image:
            (.dynamic(.either([.text, .map("imagePlaceholder")])), "a PNG or SVG file, relative to the manifest")
        case .shape: (.dynamic(.words(BoundShape.Outline.self)), "a shape; `radius` rounds a rectangle")
        case .hstack: (SpecForms.nodes, "nodes side by side, from the leading edge")
        case .vstack: (SpecForms.nodes, "nodes below one another")
        case .zstack: (SpecForms.nodes, "nodes over one another, the last on top")
        case .flow: (SpecForms.nodes, "a row that wraps")
        case .grid: (SpecForms.nodes, "nodes in `columns`")
        case .scroll: (SpecForms.nodes, "nodes that scroll along `axis`")
        case .fits: (SpecForms.nodes, "the first node that fits, as SwiftUI's `ViewThatFits`")
        case .spacer:
            (.either([.nothing, .value("length")]), "takes the room that is left; its value is the least length")
        case .divider: (.nothing, "a hairline across the stack that it stands in")
        case .skeleton: (.nothing, "a placeholder of the given size, with its shimmer")
        case .use: (.dynamic(.text), "the component of this name")
        case .slot: (.text, "a place that whoever uses the component fills by `slots`")
        case .field: (.dynamic(.either([.nothing, .text])), "a text field with this value")
        case .toggle: (.dynamic(.flag), "a switch")
        case .slider: (.dynamic(.either([.numberFrom(0, to: 1), .map("slider")])), "a slider")
        case .stepper: (.dynamic(.either([.nothing, .text])), "a stepper, and the value that it steps")
        case .segmented: (.dynamic(.map("segmented")), "a segmented control")
        case .progress: (.dynamic(.numberFrom(0, to: 1)), "a progress bar")
        case .spinner:
            (.dynamic(.either([.nothing, .words(SpinnerSize.self), .map("spinner")])), "an activity indicator")
        case .pageControl: (.dynamic(.map("pageControl")), "the dots below pages")
        case .wheel: (.dynamic(.oneOrMore(.map("wheelColumn"))), "a picker's wheels")
        case .alert: (.dynamic(.map("alert")), "the system's alert")
        }
    }
}

extension Modifier {
    /// What stands behind the modifier.
    var form: KeyForm {
        let (form, summary) = structure ?? look ?? meaning ?? (.anything, "")
        return KeyForm(
            key, form, summary,
            otherSpellings: Self.otherSpellings.filter { $0.value == self }.map(\.key).sorted(),
            needs: (kinds ?? []).map(\.rawValue))
    }
}
