import Forms

/// What `expect:` can promise.
extension SpecForms {
    static let figures = [
        figure("x", "from the leading edge of the component, in points"), figure("y", "from its top"),
        figure("width", "of the frame"), figure("height", "of the frame"),
        figure("hitWidth", "of the area that reacts"), figure("hitHeight", "of the area that reacts"),
        figure("radius", "of the corners"), figure("gap", "between the nodes of a container"),
        figure("lineCount", "how many lines a text has"), figure("pointSize", "of a text or symbol"),
        figure("count", "how many nodes have this id"), figure("opacity", "from 0 to 1"),
        figure("scale", "how much it is enlarged"), KeyForm("color", .value("color"), "of a text or symbol"),
        KeyForm("background", .value("color"), "behind it"), KeyForm("text", .text, "what it says"),
        KeyForm("label", .text, "what VoiceOver says of it"),
        figure("threshold", "of a gesture, in points"), figure("duration", "of an animation"),
        figure("delay", "of an animation"), figure("dismissAfter", "when it disappears"),
        figure("timeout", "when loading gives up"),
        figure("padding", "inside its frame, all around"), figure("paddingHorizontal", "at its sides"),
        figure("paddingVertical", "above and below"), figure("aspect", "width divided by height"),
    ]

    private static func figure(_ name: String, _ summary: String) -> KeyForm {
        KeyForm(name, .value("promise"), summary)
    }
}
