/// Checks of one Swift file: its length, its lines, its name.
enum FileShape {
    /// The lines that are too long, as `path:line: 131 columns`.
    static func longLines(in file: Repository.TextFile, limit: Int) -> [String] {
        file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().compactMap { number, line in
            guard line.utf8.count > limit, line.count > limit else { return nil }
            return "\(file.path):\(number + 1): \(line.count) columns"
        }
    }

    /// Whether a file declares or extends what its name says: `Color.swift` the type `Color`, `Color+JSON.swift` an
    /// extension of it, `Main.swift` the entry point.
    ///
    /// A file of tests has a name that ends in `Tests`, because suites have names in prose. A file without types may
    /// have any other name, and a stub has the name of the module that it replaces.
    static func isNamedAfterItsContent(_ file: Repository.TextFile) -> Bool {
        let name = file.name.replacing(".swift", with: "")
        let isOfTests = file.path.hasPrefix("Tests/")
        let hasTests = SwiftText.code(of: file.text).contains { $0.drop { $0 == " " }.hasPrefix("@Test") }
        if isOfTests, hasTests { return name.hasSuffix("Tests") }
        let wanted = name.split(separator: "+").first.map(String.init) ?? name
        let declared = declaredNames(in: file.text)
        if declared.contains(wanted) { return true }
        guard isOfTests else { return false }
        return file.path.hasPrefix("Tests/Stubs/") || (declared.isEmpty && !name.hasSuffix("Tests"))
    }

    /// The types that a file declares at its outermost level.
    static func declaredTypes(in text: String) -> [String] {
        declarations(in: text, of: ["struct", "class", "enum", "protocol", "actor", "typealias"], nested: false)
    }

    /// The types and functions that a file declares or extends, nested ones included.
    private static func declaredNames(in text: String) -> Set<String> {
        Set(
            declarations(
                in: text,
                of: ["struct", "class", "enum", "protocol", "actor", "typealias", "extension", "macro"], nested: true))
    }

    private static func declarations(in text: String, of keywords: Set<String>, nested: Bool) -> [String] {
        SwiftText.code(of: text).compactMap { line -> String? in
            if !nested, line.first == " " { return nil }
            let words = line.split { !$0.isLetter && !$0.isNumber && $0 != "_" && $0 != "." }.map(String.init)
            guard let place = words.firstIndex(where: keywords.contains), place + 1 < words.count,
                words[..<place].allSatisfy(modifiers.contains)
            else { return nil }
            return words[place + 1].split(separator: ".").last.map(String.init)
        }
    }

    private static let modifiers: Set<String> = [
        "public", "package", "internal", "private", "fileprivate", "final", "indirect", "nonisolated", "main",
        "Suite", "unchecked", "Sendable", "preconcurrency", "frozen", "unsafe", "retroactive", "MainActor", "static",
        "usableFromInline", "safe",
    ]
}
