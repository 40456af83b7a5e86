/// A color function of CSS Color 4, and how its numbers are interpreted.
struct CSSColorFunction {
    var space: ColorSpace
    /// The divisor of a plain number: 255 in `rgb()`.
    var numberScale = 1.0
    /// The limits that values are clamped to when read (CSS Color 4: sections 5, 7, 9.1 and 9.2).
    var limits: [ClosedRange<Double>] = [anything, anything, anything]
    /// Whether commas may separate the components.
    var hasLegacySyntax = false

    /// The functions by lowercase name, without `color()`, which names its space itself.
    static func named(_ name: String) -> CSSColorFunction? {
        switch name {
        case "rgb", "rgba":
            CSSColorFunction(space: .srgb, numberScale: 255, limits: [0...1, 0...1, 0...1], hasLegacySyntax: true)
        case "hsl", "hsla":
            CSSColorFunction(space: .hsl, limits: [anything, positive, anything], hasLegacySyntax: true)
        case "hwb": CSSColorFunction(space: .hwb)
        case "lab": CSSColorFunction(space: .lab, limits: [0...100, anything, anything])
        case "lch": CSSColorFunction(space: .lch, limits: [0...100, positive, anything])
        case "oklab": CSSColorFunction(space: .oklab, limits: [0...1, anything, anything])
        case "oklch": CSSColorFunction(space: .oklch, limits: [0...1, positive, anything])
        default: nil
        }
    }

    /// The spaces that `color()` takes.
    static let predefined: [ColorSpace] = [
        .srgb, .srgbLinear, .displayP3, .a98RGB, .proPhotoRGB, .rec2020, .xyzD50, .xyzD65,
    ]

    private static let anything = -Double.infinity...Double.infinity
    private static let positive = 0...Double.infinity

    /// The value of a component in the units of its space; nil for `none`.
    func value(of argument: CSSArgument, at index: Int) throws(ColorSyntaxError) -> Double? {
        let component = space.components[index]
        guard let number = argument.number else { return nil }
        let limits = self.limits[index]
        switch argument.unit {
        case .plain where component.percent == nil: return Hue.normalized(number)
        case .plain: return min(max(number / numberScale, limits.lowerBound), limits.upperBound)
        case .angle(let degrees) where component.percent == nil: return Hue.normalized(number * degrees)
        case .percent:
            guard let percent = component.percent else {
                throw ColorSyntaxError(
                    .wrongUnit(component: component.name, expected: "a number or an angle"), argument)
            }
            return min(max(number / 100 * percent, limits.lowerBound), limits.upperBound)
        case .angle:
            throw ColorSyntaxError(
                .wrongUnit(component: component.name, expected: "a number or a percentage"), argument)
        }
    }
}

extension Color {
    /// Reads a function, from the parenthesis after its name to the closing one.
    static func function(
        _ name: String, at start: Int, _ scanner: inout CSSScanner
    ) throws(ColorSyntaxError) -> Color {
        scanner.position += 1
        let function = try head(name, at: start, &scanner)
        var arguments = [try scanner.argument()]
        let isLegacy = scanner.take(",")
        if isLegacy && !function.hasLegacySyntax {
            throw ColorSyntaxError(.commas(function: name), at: scanner.position - 1)
        }
        arguments.append(try scanner.argument())
        if isLegacy { try scanner.expect(",") }
        arguments.append(try scanner.argument())
        if isLegacy { try checkLegacy(arguments, of: function) }
        let hasAlpha = scanner.take(isLegacy ? "," : "/")
        let alpha = hasAlpha ? try alpha(scanner.argument(), isLegacy: isLegacy) : 1
        try scanner.expect(")", orEarlier: hasAlpha ? [] : [isLegacy ? "," : "/"])
        var values: [Double?] = []
        for (index, argument) in arguments.enumerated() {
            values.append(try function.value(of: argument, at: index))
        }
        return Color(function.space, values[0], values[1], values[2], alpha: alpha)
    }

    /// Returns the function with a name. For `color()`, reads the name of the space.
    private static func head(
        _ name: String, at start: Int, _ scanner: inout CSSScanner
    ) throws(ColorSyntaxError) -> CSSColorFunction {
        if let function = CSSColorFunction.named(name) { return function }
        guard name == "color" else { throw ColorSyntaxError(.unknownFunction(name), at: start) }
        scanner.skipSpace()
        let offset = scanner.position
        let written = scanner.identifier()
        let space = ColorSpace(rawValue: written == "xyz" ? "xyz-d65" : written)
        guard let space, CSSColorFunction.predefined.contains(space) else {
            throw ColorSyntaxError(.unknownSpace(written), at: offset)
        }
        return CSSColorFunction(space: space)
    }

    /// The alpha, clamped to 0…1; nil for `none`.
    private static func alpha(_ argument: CSSArgument, isLegacy: Bool) throws(ColorSyntaxError) -> Double? {
        guard let number = argument.number else {
            if isLegacy { throw ColorSyntaxError(.legacyNone, argument) }
            return nil
        }
        switch argument.unit {
        case .plain: return min(max(number, 0), 1)
        case .percent: return min(max(number / 100, 0), 1)
        case .angle:
            throw ColorSyntaxError(.wrongUnit(component: "alpha", expected: "a number or a percentage"), argument)
        }
    }

    /// Checks legacy syntax: with commas, `none` is not allowed, `rgb()` does not mix numbers and percentages, and
    /// `hsl()` takes percentages.
    private static func checkLegacy(
        _ arguments: [CSSArgument], of function: CSSColorFunction
    ) throws(ColorSyntaxError) {
        for (index, argument) in arguments.enumerated() {
            if argument.number == nil { throw ColorSyntaxError(.legacyNone, argument) }
            if function.space == .hsl {
                guard index > 0, argument.unit != .percent else { continue }
                let component = function.space.components[index].name
                throw ColorSyntaxError(.wrongUnit(component: component, expected: "a percentage"), argument)
            }
            if argument.unit != arguments[0].unit { throw ColorSyntaxError(.legacyMix, argument) }
        }
    }
}
