import Pipeline
import Values

/// The arguments that select the context of a picture.
enum ContextInputs {
    static let scale = 2.0

    static let all = [
        ToolInput(
            "appearance", .choice(["light", "dark"]), "The appearance. The default is the first of the manifest."),
        ToolInput("contrast", .choice(["standard", "increased"]), "The contrast setting."),
        ToolInput("typeSize", .choice(TypeSize.allCases.map(\.rawValue)), "The Dynamic Type size."),
        ToolInput("device", .text, "The device, such as iphone-15."),
        ToolInput("orientation", .choice(["portrait", "landscape"]), "The orientation."),
        ToolInput("direction", .choice(["ltr", "rtl"]), "The layout direction."),
        ToolInput("locale", .text, "The language, such as ja."),
        ToolInput("scale", .number(minimum: 0.25, maximum: 4), "Pixels per point. The default is 2."),
    ]
}

extension ToolArguments {
    var contexts: ContextNames {
        var names = ContextNames()
        (names.appearance, names.contrast, names.typeSize) = (text("appearance"), text("contrast"), text("typeSize"))
        (names.device, names.orientation) = (text("device"), text("orientation"))
        (names.direction, names.locale) = (text("direction"), text("locale"))
        return names
    }

    var scale: Double { number("scale") ?? ContextInputs.scale }
}
