/// Names of tokens without segments that only describe their kind: `background` for `common.color.background`.
struct ShortTokenNames {
    private var short: [String: String] = [:]

    private static let kinds: Set<String> = [
        "color", "colors", "font", "fonts", "type", "typography", "radius", "radii", "space", "spacing", "size",
        "sizes", "dimension",
    ]

    /// - Parameter names: all names that appear together. Names that would become equal keep all segments.
    init(_ names: [String]) {
        var users: [String: Set<String>] = [:]
        for name in names { users[Self.tail(of: name), default: []].insert(name) }
        for (tail, names) in users where names.count == 1 {
            for name in names { short[name] = tail }
        }
    }

    subscript(name: String) -> String { short[name] ?? name }

    private static func tail(of name: String) -> String {
        let segments = name.split(separator: ".", omittingEmptySubsequences: false)
        guard let kind = segments.dropLast().firstIndex(where: { kinds.contains($0.lowercased()) }) else { return name }
        return segments[(kind + 1)...].joined(separator: ".")
    }
}
