import Values

/// `mockups.json`: the content of the pictures in an output folder; see ``PictureDescription``.
package enum MockupsJSON {
    package static let file = "mockups.json"

    /// A picture of a mock-up.
    package struct Picture: Sendable, Hashable {
        /// `light`, `dark+increased` …
        package var appearance: String
        /// Relative to the output folder.
        package var path: String
        /// The fingerprint of the file.
        package var fingerprint: String

        package init(appearance: String, path: String, fingerprint: String) {
            self.appearance = appearance
            self.path = path
            self.fingerprint = fingerprint
        }
    }

    /// A mock-up with at least one picture.
    package struct Entry: Sendable, Hashable {
        package var pictures: [Picture]
        /// The fingerprint of the scene: of everything that is drawn in all appearances, on every machine the same.
        private let scene: String
        /// A JSON object, stored as text to save memory with thousands of mock-ups.
        fileprivate let shows: String

        /// - Parameters:
        ///   - scene: the fingerprint of the scene.
        ///   - shows: a JSON object as text; see ``PictureDescription``.
        package init(scene: String, shows: String, pictures: [Picture]) {
            self.scene = scene
            self.shows = shows.trimmingLineFeed
            self.pictures = pictures
        }

        fileprivate var text: String {
            let files = pictures.map { picture in
                let fields = [("path", JSONValue.text(picture.path)), ("fingerprint", .text(picture.fingerprint))]
                return (picture.appearance, JSONValue.object(fields))
            }
            let text = JSONValue.object(files).formatted.trimmingLineFeed
            return "{\n\"scene\": \"\(scene)\",\n\"pictures\": \(text),\n\"shows\": \(shows)\n}"
        }
    }

    /// Returns the document, sorted by the paths of the pictures.
    ///
    /// - Parameter before: entries of earlier runs, kept for pictures that are not among the new ones.
    package static func document(_ entries: [Entry], before: [Entry] = [], tool: String) -> String {
        let drawn = Set(entries.flatMap(\.pictures).map(\.path))
        let kept = before.compactMap { entry -> Entry? in
            var entry = entry
            entry.pictures.removeAll { drawn.contains($0.path) }
            return entry.pictures.isEmpty ? nil : entry
        }
        let mockups = (entries + kept).sorted { ($0.pictures.first?.path ?? "") < ($1.pictures.first?.path ?? "") }
            .map(\.text).joined(separator: ",\n")
        return "{\n\"version\": 1,\n\"tool\": \(JSONValue.text(tool).formatted.trimmingLineFeed),\n\"mockups\": [\n"
            + mockups + "\n]\n}\n"
    }
}

extension String {
    fileprivate var trimmingLineFeed: String { last == "\n" ? String(dropLast()) : self }
}
