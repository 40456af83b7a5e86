import ArgumentParser

/// The formats of `check`.
enum CheckFormat: String, ExpressibleByArgument, CaseIterable {
    case text
    case json
    case sarif
    case junit
    case junitLocations = "junit-locations"
    case github
    case gitlab
    case markdown
    case rdjsonl
    case xcode

    enum Paths {
        /// For people and scripts that work where they call the command.
        case workingDirectory
        /// For services that know the repository only.
        case repository
        /// For Xcode, which finds no file by a relative path.
        case absolute
    }

    /// How the report names files.
    var paths: Paths {
        switch self {
        case .text, .json: .workingDirectory
        case .sarif, .junit, .junitLocations, .github, .gitlab, .markdown, .rdjsonl: .repository
        case .xcode: .absolute
        }
    }
}
