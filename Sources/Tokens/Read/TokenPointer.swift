import YAML

/// A JSON pointer to a token, or into its value: `#/color/accent/$value/components/0` (RFC 6901 as a URI fragment; DTCG
/// 2025.10, *JSON Pointer references*).
struct TokenPointer: Hashable {
    /// The names up to the token.
    let path: TokenPath
    /// What follows `$value`; nil where the pointer ends before it, at the token or a group.
    let steps: [String]?

    /// The key of a member that holds a pointer.
    static let key = "$ref"

    /// Nil where the text is no pointer within the document.
    init?(_ text: String) {
        guard text.hasPrefix("#/") else { return nil }
        var names: [String] = []
        for part in text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false) {
            guard let name = Self.unescaped(part) else { return nil }
            names.append(name)
        }
        let value = names.firstIndex(of: "$value")
        path = TokenPath(names[..<(value ?? names.endIndex)].joined(separator: "."))
        steps = value.map { Array(names[($0 + 1)...]) }
    }

    /// Whether the pointer means a token, or its value, as a whole.
    var isWhole: Bool { steps?.isEmpty ?? true }

    /// Percent-encoding is a URI's, `~0` and `~1` are RFC 6901's.
    private static func unescaped(_ part: Substring) -> String? {
        guard part.utf8.contains(where: { $0 == UInt8(ascii: "%") || $0 == UInt8(ascii: "~") }) else {
            return String(part)
        }
        var bytes: [UInt8] = []
        var rest = Array(part.utf8)[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "%"):
                guard rest.count >= 2, let code = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
                else { return nil }
                bytes.append(code)
                rest = rest.dropFirst(2)
            case UInt8(ascii: "~"):
                guard let code = rest.popFirst() else { return nil }
                if code == UInt8(ascii: "0") {
                    bytes.append(UInt8(ascii: "~"))
                } else if code == UInt8(ascii: "1") {
                    bytes.append(UInt8(ascii: "/"))
                } else {
                    return nil
                }
            default: bytes.append(byte)
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }
}

extension Node {
    /// What stands behind `$ref` in a map that is a reference; its other members are not read.
    var pointerNode: Node? {
        guard case .mapping(let entries) = content, let first = entries.first else { return nil }
        if first.key == TokenPointer.key { return first.value }
        return nil
    }

    /// The token that a whole value refers to: `{a.b}`, or a JSON pointer to a token.
    var tokenReference: TokenPath? {
        if let reference { return TokenPath(reference) }
        guard let pointer = pointerNode?.string.flatMap(TokenPointer.init), pointer.isWhole else { return nil }
        return pointer.path
    }
}
