package import Source

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The folder of the SVG icons that are drawn for SF Symbols.
package struct IconFolder: Sendable {
    /// The path of the folder, or nil if none was found.
    package let path: String?

    init(path: String?) {
        self.path = path
    }

    /// Finds the folder that `UISPEC_ICONS` names, or else the first existing one of the standard locations.
    package init(files: any FileSystem) {
        // deterministic: the icons are named in every drawing cache
        let named = ProcessInfo.processInfo.environment["UISPEC_ICONS"].map { [$0] }
        path = (named ?? Self.standard).first { files.kind(of: $0) == .folder }
    }

    private static let standard = [
        "/usr/share/bootstrap-icons/svg", "/opt/homebrew/share/bootstrap-icons/svg",
        "/usr/local/share/bootstrap-icons/svg",
    ]

    /// The warning for a missing folder.
    package var warning: String? {
        path == nil
            ? "symbol icons are missing; boxes are drawn instead (on Debian: apt-get install bootstrap-icons)" : nil
    }

    /// Returns the SVG of an icon by its name without `.svg`.
    func load(_ name: String, files: any FileSystem) -> [UInt8]? {
        guard let path, !name.contains("/") else { return nil }
        return try? files.read("\(path)/\(name).svg")
    }
}
