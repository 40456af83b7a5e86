/// Makes the names of files in an asset catalog, from which Xcode generates symbols.
package enum AssetName {
    /// The name of a color or a folder. Characters that file systems forbid become hyphens. The root token of a group
    /// is `root`.
    package static func file(_ name: String) -> String {
        if name == "$root" { return "root" }
        var result = String.UnicodeScalarView()
        for scalar in name.unicodeScalars {
            result.append(isSafe(scalar) ? scalar : "-")
        }
        // Windows drops trailing spaces, and the repository may be cloned there.
        let text = String(result).trimmingTrailingSpaces
        return text.isEmpty ? "unnamed" : text
    }

    private static func isSafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "/", "\\", ":", "*", "?", "\"", "<", ">", "|": false
        case "\u{200D}", "\u{FE0F}": true
        default: !scalar.isInvisible
        }
    }
}
