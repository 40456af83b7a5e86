package import Source
import Tokens
package import Values
import YAML

extension Component {
    /// A literal length, color or duration in a component, with its role.
    package struct Literal: Sendable, Hashable {
        package enum Role: Sendable, Hashable {
            /// A corner radius.
            case radius
            /// Padding, margin or spacing.
            case spacing
            /// A color.
            case color(Paint)
            /// The duration of an animation.
            case duration
        }

        /// The part that a color paints.
        package enum Paint: Sendable, Hashable {
            /// A text or a symbol.
            case foreground
            case background
            /// A shape, which may be a line, a sign or a ground.
            case shape
            /// A border or the outline of a shape.
            case line
            case shadow
        }

        package enum Value: Sendable, Hashable {
            case length(Double)
            case color(RGBA)
            /// A duration in seconds.
            case seconds(Double)
        }

        package var role: Role
        package var value: Value
        package var range: SourceRange
        /// Whether it is the value of a property, which may be used in other places too.
        package var isShared = false
    }

    /// The ranges of all colors, including the property values that are used as colors.
    package func colorPlaces(in library: SpecLibrary) -> [SourceRange] {
        var places = preview.backdrop.map(\.range) + [screen?.background?.range].compactMap(\.self)
        let roles = propertyRoles(in: library)
        let colored = Set(roles.filter { $0.value.contains(where: \.isColor) }.map(\.key))
        places += properties.filter { colored.contains($0.name) }.compactMap { $0.defaultValue.range }
        forEachElement { element in
            for (modifier, value) in element.modifiers where modifier.role?.isColor ?? false {
                places.append(value.node.range)
            }
            guard element.kind == .use, let given = element[.with]?.mapping,
                let used = element.content.string.flatMap({ library[$0] })
            else { return }
            let inner = used.propertyRoles(in: library)
            places += given.filter { inner[$0.key]?.contains(where: \.isColor) ?? false }.map(\.value.range)
        }
        for setting in states.flatMap(\.settings) {
            let steps = setting.target.split(separator: ".").map(String.init)
            let isColor = steps.first.map(colored.contains) ?? false
            if isColor || steps.count == 2 && Modifier(key: steps[1])?.role?.isColor ?? false {
                places.append(setting.value.range)
            }
        }
        return places
    }

    /// Returns every literal length and color in a modifier with a role, and every duration of an animation, in the
    /// order of the file. Includes settings of states, a screen's background, and values that reach a modifier through
    /// a property: its default, a state's setting or a `with:`.
    package func literals(in library: SpecLibrary) -> [Literal] {
        var found: [Literal] = []
        let roles = propertyRoles(in: library)
        var shared: [Literal] = []
        for property in properties {
            for role in roles[property.name] ?? [] { role.collect(property.defaultValue, into: &shared) }
        }
        forEachElement { element in
            for (modifier, value) in element.modifiers { modifier.role?.collect(value.node, into: &found) }
            element.collectGiven(in: library, into: &shared)
        }
        for setting in states.flatMap(\.settings) {
            let steps = setting.target.split(separator: ".").map(String.init)
            guard let head = steps.first else { continue }
            if properties.contains(where: { $0.name == head }) {
                for role in roles[head] ?? [] { role.collect(setting.value, into: &shared) }
            } else if steps.count == 2 {
                Modifier(key: steps[1])?.role?.collect(setting.value, into: &found)
            }
        }
        if let background = screen?.background { Literal.collectColors(background, as: .background, into: &found) }
        for motions in [behavior[.motion]] + states.map({ $0.behavior[.motion] }) {
            for motion in motions?.mapping ?? [] { Literal.collectDurations(of: motion.value, into: &found) }
        }
        for index in shared.indices { shared[index].isShared = true }
        var seen: Set<Literal> = []
        return (found + shared).filter { seen.insert($0).inserted }.sorted { $0.range.start < $1.range.start }
    }
}

extension Modifier {
    /// The role of lengths and colors in this modifier.
    var role: Component.Literal.Role? {
        switch self {
        case .radius: .radius
        case .padding, .margin, .spacing, .lineSpacing: .spacing
        case .color, .tint, .placeholderColor: .color(.foreground)
        case .background: .color(.background)
        case .fill: .color(.shape)
        case .border, .stroke: .color(.line)
        case .shadow: .color(.shadow)
        default: nil
        }
    }
}

extension Element {
    /// Collects the literals that a `use` passes to a component, if the component uses them in a role.
    fileprivate func collectGiven(in library: SpecLibrary, into found: inout [Component.Literal]) {
        guard kind == .use, let given = self[.with]?.mapping, let used = content.string.flatMap({ library[$0] }) else {
            return
        }
        let roles = used.propertyRoles(in: library)
        for entry in given {
            for role in roles[entry.key] ?? [] { role.collect(entry.value, into: &found) }
        }
    }
}

extension Component.Literal.Role {
    package var isColor: Bool {
        if case .color = self { true } else { false }
    }

    fileprivate func collect(_ node: Node, into found: inout [Component.Literal]) {
        switch self {
        case .radius, .spacing: Component.Literal.collectLengths(node, as: self, into: &found)
        case .color(let paint): Component.Literal.collectColors(node, as: paint, into: &found)
        case .duration: Component.Literal.collectDuration(node, into: &found)
        }
    }
}

extension Component.Literal {
    /// Collects the numbers of a value, including those of single edges and of the branches of a condition.
    fileprivate static func collectLengths(
        _ node: Node, as role: Role, into found: inout [Component.Literal]
    ) {
        if let number = node.number {
            found.append(Component.Literal(role: role, value: .length(number), range: node.range))
        }
        guard node.reference == nil else { return }
        for entry in node.mapping ?? [] where entry.key != "when" && entry.key != "unless" {
            collectLengths(entry.value, as: role, into: &found)
        }
    }

    /// Collects the durations of an animation and its reduced form.
    fileprivate static func collectDurations(of motion: Node, into found: inout [Component.Literal]) {
        for form in [motion, motion["reduced"]] {
            if let written = form?["duration"] { collectDuration(written, into: &found) }
        }
    }

    /// Collects durations such as `0.2s` and `{ value: 200, unit: ms }`, including those in the branches of a
    /// condition.
    fileprivate static func collectDuration(_ node: Node, into found: inout [Component.Literal]) {
        if let quantity = node.string.flatMap({ WrittenQuantity($0, units: ["ms", "s"]) }) {
            add(quantity.value, in: quantity.unit, at: node, to: &found)
        } else if let number = node["value"]?.number, let unit = node["unit"]?.string {
            add(number, in: unit, at: node, to: &found)
        }
        for branch in ["then", "else"] {
            if let inner = node[branch] { collectDuration(inner, into: &found) }
        }
    }

    private static func add(_ number: Double, in unit: String, at node: Node, to found: inout [Component.Literal]) {
        let seconds = unit == "ms" ? number / 1000 : number
        found.append(Component.Literal(role: .duration, value: .seconds(seconds), range: node.range))
    }

    private static let colorKeys: Set<String> = ["then", "else", "color", "fill", "stroke", "gradient"]

    /// Collects the colors of a value, its layers, its stops and its branches. A color derived from another one is left
    /// out, because no token can replace it.
    fileprivate static func collectColors(
        _ node: Node, as paint: Paint, into found: inout [Component.Literal]
    ) {
        if let text = node.string, node.reference == nil, !text.hasPrefix("$"), let color = try? Color(css: text) {
            found.append(Component.Literal(role: .color(paint), value: .color(color.rgba), range: node.range))
        }
        for item in node.sequence ?? [] { collectColors(item, as: paint, into: &found) }
        guard node.reference == nil, node["alpha"] == nil else { return }
        for entry in node.mapping ?? [] where Self.colorKeys.contains(entry.key) {
            collectColors(entry.value, as: paint, into: &found)
        }
    }
}
