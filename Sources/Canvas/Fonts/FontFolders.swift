#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The folders that are searched for fonts.
package enum FontFolders {
    /// The environment variable that replaces the folders, as a colon-separated list.
    package static let variable = "UISPEC_FONTS"

    /// The folders in the environment variable, or those of the system if it is not set.
    package static var current: [String] {
        // deterministic: the fonts are named in every drawing cache
        guard let value = unsafe getenv(variable) else { return system }
        let folders = unsafe String(cString: value).split(separator: ":").map(String.init)
        return folders.isEmpty ? system : folders
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
