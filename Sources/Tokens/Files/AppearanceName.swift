import Values

/// The name of a file or a set, divided into what it is for and the appearance that it has values for: `colors.dark`
/// has the stem `colors` and the appearance dark.
struct AppearanceName {
    /// The rest of the name, joined by dots.
    private(set) var stem: String
    /// The part that means the appearance, such as `dark-hc`; empty if none does.
    private(set) var label: String
    private(set) var appearance: Appearance?

    /// Whether the name says nothing but the appearance.
    var isWhole: Bool { appearance != nil && stem.isEmpty }

    private static let separators: Set<Character> = [".", "_", "-", "/", " "]

    init(_ name: String) {
        let parts = name.split(whereSeparator: Self.separators.contains)
        stem = parts.joined(separator: ".")
        label = ""
        // The last of several parts that mean an appearance is the nearest to the values.
        for start in parts.indices.reversed() where Self.startsAppearance(parts[start]) {
            var end = parts.endIndex
            while end > start + 1, !parts[start + 1..<end].allSatisfy(Self.continuesAppearance) { end -= 1 }
            guard ModeSpelling.certainAppearance(of: parts[start..<end].joined(separator: "-")) != nil else {
                continue
            }
            var first = start
            // `dark-high-contrast` is one label, although each of its ends means an appearance.
            while first > 0, Self.startsAppearance(parts[first - 1]) { first -= 1 }
            label = parts[first..<end].joined(separator: "-")
            appearance = ModeSpelling.certainAppearance(of: label)
            // A file `dark/colors.dark` says it twice.
            let rest = (parts[..<first] + parts[end...]).filter {
                ModeSpelling.certainAppearance(of: String($0)) != appearance
            }
            stem = rest.joined(separator: ".")
            return
        }
    }

    /// Whether the name has another appearance than one with the same stem.
    func isOther(than name: String, stem: String) -> Bool {
        appearance != nil && self.stem == stem && appearance != AppearanceName(name).appearance
    }

    /// The name of the mode of another file than those with a stem: `dim` for `colors.dim` beside the stem `colors`.
    /// Nil if the name does not contain the stem and up to two more words.
    func label(besides stem: String) -> String? {
        var known = stem.split(separator: ".")[...]
        var rest: [Substring] = []
        for part in self.stem.split(separator: ".") {
            if part == known.first { known = known.dropFirst() } else { rest.append(part) }
        }
        guard known.isEmpty, (1...2).contains(rest.count) else { return nil }
        return (rest.map(String.init) + (label.isEmpty ? [] : [label])).joined(separator: "-")
    }

    private static func continuesAppearance(_ part: Substring) -> Bool {
        startsAppearance(part) || ["mode", "theme", "scheme"].contains(part.lowercased())
    }

    private static func startsAppearance(_ part: Substring) -> Bool {
        part.lowercased() == "high" || ModeSpelling.certainAppearance(of: String(part)) != nil
    }
}
