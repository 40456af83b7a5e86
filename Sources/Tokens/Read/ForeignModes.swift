import Source
import Values
import YAML

/// Values for other modes that another tool keeps under `$extensions`, such as `mode` or `com.figma` › `modes`. They
/// are read if their names clearly mean light, dark and increased contrast. A warning names them: one for each file,
/// because all tokens of a file usually have them.
struct ForeignModes {
    /// A map from modes to values.
    private struct Found {
        var path: String
        var keyRange: SourceRange
        var names: [String]
        /// The values by appearance; empty if a name means none, or two the same.
        var modes: [Token.Mode]
        /// The names that are not read although others are.
        var ignored: [String] = []
    }

    private var first: Found?
    private var tokens = 0
    /// The tokens whose modes are ignored although those of the first are read, or the reverse.
    private var others = 0

    /// Notes the modes of a token, and returns those that can be read. Data that does not look like the value of the
    /// token is something else, such as the ids of another tool.
    mutating func add(_ extensions: Node, beside value: Node) -> [Token.Mode] {
        guard var found = Self.find(in: extensions) else { return [] }
        found.modes = found.modes.map { mode in
            var mode = mode
            if let alpha = Self.onlyAlpha(mode.value) { mode.value = Self.translucent(value, alpha, at: mode.value) }
            return mode
        }
        let isLike = found.modes.allSatisfy { mode in
            (mode.value["$value"] ?? mode.value["color"] ?? mode.value).resembles(value["color"] ?? value)
        }
        if !isLike { found.modes = [] }
        found.modes = found.modes.map { mode in
            Token.Mode(appearance: mode.appearance, nameRange: mode.nameRange, value: Self.plain(mode.value))
        }
        if let first, first.modes.isEmpty != found.modes.isEmpty {
            // Of two tokens, the modes of one look like its value.
            others += 1
        } else {
            tokens += 1
        }
        guard var known = first else {
            first = found
            return found.modes
        }
        known.ignored += found.ignored.filter { !known.ignored.contains($0) }
        known.names += found.names.filter { !known.names.contains($0) }
        first = known
        return found.modes
    }

    private static func find(in extensions: Node) -> Found? {
        for entry in extensions.mapping ?? [] where entry.key != VendorExtension.name {
            if let found = found(entry, path: entry.key) { return found }
            for inner in entry.value.mapping ?? [] {
                if let found = found(inner, path: "\(entry.key).\(inner.key)") { return found }
            }
        }
        return nil
    }

    /// A value without the token around it: `{ "$value": "{a.b}", "alpha": 0.2 }` is a color with an alpha.
    private static func plain(_ node: Node) -> Node {
        guard let value = node["$value"] else { return node }
        guard let alpha = node["alpha"], !alpha.isNull else { return value }
        return translucent(value, alpha, at: node)
    }

    /// The alpha of `{ "alpha": 0.2 }`, which replaces that of the value of the token; nil for other values.
    private static func onlyAlpha(_ node: Node) -> Node? {
        guard let entries = node.mapping, entries.count == 1, let alpha = node["alpha"], !alpha.isNull else {
            return nil
        }
        return alpha
    }

    private static func translucent(_ value: Node, _ alpha: Node, at node: Node) -> Node {
        let color = Node.Entry(key: "color", keyRange: value.range, value: value)
        return Node(.mapping([color, .init(key: "alpha", keyRange: alpha.range, value: alpha)]), range: node.range)
    }

    /// Values that replace the one of the token, which has the others too. Names that are not certain are ignored.
    private static func overrides(_ members: [Node.Entry], path: String, at range: SourceRange) -> Found? {
        var modes: [Token.Mode] = []
        var ignored: [String] = []
        for member in members {
            guard let appearance = ModeSpelling.certainAppearance(of: member.key),
                !modes.contains(where: { $0.appearance == appearance })
            else {
                ignored.append(member.key)
                continue
            }
            modes.append(Token.Mode(appearance: appearance, nameRange: member.keyRange, value: member.value))
        }
        guard !modes.isEmpty || members.contains(where: { ModeSpelling.isOtherAppearance($0.key) }) else { return nil }
        return Found(path: path, keyRange: range, names: members.map(\.key), modes: modes, ignored: ignored)
    }

    /// A single mode that is not named dark is the one that `$value` comes from.
    private static func found(_ entry: Node.Entry, path: String) -> Found? {
        guard let members = entry.value.mapping else { return nil }
        if entry.key == "overrides" || entry.key.hasSuffix(".overrides") {
            return overrides(members, path: path, at: entry.keyRange)
        }
        guard ["mode", "modes"].contains(entry.key) else { return nil }
        let names = members.map(\.key)
        guard names.count > 1 || names.contains(where: ModeSpelling.isOtherAppearance) else { return nil }
        if let modes = ModeSpelling.values(of: members) {
            return Found(path: path, keyRange: entry.keyRange, names: names, modes: modes)
        }
        // Of `light`, `dark` and `dim`, two are certain.
        guard var found = overrides(members, path: path, at: entry.keyRange) else {
            return Found(path: path, keyRange: entry.keyRange, names: names, modes: [])
        }
        found.modes.removeAll { $0.appearance == .light }
        return found
    }

    /// The warning about all tokens of a file; nil if none has such modes.
    var diagnostic: Diagnostic? {
        guard let first else { return nil }
        let names = first.names.map { "“\($0)”" }.joined(separator: ", ")
        var count = tokens == 1 ? "" : "; \(tokens) tokens in this file have such modes"
        if others > 0 { count += "; those of \(others) more are \(first.modes.isEmpty ? "read" : "ignored")" }
        if !first.modes.isEmpty {
            let ignored = first.ignored.map { "“\($0)”" }.joined(separator: ", ")
            let read = first.names.filter { !first.ignored.contains($0) }.map { "“\($0)”" }.joined(separator: ", ")
            let rest = ignored.isEmpty ? "" : ", and \(ignored) not"
            let place = "$extensions.\(first.path)"
            return .departure(
                "the modes \(read) under \(place) are read as values for their appearances\(rest)\(count)",
                at: first.keyRange, help: "write \(ModeSpelling.modes(named: first.names)) beside $value")
        }
        return .departure(
            "the modes \(names) under $extensions.\(first.path) are ignored\(count)", at: first.keyRange,
            help: "write \(ModeSpelling.modes(named: first.names)) beside $value")
    }
}

extension Node {
    /// Whether both are texts, numbers, maps or lists. A reference may have a value of any kind.
    fileprivate func resembles(_ other: Node) -> Bool {
        if reference != nil || other.reference != nil { return true }
        switch (content, other.content) {
        case (.mapping, .mapping), (.sequence, .sequence): return true
        // A color as a text, and one in the form of the standard.
        case (.scalar, .mapping): return isColor && other["colorSpace"] != nil
        case (.mapping, .scalar): return other.isColor && self["colorSpace"] != nil
        case (.scalar, .scalar): return (number == nil) == (other.number == nil) && isColor == other.isColor
        default: return false
        }
    }

    private var isColor: Bool { string.map { (try? Color(css: $0)) != nil } ?? false }
}
