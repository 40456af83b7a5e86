import Forms
import Tokens
import Values

extension Modifier {
    /// The form of a modifier of structure, size or placement; nil for any other.
    var structure: (ValueForm, String)? {
        switch self {
        case .id: (.text, "name of the node, unique in its component, for states, expectations and waivers")
        case .when: (.value("condition"), "condition under which the node exists")
        case .unless: (.value("condition"), "condition under which the node does not exist")
        case .each:
            (.dynamic(.list(.anything)), "repeats the node for each item: `$item` is the item, `$index` counts from 0")
        case .spacing:
            (.value("length"), "distance between the children, in points; default: 8, or iOS 17's beside a text")
        case .lineSpacing: (.value("length"), "distance between the rows, in points; default: `spacing`")
        case .align: (SpecForms.place, "alignment of the children; default: center, in a `flow` leading")
        case .axis:
            (
                .dynamic(.words(AxisName.allCases.map(\.rawValue) + ["both"])),
                "axis along which a `scroll` scrolls (default: vertical) or a `fits` checks the size (default: both)"
            )
        case .snap:
            (
                .dynamic(.either([.flag, .text])),
                "whether scrolling comes to rest only at a child, or at a child of the one stack inside; default: false"
            )
        case .position:
            (
                .dynamic(.either([.usually(["top", "bottom", "leading", "trailing"]), .value("length")])),
                "scroll position: an end, a distance in points, or the id of a node to scroll to; default: the start"
            )
        case .axes:
            (.dynamic(.words(AxisName.allCases.map(\.rawValue) + ["both"])), "the same as `axis`")
        case .columns:
            (
                .dynamic(.either([.numberFrom(1, to: 100), .list(.either([.words(["flexible"]), .map("column")]))])),
                "number of flexible columns, or a list of columns"
            )
        case .with: (.dynamic(.named(.anything)), "values of the component's properties, such as `{ title: Save }`")
        case .state: (.dynamic(.text), "state of the component; `a+b` combines two; default: its first state")
        case .slots: (.named(SpecForms.nodes), "nodes for the component's slots, by the name of the slot")
        case .padding:
            (.value("edges"), "space between the content and the edges of the frame, in points, such as `12`")
        case .margin: (.value("edges"), "space around the frame, in points, outside everything that is drawn")
        case .width:
            (.value("extent"), "width: points, `fill`, `hug`, or a percentage of the screen width such as `75%`")
        case .height:
            (.value("extent"), "height: points, `fill`, `hug`, or a percentage of the screen height such as `50%`")
        case .minWidth: (.value("extent"), "minimum width, in points")
        case .minHeight: (.value("extent"), "minimum height, in points")
        case .maxWidth: (.value("extent"), "maximum width, in points, or `fill`")
        case .maxHeight: (.value("extent"), "maximum height, in points, or `fill`")
        case .idealWidth: (.value("extent"), "width where the parent proposes none, in points")
        case .idealHeight: (.value("extent"), "height where the parent proposes none, in points")
        case .aspect:
            (
                .dynamic(.either([SpecForms.ratio, .map("aspect")])),
                "width divided by height, such as `1.5`, `16/9` or `3:4`, and whether it fits or fills"
            )
        case .layoutPriority:
            (.dynamic(.number), "priority when a stack divides its space; higher comes first; default: 0")
        case .scalesWith:
            (TokenForms.textStyle, "text style with which the node's sizes and distances grow under Dynamic Type")
        case .anchor:
            (SpecForms.place, "placement in a larger frame, or over the node that it overlays; default: center")
        default: nil
        }
    }

    /// The form of a modifier of appearance; nil for any other.
    var look: (ValueForm, String)? {
        switch self {
        case .background:
            (.value("background"), "background: a color, a layer, or a list of them, back to front")
        case .border:
            (.dynamic(.map("border")), "line inside the edge, such as `{ color: \"{color.line}\", width: 1 }`")
        case .radius:
            (.value("radius"), "corner radius of background, border, shape or image, in points or `full`; default: 0")
        case .corner: (.dynamic(.words(CornerStyleName.self)), "curve of rounded corners; default: continuous")
        case .clip: (.dynamic(.flag), "whether the content is clipped to the frame and its corners; default: false")
        case .shadow: (.value("shadows"), "shadow, or a list of shadows")
        case .overlay: (SpecForms.nodes, "nodes drawn over the node; they do not change its size")
        case .offset: (.dynamic(.map("offset")), "shift of the drawing and the hit area; the layout does not change")
        case .scale: (.dynamic(.number), "scale factor of the drawing; the layout does not change; default: 1")
        case .rotation: (.dynamic(.number), "rotation of the drawing, in degrees clockwise; the layout does not change")
        case .flip:
            (.dynamic(.either([.flag, .words(Flip.self)])), "mirrors the drawing; `true` is `horizontal`")
        case .saturation: (.dynamic(.number), "saturation of the drawing; 0 is gray; default: 1")
        case .blur: (.value("length"), "blur radius of the drawing, in points; default: 0")
        case .opacity: (.dynamic(.number), "opacity, from 0 to 1; default: 1")
        case .font: (.value("font"), "font of text and symbols in the node; default: `body`")
        case .color:
            (
                .value("color"),
                "color of text and symbols in the node; on a control, its tint; default: iOS's label color"
            )
        case .tint:
            (
                .value("color"),
                "tint of the controls and text cursors in the node; `color` on a control takes precedence"
            )
        case .textAlign: (.dynamic(.words(TextAlignment.self)), "alignment of lines of text; default: leading")
        case .lineLimit:
            (.dynamic(.numberFrom(1, to: .infinity)), "maximum number of lines of text; default: no limit")
        case .reservesSpace:
            (.dynamic(.flag), "whether a text is as high as its `lineLimit`, also with fewer lines; default: false")
        case .truncate:
            (
                .dynamic(.words(Truncation.self)),
                "where text that does not fit is cut; default: tail; setting it marks truncation as intended"
            )
        case .minimumScaleFactor:
            (
                .dynamic(.numberFrom(0, to: 1)),
                "smallest factor by which the text may shrink before it is truncated, above 0; default: 1"
            )
        case .scales:
            (
                .dynamic(.either([.flag, .map("scales")])),
                "whether text follows Dynamic Type, or up to which type size: `{ max: ax1 }`; default: true"
            )
        case .largeContent:
            (
                .dynamic(.flag),
                "whether the Large Content Viewer shows the text, which then does not scale; default: false"
            )
        case .size: (.value("length"), "size of the symbol, in points")
        case .weight: (.value("fontWeight"), "weight of text and symbols in the node, such as `semibold`")
        case .variant:
            (
                .dynamic(
                    .usually([
                        "none", "fill", "slash", "circle", "square", "rectangle", "circle.fill", "square.fill",
                        "rectangle.fill",
                    ])),
                "variant of the symbol, as in SwiftUI's `symbolVariant`"
            )
        case .contentMode: (.dynamic(.words(ContentMode.self)), "how the image fills its frame; default: fill")
        case .fill: (.value("color"), "color of the shape; default: `color`, or none where `stroke` is set")
        case .stroke: (.dynamic(.map("border")), "line around the shape")
        case .tail: (.dynamic(.map("tail")), "tail of a `bubble`")
        case .redacted:
            (
                .dynamic(.either([.flag, .words([Binder.still])])),
                "whether the node and its content are drawn as skeletons; `still` draws them without a shimmer"
            )
        case .placeholder: (.dynamic(.text), "text that the field shows while it is empty")
        case .placeholderColor: (.value("color"), "color of `placeholder`; default: iOS's placeholder color")
        case .focused: (.dynamic(.flag), "whether the field is being edited; default: false")
        case .keyboardType:
            (.dynamic(.words(KeyboardType.self)), "keyboard while the field is edited, as in UIKit; default: default")
        case .submitLabel:
            (
                .dynamic(.words(SubmitLabel.self)),
                "label of the return key while the field is edited; default: return"
            )
        case .keyboard:
            (
                .dynamic(.words(BarKeyboardBehavior.self)),
                "on the bottom bar of a screen: whether the keyboard raises the bar or covers it; default: raises"
            )
        default: nil
        }
    }

    /// The form of a modifier of interaction or VoiceOver; nil for any other.
    var meaning: (ValueForm, String)? {
        switch self {
        case .action:
            (.dynamic(.text), "id of an action, which makes the node a control; its analytics event is `tap_<id>`")
        case .role:
            (
                .dynamic(
                    .usually(
                        BoundInteraction.controlRoles.sorted()
                            + BoundInteraction.roles.subtracting(BoundInteraction.controlRoles).sorted())),
                "role for VoiceOver and rules; the role of a control makes the node one; default with `action`: button"
            )
        case .prominence:
            (.dynamic(.usually(["primary"])), "`primary` marks the main action; some rules are stricter for it")
        case .hitArea:
            (
                .dynamic(.either([.value("length"), .map("hitArea")])),
                "minimum size of the hit area, in points, centered on the node, such as `44`"
            )
        case .hitInsets:
            (.value("edges"), "insets of the hit area from the frame, in points; negative insets enlarge it")
        case .disabled: (.dynamic(.flag), "whether the controls in the node are disabled; default: false")
        case .label: (.dynamic(.text), "text that VoiceOver reads; default: the text in the node")
        case .hint: (.dynamic(.text), "hint that VoiceOver reads after a pause")
        case .value: (.dynamic(.text), "value that VoiceOver reads, such as `50 percent`")
        case .traits: (SpecForms.traits, "VoiceOver traits, such as `selected`")
        case .children:
            (
                .dynamic(.words(ChildrenMode.self)),
                "how VoiceOver reads the nodes inside: combined into one element, each separately, or not at all"
            )
        case .order: (.dynamic(.oneOrMore(.text)), "ids of nodes in the order in which VoiceOver reads them")
        case .hidden: (.dynamic(.flag), "whether VoiceOver skips the node, which is still drawn; default: false")
        case .decorative:
            (
                .dynamic(.flag),
                "whether the node only decorates, such as a large quotation mark: VoiceOver skips it, and it may be "
                    + "faint, covered or cut off; default: false"
            )
        case .actions: (.dynamic(.list(.either([.text, .map("voiceAction")]))), "custom actions of VoiceOver")
        default: nil
        }
    }
}
