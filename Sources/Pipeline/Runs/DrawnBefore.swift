import Reports
import Source
import Values
import YAML

/// What earlier runs drew: a picture that would be the same again, and is still there, is not drawn again.
///
/// It stands in a file of its own, since it depends on the machine: on the build of the tool, on the fonts.
struct DrawnBefore: Sendable {
    static let file = "cache/pictures.json"

    struct Picture: Sendable, Hashable {
        /// Tells apart all that the picture is made from.
        var key: String
        /// Of its file.
        var fingerprint: String
    }

    /// By path below the output folder.
    private var pictures: [String: Picture] = [:]

    /// Nothing was drawn before.
    init() {}

    /// Reads what there is; a file that says nothing is as none.
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

    /// The fingerprint of the picture at a path below `output` that was made from the same; nil where it is to be drawn:
    /// also where the file is not the one that was written then.
    func fingerprint(of path: String, key: String, in output: String, files: any FileSystem) -> String? {
        guard let drawn = pictures[path], drawn.key == key,
            let bytes = try? files.read(PathName.join(output, path)),
            Fingerprint(bytes).description == drawn.fingerprint
        else { return nil }
        return drawn.fingerprint
    }

    /// Notes what was drawn now; what a run did not touch stays noted.
    mutating func note(_ picture: Picture, at path: String) {
        pictures[path] = picture
    }

    var text: String {
        JSONValue.object(
            pictures.sorted { $0.key < $1.key }.map { path, picture in
                (path, .object([("key", .text(picture.key)), ("fingerprint", .text(picture.fingerprint))]))
            }
        ).formatted
    }
}
