import YAML

/// References inside a longer text, as other tools write them: `{space.base} * 2`, `rgba({color.ink}, 0.5)`.
enum EmbeddedReferences {
    /// The paths of the references in a text, in their order.
    static func paths(in text: String) -> [TokenPath] {
        var paths: [TokenPath] = []
        var rest = text.utf8[...]
        while let start = rest.firstIndex(of: UInt8(ascii: "{")) {
            let behind = rest[rest.index(after: start)...]
            guard let end = behind.firstIndex(where: { $0 == UInt8(ascii: "}") || $0 == UInt8(ascii: "{") }) else {
                break
            }
            if behind[end] == UInt8(ascii: "}"), end > behind.startIndex {
                paths.append(TokenPath(String(Substring(behind[..<end]))))
                rest = behind[behind.index(after: end)...]
            } else {
                rest = behind[end...]
            }
        }
        return paths
    }
}
