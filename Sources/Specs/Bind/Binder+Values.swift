import Platform
import Source
import Tokens
import Values
import YAML

/// Binding of typed modifier values with the token that they came from.
extension Binder {
    /// Binds a value that layout may depend on. A token must have the same value in every appearance.
    mutating func value(_ node: Node, as type: TokenType, in scope: Scope) -> Bound<TokenValue>? {
        guard let plain = evaluate(node, in: scope), !plain.isNull else { return nil }
        // Most lengths are plain numbers, which need no reader.
        if type == .dimension || type == .number, let number = plain.number {
            return Bound(type == .number ? .number(number) : .dimension(Points(number)), range: plain.range)
        }
        let key = plain.reference.map { ValueCache.Key(reference: $0, type: type) }
        if let key, let cached = valueCache.values[key] {
            noteUse(of: cached.token)
            return Bound(cached.value, range: plain.range, token: cached.token)
        }
        let path = plain.reference.map { TokenPath($0) }
        noteUses(in: plain)
        if reportCachedDiagnostics(plain, as: type, of: node, in: scope) { return nil }
        var reader = tokens.reader(in: .light)
        let value = reader.read(plain, as: type)
        if value == nil { cacheDiagnostics(reader.diagnostics, in: plain, as: type) }
        report(reader.diagnostics, of: node, as: type, in: scope)
        if value != nil, let path, let token = tokens[path], token.varies, type != .color, type != .gradient,
            type != .shadow
        {
            report(
                Diagnostic(
                    .appearanceDependentLayout,
                    "{\(path)} affects layout and must have the same value in every appearance", at: plain.range,
                    notes: [.init("its modes are defined here", at: token.token.nameRange)],
                    help: "give {\(path)} one value for every appearance, or refer to another token here"))
        } else if let value, let path, let key, reader.diagnostics.isEmpty {
            // A value with diagnostics is not cached, so they are reported at each place.
            valueCache.values[key] = (value, path)
        }
        return value.map { Bound($0, range: plain.range, token: path) }
    }

    /// Reports the cached diagnostics of a reference; returns false if there are none.
    private mutating func reportCachedDiagnostics(
        _ plain: Node, as type: TokenType, of node: Node, in scope: Scope
    ) -> Bool {
        guard let site = Self.site(plain, type), let cached = valueCache.diagnostics[site] else { return false }
        report(cached, of: node, as: type, in: scope)
        return true
    }

    /// Reports the problems of a value at its use; an unknown token where it is written, which may be the default of a
    /// property or the argument of a use.
    private mutating func report(_ diagnostics: [Diagnostic], of node: Node, as type: TokenType, in scope: Scope) {
        guard node.namesProperty, diagnostics.contains(where: { $0.rule == .unknownToken }),
            let written = evaluate(node, in: scope, keepsOrigin: true)
        else { return report(diagnostics, of: node) }
        var reader = tokens.reader(in: .light)
        _ = reader.read(written, as: type)
        let unknown = reader.diagnostics.filter { $0.rule == .unknownToken }
        for var diagnostic in unknown {
            // A fix replaces the text of the file, which an interpolated text is not.
            if written.isInterpolated { diagnostic.fixes = [] }
            report(diagnostic)
        }
        report(unknown.isEmpty ? diagnostics : diagnostics.filter { $0.rule != .unknownToken }, of: node)
    }

    private mutating func cacheDiagnostics(_ diagnostics: [Diagnostic], in plain: Node, as type: TokenType) {
        if let site = Self.site(plain, type) { valueCache.diagnostics[site] = diagnostics }
    }

    private static func site(_ plain: Node, _ type: TokenType) -> ValueCache.Site? {
        plain.reference.map { ValueCache.Site(key: .init(reference: $0, type: type), range: plain.range) }
    }

    mutating func length(_ node: Node, in scope: Scope) -> Bound<Points>? {
        guard let bound = value(node, as: .dimension, in: scope), case .dimension(let points) = bound.value else {
            return nil
        }
        guard abs(points.value) <= BindingLimits.length.value else {
            reportTooLarge("a length", BindingLimits.length.value, unit: " points", at: bound.range)
            return nil
        }
        return Bound(points, range: bound.range, token: bound.token)
    }

    mutating func number(_ node: Node, in scope: Scope) -> Double? {
        guard let bound = value(node, as: .number, in: scope), case .number(let number) = bound.value else {
            return nil
        }
        guard abs(number) <= BindingLimits.number else {
            reportTooLarge("a number", BindingLimits.number, at: bound.range)
            return nil
        }
        return number
    }

    mutating func fontWeight(_ node: Node, in scope: Scope) -> FontWeight? {
        guard case .fontWeight(let weight)? = value(node, as: .fontWeight, in: scope)?.value else { return nil }
        return weight
    }

    /// Records every token that a value refers to, including those inside maps and lists.
    mutating func noteUses(in node: Node) {
        if let path = node.reference { return noteUse(of: TokenPath(path)) }
        switch node.content {
        case .scalar: break
        case .sequence(let items): for item in items { noteUses(in: item) }
        case .mapping(let entries): for entry in entries { noteUses(in: entry.value) }
        }
    }

    /// Binds a text; `{{` and `}}` are escaped braces.
    mutating func text(_ node: Node, in scope: Scope) -> Bound<String>? {
        guard let plain = evaluate(node, in: scope) else { return nil }
        guard let string = plain.string, plain.reference == nil else {
            let found = plain.reference.map { "the token {\($0)}" } ?? plain.kindName
            report(
                Diagnostic(
                    .mismatchedType, "this must be text, not \(found)", at: plain.range,
                    help: "quote text that contains braces and double each brace: \"{{name}}\""))
            return nil
        }
        return Bound(
            Self.unescapingBraces(string), range: plain.range, origin: origin(of: node, evaluated: plain, in: scope))
    }

    private static func unescapingBraces(_ text: String) -> String {
        // Few texts contain a brace, and a search for one byte is much faster than a search for two characters.
        guard text.utf8.contains(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }),
            text.contains("{{") || text.contains("}}")
        else { return text }
        var result = ""
        var pending: Character?
        for character in text {
            if character == "{" || character == "}", pending == character {
                pending = nil
                continue
            }
            pending = character == "{" || character == "}" ? character : nil
            result.append(character)
        }
        return result
    }

    /// Binds a value that must be one of a few words.
    mutating func choice<Choice: RawRepresentable & CaseIterable>(
        _ node: Node, of name: String, among: Choice.Type, in scope: Scope
    ) -> Choice? where Choice.RawValue == String {
        guard let plain = evaluate(node, in: scope) else { return nil }
        if let choice = plain.string.flatMap(Choice.init(rawValue:)) { return choice }
        let names = Choice.allCases.map(\.rawValue)
        report(
            Diagnostic(
                .unknownValue, "“\(name)” cannot be \(plain.kindName)", at: plain.range,
                help: plain.string.flatMap { Suggestion.hint(for: $0, among: names) }
                    ?? "write one of \(names.joined(separator: ", "))"))
        return nil
    }

    // MARK: Colors

    mutating func color(_ node: Node, in scope: Scope) -> BoundColor? {
        guard let plain = evaluate(node, in: scope), !plain.isNull else { return nil }
        let shade = plain.reference.map { ValueCache.Shade(reference: $0, isElevated: isElevated) }
        if let shade, let cached = valueCache.colors[shade] {
            noteUse(of: cached.token)
            return Bound(cached.color, range: plain.range, token: cached.token)
        }
        let path = Self.colorToken(plain)
        noteUses(in: plain)
        if let path, let shade, let color = tokens[path].flatMap({ DynamicColor($0) }) {
            let shown = isElevated ? DynamicColor { color[$0.elevated] } : color
            valueCache.colors[shade] = (shown, path)
            return Bound(shown, range: plain.range, token: path)
        }
        if reportCachedDiagnostics(plain, as: .color, of: node, in: scope) { return nil }
        var values: [RGBA] = []
        for appearance in Appearance.all {
            var reader = tokens.reader(in: appearance)
            let value = reader.read(plain, as: .color)
            report(reader.diagnostics, of: node, as: .color, in: scope)
            guard case .color(let color)? = value else {
                cacheDiagnostics(reader.diagnostics, in: plain, as: .color)
                return nil
            }
            values.append(color)
        }
        return Bound(
            DynamicColor { values[shownAppearance(for: $0).index] }, range: plain.range, token: path,
            origin: path == nil ? origin(of: node, evaluated: plain, in: scope) : nil)
    }

    /// Returns the token that a color, or the base of `{ color: …, alpha: … }`, refers to.
    static func colorToken(_ node: Node) -> TokenPath? {
        if let reference = node.reference { return TokenPath(reference) }
        return node["color"]?.reference.map { TokenPath($0) }
    }

    /// Returns a color of the platform, used as a default.
    mutating func platformColor(_ path: TokenPath, at range: SourceRange) -> BoundColor {
        let shade = ValueCache.Shade(reference: path.text, isElevated: isElevated)
        if let cached = valueCache.colors[shade] { return Bound(cached.color, range: range, token: path) }
        guard let token = tokens[path] else { return Bound(DynamicColor(.black), range: range, token: path) }
        let color = DynamicColor { appearance in
            if case .color(let color) = token[shownAppearance(for: appearance)] { color } else { .black }
        }
        return Bound(color, range: range, token: path)
    }

    mutating func labelColor(at range: SourceRange) -> BoundColor {
        platformColor("ios.color.label", at: range)
    }

    mutating func systemBackground(at range: SourceRange) -> BoundColor {
        platformColor("ios.color.systemBackground", at: range)
    }

    /// Binds the background of a whole mock-up. A translucent color is composited over the system background.
    mutating func opaqueBackground(_ node: Node, of component: Component, in scope: Scope) -> BoundColor? {
        let color = color(node, in: scope)
        guard let color, color.value.minimumAlpha < 1 else { return color }
        let (written, system) = (color.value, systemBackground(at: component.nameRange).value)
        return Bound(DynamicColor { written[$0].composited(over: system[$0]) }, range: color.range)
    }
}

extension DynamicColor {
    /// Creates the color of a token in every appearance; nil if it is not a color, which the token reader reports.
    fileprivate init?(_ token: ResolvedToken) {
        var colors: [RGBA] = []
        for appearance in token.varies ? Appearance.all : [.light] {
            guard case .color(let color) = token[appearance] else { return nil }
            colors.append(color)
        }
        self = colors.count == 1 ? DynamicColor(colors[0]) : DynamicColor { colors[$0.index] }
    }
}
