import Forms

/// Forms of the figures that an expectation can name.
extension SpecForms {
    static let figures = [
        figure("x", "distance from the component's leading edge, in points"),
        figure("y", "distance from the component's top, in points"),
        figure("width", "width of the frame, in points"), figure("height", "height of the frame, in points"),
        figure("hitWidth", "width of the hit area, in points"),
        figure("hitHeight", "height of the hit area, in points"),
        figure("radius", "largest corner radius, in points"),
        figure("gap", "distance between the children of a container, in points"),
        figure("lineCount", "number of lines of text"),
        figure("pointSize", "size of text or a symbol after Dynamic Type, in points"),
        figure("count", "number of nodes with this id"), figure("opacity", "opacity from 0 to 1"),
        figure("scale", "scale factor of the drawing; 1 is the original size"),
        KeyForm("color", .value("color"), "color of text or a symbol, or fill of a shape"),
        KeyForm("background", .value("color"), "background color"),
        KeyForm("text", .text, "shown text"), KeyForm("label", .text, "text that VoiceOver reads"),
        figure("threshold", "threshold of a gesture, in points"),
        figure("duration", "duration of an animation, such as `0.3s`"),
        figure("delay", "delay of an animation, such as `0.1s`"),
        figure("dismissAfter", "time after which the component disappears, such as `3s`"),
        figure("timeout", "longest time in a state, such as `10s`"),
        figure("padding", "padding on all edges, in points"),
        figure("paddingHorizontal", "leading and trailing padding, in points"),
        figure("paddingVertical", "top and bottom padding, in points"),
        figure("aspect", "width divided by height"),
    ]

    private static func figure(_ name: String, _ summary: String) -> KeyForm {
        KeyForm(name, .value("figure"), summary)
    }
}
