#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The folders that are searched for fonts.
package enum FontFolders {
    /// The environment variable that adds folders, as a colon-separated list.
    package static let variable = "UISPEC_FONTS"
    /// The environment variable that replaces the system's folders, as a colon-separated list.
    package static let systemVariable = "UISPEC_SYSTEM_FONTS"

    /// Whether folders are added, which may have Apple's own fonts.
    static var hasAdded: Bool { folders(in: variable)?.isEmpty == false }

    /// The added folders, then those of the system. Of two equal families, the first one found is used.
    package static var current: [String] {
        (folders(in: variable) ?? []) + (folders(in: systemVariable) ?? system)
    }

    /// Returns the folders of an environment variable, or nil if it is not set.
    private static func folders(in variable: String) -> [String]? {
        // deterministic: the fonts are named in every drawing cache
        guard let value = unsafe getenv(variable) else { return nil }
        return unsafe String(cString: value).split(separator: ":").map(String.init)
    }

    /// Debian's font folder. On macOS: the font folders of Homebrew, the system and the user.
    package static var system: [String] {
        #if os(macOS)
            ["/opt/homebrew/share/fonts", "/usr/local/share/fonts", "/Library/Fonts", "/System/Library/Fonts"]
                + (unsafe getenv("HOME").map { unsafe [String(cString: $0) + "/Library/Fonts"] } ?? [])
        #else
            ["/usr/share/fonts"]
        #endif
    }

    /// The fontconfig caches that the system fills when fonts are installed. They reduce the startup time to a tenth.
    static var caches: [String] {
        #if os(macOS)
            ["/opt/homebrew/var/cache/fontconfig", "/usr/local/var/cache/fontconfig"]
        #else
            ["/var/cache/fontconfig"]
        #endif
    }
}
