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

    /// The lines that make such a call without a reason, as `path:line: Date()`.
    static func violations(in file: Repository.TextFile) -> [String] {
        let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.compactMap { index in
            let line = lines[index]
            guard !line.drop(while: { $0 == " " }).hasPrefix("//"),
                let call = calls.first(where: line.contains)
            else { return nil }
            let isExplained = line.contains(reason) || (index > 0 && isComment(lines[index - 1], with: reason))
            return isExplained ? nil : "\(file.path):\(index + 1): \(call)"
        }
    }

    private static func isComment(_ line: Substring, with word: String) -> Bool {
        line.drop { $0 == " " }.hasPrefix("//") && line.contains(word)
    }
}
