import Reports
import Source
import Values
import YAML

/// What the last run drew, as its `mockups.json` tells: a picture that would be the same again is not drawn again.
struct DrawnBefore: Sendable {
    static let file = "mockups.json"

    private struct Drawn {
        var key: String
        var fingerprint: String
    }

    /// By path below the output folder.
    private var pictures: [String: Drawn] = [:]

    /// Nothing was drawn before.
    init() {}

    /// Reads what there is; a file that says nothing is as none.
    init(in output: String, files: any FileSystem) {
        let path = PathName.join(output, Self.file)
        guard let bytes = try? files.read(path) else { return }
        var sources = SourceMap()
        let file = SourceFile(path: path, bytes: bytes)
        let document = DocumentReader.read(file, id: sources.add(file)).documents.first
        for mockup in document?["mockups"]?.sequence ?? [] {
            guard let key = mockup["key"]?.string else { continue }
            for entry in mockup["pictures"]?.mapping ?? [] {
                guard let path = entry.value["path"]?.string, let print = entry.value["fingerprint"]?.string else {
                    continue
                }
                pictures[path] = Drawn(key: key, fingerprint: print)
            }
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
}
