/// The reason why a text is not a CSS color.
package struct ColorSyntaxError: Error, Hashable, Sendable {
    package enum Reason: Hashable, Sendable {
        case empty
        case unknownName(String)
        case unknownFunction(String)
        /// `color()` with an unknown space.
        case unknownSpace(String)
        case unknownUnit(String)
        /// A `#` with an invalid number of digits.
        case hexLength(Int)
        /// `found` is nil at the end of the text.
        case unexpected(found: String?, expected: String)
        case wrongUnit(component: String, expected: String)
        case numberTooLarge
        /// Commas in a function without a legacy syntax.
        case commas(function: String)
        case legacyNone
        case legacyMix
    }

    package let reason: Reason
    /// The place of the error, in UTF-8 bytes from the start of the text.
    package let offset: Int

    init(_ reason: Reason, at offset: Int) {
        self.reason = reason
        self.offset = offset
    }

    init(_ reason: Reason, _ argument: CSSArgument) {
        self.init(reason, at: argument.offset)
    }

    /// The message without a final period: the error, and the expected text.
    package var message: String {
        switch reason {
        case .empty: "the color is empty"
        case .unknownName(let name): "“\(name)” is not a CSS color name"
        case .unknownFunction(let name):
            "“\(name)()” is not a color function; use rgb, hsl, hwb, lab, lch, oklab, oklch or color"
        case .unknownSpace(let name): Self.unknownSpace(name)
        case .unknownUnit(let unit): "“\(unit)” is not a unit for colors; use %, deg, grad, rad or turn"
        case .hexLength(let count): "a hex color has 3, 4, 6 or 8 digits, not \(count)"
        case .unexpected(let found?, let expected): "expected \(expected), found “\(found)”"
        case .unexpected(nil, let expected): "expected \(expected), found the end"
        case .wrongUnit(let component, let expected): "the \(component) component must be \(expected)"
        case .numberTooLarge: "the number is too large"
        case .commas(let function): "\(function)() separates its components with spaces, not commas"
        case .legacyNone: "“none” is not allowed between commas; separate the components with spaces"
        case .legacyMix: "rgb() with commas takes three numbers or three percentages, not a mix"
        }
    }

    private static func unknownSpace(_ name: String) -> String {
        let spaces = CSSColorFunction.predefined.map(\.rawValue).joined(separator: ", ")
        if CSSColorFunction.named(name) != nil { return "color() does not take \(name); write \(name)(…)" }
        return name.isEmpty
            ? "color() must start with a color space: \(spaces)"
            : "“\(name)” is not a color space of color(); use one of \(spaces)"
    }
}
