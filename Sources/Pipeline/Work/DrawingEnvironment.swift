import Source

#if canImport(Darwin)
    import Darwin
    import Foundation
#else
    import Glibc
#endif

/// Identifies everything outside the project that affects drawings.
package enum DrawingEnvironment {
    /// Returns a text that differs between builds of the tool, versions of the fonts and folders of symbols.
    package static func text(typesetter: Typesetter, icons: IconFolder) -> String {
        [ToolVersion.current, executable(isPortable: false), typesetter.fontVersions, icons.path ?? ""].joined(
            separator: " ")
    }

    /// Returns a text that is the same on all machines with the same tool and fonts.
    package static func portableText(typesetter: Typesetter) -> String {
        [ToolVersion.current, executable(isPortable: true), typesetter.fontVersions].joined(separator: " ")
    }

    /// - Parameter isPortable: whether to leave out the time, which differs between copies.
    private static func executable(isPortable: Bool) -> String {
        #if canImport(Darwin)
            let path = Bundle.main.executablePath ?? ""
        #else
            let path = "/proc/self/exe"
        #endif
        var information = stat()
        guard unsafe stat(path, &information) == 0 else { return "" }
        #if canImport(Darwin)
            let changed = information.st_mtimespec
        #else
            let changed = information.st_mtim
        #endif
        return isPortable ? "\(information.st_size)" : "\(information.st_size) \(changed.tv_sec).\(changed.tv_nsec)"
    }
}
