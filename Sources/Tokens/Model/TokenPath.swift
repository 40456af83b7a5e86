/// The full name of a token, including its groups: `color.accent`.
package struct TokenPath: Hashable, Comparable, Sendable, CustomStringConvertible, ExpressibleByStringLiteral {
    /// The name with dots between its segments, as in references.
    package let text: String

    package init(_ text: String) {
        self.text = text
    }

    package init(stringLiteral value: String) {
        text = value
    }

    package var segments: [Substring] { text.split(separator: ".", omittingEmptySubsequences: false) }

    /// Whether the token is built in.
    package var isPlatform: Bool { text.hasPrefix("ios.") }

    /// The path of a child with this name.
    package func appending(_ name: String) -> TokenPath {
        TokenPath(text.isEmpty ? name : text + "." + name)
    }

    /// This path moved to another group: `a.b.c`, moved from `a` to `x`, is `x.b.c`. Nil if the path is not in the
    /// group.
    func moved(from old: TokenPath, to new: TokenPath) -> TokenPath? {
        guard text.utf8.count > old.text.utf8.count, text.hasPrefix(old.text + ".") else { return nil }
        return TokenPath(new.text + text.dropFirst(old.text.count))
    }

    package var description: String { text }

    package static func < (left: TokenPath, right: TokenPath) -> Bool { left.text < right.text }
}
