import Source
package import Specs
package import Values

/// The fonts of a project: the files in the folders under `fonts:` of its manifest and of its imports.
package struct FontFiles: Sendable {
    /// The paths of the files, relative to the working directory, in the order in which they were found.
    package private(set) var paths: [String] = []
    private(set) var fonts: [OwnFont] = []

    /// One for each file, which changes with its bytes.
    package private(set) var fingerprints: [Fingerprint] = []

    package init() {}

    /// The first name of each family.
    package var families: [String] {
        fonts.compactMap(\.families.first).reduce(into: []) { names, name in
            if !names.contains(name) { names.append(name) }
        }
    }

    /// The fonts for binding.
    package var own: OwnFonts { OwnFonts(fonts) }

    /// Whether a file has the name of a font.
    static func isFont(_ name: String) -> Bool {
        let ending = name.split(separator: ".").last.map { $0.lowercased() }
        return !name.hasPrefix(".") && ending.map(endings.contains) ?? false
    }

    private static let endings: Set<String> = ["ttf", "otf", "ttc", "otc", "woff", "woff2"]

    /// Adds a file. Throws the reason if no text can be drawn in it.
    mutating func add(_ bytes: [UInt8], at path: String) throws(OpenTypeError) {
        let file = try OpenTypeFile(bytes: bytes)
        paths.append(path)
        fingerprints.append(Fingerprint(bytes))
        fonts += file.fonts
    }
}
