#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// Where fonts are looked for.
package enum FontFolders {
    /// The environment variable that names other folders, with colons between them.
    package static let variable = "UISPEC_FONTS"

    /// The folders that the environment names, or else those of the system.
    package static var current: [String] {
        guard let value = unsafe getenv(variable) else { return system }
        let folders = unsafe String(cString: value).split(separator: ":").map(String.init)
        return folders.isEmpty ? system : folders
    }

    /// Debian's font folder, or Homebrew's and those of macOS.
    package static var system: [String] {
        #if os(macOS)
            ["/opt/homebrew/share/fonts", "/usr/local/share/fonts", "/Library/Fonts", "/System/Library/Fonts"]
                + (unsafe getenv("HOME").map { unsafe [String(cString: $0) + "/Library/Fonts"] } ?? [])
        #else
            ["/usr/share/fonts"]
        #endif
    }

    /// The caches that the system fills when fonts are installed: with them a start takes a tenth of the time.
    static var caches: [String] {
        #if os(macOS)
            ["/opt/homebrew/var/cache/fontconfig", "/usr/local/var/cache/fontconfig"]
        #else
            ["/var/cache/fontconfig"]
        #endif
    }
}
