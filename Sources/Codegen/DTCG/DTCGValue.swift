import Tokens
import Values

/// Values in the long forms of DTCG 2025.10, or in uispec's own form if the standard has none.
enum DTCGValue {
    /// The value in the standard form; nil if the standard cannot express it.
    static func standard(_ value: TokenValue) -> JSONValue? {
        switch value {
        case .color(let color): DTCGColor.json(color)
        case .dimension(let length): dimension(length)
        case .number(let number): .exact(number)
        case .duration(let duration): self.duration(duration)
        case .cubicBezier(let curve): self.curve(curve)
        case .fontFamily(let names): family(names)
        case .fontWeight(let weight): .exact(weight.value)
        case .typography(let font): typography(font).map(JSONValue.object)
        case .shadow(let shadows):
            shadows.count == 1 ? shadows.first.map(shadow) : .list(shadows.map(shadow))
        case .gradient(let stops):
            .list(
                stops.map { .object([("color", DTCGColor.json($0.color)), ("position", .rounded($0.position))]) })
        case .strokeStyle(let style): stroke(style)
        case .border(let border):
            .object([
                ("color", DTCGColor.json(border.color)), ("width", dimension(border.width)),
                ("style", stroke(border.style)),
            ])
        case .transition(let transition):
            .object([
                ("duration", duration(transition.duration)), ("delay", duration(transition.delay)),
                ("timingFunction", curve(transition.timingFunction)),
            ])
        case .spring, .haptic, .symbol: nil
        }
    }

    /// The complete value in a form that uispec reads.
    static func complete(_ value: TokenValue) -> JSONValue {
        switch value {
        case .typography(let font): self.font(font)
        case .spring(let spring):
            .object([
                ("response", .exact(spring.response.value)), ("dampingFraction", .exact(spring.dampingFraction)),
            ])
        case .haptic(let haptic): .text(haptic.rawValue)
        case .symbol(let name): .text(name)
        default: standard(value) ?? .null
        }
    }

    /// Whether ``standard(_:)`` expresses the complete value.
    static func isLosslessInStandard(_ value: TokenValue) -> Bool {
        if case .typography(let font) = value { font.relativeTo == nil } else { true }
    }

    // MARK: Parts

    private static func dimension(_ length: Points) -> JSONValue {
        .object([("value", .rounded(length.value)), ("unit", .text("px"))])
    }

    /// Uses milliseconds if they are a whole number, otherwise seconds, so that the value is not rounded.
    private static func duration(_ duration: Seconds) -> JSONValue {
        let milliseconds = (duration.value * 1000).rounded()
        return milliseconds / 1000 == duration.value
            ? .object([("value", .exact(milliseconds)), ("unit", .text("ms"))])
            : .object([("value", .exact(duration.value)), ("unit", .text("s"))])
    }

    private static func curve(_ curve: CubicBezier) -> JSONValue {
        .list([.exact(curve.x1), .exact(curve.y1), .exact(curve.x2), .exact(curve.y2)])
    }

    private static func family(_ names: [String]) -> JSONValue {
        names.count == 1 ? names.first.map(JSONValue.text) ?? .null : .list(names.map(JSONValue.text))
    }

    private static func shadow(_ shadow: Shadow) -> JSONValue {
        var members: [(String, JSONValue)] = [
            ("color", DTCGColor.json(shadow.color)), ("offsetX", dimension(shadow.offsetX)),
            ("offsetY", dimension(shadow.offsetY)), ("blur", dimension(shadow.blur)),
            ("spread", dimension(shadow.spread)),
        ]
        if shadow.isInset { members.append(("inset", .flag(true))) }
        return .object(members)
    }

    private static func stroke(_ style: StrokeStyle) -> JSONValue {
        switch style {
        case .named(let name): .text(name)
        case .dashes(let dashes, let cap):
            .object([("dashArray", .list(dashes.map(dimension))), ("lineCap", .text(cap.rawValue))])
        }
    }

    /// The five members that the standard requires; nil if the font depends on Dynamic Type.
    private static func typography(_ font: Typography) -> [(String, JSONValue)]? {
        guard font.style == nil, !font.family.isEmpty, !font.isItalic else { return nil }
        let members = written(font)
        return members.count == 5 ? members : nil
    }

    /// The members of the standard that the font sets.
    private static func written(_ font: Typography) -> [(String, JSONValue)] {
        var members: [(String, JSONValue)] = []
        if !font.family.isEmpty { members.append(("fontFamily", family(font.family))) }
        if let size = font.size { members.append(("fontSize", dimension(size))) }
        if let weight = font.weight { members.append(("fontWeight", .exact(weight.value))) }
        if let spacing = font.letterSpacing { members.append(("letterSpacing", dimension(spacing))) }
        if let lineHeight = font.lineHeight { members.append(("lineHeight", .exact(lineHeight))) }
        return members
    }

    /// Uses the standard's members if the font sets more than size and weight, otherwise a short form.
    private static func font(_ font: Typography) -> JSONValue {
        var members: [(String, JSONValue)]
        if !font.family.isEmpty || font.letterSpacing != nil || font.lineHeight != nil {
            members = written(font)
        } else if let style = font.style, font.weight == nil, !font.isItalic {
            return .text(style.rawValue)
        } else {
            members = font.style.map { [("style", .text($0.rawValue))] } ?? [("size", .exact(font.size?.value ?? 0))]
            if let weight = font.weight { members.append(("weight", .exact(weight.value))) }
            if font.isItalic { members.append(("italic", .flag(true))) }
        }
        if let style = font.relativeTo { members.append(("relativeTo", .text(style.rawValue))) }
        return .object(members)
    }
}
