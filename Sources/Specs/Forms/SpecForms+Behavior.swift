package import Forms
import Tokens

/// Forms of behavior: gestures, motion, haptics, timing and presentation.
extension SpecForms {
    /// The behavior keys that components, screens and states share.
    static let behavior = Behavior.allCases.map(\.form)

    static let gesture = MapForm(
        "gesture", "A gesture and its action. A visible control should offer the same action.",
        [
            KeyForm(
                "swipe", .dynamic(.words(SwipeDirection.self)),
                "a swipe in this physical direction, which does not change in right-to-left layouts"),
            KeyForm("longPress", .value("duration"), "a press held for this time, such as `0.5s`"),
            KeyForm(
                "drag", .dynamic(.either([.text, .nothing])),
                "a drag; the value may name its direction, such as `horizontal`"),
            KeyForm(
                "pinch", .dynamic(.either([.text, .nothing])),
                "a pinch; the value may name its direction, such as `out`"),
            KeyForm(
                "pull", .dynamic(.either([.text, .nothing])),
                "pull to refresh, or a pull beyond the other end; the value may name its direction, such as `down`"
            ),
            KeyForm(
                "threshold", .value("length"), "how far the finger must move before the gesture counts, in points"),
            KeyForm(
                "action", .dynamic(.text),
                "id of the action to perform, such as `like`; its analytics event is `swipe_<id>`",
                isRequired: true),
            KeyForm("alternative", .dynamic(.text), "action of a visible control that does the same"),
            KeyForm("hint", .dynamic(.text), "hint for VoiceOver and for the sheet, such as `Swipe left to skip`"),
            KeyForm(
                "node", .dynamic(.text), "id of the node that recognizes the gesture; default: the component's body"),
        ], alternatives: gestureKinds)
    static let gestureKinds = ["swipe", "longPress", "drag", "pinch", "pull"]

    private static let pace = [
        KeyForm("duration", .value("duration"), "length of one run, such as `0.3s` or `300ms`"),
        KeyForm("delay", .value("duration"), "time before the animation starts; default: none"),
        KeyForm("curve", .either([.value("curve"), .map("spring")]), "timing curve or spring"),
        KeyForm(
            "repeat", .dynamic(.either([.numberFrom(1, to: .infinity), .words(["forever"])])),
            "number of runs, a whole number, or `forever`; default: 1"),
    ]
    private static func change(isRequired: Bool) -> KeyForm {
        KeyForm(
            "changes", .dynamic(.map("changes")),
            "animated properties with their values from first to last, such as `{ scale: [1, 0.95] }`",
            isRequired: isRequired)
    }
    static let motion = MapForm(
        "motion", "An animation.",
        [
            KeyForm("summary", .text, "one-line description, shown on the sheet"),
            KeyForm("node", .dynamic(.text), "id of the animated node; default: the whole component"),
            KeyForm(
                "trigger", .dynamic(.either([.words(BoundMotion.Trigger.self), .map("trigger")])),
                "event that starts the animation, or a drag that drives it"),
        ] + pace + [
            change(isRequired: true),
            KeyForm(
                "reduced", .either([.words(["none"]), .map("reducedMotion")]),
                "animation under Reduce Motion, or `none`; keys left out keep their normal values"),
        ])
    static let reducedMotion = MapForm(
        "reducedMotion", "Overrides for an animation under Reduce Motion.", pace + [change(isRequired: false)])
    static let trigger = MapForm(
        "trigger", "A trigger for an animation that follows the finger.",
        [
            KeyForm("drag", .dynamic(.text), "direction of the drag, such as `vertical`", isRequired: true),
            KeyForm("distance", .value("length"), "dragged distance from the first value to the last, in points"),
        ])
    static let changes = MapForm(
        "changes", "Animated properties. Each takes a list of at least two values, spaced evenly in time.",
        BoundMotion.Property.allCases.map { KeyForm($0.rawValue, .list(.anything), $0.summary) })
    static let timing = MapForm(
        "timing", "Changes that happen without user input.",
        [KeyForm("dismissAfter", .value("duration"), "time after which the component disappears, such as `3s`")])
    static let timeout = MapForm(
        "timeout", "The longest time that a state may last.",
        [
            KeyForm("after", .value("duration"), "the longest time, such as `10s`"),
            KeyForm("state", .dynamic(.text), "state that follows, such as `error`"),
        ])
    static let analytics = MapForm(
        "analytics", "Analytics events in addition to those of actions and gestures.",
        [
            KeyForm("view", .dynamic(.text), "event logged when the component or state is shown, such as `home_view`"),
            KeyForm(
                "events", .named(.either([.list(.text), .nothing])),
                "event names with their fields, such as `{ share: [communityId] }`"),
        ])
    static let presentation = MapForm(
        "presentation",
        "How a component appears over a screen. Content behind a sheet, an alert or a popover is neither a tap target "
            + "nor read by VoiceOver, and the three use iOS's elevated colors.",
        [
            KeyForm("as", .dynamic(.words(PresentationStyle.self)), "presentation style", isRequired: true),
            KeyForm(
                "detents", .dynamic(.oneOrMore(.either([.words(["medium", "large"]), .value("extent")]))),
                "heights of a sheet, such as `[medium, large]`; the smallest is drawn; default: large"),
            KeyForm(
                "edge", .dynamic(.words(PresentationEdge.self)),
                "screen edge at which it appears; default for a toast: bottom"),
            KeyForm("grabber", .dynamic(.flag), "whether a sheet shows a grabber; default: false"),
            KeyForm("anchor", .dynamic(.text), "id of the node that a popover points at"),
            KeyForm(
                "over", .dynamic(.text), "screen behind it, with an optional state: `Explore` or `Explore:content`"),
        ])

    package static let behaviorMaps: [MapForm] = [
        gesture, motion, reducedMotion, trigger, changes, timing, timeout, analytics, presentation,
    ]
}

extension Behavior {
    /// The key with its form.
    var form: KeyForm {
        switch self {
        case .gestures: KeyForm(rawValue, .list(.map("gesture")), "gestures, each with its visible alternative")
        case .motion: KeyForm(rawValue, .named(.map("motion")), "animations by name")
        case .haptic:
            KeyForm(rawValue, .value("haptic"), "haptic feedback when the component or state appears")
        case .haptics:
            KeyForm(
                rawValue, .named(.value("haptic")),
                "haptic feedback by event: `appear`, `disappear` or the id of an action")
        case .timing: KeyForm(rawValue, .map("timing"), "changes that happen without user input")
        case .timeout: KeyForm(rawValue, .map("timeout"), "longest time in this state, and the state that follows")
        case .announce:
            KeyForm(
                rawValue, .dynamic(.either([.flag, .text])),
                "VoiceOver announcement on appearing: `true` announces the new content, text announces these words")
        case .analytics:
            KeyForm(rawValue, .map("analytics"), "analytics events in addition to those of actions and gestures")
        case .presentation: KeyForm(rawValue, .dynamic(.map("presentation")), "how it appears over a screen")
        case .traits: KeyForm(rawValue, SpecForms.traits, "VoiceOver traits of the component, such as `selected`")
        case .label:
            KeyForm(rawValue, .dynamic(.text), "text that VoiceOver reads for the component; default: the text in it")
        case .keyboard:
            KeyForm(
                rawValue, .dynamic(.words(KeyboardKind.self)),
                "on-screen keyboard of a screen: `shown` in the context's language, `latin` with Latin letters in "
                    + "every language, or `hidden`; default: hidden")
        }
    }
}

extension BoundMotion.Property {
    /// The values that the property takes.
    fileprivate var summary: String {
        switch self {
        case .opacity: "opacities from 0 to 1"
        case .scale: "scale factors; 1 is the original size"
        case .rotation: "angles in degrees, clockwise"
        case .offsetX: "horizontal offsets in points, or `offscreen`"
        case .offsetY: "vertical offsets in points, or `offscreen`"
        case .blur: "blur radii in points"
        case .saturation: "saturations; 0 is gray, 1 is unchanged"
        case .width: "widths in points"
        case .height: "heights in points"
        case .radius: "corner radii in points"
        case .color: "foreground colors"
        case .background: "background colors"
        case .fill: "fill colors of a shape"
        }
    }
}
