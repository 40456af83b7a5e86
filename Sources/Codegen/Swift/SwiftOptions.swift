/// How the Swift source is to look, from the manifest's `generate: swift`.
package struct SwiftOptions: Sendable, Hashable {
    package enum Access: String, Sendable, Hashable, CaseIterable {
        case `public`
        case package
        case `internal`
    }

    /// The name of the enum around all tokens.
    package var typeName: String
    package var access: Access
    /// As the header names the project.
    package var projectName: String
    package var toolVersion: String
    /// The token files, as the header names them: relative to the project, with forward slashes.
    package var files: [String]

    package init(
        typeName: String, access: Access = .internal, projectName: String, toolVersion: String, files: [String] = []
    ) {
        self.typeName = typeName
        self.access = access
        self.projectName = projectName
        self.toolVersion = toolVersion
        self.files = files
    }

    /// The modifier with a space behind it; empty for `internal`, which is Swift's default.
    var modifier: String { access == .internal ? "" : access.rawValue + " " }
}
