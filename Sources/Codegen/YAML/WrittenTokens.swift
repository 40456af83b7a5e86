import Source
import YAML

/// The groups and tokens of YAML files as they are written, with their places.
struct WrittenTokens {
    struct Item {
        /// The name with its groups, with dots between segments; empty for a document.
        var path: String
        var entry: Node.Entry
        /// The item that contains this one; nil for a document.
        var parent: Int?
        /// The index of the entry in the map that contains it.
        var position: Int
        var children: [Int] = []
        var isToken: Bool
        /// The type that a group above has.
        var inheritedType: String?

        var depth: Int { path.isEmpty ? 0 : path.split(separator: ".", omittingEmptySubsequences: false).count }
        var ownType: String? { entry.value["$type"]?.string }
        var type: String? { ownType ?? inheritedType }

        /// The id that the source gives a token, such as that of a variable in Figma. A rename keeps it.
        var id: String? {
            guard isToken, let data = entry.value["$extensions"] else { return nil }
            return data["com.figma.variableId"]?.string ?? data["com.figma"]?["variableId"]?.string
                ?? data["studio.tokens"]?["id"]?.string
        }
    }

    /// Groups are before their members.
    private(set) var items: [Item] = []
    private var places: [String: Int] = [:]
    private var identified: [String: [Int]] = [:]

    init(_ documents: [Node]) {
        for document in documents where document.mapping != nil {
            let entry = Node.Entry(key: "", keyRange: document.range.startPoint, value: document)
            add(Item(path: "", entry: entry, parent: nil, position: 0, isToken: false))
        }
    }

    /// The nesting of nodes is limited by their reader.
    @discardableResult
    private mutating func add(_ item: Item) -> Int {
        let index = items.count
        items.append(item)
        if !item.path.isEmpty, places[item.path] == nil { places[item.path] = index }
        if let id = item.id { identified[id, default: []].append(index) }
        guard !item.isToken else { return index }
        for (position, entry) in (item.entry.value.mapping ?? []).enumerated() {
            guard let members = entry.value.mapping, !entry.key.hasPrefix("$") || entry.key == "$root" else { continue }
            let hasNames = members.contains { !$0.key.hasPrefix("$") }
            let isToken = members.contains { $0.key == "$value" || ($0.key == "$ref" && !hasNames) }
            let child = add(
                Item(
                    path: item.path.isEmpty ? entry.key : item.path + "." + entry.key, entry: entry, parent: index,
                    position: position, isToken: isToken, inheritedType: item.type))
            items[index].children.append(child)
        }
        return index
    }

    subscript(path: String) -> Int? { places[path] }

    var tokens: [Int] { items.indices.filter { items[$0].isToken } }
    var documents: [Int] { items.indices.filter { items[$0].parent == nil } }

    func token(at path: String) -> Int? { places[path].flatMap { items[$0].isToken ? $0 : nil } }

    /// The tokens with an id: several, if one was copied.
    func tokens(withID id: String) -> [Int] { identified[id] ?? [] }

    /// The groups that contain an item, nearest first, without its document.
    func groups(above index: Int) -> [Int] {
        var result: [Int] = []
        var current = items[index].parent
        while let group = current, items[group].parent != nil {
            result.append(group)
            current = items[group].parent
        }
        return result
    }

    /// Whether all parts of an entry are written where it is, and not at a YAML anchor.
    func isEditable(_ index: Int) -> Bool { Self.isWithin(items[index].entry.value, items[index].entry.keyRange) }

    private static func isWithin(_ node: Node, _ name: SourceRange) -> Bool {
        guard node.range.file == name.file, node.range.start >= name.end else { return false }
        switch node.content {
        case .scalar: return true
        case .sequence(let items): return items.allSatisfy { node.range.contains($0.range) && isWithin($0, name) }
        case .mapping(let entries):
            return entries.allSatisfy {
                node.range.contains($0.keyRange) && node.range.contains($0.value.range) && isWithin($0.value, name)
            }
        }
    }
}
