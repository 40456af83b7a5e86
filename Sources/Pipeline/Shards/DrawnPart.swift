import Loading
import Reports
import Source
import Values
import YAML

/// The drawings of a shard for a project: its pictures, and the sheets of its components, a line each. A line that is
/// cut off or changed is ignored, so that what it describes is drawn again.
package struct DrawnPart: Sendable {
    /// A sheet and the fingerprint of its file.
    struct Sheet: Sendable, Hashable {
        var sheet: MockupsJSON.Sheet
        var fingerprint: String
    }

    private static let version = "uispec drawing 1"

    /// The pictures; their keys are the same on all machines.
    private(set) var pictures = PictureCache()
    /// The sheets of each component that was drawn, which may be none.
    private(set) var sheets: [String: [Sheet]] = [:]

    init(_ drawn: some Sequence<MockupDrawing.Drawn>) {
        for result in drawn {
            for (path, picture) in result.sharedNotes { pictures.note(picture, at: path) }
            if let (component, sheets) = result.sharedSheets { self.sheets[component] = sheets }
        }
    }

    /// Joins the parts of shards.
    package init(_ parts: [[UInt8]]) {
        for line in parts.flatMap({ $0.split(separator: UInt8(ascii: "\n")) }) {
            guard let document = SealedLine.read(line, salt: Self.version)?.document else { continue }
            if let path = document["picture"]?.string, let key = document["key"]?.string,
                let fingerprint = document["fingerprint"]?.string
            {
                pictures.note(.init(key: key, fingerprint: fingerprint), at: path)
            } else if let component = document["component"]?.string, let list = document["sheets"]?.sequence {
                sheets[component] = list.compactMap { node in
                    guard let name = node["name"]?.string, let text = node["text"]?.string,
                        let fingerprint = node["fingerprint"]?.string
                    else { return nil }
                    return Sheet(sheet: MockupsJSON.Sheet(name: name, text: text), fingerprint: fingerprint)
                }
            }
        }
    }

    /// The lines of a shard.
    var bytes: [UInt8] {
        let drawn = pictures.sorted.map { path, picture in
            JSONValue.object([
                ("picture", .text(path)), ("key", .text(picture.key)), ("fingerprint", .text(picture.fingerprint)),
            ])
        }
        let pages = sheets.sorted { $0.key < $1.key }.map { component, sheets in
            JSONValue.object([
                ("component", .text(component)),
                (
                    "sheets",
                    .list(
                        sheets.map { sheet in
                            .object([
                                ("name", .text(sheet.sheet.name)), ("text", .text(sheet.sheet.text)),
                                ("fingerprint", .text(sheet.fingerprint)),
                            ])
                        })
                ),
            ])
        }
        return Array((drawn + pages).map { SealedLine($0, salt: Self.version).bytes }.joined(separator: "\n".utf8))
    }

    /// Returns the sheets of a component if their files are as they were drawn, or nil.
    func sheets(
        of component: String, in output: String, format: PictureFormat, files: any FileSystem
    ) -> [MockupsJSON.Sheet]? {
        guard let sheets = sheets[component] else { return nil }
        for sheet in sheets {
            let path = PathName.join(output, "\(sheet.sheet.name).\(format.rawValue)")
            guard let bytes = try? files.read(path), Fingerprint(bytes).description == sheet.fingerprint else {
                return nil
            }
        }
        return sheets.map(\.sheet)
    }
}
