import Values

/// `mockups.json`: what the pictures below an output folder show; see ``PictureDescription``.
package enum MockupsJSON {
    package static let file = "mockups.json"

    /// One picture of a mock-up.
    package struct Picture: Sendable, Hashable {
        /// `light`, `dark+increased` …
        package var appearance: String
        /// Below the output folder.
        package var path: String
        /// Of the file.
        package var fingerprint: String

        package init(appearance: String, path: String, fingerprint: String) {
            self.appearance = appearance
            self.path = path
            self.fingerprint = fingerprint
        }
    }

    /// One mock-up with its pictures, at least one.
    package struct Entry: Sendable, Hashable {
        package var pictures: [Picture]
        /// An object, kept as text, since the frames of thousands of mock-ups would fill the memory.
        fileprivate let shows: String

        /// - Parameter shows: an object as text; see ``PictureDescription``.
        package init(shows: String, pictures: [Picture]) {
            self.shows = shows.trimmingLineFeed
            self.pictures = pictures
        }

        fileprivate var text: String {
            let files = pictures.map { picture in
                let fields = [("path", JSONValue.text(picture.path)), ("fingerprint", .text(picture.fingerprint))]
                return (picture.appearance, JSONValue.object(fields))
            }
            return "{\n\"pictures\": \(JSONValue.object(files).formatted.trimmingLineFeed),\n\"shows\": \(shows)\n}"
        }
    }

    /// The document, in the order of the pictures' paths: the same whatever order they were drawn in.
    ///
    /// - Parameter before: entries of earlier runs, which stand for the pictures that are not among the new ones.
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
