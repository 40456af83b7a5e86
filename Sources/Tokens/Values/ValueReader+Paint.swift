import Forms
import Source
import Values
package import YAML

/// Shadows, gradients, stroke styles and borders.
extension ValueReader {
    /// The maximum number of shadows or gradient stops in one value.
    static let maximumLayers = 256

    private static let shadowKeys = ValueKeys(
        required: ["color", "offsetX", "offsetY", "blur", "spread"], optional: ["inset"],
        lenient: ["offsetX", "offsetY", "spread"])
    private static let shortShadowKeys = ValueKeys(TokenForms.shadow)
    private static let stopKeys = ValueKeys(TokenForms.gradientStop)
    private static let strokeKeys = ValueKeys(TokenForms.dashes, lenient: ["lineCap"])
    private static let borderKeys = ValueKeys(TokenForms.borderValue)

    /// Reads one shadow, or a list of them.
    package mutating func shadows(_ node: Node) -> [Shadow]? {
        switch writtenShadows(node) {
        case .absent: break
        case .broken: return nil
        case .value(let shadows): return shadows
        }
        if let list = numbered(node) { return shadows(list) }
        guard let list = node.sequence else { return shadow(node).map { [$0] } }
        guard !list.isEmpty else { return fail("a map or a list of at least one map", node, type: .shadow) }
        var result: [Shadow] = []
        for item in list {
            guard case .shadow(let shadows)? = read(item, as: .shadow) else { return nil }
            guard append(shadows, to: &result, from: item, type: .shadow) else { return nil }
        }
        return result
    }

    /// The layers of a map with the keys 0, 1, … as a list; nil for any other value.
    private mutating func numbered(_ node: Node) -> Node? {
        guard isTokenFile, let entries = node.mapping, !entries.isEmpty,
            entries.enumerated().allSatisfy({ $0.element.key == "\($0.offset)" }),
            tolerates("several shadows must be a list", at: node.range)
        else { return nil }
        return Node(.sequence(entries.map(\.value)), range: node.range)
    }

    /// Adds one element. In a list, a reference resolves to one element; lists are not joined (DTCG 2025.10,
    /// *Aliases*).
    private mutating func append<Layer>(
        _ layers: [Layer], to result: inout [Layer], from item: Node, type: TokenType
    ) -> Bool {
        if layers.count != 1 {
            let _: Layer? = fail(entry: item, of: type, count: layers.count)
            return false
        }
        if result.count == Self.maximumLayers {
            let _: Layer? = failTooLong(item, type: type)
            return false
        }
        result += layers
        return true
    }

    /// Reports the first shadow or gradient stop beyond ``maximumLayers``, or the text that has it.
    mutating func failTooLong<Value>(_ node: Node, type: TokenType) -> Value? {
        fail(
            .exceededLimit, "\(type.described) must have at most \(Self.maximumLayers) elements", at: node.range)
    }

    /// Reads the DTCG form `{ color, offsetX, offsetY, blur, spread, inset }`. In YAML, offsets and spread default to
    /// 0, and `x` and `y` are short for the offsets.
    private mutating func shadow(_ node: Node) -> Shadow? {
        if let node = shadowOfPlugin(node) ?? translucentShadow(node) { return shadow(node) }
        let isShort = !isStandard(node) || node["x"] != nil || node["y"] != nil
        if isShort { reportShortForm("a shadow must have offsetX and offsetY", at: node) }
        guard let members = members(node, of: .shadow, isShort ? Self.shortShadowKeys : Self.shadowKeys),
            let colorNode = members["color"], case .color(let color)? = read(colorNode, as: .color),
            let blurNode = members["blur"], case .dimension(var blur)? = read(blurNode, as: .dimension),
            let offsetX = length(members["offsetX"] ?? members["x"]),
            let offsetY = length(members["offsetY"] ?? members["y"]),
            let spread = length(members["spread"])
        else { return nil }
        if blur < 0 {
            let message = "the blur of a shadow must not be negative"
            guard isStandard(blurNode), tolerates("\(message); it is read as 0", at: blurNode.range) else {
                return fail(.outOfRangeValue, message, at: blurNode.range)
            }
            blur = 0
        }
        var isInset = members["type"]?.string.map(Self.insetNames.contains) ?? false
        if let node = members["inset"] {
            guard let flag = node.bool else { return fail("true or false", node, part: "“inset”") }
            isInset = flag
        }
        return Shadow(
            color: color, offsetX: offsetX, offsetY: offsetY, blur: blur, spread: spread, isInset: isInset)
    }

    /// A shadow in the form of a plugin of Figma, `{ shadowType, radius, color, offsetX, offsetY, spread }`, in that of
    /// the standard; nil if it has another form.
    private mutating func shadowOfPlugin(_ node: Node) -> Node? {
        guard node["shadowType"] != nil || node["radius"] != nil, node["blur"] == nil, let entries = node.mapping,
            tolerates("a shadow must have blur, and no shadowType or radius", at: node.range)
        else { return nil }
        let names = ["radius": "blur", "shadowType": "type"]
        let renamed = entries.map { entry in
            Node.Entry(key: names[entry.key] ?? entry.key, keyRange: entry.keyRange, value: entry.value)
        }
        return Node(.mapping(renamed), range: node.range)
    }

    /// A shadow with the alpha beside its color inside of it; nil if it has none.
    private mutating func translucentShadow(_ node: Node) -> Node? {
        guard isTokenFile, let entries = node.mapping, let color = entries.first(where: { $0.key == "color" }),
            let alpha = entries.first(where: { ["alpha", "opacity"].contains($0.key) && $0.value.scalar != nil }),
            tolerates("the alpha of a shadow must be that of its color", at: alpha.keyRange)
        else { return nil }
        let members = [color, Node.Entry(key: "alpha", keyRange: alpha.keyRange, value: alpha.value)]
        let changed = entries.filter { $0.key != alpha.key }.map { entry in
            guard entry.key == "color" else { return entry }
            let value = Node(.mapping(members), range: entry.value.range)
            return Node.Entry(key: entry.key, keyRange: entry.keyRange, value: value)
        }
        return Node(.mapping(changed), range: node.range)
    }

    /// The names of inner shadows in Tokens Studio and in Style Dictionary.
    private static let insetNames: Set<String> = ["innerShadow", "inset", "inner", "inner-shadow"]

    private mutating func length(_ node: Node?) -> Points? {
        guard let node else { return 0 }
        guard case .dimension(let length)? = read(node, as: .dimension) else { return nil }
        return length
    }

    /// Reads a list of `{ color, position }`. Positions outside 0…1 are clamped, as DTCG requires.
    package mutating func gradient(_ node: Node) -> [GradientStop]? {
        switch writtenGradient(node) {
        case .absent: break
        case .broken: return nil
        case .value(let stops): return stops
        }
        if let stops = node["stops"] ?? node["colors"], stops.sequence != nil,
            tolerates("a gradient must be a list of { color, position }; its direction is ignored", at: node.range)
        {
            return gradient(stops)
        }
        guard let list = node.sequence, !list.isEmpty else {
            return fail("a list of { color, position }", node, type: .gradient)
        }
        var stops: [GradientStop] = []
        for written in list {
            let item = standardStop(written)
            if item.tokenReference != nil {
                guard case .gradient(let inner)? = read(item, as: .gradient),
                    append(inner, to: &stops, from: item, type: .gradient)
                else { return nil }
                continue
            }
            guard let members = members(item, of: .gradient, Self.stopKeys),
                let colorNode = members["color"], case .color(let color)? = read(colorNode, as: .color),
                let positionNode = members["position"], case .number(let position)? = read(positionNode, as: .number)
            else { return nil }
            if !(0...1).contains(position) { reportShortForm("a position must be between 0 and 1", at: positionNode) }
            let stop = GradientStop(color: color, position: min(max(position, 0), 1))
            guard append([stop], to: &stops, from: item, type: .gradient) else { return nil }
        }
        // SwiftUI and CSS draw other gradients if the stops are not in order.
        return stops.enumerated().sorted { ($0.element.position, $0.offset) < ($1.element.position, $1.offset) }
            .map(\.element)
    }

    /// A stop that is written as `{ value, stop }` or `{ color, offset }` in the form of the standard.
    private mutating func standardStop(_ node: Node) -> Node {
        let names = ["value": "color", "stop": "position", "offset": "position"]
        func standardName(_ entry: Node.Entry) -> String? {
            names[entry.key].flatMap { name in node[name] == nil ? name : nil }
        }
        guard isTokenFile, let entries = node.mapping, entries.contains(where: { standardName($0) != nil }),
            tolerates("a stop of a gradient must have color and position", at: node.range)
        else { return node }
        let renamed = entries.map { entry in
            Node.Entry(key: standardName(entry) ?? entry.key, keyRange: entry.keyRange, value: entry.value)
        }
        return Node(.mapping(renamed), range: node.range)
    }

    package mutating func strokeStyle(_ node: Node) -> StrokeStyle? {
        if let name = node.string {
            if StrokeStyle.names.contains(name) { return .named(name) }
            return fail(
                "one of \(StrokeStyle.names.joined(separator: ", "))", node, type: .strokeStyle,
                rule: Self.ruleForText(node))
        }
        guard let members = members(node, of: .strokeStyle, Self.strokeKeys), let dashNode = members["dashArray"]
        else { return nil }
        var cap = StrokeStyle.LineCap.butt
        if let capNode = members["lineCap"] {
            guard let written = capNode.string.flatMap(StrokeStyle.LineCap.init) else {
                return fail(
                    "round, butt or square", capNode, part: "“lineCap”", rule: Self.ruleForText(capNode))
            }
            cap = written
        }
        var dashes: [Points] = []
        for item in dashNode.sequence ?? [] {
            guard case .dimension(let dash)? = read(item, as: .dimension) else { return nil }
            guard dash >= 0 else {
                return fail(.outOfRangeValue, "the length of a dash must not be negative", at: item.range)
            }
            dashes.append(dash)
        }
        if let list = dashNode.sequence, list.isEmpty, isStandard(dashNode),
            tolerates("“dashArray” must have at least one length; the stroke is read as solid", at: dashNode.range)
        {
            return .named("solid")
        }
        guard !dashes.isEmpty else { return fail("a list of at least one length", dashNode, part: "“dashArray”") }
        return .dashes(dashes, cap: cap)
    }

    package mutating func border(_ node: Node) -> Border? {
        switch writtenBorder(node) {
        case .absent: break
        case .broken: return nil
        case .value(let border): return border
        }
        guard let members = members(node, of: .border, Self.borderKeys),
            let colorNode = members["color"], case .color(let color)? = read(colorNode, as: .color),
            let widthNode = members["width"], case .dimension(let width)? = read(widthNode, as: .dimension),
            let styleNode = members["style"], case .strokeStyle(let style)? = read(styleNode, as: .strokeStyle)
        else { return nil }
        return Border(color: color, width: width, style: style)
    }
}
