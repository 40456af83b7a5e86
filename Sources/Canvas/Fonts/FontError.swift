/// A required font family that is missing from the font folders.
package struct MissingFont: Hashable, Sendable {
    package var family: String
    /// The Debian package that contains the family.
    package var debianPackage: String

    package init(family: String, debianPackage: String) {
        self.family = family
        self.debianPackage = debianPackage
    }
}

/// The reason that text cannot be shaped or drawn.
package enum FontError: Error, Hashable, Sendable {
    /// The families that were not found in the folders.
    case missing([MissingFont], folders: [String])
    /// fontconfig could not be set up.
    case configuration

    package var missing: [MissingFont] {
        switch self {
        case .missing(let fonts, _): fonts
        case .configuration: []
        }
    }
}

extension FontError: CustomStringConvertible {
    package var description: String {
        switch self {
        case .missing(let fonts, let folders):
            "fonts are missing in " + folders.joined(separator: ", ") + ": "
                + fonts.map { "\($0.family) (Debian package \($0.debianPackage))" }.joined(separator: ", ")
        case .configuration: "fontconfig could not be set up"
        }
    }
}
