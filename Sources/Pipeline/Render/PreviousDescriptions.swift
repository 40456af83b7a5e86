import Comparison
import Loading
import Project
import Reports
import Source
import Specs
import Values
import YAML

/// The entries of an existing `mockups.json`, kept by a run that draws only some of the pictures and sheets.
struct PreviousDescriptions {
    private(set) var entries: [MockupsJSON.Entry] = []
    private(set) var sheets: [MockupsJSON.Sheet] = []
    /// Whether not everything was drawn so far.
    private(set) var isPartial = true

    /// Reads the entries of states that the project still has, and the sheets of components that it still has. A file
    /// that cannot be read, or of an earlier version, has none.
    ///
    /// Pictures in the contexts of the manifest are kept also if their files are missing, because the description can
    /// be under version control where pictures are not. Others are kept as long as their files exist.
    init(of project: LoadedProject, files: any FileSystem) {
        let (output, library, matrix) = (project.output, project.library, project.manifest.pictures)
        let contexts = Set(matrix.metrics(defaultDevice: project.facts.defaultDevice).map(\.comparisonName))
        let appearances = Set(matrix.appearances.map(\.name))
        let path = PathName.join(output, MockupsJSON.file)
        guard let bytes = try? files.read(path) else { return }
        var sources = SourceMap()
        let file = SourceFile(path: path, bytes: bytes)
        let document = DocumentReader.read(file, id: sources.add(file)).documents.first
        guard document?["version"]?.number == Double(SavedMockups.currentVersion) else { return }
        isPartial = document?["partial"]?.bool ?? false
        func text(of node: Node) -> String {
            let range = node.range
            return String(
                decoding: bytes.dropFirst(Int(range.start)).prefix(Int(range.end - range.start)), as: UTF8.self)
        }
        entries = (document?["mockups"]?.sequence ?? []).compactMap { mockup in
            guard let shows = mockup["shows"], Self.isKnown(shows, in: library) else { return nil }
            let isUsual = SavedMockups.key(shows).map { contexts.contains($0.context) } ?? false
            let pictures = (mockup["pictures"]?.mapping ?? []).compactMap { entry -> MockupsJSON.Picture? in
                guard let path = entry.value["path"]?.string, let scene = entry.value["scene"]?.string,
                    isUsual && appearances.contains(entry.key)
                        || files.kind(of: PathName.join(output, path)) == .file
                else { return nil }
                return MockupsJSON.Picture(appearance: entry.key, path: path, scene: scene)
            }
            return pictures.isEmpty ? nil : MockupsJSON.Entry(shows: text(of: shows), pictures: pictures)
        }
        sheets = (document?["sheets"]?.sequence ?? []).compactMap { sheet in
            guard let name = sheet["name"]?.string else { return nil }
            let component = sheet["component"]?.string
            guard component == nil || library.components.contains(where: { $0.name == component }) else { return nil }
            return MockupsJSON.Sheet(name: name, text: text(of: sheet))
        }
    }

    private static func isKnown(_ shows: Node, in library: SpecLibrary) -> Bool {
        guard let name = shows["component"]?.string, let state = shows["state"]?.string else { return false }
        return library.components.first { $0.name == name }?.stateNames.contains(state) ?? false
    }
}
