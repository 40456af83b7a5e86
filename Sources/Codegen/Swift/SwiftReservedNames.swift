/// Names that generated declarations must not take as they are.
enum SwiftReservedNames {
    /// The Swift Programming Language, *Lexical Structure*, “Keywords and Punctuation”: those reserved everywhere, and
    /// `self` and `init`, which mean something else behind a dot.
    static let keywords: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "open", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static",
        "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
        "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while",
        "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "_",
    ]

    /// Types that a group must not hide, nor the enum around all groups: first the ones that the generated source
    /// itself needs, then those of Swift and SwiftUI that a design's groups are likely to be named like.
    static let types: Set<String> = [
        "Swift", "Foundation", "SwiftUI", "UIKit", "CGFloat", "TimeInterval", "Double", "Float", "Int", "String",
        "Bool",
        "Hashable", "Sendable", "Self", "Type", "Protocol", "Any", "MainActor",
        "TokenColor", "TokenRGBA", "TokenFont", "TokenFontWeight", "TokenTextStyle", "TokenFontScaling", "TokenSpring",
        "TokenCurve", "TokenTransition", "TokenShadow", "TokenGradient", "TokenGradientStop", "TokenStroke",
        "TokenBorder", "TokenHaptic", "TokenSymbol",
        "AnyObject", "AnyHashable", "Array", "Character", "Data", "Date", "Decimal", "Dictionary", "Duration", "Error",
        "Identifiable", "Measurement", "Never", "Optional", "Range", "Regex", "Result", "Set", "Task", "Unit", "URL",
        "Alignment", "Angle", "Animation", "Axis", "Badge", "Binding", "Button", "Canvas", "Capsule", "Circle", "Color",
        "Divider", "Edge", "Ellipse", "Environment", "Font", "Form", "Gesture", "Gradient", "Grid", "Group", "Image",
        "Label", "Layout", "Link", "List", "Material", "Menu", "Path", "Picker", "Rectangle", "Scene", "Section",
        "Shader", "Shape", "Slider", "Spacer", "Spring", "State", "Stepper", "StrokeStyle", "Tab", "Table", "Text",
        "Toggle", "Transition", "View",
    ]
}
