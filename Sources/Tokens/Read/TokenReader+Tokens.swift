import Source
import Values
import YAML

/// Reads the members of a token: its value, type, modes and metadata.
extension TokenReader {
    mutating func readToken(_ entry: Node.Entry, keys: ReservedKeys, path: TokenPath, in parent: Parent) {
        if let definition = definition(of: keys) {
            let entry = Node.Entry(key: entry.key, keyRange: entry.keyRange, value: definition)
            return readToken(entry, keys: ReservedKeys(definition.mapping ?? []), path: path, in: parent)
        }
        guard var value = keys.value ?? pointerValue(of: entry, keys: keys) else { return }
        if let standard = WrittenKey.standardized(value) {
            diagnostics.append(
                .departure(
                    "the members of a value must be written in lowerCamelCase", at: value.range,
                    help: "write fontSize for font-size"))
            value = standard
        }
        let values = keys.modes == nil ? valuesByAppearance(value, isColor: isColor(keys, in: parent)) : nil
        if let values { value = values.light }
        var token = Token(
            path: path, group: parent.group, inheritedType: parent.type, value: value, nameRange: entry.keyRange)
        let plainType = plainType(of: entry.value, keys: keys, in: parent)
        if let type = keys.type ?? plainType {
            // A type that was inferred from the value has the range of the value.
            token.ownType =
                isOlder && type.range == value.range ? readInferredType(type, of: path) : readType(type, of: value)
            token.isIgnored = token.ownType == nil
            token.ignoredType = token.isIgnored ? ignoredType : nil
        } else {
            token.isIgnored = parent.hasUnreadableType
            token.ignoredType = parent.ignoredType
        }
        if !token.isIgnored, (token.ownType ?? parent.type) == .color, isGradient(value) {
            diagnostics.append(
                .departure(
                    "a color must not be a gradient; the token is read as a gradient", at: value.range,
                    help: "write \"$type\": \"gradient\""))
            token.ownType = .gradient
        }
        token.deprecation = parent.deprecation
        token.hasOwnForms = parent.isOwnForm
        if let node = keys.deprecated {
            token.deprecation = readDeprecation(node)
            token.hasOwnDeprecation = true
        }
        if keys.hasMembers, isStandard { readPlainMetadata(entry.value, keys: keys, into: &token) }
        if let node = keys.description { token.description = readDescription(node) }
        if let node = keys.modes { token.modes = readModes(node, path: path) }
        if let values { token.modes = values.others }
        if let extensions = keys.extensions { readExtensions(extensions, into: &token, keys: keys) }
        if keys.hasMembers || keys.hasForeignKeys,
            let alpha = alphaMember(entry.value, isColor: isColor(keys, in: parent))
        {
            token.modification = ColorModification(.alpha, by: alpha.value, at: alpha.keyRange)
        }
        if keys.hasMembers || keys.hasForeignKeys || (keys.value != nil && keys.reference != nil) {
            let kept = foreignMembers(of: entry.value.mapping ?? [], keys: keys, path: path, type: plainType)
            token.extensions = VendorExtension.adding(kept, to: token.extensions)
        }
        add(token)
    }

    /// Reads `deprecated` and `description` without a dollar sign.
    private mutating func readPlainMetadata(_ node: Node, keys: ReservedKeys, into token: inout Token) {
        if keys.deprecated == nil, let deprecated = node["deprecated"], deprecated.scalar != nil {
            token.deprecation = readDeprecation(deprecated)
            token.hasOwnDeprecation = true
        }
        if keys.description == nil, let description = node["description"], description.scalar != nil {
            token.description = readDescription(description)
        }
    }

    private func isGradient(_ value: Node) -> Bool {
        value.string.flatMap(CSSFunction.init)?.name.hasSuffix("-gradient") ?? false
    }

    /// The token outside of the groups that a token consists of: `{ "$ref": "#/$defs/accent" }`.
    private func definition(of keys: ReservedKeys) -> Node? {
        guard keys.value == nil, let pointer = keys.reference?.string.flatMap(TokenPointer.init),
            pointer.path.text.isEmpty, let section = pointer.section, let start = tokens.definitions[section],
            let end = pointer.steps.reduce(Optional(start), { node, step in node.flatMap { $0.part(step) } }),
            end["$value"] != nil
        else { return nil }
        return end
    }

    private func isColor(_ keys: ReservedKeys, in parent: Parent) -> Bool {
        keys.type.map { $0.string == TokenType.color.rawValue } ?? (parent.type == .color)
    }

    /// Reads `{ light: …, dark: … }` in place of one value, or two colors in a list; nil for any other value.
    private mutating func valuesByAppearance(_ value: Node, isColor: Bool) -> (light: Node, others: [Token.Mode])? {
        if isColor, let colors = value.sequence, colors.count == 2, colors.allSatisfy({ $0.number == nil }) {
            diagnostics.append(
                .departure(
                    "a color must not be a list; its two colors are read as those for light and dark", at: value.range,
                    help: "write the light color as $value, and the dark one in $modes"))
            let dark = Token.Mode(appearance: .dark, nameRange: colors[1].range, value: colors[1])
            return (colors[0], [dark])
        }
        if isColor, let text = value.string, text.hasPrefix("light-dark("), let parts = CSSFunction(text),
            parts.arguments.count == 2
        {
            diagnostics.append(
                .departure(
                    "a color must not be light-dark(); its two colors are read as those for light and dark",
                    at: value.range, help: "write the light color as $value, and the dark one in $modes"))
            let colors = parts.arguments.map { Node(.scalar(Scalar(text: $0, isPlain: false)), range: value.range) }
            return (colors[0], [Token.Mode(appearance: .dark, nameRange: value.range, value: colors[1])])
        }
        guard let members = value.mapping, members.count > 1,
            members.contains(where: { ModeSpelling.mayMeanLight($0.key) }),
            let modes = ModeSpelling.values(of: members),
            let light = members.first(where: { ModeSpelling.appearance(of: $0.key) == .light })
        else { return nil }
        diagnostics.append(
            .departure(
                "a value must not be a map from appearances to values", at: value.range,
                help: "write the light value as $value, and the others in $modes"))
        return (light.value, modes)
    }

    private mutating func add(_ token: consuming Token) {
        guard let (token, rival) = tokens.add(token) else { return }
        if overriding, case .token(let index) = rival {
            tokens.replace(at: index, with: token)
        } else {
            resolveConflict(of: token, with: rival)
        }
    }

    /// Returns the value of a token that has `$ref` instead of `$value`: a map that contains the pointer.
    private mutating func pointerValue(of entry: Node.Entry, keys: ReservedKeys) -> Node? {
        guard let reference = keys.reference, let members = entry.value.mapping,
            let member = members.first(where: { $0.key == TokenPointer.key })
        else { return nil }
        return Node(.mapping([member]), range: reference.range)
    }

    private mutating func readExtensions(_ extensions: Node, into token: inout Token, keys: ReservedKeys) {
        token.extensions = checkedExtensions(extensions)
        guard token.extensions != nil else { return }
        if let entry = VendorExtension.modification(of: extensions) {
            token.modification = ColorModification(entry.value)
            reportModification(entry, isApplied: token.modification != nil)
        }
        if let value = VendorExtension.value(of: extensions) {
            token.value = value
            token.hasOwnForms = true
        }
        guard keys.modes == nil else { return }
        if let modes = VendorExtension.modes(of: extensions) {
            token.modes = readModes(modes, path: token.path)
            token.hasOwnForms = true
        } else {
            token.modes = foreignModes.add(extensions, beside: token.value)
            if let light = token.modes.firstIndex(where: { $0.appearance == .light }) {
                token.value = token.modes.remove(at: light).value
            }
        }
    }

    /// Reports a change of a color by Tokens Studio, such as `darken` by 0.1.
    private mutating func reportModification(_ entry: Node.Entry, isApplied: Bool) {
        let place = "$extensions.\(VendorExtension.studio).modify"
        diagnostics.append(
            .departure(
                isApplied
                    ? "\(place) changes the color, which DTCG 2025.10 does not define"
                    : "\(place) must have a type (lighten, darken, mix or alpha) and a value; it is ignored",
                at: entry.keyRange, help: "write the resulting color as the value, and remove “modify”"))
    }

    static let alphaKeys: Set<String> = ["alpha", "opacity", "$alpha", "$opacity"]

    /// The `alpha` or `opacity` beside the value of a color.
    private func alphaMember(_ node: Node, isColor: Bool) -> Node.Entry? {
        guard isColor || node["$value"]?.reference != nil || node[TokenPointer.key] != nil else { return nil }
        return node.mapping?.first { entry in
            Self.alphaKeys.contains(entry.key) && entry.value.scalar != nil
        }
    }

    /// Returns the vendor data, or nil with a diagnostic if it is not a map.
    mutating func checkedExtensions(_ node: Node) -> Node? {
        if node.mapping != nil { return node }
        diagnostics.append(.mismatchedType("a map from vendors to their data", found: node, of: "$extensions"))
        return nil
    }

    /// Reads a type that was inferred for a token in the older format, whose author wrote none.
    private mutating func readInferredType(_ node: Node, of path: TokenPath) -> TokenType? {
        if let type = node.string.flatMap(TokenType.init) { return type }
        diagnostics.append(
            .departure(
                "“\(path)” has no type, and none can be inferred from its value; it is ignored", at: node.range,
                help: "add a type, such as \"type\": \"fontFamily\""))
        ignoredType = .init(name: nil, range: node.range)
        return nil
    }

    /// Reads a type. For a type that is ignored with a warning, `ignoredType` is set.
    ///
    /// - Parameter value: the value of the token; nil for the type of a group.
    mutating func readType(_ node: Node, of value: Node? = nil) -> TokenType? {
        ignoredType = nil
        if let type = node.string.flatMap(TokenType.init) { return type }
        if isStandard || isOlder, let name = node.string, let type = NonstandardType.type(spelled: name) {
            diagnostics.append(
                .departure(
                    "“\(name)” is not a DTCG 2025.10 type; it is read as \(type.rawValue)", at: node.range,
                    help: "write \(type.rawValue)"))
            return type
        }
        if let name = node.string, NonstandardType.names[name] == nil || name == "other", isStandard || isOlder,
            let type = value.flatMap(NonstandardType.type(writtenAs:))
        {
            diagnostics.append(
                .departure(
                    "“\(name)” is not a DTCG 2025.10 type; its value is that of a \(type.rawValue)", at: node.range,
                    help: "write \(type.rawValue)"))
            return type
        }
        if let name = node.string, ["lineHeight", "lineHeights"].contains(name), let text = value?.string,
            NonstandardType.isAutomatic(text)
        {
            diagnostics.append(
                .departure(
                    "the line height “\(text)” is not a number; it is read only where a typography refers to it",
                    at: node.range))
            ignoredType = .init(name: NonstandardType.automatic, range: node.range)
            return nil
        }
        if let name = node.string, var known = NonstandardType.names[name] {
            // A line height is a multiple of the font size, or a length.
            if known == .number, let value, NonstandardType.type(writtenAs: value) == .dimension { known = .dimension }
            let message = "“\(name)” is not a DTCG 2025.10 type"
            guard let type = known else {
                diagnostics.append(.departure("\(message); \(Self.ignoredTypeText)", at: node.range))
                ignoredType = .init(name: name, range: node.range)
                return nil
            }
            diagnostics.append(
                .departure("\(message); it is read as \(type.rawValue)", at: node.range, help: "write \(type.rawValue)")
            )
            return type
        }
        let names = TokenType.allCases.map(\.rawValue)
        let hint = node.string.flatMap { Suggestion.hint(for: $0, among: names) }
        if hint == nil, isText(node), let name = node.string {
            diagnostics.append(
                .departure("“\(name)” is not a DTCG 2025.10 type; \(Self.ignoredTypeText)", at: node.range))
            ignoredType = .init(name: name, range: node.range)
            return nil
        }
        diagnostics.append(
            Diagnostic(
                ValueReader.ruleForText(node), "\(node.kindName) is not a token type", at: node.range,
                help: hint ?? "use one of \(names.joined(separator: ", "))"))
        return nil
    }

    private static var ignoredTypeText: String { "tokens of this type are ignored" }

    mutating func readDescription(_ node: Node) -> String? {
        if node.scalar == nil || (isStandard && node.scalar?.isPlain == true) {
            diagnostics.append(.mismatchedType("text", found: node, of: "$description"))
        }
        return node.string
    }

    /// Whether a scalar is text by the rules of the file: in JSON, whether it is in quotes.
    private func isText(_ node: Node) -> Bool {
        node.scalar.map { !isStandard || !$0.isPlain } ?? false
    }

    mutating func readDeprecation(_ node: Node) -> Deprecation? {
        if let flag = node.bool { return flag ? .deprecated : nil }
        if let text = node.string, isText(node), !node.isNull, node.number == nil { return .because(text) }
        diagnostics.append(.mismatchedType("true, false or a reason", found: node, of: "$deprecated"))
        return nil
    }

    /// Reads `$modes` of another tool, whose modes have other names.
    private mutating func readForeignModes(_ entries: [Node.Entry], at range: SourceRange) -> [Token.Mode] {
        let names = entries.map { "“\($0.key)”" }.joined(separator: ", ")
        let modes = ModeSpelling.values(of: entries) ?? []
        diagnostics.append(
            .departure(
                modes.isEmpty
                    ? "the modes \(names) are ignored"
                    : "the modes \(names) are read as values for their appearances", at: range,
                help: "write \(ModeSpelling.modes(named: entries.map(\.key)))"))
        return modes
    }

    private mutating func readModes(_ node: Node, path: TokenPath) -> [Token.Mode] {
        guard let entries = node.mapping else {
            diagnostics.append(.mismatchedType("a map from modes to values", found: node, of: "$modes"))
            return []
        }
        if isStandard, let first = entries.first, entries.allSatisfy({ Appearance(modeName: $0.key) == nil }) {
            return readForeignModes(entries, at: first.keyRange)
        }
        var modes: [Token.Mode] = []
        for entry in entries {
            guard let appearance = Appearance(modeName: entry.key) else {
                let known = ["dark", "increased", "dark+increased"]
                diagnostics.append(
                    Diagnostic(
                        .unknownKey, "“\(entry.key)” is not a mode", at: entry.keyRange,
                        help: Suggestion.hint(for: entry.key, among: known)
                            ?? "use one of \(known.joined(separator: ", ")); write the light value as $value"))
                continue
            }
            if modes.contains(where: { $0.appearance == appearance }) {
                diagnostics.append(
                    Diagnostic(
                        .duplicateKey, "“\(path)” sets this mode twice", at: entry.keyRange,
                        help: "delete one of the two values"))
                continue
            }
            modes.append(Token.Mode(appearance: appearance, nameRange: entry.keyRange, value: entry.value))
        }
        return modes
    }
}
