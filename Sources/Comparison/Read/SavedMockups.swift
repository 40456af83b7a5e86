import Source
import Values
package import YAML

/// The mock-ups of a saved `mockups.json`.
package struct SavedMockups: Sendable {
    /// The reason why a file is not a description of pictures, as a clause without a period.
    package struct Problem: Error, Sendable, Hashable {
        package var reason: String
    }

    package private(set) var mockups: [MockupKey: ComparedMockup] = [:]
    /// The names of the appearances of each mock-up: `light`, `dark+increased`.
    package private(set) var appearances: [MockupKey: [String]] = [:]
    /// The sheets by their names; version 1 has none.
    package private(set) var sheets: [String: ComparedSheet] = [:]
    /// Whether only single components were drawn, so that the description has not everything.
    package private(set) var isPartial = false
    /// The version of the format. Version 1 has no fingerprints that this version can compare.
    package private(set) var version = currentVersion

    package static let currentVersion = 2

    /// - Parameter path: the path for messages.
    package init(_ bytes: [UInt8], path: String) throws(Problem) {
        var sources = SourceMap()
        let file = SourceFile(path: path, bytes: bytes)
        let parsed = DocumentReader.read(file, id: sources.add(file))
        if bytes.allSatisfy({ $0 == 0x20 || $0 == 0x0A || $0 == 0x0D || $0 == 0x09 }) {
            throw Problem(reason: "it is empty")
        }
        if let error = parsed.diagnostics.first(where: { $0.severity == .error }) {
            let line = error.range.map { file.lineAndColumn(at: $0.start).line }
            throw Problem(reason: "it is incomplete or not JSON\(line.map { ", at line \($0)" } ?? "")")
        }
        guard let document = parsed.documents.first, let entries = document["mockups"]?.sequence else {
            throw Problem(reason: "it has no list “mockups”")
        }
        guard let version = document["version"]?.number.flatMap(Int.init(exactly:)),
            (1...Self.currentVersion).contains(version)
        else {
            throw Problem(
                reason: "its version is \(document["version"]?.string ?? "missing"), and this uispec reads 1 and 2")
        }
        self.version = version
        isPartial = document["partial"]?.bool ?? false
        for (index, entry) in entries.enumerated() {
            let pictures = entry["pictures"]?.mapping ?? []
            let scenes = pictures.compactMap { picture in picture.value["scene"]?.string.map { (picture.key, $0) } }
            guard let shows = entry["shows"], version == 1 || scenes.count == pictures.count,
                var mockup = Self.mockup(shows, scenes: Dictionary(scenes) { $1 })
            else { throw Problem(reason: "its mock-up \(index + 1) is incomplete") }
            // A mock-up may have an entry for each format.
            mockup.scenes.merge(mockups[mockup.key]?.scenes ?? [:]) { own, _ in own }
            mockups[mockup.key] = mockup
            appearances[mockup.key, default: []] += pictures.map(\.key)
        }
        for (index, entry) in (document["sheets"]?.sequence ?? []).enumerated() {
            guard let sheet = Self.sheet(entry) else { throw Problem(reason: "its sheet \(index + 1) is incomplete") }
            sheets[sheet.name] = sheet
        }
    }

    private static func sheet(_ node: Node) -> ComparedSheet? {
        guard let name = node["name"]?.string, let kind = node["kind"]?.string, let scene = node["scene"]?.string,
            let pictures = node["pictures"]?.sequence, let texts = node["texts"]?.sequence
        else { return nil }
        return ComparedSheet(
            name: name, kind: kind, component: node["component"]?.string, scene: scene,
            pictures: pictures.compactMap { picture in
                guard let shows = picture["shows"]?.string, let scene = picture["scene"]?.string else { return nil }
                return ComparedSheet.Picture(name: shows, scene: scene)
            },
            texts: texts.compactMap(\.string))
    }

    /// Reads the description of a mock-up; nil if something is missing.
    package static func mockup(_ shows: Node, scenes: [String: String]) -> ComparedMockup? {
        guard let key = key(shows), let nodes = shows["nodes"]?.sequence,
            let size = shows["size"]?.sequence?.compactMap(\.number), size.count == 2
        else { return nil }
        let own = (shows.mapping ?? []).filter { ["size", "backdrop", "background"].contains($0.key) }
        return ComparedMockup(
            key: key, size: Size(width: Points(size[0]), height: Points(size[1])), scenes: scenes,
            nodes: tree(of: nodes), properties: own.map { SavedProperty.property($0, in: shows) })
    }

    /// Reads the mock-up that a description is about.
    package static func key(_ shows: Node) -> MockupKey? {
        let axes = ["typeSize", "device", "orientation", "direction", "locale"]
        guard let component = shows["component"]?.string, let state = shows["state"]?.string,
            let context = shows["context"]
        else { return nil }
        let names = axes.compactMap { context[$0]?.string }
        guard names.count == axes.count else { return nil }
        return MockupKey(component: component, state: state, context: names.joined(separator: "-"))
    }

    private static func tree(of nodes: [Node]) -> [ComparedNode] {
        var result: [ComparedNode] = []
        /// The nodes around the current one, outermost first.
        var open: [(depth: Double, index: Int)] = []
        for node in nodes {
            let content = node["text"] ?? node["symbol"] ?? node["component"]
            var compared = ComparedNode(
                path: node["path"]?.string ?? "", kind: node["kind"]?.string ?? "", content: content?.string ?? "")
            compared.id = node["id"]?.string
            let depth = node["depth"]?.number ?? 0
            while let last = open.last, last.depth >= depth { open.removeLast() }
            compared.parent = open.last?.index
            compared.properties = (node.mapping ?? []).filter { !SavedProperty.identity.contains($0.key) }
                .map { SavedProperty.property($0, in: node) }
            if let parent = compared.parent { result[parent].children.append(result.count) }
            open.append((depth, result.count))
            result.append(compared)
        }
        return result
    }
}
