import Forms
import Tokens
import Values

extension Modifier {
    /// Of what a node is part of, and where it stands.
    var structure: (ValueForm, String)? {
        switch self {
        case .id: (.text, "a name, unique in its component; states, expectations and waivers reach the node by it")
        case .when: (.value("condition"), "keeps the node only where this holds")
        case .unless: (.value("condition"), "keeps the node only where this does not hold")
        case .each:
            (.dynamic(.list(.anything)), "repeats the node for each item, which is `$item`; `$index` counts from 0")
        case .spacing: (.value("length"), "between the nodes of a container; 8 without it")
        case .lineSpacing: (.value("length"), "between the rows of a `flow` or `grid`; `spacing` without it")
        case .align: (SpecForms.place, "where the nodes of a container stand")
        case .axis: (.dynamic(.words(AxisName.allCases.map(\.rawValue) + ["both"])), "of a `scroll` or `fits`")
        case .snap:
            (
                .dynamic(.either([.flag, .text])),
                "whether a `scroll` comes to rest at its nodes, or those of the stack that it holds"
            )
        case .position:
            (
                .dynamic(.either([.usually(["top", "bottom", "leading", "trailing"]), .value("length")])),
                "how far a `scroll` has scrolled: an end, points, or the id of a node"
            )
        case .axes: (.dynamic(.words(AxisName.allCases.map(\.rawValue) + ["both"])), "the same as `axis`, of `fits`")
        case .columns:
            (
                .dynamic(.either([.numberFrom(1, to: 100), .list(.either([.words(["flexible"]), .map("column")]))])),
                "of a `grid`: how many, or a list of them"
            )
        case .with: (.dynamic(.named(.anything)), "the properties that a `use` gives its component")
        case .state: (.dynamic(.text), "the state that a `use` shows; `a+b` combines two")
        case .slots: (.named(SpecForms.nodes), "the nodes that a `use` puts into the slots of its component")
        case .padding: (.value("edges"), "inside the node's frame and background")
        case .margin: (.value("edges"), "outside of all that is drawn")
        case .width, .height: (.value("extent"), "its size; SwiftUI's `frame`")
        case .minWidth, .minHeight: (.value("extent"), "the least size")
        case .maxWidth, .maxHeight: (.value("extent"), "the greatest size")
        case .idealWidth, .idealHeight: (.value("extent"), "the size where nothing is proposed")
        case .aspect:
            (
                .dynamic(.either([.number, .shape("^ *[0-9.]+ *[/:] *[0-9.]+ *$", example: "16/9")])),
                "width divided by height"
            )
        case .layoutPriority: (.dynamic(.number), "who takes room first in a stack; 0 without it")
        case .scalesWith: (TokenForms.textStyle, "lets the node's own numbers grow like this text style")
        case .anchor: (SpecForms.place, "where the node stands in a larger frame or overlay; in the middle without it")
        default: nil
        }
    }

    /// Of how a node looks.
    var look: (ValueForm, String)? {
        switch self {
        case .background:
            (.value("background"), "what is behind it: a color, a layer, or a list of them, back to front")
        case .border: (.dynamic(.map("border")), "a line inside its edge")
        case .radius: (.value("radius"), "rounds background, border, the node's own shape or image")
        case .corner: (.dynamic(.words(Corner.self)), "the shape of corners; continuous without it")
        case .clip: (.dynamic(.flag), "whether what it holds is cut off at its edge and corners")
        case .shadow: (.value("shadows"), "a shadow, or a list of them")
        case .overlay: (SpecForms.nodes, "nodes over it, which do not change its size")
        case .offset: (.dynamic(.map("offset")), "moves what is drawn; its place in the layout stays")
        case .scale: (.dynamic(.number), "enlarges what is drawn")
        case .rotation: (.dynamic(.number), "turns what is drawn, in degrees clockwise")
        case .flip:
            (.dynamic(.either([.flag, .words(Flip.self)])), "mirrors what is drawn; `true` is `horizontal`")
        case .saturation: (.dynamic(.number), "0 is gray, 1 as it is")
        case .blur: (.value("length"), "blurs what is drawn")
        case .opacity: (.dynamic(.number), "from 0 to 1")
        case .font: (.value("font"), "of it and all below it")
        case .color: (.value("color"), "of texts and symbols, in it and below it; of a control its tint")
        case .tint:
            (
                .value("color"),
                "of controls and carets, in it and below it, as the app's own; a control's `color` comes first"
            )
        case .textAlign: (.dynamic(.words(TextAlignment.self)), "of the lines of a text")
        case .lineLimit: (.dynamic(.numberFrom(1, to: .infinity)), "the most lines of a text")
        case .truncate:
            (.dynamic(.words(Truncation.self)), "where a text is cut; writing it says that being cut is meant")
        case .minimumScaleFactor: (.dynamic(.numberFrom(0, to: 1)), "how small a text may become before it is cut")
        case .scales:
            (.dynamic(.either([.flag, .map("scales")])), "whether texts follow Dynamic Type, or up to which size")
        case .largeContent: (.dynamic(.flag), "whether the Large Content Viewer shows it instead of scaling it")
        case .size: (.value("length"), "the point size of a `symbol`")
        case .weight: (.value("fontWeight"), "the weight of a text or symbol")
        case .variant:
            (
                .dynamic(.usually(["none", "fill", "circle", "square", "slash"])),
                "of a `symbol`, as SwiftUI's `symbolVariant`"
            )
        case .contentMode: (.dynamic(.words(ContentMode.self)), "how an `image` fits its frame; fill without it")
        case .fill: (.value("color"), "of a `shape`; the label color without it")
        case .stroke: (.dynamic(.map("border")), "the line around a `shape`")
        case .tail: (.dynamic(.map("tail")), "of a `bubble`")
        case .redacted:
            (
                .dynamic(.either([.flag, .words([Binder.still])])),
                "whether it and all below it are skeletons; still, without the light that says that it loads"
            )
        case .placeholder: (.dynamic(.text), "what an empty `field` shows")
        case .placeholderColor: (.value("color"), "the color of that")
        case .focused: (.dynamic(.flag), "whether a `field` is edited")
        case .keyboardType:
            (.dynamic(.words(KeyboardType.self)), "of a `field`, as in UIKit; the keyboard is drawn as it asks")
        case .submitLabel:
            (.dynamic(.words(SubmitLabel.self)), "of a `field`: what the return key says while it is edited")
        case .keyboard:
            (
                .dynamic(.words(BarBelowKeyboard.self)),
                "of a screen's bottom bar: whether a keyboard raises or covers it"
            )
        default: nil
        }
    }

    /// Of what a node does, and what VoiceOver says.
    var meaning: (ValueForm, String)? {
        switch self {
        case .action: (.dynamic(.text), "an id, which makes a control of the node; its event is `tap_<id>`")
        case .role:
            (
                .dynamic(
                    .usually(
                        BoundInteraction.controlRoles.sorted()
                            + BoundInteraction.roles.subtracting(BoundInteraction.controlRoles).sorted())),
                "what VoiceOver calls it, and how it is judged"
            )
        case .prominence: (.dynamic(.usually(["primary"])), "whether it is the main action")
        case .hitArea:
            (
                .dynamic(.either([.value("length"), .map("hitArea")])),
                "the least area that reacts, however small the drawing"
            )
        case .hitInsets:
            (.value("edges"), "how far the area that reacts lies within the frame; negative ones enlarge it")
        case .disabled: (.dynamic(.flag), "whether it and all below it cannot be used")
        case .label: (.dynamic(.text), "what VoiceOver reads; the texts inside without it")
        case .hint: (.dynamic(.text), "what VoiceOver adds after a pause")
        case .value: (.dynamic(.text), "the value that VoiceOver reads")
        case .traits: (SpecForms.traits, "what VoiceOver adds")
        case .children:
            (
                .dynamic(.words(ChildrenMode.self)),
                "whether VoiceOver reads the nodes inside as one, by themselves or not"
            )
        case .order: (.dynamic(.oneOrMore(.text)), "ids in the order in which VoiceOver reads them")
        case .hidden: (.dynamic(.flag), "whether VoiceOver skips it; it is drawn all the same")
        case .actions: (.dynamic(.list(.either([.text, .map("voiceAction")]))), "custom actions of VoiceOver")
        default: nil
        }
    }
}
