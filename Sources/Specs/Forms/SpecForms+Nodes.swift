import Forms
import Tokens

/// The form of a node: its kind and its modifiers.
extension SpecForms {
    static let node = MapForm(
        "node", "A map with exactly one kind. Its other keys are modifiers.",
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
        case .text: (.dynamic(.text), "text; `$name` and `${name}` insert properties, such as `${count} left`")
        case .symbol: (.dynamic(.either([.known(.symbols), .token])), "an SF Symbol or a symbol of the project")
        case .image:
            (
                .dynamic(.either([.text, .map("imagePlaceholder")])),
                "a PNG or SVG file, by its path relative to the manifest, or a placeholder"
            )
        case .shape: (.dynamic(.words(BoundShape.Outline.self)), "a shape; `radius` rounds a rectangle")
        case .hstack: (SpecForms.nodes, "children side by side, from the leading edge")
        case .vstack: (SpecForms.nodes, "children from top to bottom")
        case .zstack: (SpecForms.nodes, "children on top of each other, the last in front")
        case .flow: (SpecForms.nodes, "children side by side in rows that wrap")
        case .grid: (SpecForms.nodes, "children in a grid; requires `columns`")
        case .scroll: (SpecForms.nodes, "children that scroll along `axis`")
        case .fits: (SpecForms.nodes, "the first child that fits, as in SwiftUI's `ViewThatFits`")
        case .spacer:
            (.either([.nothing, .value("length")]), "flexible space; the value is its minimum in points; default: 8")
        case .divider: (.nothing, "a hairline across the stack that contains it")
        case .skeleton: (.nothing, "a loading placeholder of the given size, with a shimmer")
        case .use: (.dynamic(.text), "the component with this name, such as `Button/Primary`")
        case .slot: (.text, "a slot with this name, filled by `slots` of the node that uses the component")
        case .field: (.dynamic(.either([.nothing, .text])), "a text field with this text")
        case .toggle: (.dynamic(.flag), "a switch: `true` is on")
        case .slider: (.dynamic(.either([.numberFrom(0, to: 1), .map("slider")])), "a slider at this value")
        case .stepper: (.dynamic(.either([.nothing, .text])), "a stepper; the value is read by VoiceOver")
        case .segmented: (.dynamic(.map("segmented")), "a segmented control")
        case .progress: (.dynamic(.numberFrom(0, to: 1)), "a progress bar, from 0 to 1")
        case .spinner:
            (
                .dynamic(.either([.nothing, .words(SpinnerSize.self), .map("spinner")])),
                "an activity indicator; default size: medium"
            )
        case .pageControl: (.dynamic(.map("pageControl")), "a page control")
        case .wheel: (.dynamic(.oneOrMore(.map("wheelColumn"))), "the wheels of a picker")
        case .alert: (.dynamic(.map("alert")), "a system alert")
        }
    }
}

extension Modifier {
    /// The key of the modifier with its form.
    var form: KeyForm {
        let (form, summary) = structure ?? look ?? meaning ?? (.anything, "")
        return KeyForm(
            key, form, summary,
            otherSpellings: Self.otherSpellings.filter { $0.value == self }.map(\.key).sorted(),
            needs: (kinds ?? []).map(\.rawValue))
    }
}
