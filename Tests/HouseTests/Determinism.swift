/// Calls whose result depends on the clock, on hash seeds, on chance or on the user's locale.
enum Determinism {
    static let calls = [
        "Date()", "Date.now", "Date(timeIntervalSinceNow", "ContinuousClock", "SuspendingClock", ".hashValue",
        "Hasher()",
        ".randomElement", ".random(in:", ".shuffled(", ".shuffle(", "SystemRandomNumberGenerator", "UUID()",
        "Locale.current", "Locale.autoupdatingCurrent", "TimeZone.current", "Calendar.current", "localizedCompare",
        "localizedCaseInsensitive", "DateFormatter", "NumberFormatter", "String(format:", "getenv(",
        ".environment[",
    ]

    /// The word that introduces the reason, in a comment on the line or on the line before it.
    static let reason = "deterministic:"

    /// The calls without a reason, as `path:line: Date()`. One reason covers a file's further calls of the same name.
    static func violations(in file: Repository.TextFile) -> [String] {
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        return calls.compactMap { call in
            let places = lines.indices.filter { lines[$0].contains(call) && !isComment(lines[$0]) }
            guard let first = places.first, !places.contains(where: { isExplained($0, in: lines) }) else { return nil }
            return "\(file.path):\(first + 1): \(call)"
        }
    }

    private static func isExplained(_ index: Int, in lines: [Substring]) -> Bool {
        lines[index].contains(reason) || (index > 0 && isComment(lines[index - 1]) && lines[index - 1].contains(reason))
    }

    private static func isComment(_ line: Substring) -> Bool {
        line.drop { $0 == " " }.hasPrefix("//")
    }
}
