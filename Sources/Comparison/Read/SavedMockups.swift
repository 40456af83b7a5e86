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
        guard document["version"]?.number == 1 else {
            throw Problem(reason: "its version is \(document["version"]?.string ?? "missing"), and this uispec reads 1")
        }
        for (index, entry) in entries.enumerated() {
            guard let shows = entry["shows"], let scene = entry["scene"]?.string,
                let mockup = Self.mockup(shows, scene: scene)
            else { throw Problem(reason: "its mock-up \(index + 1) is incomplete") }
            mockups[mockup.key] = mockup
            appearances[mockup.key, default: []] += (entry["pictures"]?.mapping ?? []).map(\.key)
        }
    }

    /// Reads the description of a mock-up; nil if something is missing.
    package static func mockup(_ shows: Node, scene: String) -> ComparedMockup? {
        let axes = ["typeSize", "device", "orientation", "direction", "locale"]
        guard let component = shows["component"]?.string, let state = shows["state"]?.string,
            let context = shows["context"], let nodes = shows["nodes"]?.sequence,
            let size = shows["size"]?.sequence?.compactMap(\.number), size.count == 2
        else { return nil }
        let names = axes.compactMap { context[$0]?.string }
        guard names.count == axes.count else { return nil }
        let own = (shows.mapping ?? []).filter { ["size", "backdrop", "background"].contains($0.key) }
        let key = MockupKey(component: component, state: state, context: names.joined(separator: "-"))
        return ComparedMockup(
            key: key, size: Size(width: Points(size[0]), height: Points(size[1])), scene: scene,
            nodes: tree(of: nodes), properties: own.map { SavedProperty.property($0, in: shows) })
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
