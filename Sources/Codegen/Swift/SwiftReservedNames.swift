/// Names that generated declarations must not use unchanged.
enum SwiftReservedNames {
    /// The Swift Programming Language, *Lexical Structure*, “Keywords and Punctuation”: the keywords reserved
    /// everywhere, and `self` and `init`, which have another meaning after a dot.
    static let keywords: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout",
        "internal", "let", "open", "operator", "precedencegroup", "private", "protocol", "public", "rethrows", "static",
        "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue", "default", "defer", "do",
        "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "switch", "throw", "where", "while",
        "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws", "true", "try", "_",
    ]

    /// Types that generated enums must not hide: first those used by the generated source itself, then types of Swift
    /// and SwiftUI with names that are likely for groups.
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
