package import Source

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// Where the drawings lie that stand in for SF Symbols.
package struct IconFolder: Sendable {
    /// Nil where no folder was found.
    package let path: String?

    init(path: String?) {
        self.path = path
    }

    /// The folder that `UISPEC_ICONS` names, else the first that exists of those that packages install.
    package init(files: any FileSystem) {
        let named = ProcessInfo.processInfo.environment["UISPEC_ICONS"].map { [$0] }
        path = (named ?? Self.standard).first { files.kind(of: $0) == .folder }
    }

    private static let standard = [
        "/usr/share/bootstrap-icons/svg", "/opt/homebrew/share/bootstrap-icons/svg",
        "/usr/local/share/bootstrap-icons/svg",
    ]

    /// What to tell where the folder is missing.
    package var warning: String? {
        path == nil
            ? "symbol icons are missing; boxes are drawn instead (on Debian: apt-get install bootstrap-icons)" : nil
    }

    /// The bytes of an icon's SVG, by its name without `.svg`.
    func load(_ name: String, files: any FileSystem) -> [UInt8]? {
        guard let path, !name.contains("/") else { return nil }
        return try? files.read("\(path)/\(name).svg")
    }
}
