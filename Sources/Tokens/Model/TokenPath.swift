/// The full name of a token, its groups before it: `color.accent`.
package struct TokenPath: Hashable, Comparable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The name with dots between its segments, as a reference writes it.
    package let text: String

    package init(_ text: String) {
        self.text = text
    }

    package init(stringLiteral value: String) {
        text = value
    }

    package var segments: [Substring] { text.split(separator: ".", omittingEmptySubsequences: false) }

    /// Whether it is a fact of iOS, which no project writes.
    package var isPlatform: Bool { text.hasPrefix("ios.") }

    /// The path of a child with this name.
    package func appending(_ name: String) -> TokenPath {
        TokenPath(text.isEmpty ? name : text + "." + name)
    }

    /// This path below another group: of `a.b.c` below `a`, with `x` for `a`, `x.b.c`; nil where it is not below it.
    func moved(from old: TokenPath, to new: TokenPath) -> TokenPath? {
        guard text.utf8.count > old.text.utf8.count, text.hasPrefix(old.text + ".") else { return nil }
        return TokenPath(new.text + text.dropFirst(old.text.count))
    }

    package var description: String { text }

    package static func < (left: TokenPath, right: TokenPath) -> Bool { left.text < right.text }
}
