import Source

/// A pattern for paths of tokens: `*` matches a part of a name, `**` any number of names. A pattern that matches
/// a group also matches everything in it.
package struct TokenPattern: Sendable, Hashable {
    package let text: String

    package init(_ text: String) {
        self.text = text
    }

    package func matches(_ path: TokenPath) -> Bool {
        let names = path.segments
        let parts = TokenPath(text).segments
        var (name, part) = (0, 0)
        // The last `**`, and the name up to which it reaches. Earlier ones need not be tried again.
        var star: (part: Int, name: Int)?
        while true {
            if part == parts.count { return true }
            if parts[part] == "**" {
                star = (part, name)
                part += 1
            } else if name < names.count, Self.matches(Array(names[name]), Array(parts[part])) {
                (name, part) = (name + 1, part + 1)
            } else if let last = star, last.name < names.count {
                star = (last.part, last.name + 1)
                (name, part) = (last.name + 1, last.part + 1)
            } else {
                return false
            }
        }
    }

    private static func matches(_ name: [Character], _ pattern: [Character]) -> Bool {
        var (position, place) = (0, 0)
        var star: (place: Int, position: Int)?
        while position < name.count {
            if place < pattern.count, pattern[place] == "*" {
                star = (place, position)
                place += 1
            } else if place < pattern.count, pattern[place] == name[position] {
                (position, place) = (position + 1, place + 1)
            } else if let last = star {
                star = (last.place, last.position + 1)
                (position, place) = (last.position + 1, last.place + 1)
            } else {
                return false
            }
        }
        return pattern[place...].allSatisfy { $0 == "*" }
    }

    /// The name to write instead of a pattern that matches nothing; nil if no name is similar.
    ///
    /// - Parameter paths: of tokens and groups.
    package func nearest(among paths: [TokenPath]) -> String? {
        let parts = TokenPath(text).segments
        let fixed = parts.prefix { !$0.contains("*") }
        let rest = parts.dropFirst(fixed.count)
        guard !fixed.isEmpty else { return nil }
        let names = paths.lazy.map(\.text)
        let start = fixed.joined(separator: ".")
        guard let name = Suggestion.nearest(to: start, among: names), name != start else { return nil }
        return ([name] + rest.map(String.init)).joined(separator: ".")
    }
}
