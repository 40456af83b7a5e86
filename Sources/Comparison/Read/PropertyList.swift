import Layout
import Platform
import Specs
import Tokens
import Values

/// Collects the properties of a node. Default values are left out.
struct PropertyList {
    private(set) var properties: [ComparedProperty] = []

    mutating func add(
        _ name: String, _ value: ComparedValue, _ effect: ComparedProperty.Effect, _ tokens: [TokenPath?] = []
    ) {
        if value == .none { return }
        properties.append(ComparedProperty(name, value, effect, tokens: tokens.compactMap(\.self)))
    }

    mutating func add(
        _ name: String, _ number: Double, unless standard: Double, _ effect: ComparedProperty.Effect
    ) {
        if number != standard { add(name, .number(number), effect) }
    }

    mutating func add(_ name: String, _ text: String?, _ effect: ComparedProperty.Effect) {
        if let text, !text.isEmpty { add(name, .text(text), effect) }
    }

    mutating func add(_ name: String, _ flag: Bool, _ effect: ComparedProperty.Effect) {
        if flag { add(name, .text("true"), effect) }
    }

    mutating func add(_ name: String, _ points: Bound<Points>?, _ effect: ComparedProperty.Effect) {
        if let points { add(name, .number(points.value.value), effect, [points.token]) }
    }

    mutating func add(_ name: String, _ color: BoundColor?, _ effect: ComparedProperty.Effect) {
        if let color { add(name, .text(Self.words(color.value)), effect, [color.token]) }
    }

    mutating func add(_ name: String, _ text: Bound<String>?, _ effect: ComparedProperty.Effect) {
        if let text { add(name, .text(text.value), effect, [text.token]) }
    }

    mutating func add(_ name: String, _ insets: Bound<Insets>?, _ effect: ComparedProperty.Effect) {
        guard let insets else { return }
        let value = insets.value
        let all = [value.top, value.leading, value.bottom, value.trailing].map(\.value)
        let words = all.map { DecimalText.short($0) }.joined(separator: " ")
        let first = all.first ?? 0
        add(name, all.allSatisfy { $0 == first } ? .number(first) : .text(words), effect, [insets.token])
    }

    mutating func add(_ name: String, _ extent: Bound<Extent>?) {
        guard let extent else { return }
        let value: ComparedValue =
            switch extent.value {
            case .points(let points): .number(points.value)
            case .share(let share): .text(share.description)
            case .fill: .text("fill")
            case .hug: .text("hug")
            }
        add(name, value, .layout, [extent.token])
    }

    mutating func add(_ name: String, _ border: BoundBorder?) {
        guard let border else { return }
        let width: String =
            switch border.width {
            case .points(let points): points.description
            case .hairline: "hairline"
            }
        let edges = border.edges == .all ? "" : " edges \(border.edges.rawValue)"
        add(name, .text("\(Self.words(border.color.value)) \(width)\(edges)"), .drawing, [border.color.token])
    }

    /// The colors of the four appearances, or one color if they are equal.
    static func words(_ color: DynamicColor) -> String {
        let all = Appearance.base.map { color[$0].hexWithAlpha }
        if Set(all).count == 1 { return all[0] }
        return zip(Appearance.base, all).map { "\($0.name) \($1)" }.joined(separator: ", ")
    }

    static func words(_ rect: Rect) -> String {
        "\(rect.minX), \(rect.minY), \(rect.width) × \(rect.height)"
    }

    static func words(_ radii: CornerRadii) -> ComparedValue {
        let all = radii.all.map { radius in
            switch radius {
            case .points(let points): points.description
            case .full: "full"
            }
        }
        guard Set(all).count == 1 else { return .text(all.joined(separator: " ")) }
        if case .points(let points) = radii.topLeading { return .number(points.value) }
        return .text("full")
    }

    static func words(_ tail: BoundTail) -> String {
        "\(tail.edge.rawValue) \(tail.place) \(tail.size)"
    }
}
