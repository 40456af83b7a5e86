import Values

/// `mockups.json`: what the pictures and the sheets of an output folder show; see ``PictureDescription``. It contains
/// nothing that depends on pixels, so it can be under version control.
package enum MockupsJSON {
    package static let file = "mockups.json"

    /// A picture of a mock-up.
    package struct Picture: Sendable, Hashable {
        /// `light`, `dark+increased` …
        package var appearance: String
        /// Relative to the output folder.
        package var path: String
        /// The fingerprint of what is drawn.
        package var scene: String
        /// The fingerprint of the file, which is not part of the document.
        package var fingerprint: String

        package init(appearance: String, path: String, scene: String, fingerprint: String = "") {
            self.appearance = appearance
            self.path = path
            self.scene = scene
            self.fingerprint = fingerprint
        }
    }

    /// A mock-up with at least one picture.
    package struct Entry: Sendable, Hashable {
        package var pictures: [Picture]
        /// A JSON object, stored as text to save memory with thousands of mock-ups.
        fileprivate let shows: String

        /// - Parameter shows: a JSON object as text; see ``PictureDescription``.
        package init(shows: String, pictures: [Picture]) {
            self.shows = shows.trimmingLineFeed
            self.pictures = pictures
        }

        fileprivate var text: String {
            let files = pictures.map { picture in
                let fields = [("path", JSONValue.text(picture.path)), ("scene", .text(picture.scene))]
                return (picture.appearance, JSONValue.object(fields))
            }
            let text = JSONValue.object(files).formatted.trimmingLineFeed
            return "{\n\"pictures\": \(text),\n\"shows\": \(shows)\n}"
        }
    }

    /// A sheet. Its description is stored as text.
    package struct Sheet: Sendable, Hashable {
        /// Relative to the output folder, without an ending: `sheets/Chip-redline`.
        package var name: String
        /// A JSON object.
        package let text: String

        /// - Parameter text: a JSON object with a name, from ``SheetDescription``.
        package init(name: String, text: String) {
            self.name = name
            self.text = text.trimmingLineFeed
        }
    }

    /// Returns the document. Mock-ups are sorted by the paths of their pictures, sheets by their names.
    ///
    /// - Parameters:
    ///   - before: entries of earlier runs, kept for pictures that are not among the new ones.
    ///   - sheetsBefore: sheets of earlier runs, kept if they are not among the new ones.
    ///   - isPartial: whether only single components were drawn so far.
    package static func document(
        _ entries: [Entry], before: [Entry] = [], sheets: [Sheet] = [], sheetsBefore: [Sheet] = [],
        isPartial: Bool = false, tool: String
    ) -> String {
        let drawn = Set(entries.flatMap(\.pictures).map(\.path))
        let kept = before.compactMap { entry -> Entry? in
            var entry = entry
            entry.pictures.removeAll { drawn.contains($0.path) }
            return entry.pictures.isEmpty ? nil : entry
        }
        let mockups = (entries + kept).sorted { ($0.pictures.first?.path ?? "") < ($1.pictures.first?.path ?? "") }
        let names = Set(sheets.map(\.name))
        let all = (sheets + sheetsBefore.filter { !names.contains($0.name) }).sorted { $0.name < $1.name }
        let partial = isPartial ? "\n\"partial\": true," : ""
        let tool = JSONValue.text(tool).formatted.trimmingLineFeed
        return "{\n\"version\": 2,\n\"tool\": \(tool),\(partial)\n\"mockups\": ["
            + list(mockups.map(\.text)) + "],\n\"sheets\": [" + list(all.map(\.text)) + "]\n}\n"
    }

    private static func list(_ items: [String]) -> String {
        items.isEmpty ? "" : "\n" + items.joined(separator: ",\n") + "\n"
    }
}

extension String {
    fileprivate var trimmingLineFeed: String { last == "\n" ? String(dropLast()) : self }
}
