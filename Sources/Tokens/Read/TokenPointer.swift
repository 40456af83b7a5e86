import YAML

/// A JSON Pointer to a token, or into its value: `#/color/accent/$value/components/0` (RFC 6901 as a URI fragment; DTCG
/// 2025.10, *JSON Pointer references*).
package struct TokenPointer: Hashable {
    /// The names before the section.
    let path: TokenPath
    /// The reserved member that the pointer enters, such as `$value`, or a part of the file that is not about tokens,
    /// such as `$defs`; nil if it ends at the token or group.
    let section: String?
    /// The names after the section.
    let steps: [String]

    /// The key of a member that contains a pointer.
    static let key = "$ref"
    static let value = "$value"
    static let extensions = "$extensions"

    /// Nil if the text is not a pointer within the document.
    init?(_ text: String) {
        guard text.hasPrefix("#/"), let names = Self.names(of: text.dropFirst(2)) else { return nil }
        let value = names.firstIndex { $0.hasPrefix("$") && $0 != "$root" }
        path = TokenPath(names[..<(value ?? names.endIndex)].joined(separator: "."))
        section = value.map { names[$0] }
        steps = value.map { Array(names[($0 + 1)...]) } ?? []
    }

    /// The decoded names of a JSON Pointer without its first slash; nil if one is not valid.
    static func names(of pointer: Substring) -> [String]? {
        let parts = pointer.split(separator: "/", omittingEmptySubsequences: false)
        let names = parts.compactMap(unescaped)
        return names.count == parts.count ? names : nil
    }

    /// Decodes the percent-encoding of a text; nil if it is not valid.
    package static func decoded(_ text: String) -> String? {
        text.utf8.contains(UInt8(ascii: "~")) ? nil : unescaped(text[...])
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
    /// The member at one step of a pointer: a key of a map, or a list index without a leading zero (RFC 6901,
    /// section 4).
    func part(_ step: String) -> Node? {
        guard let items = sequence else { return self[step] }
        guard let place = Int(step), String(place) == step, items.indices.contains(place) else { return nil }
        return items[place]
    }

    /// The value of `$ref`, if this map is a reference. Other members are ignored.
    var pointerNode: Node? {
        guard case .mapping(let entries) = content, let first = entries.first else { return nil }
        return first.key == TokenPointer.key ? first.value : nil
    }

    /// The token that this value is an alias of: `{a.b}`, or a JSON Pointer to a token.
    package var tokenReference: TokenPath? {
        if let reference { return TokenPath(reference) }
        guard let pointer = pointerNode?.string.flatMap(TokenPointer.init), pointer.isWholeValue else { return nil }
        return pointer.path
    }

    /// A text without the spaces around it.
    var trimmed: Node {
        guard let text = string, text.utf8.first == UInt8(ascii: " ") || text.utf8.last == UInt8(ascii: " ") else {
            return self
        }
        let start = text.drop { $0 == " " }
        let words = String(start.reversed().drop { $0 == " " }.reversed())
        return Node(.scalar(Scalar(text: words, isPlain: false)), range: range)
    }
}
