/// Makes names of files in an asset catalog, which are also the names that Xcode makes symbols of.
package enum AssetName {
    /// A name for a color or a folder: what file systems refuse becomes a hyphen. The root token of a group is `root`.
    package static func file(_ name: String) -> String {
        if name == "$root" { return "root" }
        var result = String.UnicodeScalarView()
        for scalar in name.unicodeScalars {
            result.append(isSafe(scalar) ? scalar : "-")
        }
        // Windows drops spaces at the end, and a clone of the repository may lie there.
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
