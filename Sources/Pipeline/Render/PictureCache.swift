import Loading
import Reports
import Source
import Values
import YAML

/// The pictures of earlier runs. A picture is not redrawn if its inputs and its file are unchanged.
///
/// The data has a file of its own because it depends on the machine: the build of the tool and the fonts.
struct PictureCache: Sendable {
    static let file = "cache/pictures.json"

    struct Picture: Sendable, Hashable {
        /// Identifies all inputs of the picture.
        var key: String
        /// The fingerprint of its file.
        var fingerprint: String
    }

    /// The pictures by their paths relative to the output folder.
    private var pictures: [String: Picture] = [:]

    /// Creates an empty record.
    init() {}

    /// Reads the record of the output folder. A missing or invalid file gives an empty one.
    init(in output: String, files: any FileSystem) {
        let path = PathName.join(output, Self.file)
        guard let bytes = try? files.read(path) else { return }
        var sources = SourceMap()
        let file = SourceFile(path: path, bytes: bytes)
        let document = DocumentReader.read(file, id: sources.add(file)).documents.first
        for entry in document?.mapping ?? [] {
            guard let key = entry.value["key"]?.string, let print = entry.value["fingerprint"]?.string else { continue }
            pictures[entry.key] = Picture(key: key, fingerprint: print)
        }
    }

    /// Returns the fingerprint of the picture at a path, or nil if it must be drawn, because its inputs or its file
    /// have changed.
    func fingerprint(of path: String, key: String, in output: String, files: any FileSystem) -> String? {
        guard let drawn = pictures[path], drawn.key == key,
            let bytes = try? files.read(PathName.join(output, path)),
            Fingerprint(bytes).description == drawn.fingerprint
        else { return nil }
        return drawn.fingerprint
    }

    /// Records a drawn picture. Other entries are kept.
    mutating func note(_ picture: Picture, at path: String) {
        pictures[path] = picture
    }

    /// The pictures by their paths, sorted.
    var sorted: [(key: String, value: Picture)] { pictures.sorted { $0.key < $1.key } }

    var text: String {
        JSONValue.object(
            sorted.map { path, picture in
                (path, .object([("key", .text(picture.key)), ("fingerprint", .text(picture.fingerprint))]))
            }
        ).formatted
    }
}
