/// The settings of the Swift source, from `generate: swift` in the manifest.
package struct SwiftOptions: Sendable, Hashable {
    package enum Access: String, Sendable, Hashable, CaseIterable {
        case `public`
        case package
        case `internal`
    }

    /// Where the types of the constants are.
    package enum Support: Sendable, Hashable {
        /// In the file, as far as it needs them.
        case inline
        /// All of them in the file, for other files of the module too.
        case complete
        /// In the file whose enum has this name.
        case of(String)
    }

    /// The name of the enum around all tokens.
    package var typeName: String
    package var access: Access
    /// The name of the project in the header.
    package var projectName: String
    package var toolVersion: String
    /// The token files in the header: relative to the project, with forward slashes.
    package var files: [String]
    /// The names of the project's own font files.
    package var fontFiles: [String]
    package var support: Support

    package init(
        typeName: String, access: Access = .internal, projectName: String, toolVersion: String, files: [String] = [],
        fontFiles: [String] = [], support: Support = .inline
    ) {
        self.typeName = typeName
        self.access = access
        self.projectName = projectName
        self.toolVersion = toolVersion
        self.files = files
        self.fontFiles = fontFiles
        self.support = support
    }

    /// The access modifier with a trailing space; empty for `internal`, which is the default in Swift.
    var modifier: String { access == .internal ? "" : access.rawValue + " " }
}
