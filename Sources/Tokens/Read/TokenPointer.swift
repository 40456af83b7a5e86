import YAML

/// A JSON Pointer to a token, or into its value: `#/color/accent/$value/components/0` (RFC 6901 as a URI fragment; DTCG
/// 2025.10, *JSON Pointer references*).
struct TokenPointer: Hashable {
    /// The names before the section.
    let path: TokenPath
    /// The reserved member that the pointer enters, `$value` or `$extensions`; nil if it ends at the token or group.
    let section: String?
    /// The names after the section.
    let steps: [String]

    /// The key of a member that contains a pointer.
    static let key = "$ref"
    static let value = "$value"
    static let extensions = "$extensions"

    /// Nil if the text is not a pointer within the document.
    init?(_ text: String) {
        guard text.hasPrefix("#/") else { return nil }
        var names: [String] = []
        for part in text.dropFirst(2).split(separator: "/", omittingEmptySubsequences: false) {
            guard let name = Self.unescaped(part) else { return nil }
            names.append(name)
        }
        let value = names.firstIndex { $0 == Self.value || $0 == Self.extensions }
        path = TokenPath(names[..<(value ?? names.endIndex)].joined(separator: "."))
        section = value.map { names[$0] }
        steps = value.map { Array(names[($0 + 1)...]) } ?? []
    }

    /// Whether the pointer refers to a token or its whole value.
    var isWholeValue: Bool { section == nil || (section == Self.value && steps.isEmpty) }

    /// Decodes percent-encoding (of URIs), `~0` and `~1` (of RFC 6901).
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
    /// The value of `$ref`, if this map is a reference. Other members are ignored.
    var pointerNode: Node? {
        guard case .mapping(let entries) = content, let first = entries.first else { return nil }
        return first.key == TokenPointer.key ? first.value : nil
    }

    /// The token that this value is an alias of: `{a.b}`, or a JSON Pointer to a token.
    var tokenReference: TokenPath? {
        if let reference { return TokenPath(reference) }
        guard let pointer = pointerNode?.string.flatMap(TokenPointer.init), pointer.isWholeValue else { return nil }
        return pointer.path
    }
}
