import Reports
import Source
import Specs
import YAML

/// The entries of an existing `mockups.json`, kept by a run that draws only some of the pictures.
enum PreviousMockups {
    /// Returns the entries of states that the project still has, each with its pictures that still exist. Returns none
    /// if
    /// the file cannot be read.
    static func entries(in output: String, of library: SpecLibrary, files: any FileSystem) -> [MockupsJSON.Entry] {
        let path = PathName.join(output, MockupsJSON.file)
        guard let bytes = try? files.read(path) else { return [] }
        var sources = SourceMap()
        let file = SourceFile(path: path, bytes: bytes)
        let document = DocumentReader.read(file, id: sources.add(file)).documents.first
        return (document?["mockups"]?.sequence ?? []).compactMap { mockup in
            guard let scene = mockup["scene"]?.string, let shows = mockup["shows"], isKnown(shows, in: library) else {
                return nil
            }
            let pictures = (mockup["pictures"]?.mapping ?? []).compactMap { entry -> MockupsJSON.Picture? in
                guard let path = entry.value["path"]?.string, let print = entry.value["fingerprint"]?.string,
                    files.kind(of: PathName.join(output, path)) == .file
                else { return nil }
                return MockupsJSON.Picture(appearance: entry.key, path: path, fingerprint: print)
            }
            guard !pictures.isEmpty else { return nil }
            return MockupsJSON.Entry(scene: scene, shows: text(of: shows.range, in: bytes), pictures: pictures)
        }
    }

    private static func isKnown(_ shows: Node, in library: SpecLibrary) -> Bool {
        guard let name = shows["component"]?.string, let state = shows["state"]?.string else { return false }
        return library.components.first { $0.name == name }?.stateNames.contains(state) ?? false
    }

    private static func text(of range: SourceRange, in bytes: [UInt8]) -> String {
        String(decoding: bytes.dropFirst(Int(range.start)).prefix(Int(range.end - range.start)), as: UTF8.self)
    }
}
