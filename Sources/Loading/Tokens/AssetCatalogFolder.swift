import Source
import Tokens
import YAML

/// Reads the color sets of an asset catalog as a tree of tokens. Folders that provide a namespace are groups.
struct AssetCatalogFolder {
    private(set) var diagnostics: [Diagnostic] = []
    private(set) var sources: SourceMap
    private let files: any FileSystem
    private let systemColors: Set<String>
    private var colors = AssetColors()
    private var skipped: [String: Int] = [:]

    /// The maximum depth of folders.
    private static let maximumDepth = 32

    init(sources: SourceMap, files: any FileSystem, systemColors: Set<String>) {
        self.sources = sources
        self.files = files
        self.systemColors = systemColors
    }

    /// Returns the tokens in a group `color`; nil if there is none.
    mutating func read(_ catalog: String) throws(RunFailure) -> Node? {
        let members = try self.members(of: catalog, depth: 0)
        diagnostics += colors.diagnostics
        for (kind, count) in skipped.sorted(by: { $0.key < $1.key }) {
            diagnostics.append(
                Diagnostic(
                    .nonstandardToken, .note,
                    "\(catalog) has \(count) \(kind) \(count == 1 ? "set, which is" : "sets, which are") not imported",
                    at: nil))
        }
        guard let range = members.first?.value.range else { return nil }
        let group = Node.Entry(key: "color", keyRange: range, value: Node(.mapping(members), range: range))
        return Node(.mapping([group]), range: range)
    }

    private mutating func members(of folder: String, depth: Int) throws(RunFailure) -> [Node.Entry] {
        guard depth < Self.maximumDepth else { return [] }
        let names: [String]
        do { names = try files.list(folder) } catch { throw .file(error) }
        var members: [Node.Entry] = []
        for name in names where !name.hasPrefix(".") && name != "Contents.json" {
            let path = PathName.join(folder, name)
            guard files.kind(of: path) == .folder else { continue }
            guard let dot = name.lastIndex(of: ".") else {
                let inner = try self.members(of: path, depth: depth + 1)
                guard let range = inner.first?.value.range, try providesNamespace(path) else {
                    members += inner
                    continue
                }
                members.append(Node.Entry(key: name, keyRange: range, value: Node(.mapping(inner), range: range)))
                continue
            }
            let (title, kind) = (String(name[..<dot]), String(name[dot...].dropFirst()))
            guard kind == "colorset" else {
                skipped[kind.hasSuffix("set") ? String(kind.dropLast(3)) : kind, default: 0] += 1
                continue
            }
            guard let contents = try contents(of: path),
                let token = colors.token(from: contents, name: title, systemColors: systemColors)
            else { continue }
            // A dot separates the names of groups in a token.
            members.append(
                Node.Entry(key: title.replacing(".", with: "-"), keyRange: contents.range.startPoint, value: token))
        }
        return members
    }

    private mutating func providesNamespace(_ folder: String) throws(RunFailure) -> Bool {
        try contents(of: folder)?["properties"]?["provides-namespace"]?.bool ?? false
    }

    private mutating func contents(of folder: String) throws(RunFailure) -> Node? {
        let path = PathName.join(folder, "Contents.json")
        guard files.kind(of: path) == .file else { return nil }
        let bytes: [UInt8]
        do { bytes = try files.read(path) } catch { throw .file(error) }
        let file = SourceFile(path: path, bytes: bytes)
        let parsed = DocumentReader.read(file, id: sources.add(file))
        diagnostics += parsed.diagnostics
        return parsed.documents.first
    }
}
