package import Source
import Tokens
package import Values
import YAML

extension Component {
    /// A length, a color or a duration that the component writes out, and what for.
    package struct Literal: Sendable, Hashable {
        package enum Role: Sendable, Hashable {
            /// A corner.
            case radius
            /// Between or around things: padding, margin, spacing.
            case spacing
            /// Of a text, a symbol, a background, a line or a shadow.
            case color
            /// Of an animation.
            case duration
        }

        package enum Value: Sendable, Hashable {
            case length(Double)
            case color(RGBA)
            /// In seconds.
            case seconds(Double)
        }

        package var role: Role
        package var value: Value
        package var range: SourceRange
        /// Whether it is the value of a property, which may stand elsewhere too.
        package var isShared = false
    }

    /// Where colors stand, and what gets there through a property.
    package func colorPlaces(in library: SpecLibrary) -> [SourceRange] {
        var places = preview.backdrop.map(\.range) + [screen?.background?.range].compactMap(\.self)
        let roles = propertyRoles(in: library)
        let colored = Set(roles.filter { $0.value.contains(.color) }.map(\.key))
        places += properties.filter { colored.contains($0.name) }.compactMap { $0.defaultValue.range }
        forEachElement { element in
            for (modifier, value) in element.modifiers where modifier.role == .color { places.append(value.node.range) }
            guard element.kind == .use, let given = element[.with]?.mapping,
                let used = element.content.string.flatMap({ library[$0] })
            else { return }
            let inner = used.propertyRoles(in: library)
            places += given.filter { inner[$0.key]?.contains(.color) ?? false }.map(\.value.range)
        }
        for setting in states.flatMap(\.settings) {
            let steps = setting.target.split(separator: ".").map(String.init)
            let isColor = steps.first.map(colored.contains) ?? false
            if isColor || steps.count == 2 && Modifier(key: steps[1])?.role == .color {
                places.append(setting.value.range)
            }
        }
        return places
    }

    /// Every length and color that stands in a modifier with a role, in the order of its file: those of nodes, of what
    /// states set on nodes, and a screen's ground; and those that get there through a property, as its default,
    /// from a state or from a `with:`. Besides how long animations take.
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
        if let background = screen?.background { Literal.collectColors(background, into: &found) }
        for motions in [behavior[.motion]] + states.map({ $0.behavior[.motion] }) {
            for motion in motions?.mapping ?? [] { Literal.collectDurations(of: motion.value, into: &found) }
        }
        for index in shared.indices { shared[index].isShared = true }
        var seen: Set<Literal> = []
        return (found + shared).filter { seen.insert($0).inserted }.sorted { $0.range.start < $1.range.start }
    }
}

extension Modifier {
    /// What lengths and colors in it are for.
    var role: Component.Literal.Role? {
        switch self {
        case .radius: .radius
        case .padding, .margin, .spacing, .lineSpacing: .spacing
        case .color, .tint, .background, .fill, .placeholderColor, .border, .stroke, .shadow: .color
        default: nil
        }
    }
}

extension Element {
    /// What it gives a component that it uses, where that uses it in a role.
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
    fileprivate func collect(_ node: Node, into found: inout [Component.Literal]) {
        switch self {
        case .radius, .spacing: Component.Literal.collectLengths(node, as: self, into: &found)
        case .color: Component.Literal.collectColors(node, into: &found)
        case .duration: Component.Literal.collectDuration(node, into: &found)
        }
    }
}

extension Component.Literal {
    /// The numbers of a value, also edge by edge and in the branches of a condition.
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

    /// How long an animation takes, and its reduced form.
    fileprivate static func collectDurations(of motion: Node, into found: inout [Component.Literal]) {
        for form in [motion, motion["reduced"]] {
            if let written = form?["duration"] { collectDuration(written, into: &found) }
        }
    }

    /// `0.2s`, `{ value: 200, unit: ms }`, also in the branches of a condition.
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

    private static let keysOfColors: Set<String> = ["then", "else", "color", "fill", "stroke", "gradient"]

    /// The colors of a value, its layers, its stops and its branches. What is made of another color is left out: no token is that.
    fileprivate static func collectColors(_ node: Node, into found: inout [Component.Literal]) {
        if let text = node.string, node.reference == nil, !text.hasPrefix("$"), let color = try? Color(css: text) {
            found.append(Component.Literal(role: .color, value: .color(color.rgba), range: node.range))
        }
        for item in node.sequence ?? [] { collectColors(item, into: &found) }
        guard node.reference == nil, node["alpha"] == nil else { return }
        for entry in node.mapping ?? [] where Self.keysOfColors.contains(entry.key) {
            collectColors(entry.value, into: &found)
        }
    }
}
