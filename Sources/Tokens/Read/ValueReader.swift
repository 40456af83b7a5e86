package import Source
package import Values
package import YAML

/// Reads a node as a value of a type: literals, short forms, and references through a look-up.
///
/// Token files and components write values in the same forms, so both are read here.
package struct ValueReader {
    /// Finds what a reference stands for in an appearance; nil where there is no such token, or it is broken and was
    /// reported.
    package typealias Lookup = (TokenPath, Appearance, SourceRange) -> Found

    package enum Found {
        case value(TokenValue)
        /// There is no such token; the reader reports it.
        case missing
        /// There is one that was already reported.
        case broken
    }

    package var diagnostics: [Diagnostic] = []
    package let appearance: Appearance
    let lookup: Lookup
    let names: TokenNames

    package init(appearance: Appearance, names: TokenNames, lookup: @escaping Lookup) {
        self.appearance = appearance
        self.names = names
        self.lookup = lookup
    }

    /// The value of a node, or nil with a diagnostic.
    package mutating func read(_ node: Node, as type: TokenType) -> TokenValue? {
        if let reference = node.reference {
            return follow(TokenPath(reference), at: node.range, expecting: type)
        }
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
        switch lookup(path, appearance, range) {
        case .missing:
            diagnostics.append(.unknownToken(path, at: range, among: names))
            return nil
        case .broken:
            return nil
        case .value(let value):
            if let converted = value.converted(to: type) { return converted }
            diagnostics.append(
                Diagnostic(
                    .wrongType, "{\(path)} is \(value.type.described); \(type.described) is needed here", at: range))
            return nil
        }
    }

    mutating func fail<Value>(_ expected: String, _ node: Node, type: TokenType, help: String? = nil) -> Value? {
        diagnostics.append(
            Diagnostic(
                .wrongType, "\(type.described) is \(expected); \(node.kindName) stands here", at: node.range, help: help
            ))
        return nil
    }

    /// The members of a map that describes a value; nil with a diagnostic where a required one is missing.
    mutating func members(
        _ node: Node, of type: TokenType, required: [String], optional: [String] = []
    ) -> [String: Node]? {
        guard let entries = node.mapping else {
            return fail("a map with \(required.joined(separator: ", "))", node, type: type)
        }
        var members: [String: Node] = [:]
        for entry in entries {
            if required.contains(entry.key) || optional.contains(entry.key) {
                members[entry.key] = entry.value
            } else {
                diagnostics.append(.unknownKey(entry, known: required + optional, in: type.described))
            }
        }
        let missing = required.filter { members[$0] == nil }
        guard missing.isEmpty else {
            diagnostics.append(
                Diagnostic(
                    .wrongType, "\(type.described) needs \(missing.map { "“\($0)”" }.joined(separator: ", "))",
                    at: node.range))
            return nil
        }
        return members
    }
}

extension TokenValue {
    /// This value where `type` is needed; a number serves as a dimension, since points need no unit.
    fileprivate func converted(to type: TokenType) -> TokenValue? {
        switch (self, type) {
        case (_, self.type): self
        case (.number(let number), .dimension): .dimension(Points(number))
        case (.dimension(let points), .number): .number(points.value)
        case (.fontWeight(let weight), .number): .number(weight.value)
        default: nil
        }
    }
}
