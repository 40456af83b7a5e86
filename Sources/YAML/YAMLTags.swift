/// The tags of nodes, `!!str` and `!other`.
enum YAMLTags {
    /// Whether a resolved tag is in the core schema of YAML 1.2. The tag `!` marks a value as text.
    static func isKnown(_ tag: String) -> Bool {
        guard tag.hasPrefix(core) else { return tag == "!" }
        return ["str", "int", "float", "bool", "null", "seq", "map"].contains(tag.dropFirst(core.count))
    }

    /// Whether a tag marks an unquoted value as text.
    static func isText(_ tag: String?) -> Bool { tag == core + "str" || tag == "!" }

    private static let core = "tag:yaml.org,2002:"

    /// The range of the tag of a node that starts with its tag or anchor.
    static func place(in bytes: [UInt8], from start: Int) -> Range<Int>? {
        var offset = start
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "&") {
            while offset < bytes.count, !YAMLText.isBlank(bytes[offset]) { offset += 1 }
        }
        while offset < bytes.count, YAMLText.isBlank(bytes[offset]) { offset += 1 }
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "!") else { return nil }
        let first = offset
        let isVerbatim = bytes[first...].dropFirst().first == UInt8(ascii: "<")
        while offset < bytes.count, !YAMLText.isBlank(bytes[offset]),
            isVerbatim || !",[]{}".utf8.contains(bytes[offset])
        {
            offset += 1
            if isVerbatim, bytes[offset - 1] == UInt8(ascii: ">") { break }
        }
        return first..<offset
    }
}
