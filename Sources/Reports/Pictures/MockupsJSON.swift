import Values

/// `mockups.json`: what the pictures of a run show; see ``PictureDescription``.
package enum MockupsJSON {
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

    /// One mock-up with its pictures: kept as text, since the frames of thousands of mock-ups would fill the memory.
    package struct Entry: Sendable {
        fileprivate let text: String

        /// - Parameter description: an object, as text; see ``PictureDescription``.
        package init(_ description: String, pictures: [Picture]) {
            let files = pictures.map { picture in
                let fields = [("path", JSONValue.text(picture.path)), ("fingerprint", .text(picture.fingerprint))]
                return (picture.appearance, JSONValue.object(fields))
            }
            text =
                "{\n\"pictures\": \(JSONValue.object(files).formatted.trimmingLineFeed),\n\"shows\": "
                + description.trimmingLineFeed + "\n}"
        }
    }

    package static func document(_ entries: [Entry], tool: String) -> String {
        let mockups = entries.map(\.text).joined(separator: ",\n")
        return "{\n\"version\": 1,\n\"tool\": \(JSONValue.text(tool).formatted.trimmingLineFeed),\n\"mockups\": [\n"
            + mockups + "\n]\n}\n"
    }
}

extension String {
    fileprivate var trimmingLineFeed: Substring { last == "\n" ? dropLast() : self[...] }
}
