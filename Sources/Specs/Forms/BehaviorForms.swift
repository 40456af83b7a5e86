package import Forms
import Tokens

/// What happens: gestures, motion, haptics, times, presentation.
extension SpecForms {
    /// The keys of components, screens and states.
    static let behavior = Behavior.allCases.map(\.form)

    static let gesture = MapForm(
        "gesture", "A gesture, and the visible control that does the same.",
        [
            KeyForm("swipe", .dynamic(.words(SwipeDirection.self)), "a swipe in a direction of the screen"),
            KeyForm("longPress", .value("duration"), "a press of this length"),
            KeyForm("drag", .dynamic(.either([.text, .nothing])), "a drag"),
            KeyForm("pinch", .dynamic(.either([.text, .nothing])), "a pinch"),
            KeyForm("pull", .dynamic(.either([.text, .nothing])), "a pull beyond the edge"),
            KeyForm("threshold", .value("length"), "how far a finger must go"),
            KeyForm(
                "action", .dynamic(.text), "the id of what it does; its event is `swipe_<id>`", isRequired: true),
            KeyForm("alternative", .dynamic(.text), "the action of a visible control that does the same"),
            KeyForm("hint", .dynamic(.text), "how VoiceOver or the sheet explains it"),
            KeyForm("node", .dynamic(.text), "the id of the node that takes it; the body without it"),
        ], alternatives: gestureKinds)
    static let gestureKinds = ["swipe", "longPress", "drag", "pinch", "pull"]

    private static let pace = [
        KeyForm("duration", .value("duration"), "how long it takes"),
        KeyForm("delay", .value("duration"), "how long it waits before"),
        KeyForm("curve", .either([.value("curve"), .map("spring")]), "a spring or a timing function"),
        KeyForm(
            "repeat", .dynamic(.either([.numberFrom(1, to: .infinity), .words(["forever"])])), "how often it runs"),
    ]
    private static func change(isRequired: Bool) -> KeyForm {
        KeyForm(
            "changes", .dynamic(.map("changes")), "what changes, from the first value to the last",
            isRequired: isRequired)
    }
    static let motion = MapForm(
        "motion", "An animation.",
        [
            KeyForm("summary", .text, "one line on what it is for"),
            KeyForm("node", .dynamic(.text), "the id of the node that changes; all of the component without it"),
            KeyForm(
                "trigger", .dynamic(.either([.words(BoundMotion.Trigger.self), .map("trigger")])), "what starts it"),
        ] + pace + [
            change(isRequired: true),
            KeyForm(
                "reduced", .either([.words(["none"]), .map("reducedMotion")]),
                "how it runs under Reduce Motion; what it does not say is as always"),
        ])
    static let reducedMotion = MapForm(
        "reducedMotion", "An animation under Reduce Motion.", pace + [change(isRequired: false)])
    static let trigger = MapForm(
        "trigger", "An animation that follows a finger.",
        [
            KeyForm("drag", .dynamic(.text), "the direction, such as vertical", isRequired: true),
            KeyForm("distance", .value("length"), "from the first value to the last"),
        ])
    static let changes = MapForm(
        "changes", "By property, its values from the first to the last.",
        BoundMotion.Property.allCases.map {
            KeyForm(
                $0.rawValue, .list(.anything),
                $0 == .offsetX || $0 == .offsetY ? "points, or offscreen" : "at least two values")
        })
    static let timing = MapForm(
        "timing", "When something happens by itself.",
        [KeyForm("dismissAfter", .value("duration"), "when it disappears")])
    static let timeout = MapForm(
        "timeout", "How long a state may last.",
        [
            KeyForm("after", .value("duration"), "how long"),
            KeyForm("state", .dynamic(.text), "the state that follows"),
        ])
    static let analytics = MapForm(
        "analytics", "Events beyond those of actions and gestures.",
        [
            KeyForm("view", .dynamic(.text), "the event of being shown"),
            KeyForm("events", .named(.either([.list(.text), .nothing])), "by name their fields"),
        ])
    static let presentation = MapForm(
        "presentation", "How a component appears over a screen.",
        [
            KeyForm("as", .dynamic(.words(PresentationStyle.self)), "what it is", isRequired: true),
            KeyForm(
                "detents", .dynamic(.oneOrMore(.either([.words(["medium", "large"]), .value("extent")]))),
                "the heights of a sheet; the smallest is drawn"),
            KeyForm("edge", .dynamic(.words(PresentationEdge.self)), "where a toast stands; bottom without it"),
            KeyForm("grabber", .dynamic(.flag), "whether a sheet has one"),
            KeyForm("anchor", .dynamic(.text), "the id of the node that a popover points at"),
            KeyForm("over", .dynamic(.text), "the screen behind it, `Explore` or `Explore:content`"),
        ])

    package static let behaviorMaps: [MapForm] = [
        gesture, motion, reducedMotion, trigger, changes, timing, timeout, analytics, presentation,
    ]
}

extension Behavior {
    /// What stands behind the key.
    var form: KeyForm {
        switch self {
        case .gestures: KeyForm(rawValue, .list(.map("gesture")), "gestures, each with its visible alternative")
        case .motion: KeyForm(rawValue, .named(.map("motion")), "animations by name")
        case .haptic: KeyForm(rawValue, .value("haptic"), "what the device plays along")
        case .haptics: KeyForm(rawValue, .named(.value("haptic")), "the same by `appear`, `disappear` or an action")
        case .timing: KeyForm(rawValue, .map("timing"), "when something happens by itself")
        case .timeout: KeyForm(rawValue, .map("timeout"), "how long the state may last, and what follows")
        case .announce:
            KeyForm(
                rawValue, .dynamic(.either([.flag, .text])),
                "whether VoiceOver tells of it unasked, or the words it says")
        case .analytics: KeyForm(rawValue, .map("analytics"), "events beyond those of actions and gestures")
        case .presentation: KeyForm(rawValue, .dynamic(.map("presentation")), "how it appears over a screen")
        case .traits: KeyForm(rawValue, SpecForms.traits, "what VoiceOver adds to the component")
        case .label: KeyForm(rawValue, .dynamic(.text), "what VoiceOver reads of the component")
        case .keyboard: KeyForm(rawValue, .dynamic(.words(KeyboardKind.self)), "whether the keyboard is shown")
        }
    }
}
