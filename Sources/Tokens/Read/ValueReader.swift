package import Source
package import Values
package import YAML

/// Reads a node as a value of a type: literals, short forms, and references through a look-up.
///
/// Token files and components write values in the same forms, so both are read here.
package struct ValueReader {
    /// Finds what a reference stands for in an appearance.
    package typealias Lookup = (TokenPath, Appearance) -> Found

    package enum Found {
        case value(TokenValue)
        /// There is no such token; the reader reports it.
        case missing
        /// There is one that was already reported.
        case broken
    }

    /// Where a value stands, which decides what is legal there.
    package enum Place: Sendable {
        /// In a component: short forms, and nothing that is not in the language.
        case component
        /// In a token file. Departures from the standard are understood and told, but for files in an older form, which
        /// is told once; in standard files, which are in JSON, a short form is one.
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

    /// The value of a node, or nil with a diagnostic.
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

    /// What a reference stands for, if it is of the type that is needed.
    private mutating func follow(_ path: TokenPath, at range: SourceRange, expecting type: TokenType) -> TokenValue? {
        switch lookup(path, appearance) {
        case .missing:
            if !names.mayBeUnread(path) { diagnostics.append(.unknownToken(path, at: range, among: names)) }
            return nil
        case .broken:
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

    /// The type that is needed, the one that was found, and the tokens through which it was.
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
                at: range, notes: notes))
    }

    /// A number where a dimension is needed, or the like: meant in YAML, a departure in JSON.
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

    /// Reports an entry of a list that stands for several elements, or for none.
    mutating func fail<Value>(entry node: Node, of type: TokenType, count: Int) -> Value? {
        let message =
            node.tokenReference == nil
            ? "each entry of the list must be one element, not a list of \(count)"
            : "each reference in a list must resolve to one element; this one resolves to \(count)"
        return fail(.mismatchedTokenType, message, at: node.range)
    }

    mutating func fail<Value>(_ rule: RuleID, _ message: String, at range: SourceRange, help: String? = nil) -> Value? {
        diagnostics.append(Diagnostic(rule, message, at: range, help: help))
        return nil
    }

    /// The rule for a scalar where certain words or a certain notation is needed: a text is an unknown value, anything
    /// else has the wrong YAML type.
    static func ruleForText(_ node: Node) -> RuleID {
        node.isText ? .unknownValue : .mismatchedType
    }
}

/// Forms that are understood although the standard, or the language, does not have them.
extension ValueReader {
    /// Tells a short form of uispec where the standard's own is due: in a JSON token file.
    mutating func reportShortForm(_ message: String, at node: Node, help: String? = nil) {
        guard case .tokenFile(let standard, _) = place, standard.contains(node.range.file) else { return }
        diagnostics.append(.departure("\(message) in DTCG 2025.10", at: node.range, help: help))
    }

    /// Whether a departure is understood here, which tells it. In a component it is a mistake.
    mutating func tolerates(_ what: @autoclosure () -> String, at range: SourceRange, help: String? = nil) -> Bool {
        guard case .tokenFile(_, let older) = place else { return false }
        if !older.contains(range.file) { diagnostics.append(.departure(what(), at: range, help: help)) }
        return true
    }

    /// Whether a node is held to the letter of the standard.
    func isStandard(_ node: Node) -> Bool {
        if case .tokenFile(let standard, _) = place { standard.contains(node.range.file) } else { false }
    }
}

extension TokenValue {
    /// This value where `type` is needed; a number serves as a dimension, since points need no unit.
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
