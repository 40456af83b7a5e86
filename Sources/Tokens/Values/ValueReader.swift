package import Source
package import Values
package import YAML

/// Reads a node as a value of a type: literals, short forms, and references through a lookup.
///
/// Token files and components use the same notation, so both are read here.
package struct ValueReader {
    /// Finds the value of a token in an appearance.
    package typealias Lookup = (TokenPath, Appearance) -> Found

    package enum Found {
        case value(TokenValue)
        /// The token does not exist; the reader reports it.
        case missing
        /// The token exists but is invalid, which is already reported as an error.
        case broken
        /// The token is ignored because of its type, which is only a warning; the reader reports the reference.
        case ignored(Token)
        /// The token does not exist in the appearance; the reader reports the reference.
        case absent(Token)
    }

    /// The place of a value, which determines the allowed notation.
    package enum Place: Sendable {
        /// In a component: short forms are allowed, departures from the language are errors.
        case component
        /// In a token file: departures from the standard are understood and reported, once only for files in an older
        /// format. In standard files, which are JSON, short forms are departures.
        case tokenFile(standard: Set<FileID>, older: Set<FileID>)
    }

    package var diagnostics: [Diagnostic] = []
    package var appearance: Appearance
    package var place: Place
    let lookup: Lookup
    var names: TokenNames

    package init(appearance: Appearance, names: TokenNames, place: Place = .component, lookup: @escaping Lookup) {
        self.appearance = appearance
        self.names = names
        self.place = place
        self.lookup = lookup
    }

    /// Returns the value of a node, or nil with a diagnostic.
    package mutating func read(_ node: Node, as type: TokenType) -> TokenValue? {
        if let reference = node.tokenReference {
            return follow(reference, at: node.range, expecting: type)
        }
        if let pointer = node.pointerNode { return fail(pointer: pointer) }
        switch type {
        case .color: return color(node).map(TokenValue.color)
        case .dimension: return dimension(node).map(TokenValue.dimension)
        case .number: return number(node).map(TokenValue.number)
        case .duration: return duration(node).map(TokenValue.duration)
        case .cubicBezier: return cubicBezier(node).map(TokenValue.cubicBezier)
        case .fontFamily: return fontFamily(node).map(TokenValue.fontFamily)
        case .fontWeight: return fontWeight(node).map(TokenValue.fontWeight)
        case .typography: return typography(node).map(TokenValue.typography)
        case .shadow: return shadows(node).map(TokenValue.shadow)
        case .gradient: return gradient(node).map(TokenValue.gradient)
        case .strokeStyle: return strokeStyle(node).map(TokenValue.strokeStyle)
        case .border: return border(node).map(TokenValue.border)
        case .transition: return transition(node).map(TokenValue.transition)
        case .spring: return spring(node).map(TokenValue.spring)
        case .haptic: return haptic(node).map(TokenValue.haptic)
        case .symbol: return symbol(node).map(TokenValue.symbol)
        }
    }

    /// Returns the value of a token if it has the expected type.
    private mutating func follow(_ path: TokenPath, at range: SourceRange, expecting type: TokenType) -> TokenValue? {
        switch lookup(path, appearance) {
        case .missing:
            if !names.mayBeUnread(path) { diagnostics.append(.unknownToken(path, at: range, among: names)) }
            return nil
        case .broken:
            return nil
        case .ignored(let token):
            diagnostics.append(.ignoredToken(token, at: range, expected: type))
            return nil
        case .absent(let token):
            diagnostics.append(.absentToken(token, in: appearance, at: range))
            return nil
        case .value(let value):
            if value.type == type { return value }
            if let converted = value.converted(to: type) {
                reportConversion(path, at: range, found: value.type, expected: type)
                return converted
            }
            reportMismatch(path, at: range, found: value.type, expected: type)
            return nil
        }
    }

    /// Reports a token of the wrong type, with the aliases that lead to it as notes.
    private mutating func reportMismatch(
        _ path: TokenPath, at range: SourceRange, found: TokenType, expected: TokenType
    ) {
        let chain = names.aliases(of: path)
        var notes: [Diagnostic.Note] = []
        for (step, next) in zip(chain, chain.dropFirst()) {
            notes.append(.init("{\(step.path)} refers to {\(next.path)}", at: step.value.range))
        }
        if let last = chain.last {
            notes.append(.init("{\(last.path)} is \(found.described)", at: last.nameRange))
        }
        diagnostics.append(
            Diagnostic(
                .mismatchedTokenType, "{\(path)} is \(found.described), but \(expected.described) is required here",
                at: range, notes: notes,
                help: names.nearest(to: path, of: expected).map { "did you mean {\($0)}?" }
                    ?? "write \(expected.described), or a token that is one"))
    }

    /// Reports a token that is converted, such as a number used as a dimension. In YAML this is allowed.
    private mutating func reportConversion(
        _ path: TokenPath, at range: SourceRange, found: TokenType, expected: TokenType
    ) {
        guard case .tokenFile(let standard, _) = place, standard.contains(range.file) else { return }
        diagnostics.append(
            .departure(
                "{\(path)} is \(found.described), but DTCG 2025.10 requires \(expected.described) here", at: range))
    }

    private mutating func fail(pointer: Node) -> TokenValue? {
        if pointer.string.flatMap(TokenPointer.init) == nil { diagnostics.append(.badPointer(pointer)) }
        return nil
    }

    /// Reports a value that is not what its type needs: “a color must be #RRGGBB, not a list of 3”.
    mutating func fail<Value>(
        _ expected: String, _ node: Node, type: TokenType, rule: RuleID = .mismatchedType, help: String? = nil
    ) -> Value? {
        fail(expected, node, part: type.described, rule: rule, help: help)
    }

    /// Reports a part of a value: “the unit of a dimension must be px or rem, not the text “pt””.
    mutating func fail<Value>(
        _ expected: String, _ node: Node, part: String, rule: RuleID = .mismatchedType, help: String? = nil
    ) -> Value? {
        let found = node.sequence.map { $0.isEmpty ? "an empty list" : "a list of \($0.count)" } ?? node.kindName
        return fail(rule, "\(part) must be \(expected), not \(found)", at: node.range, help: help)
    }

    /// Reports an entry of a list that resolves to no element or to several.
    mutating func fail<Value>(entry node: Node, of type: TokenType, count: Int) -> Value? {
        let message =
            if let path = node.tokenReference {
                "each reference in a list must resolve to one element; {\(path)} resolves to \(count)"
            } else {
                "each entry of the list must be one element, not a list of \(count)"
            }
        return fail(.mismatchedTokenType, message, at: node.range)
    }

    mutating func fail<Value>(_ rule: RuleID, _ message: String, at range: SourceRange, help: String? = nil) -> Value? {
        diagnostics.append(Diagnostic(rule, message, at: range, help: help))
        return nil
    }

    /// The rule for a scalar that must be one of certain words or in a certain notation. Text is an unknown value;
    /// anything else has the wrong YAML type.
    static func ruleForText(_ node: Node) -> RuleID {
        node.isText ? .unknownValue : .mismatchedType
    }
}

/// Notation that is understood although the standard or the language does not define it.
extension ValueReader {
    /// Reports a short form of uispec in a JSON token file, where the standard form is required.
    mutating func reportShortForm(_ message: String, at node: Node, help: String? = nil) {
        guard case .tokenFile(let standard, _) = place, standard.contains(node.range.file) else { return }
        diagnostics.append(.departure("\(message) in DTCG 2025.10", at: node.range, help: help))
    }

    /// Whether a departure is allowed here; if so, reports it. In a component it is an error.
    mutating func tolerates(_ what: @autoclosure () -> String, at range: SourceRange, help: String? = nil) -> Bool {
        guard case .tokenFile(_, let older) = place else { return false }
        if !older.contains(range.file) { diagnostics.append(.departure(what(), at: range, help: help)) }
        return true
    }

    /// Whether a node is in a file in the older form of Style Dictionary.
    func isOlder(_ node: Node) -> Bool {
        if case .tokenFile(_, let older) = place { older.contains(node.range.file) } else { false }
    }

    /// Whether a node is in a file that must conform to the standard.
    func isStandard(_ node: Node) -> Bool {
        if case .tokenFile(let standard, _) = place { standard.contains(node.range.file) } else { false }
    }
}

extension TokenValue {
    /// This value as `type`, if it can be converted. A number can be a dimension, because points need no unit.
    func converted(to type: TokenType) -> TokenValue? {
        switch (self, type) {
        case (_, self.type): self
        case (.number(let number), .dimension): .dimension(Points(number))
        case (.dimension(let points), .number): .number(points.value)
        case (.fontWeight(let weight), .number): .number(weight.value)
        case (.number(let number), .fontWeight) where (1...1000).contains(number): .fontWeight(FontWeight(number))
        default: nil
        }
    }
}
