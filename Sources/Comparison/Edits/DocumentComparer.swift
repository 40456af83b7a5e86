import Source
import Specs
import YAML

/// Compares two versions of a component's document, value by value.
struct DocumentComparer {
    let component: String
    let base: SpecVersion
    let head: SpecVersion
    private(set) var edits: [SpecEdit] = []

    /// Where a value is in the document.
    struct Path {
        /// The place of the node in the tree: `body/1`; empty outside nodes.
        var node = ""
        /// The keys below the node, or below the document.
        var keys: [String] = []
        /// The starts of the kind keys of the node in both versions.
        var owners: (old: SourceRange?, new: SourceRange?) = (nil, nil)
        var state: String?

        func key(_ key: String) -> Path {
            var path = self
            path.keys.append(key)
            return path
        }

        func node(_ name: String) -> Path {
            var path = self
            path.node = name
            path.keys = []
            return path
        }
    }

    init(_ component: String, from base: SpecVersion, to head: SpecVersion) {
        self.component = component
        self.base = base
        self.head = head
    }

    mutating func compareDocuments(_ old: Node, _ new: Node) {
        compareMaps(old, new, at: Path(), leavingOut: SpecDocumentKeys.documentation.union(["component", "screen"]))
    }

    private mutating func compareMaps(_ old: Node, _ new: Node, at path: Path, leavingOut: Set<String> = []) {
        let known = Set((new.mapping ?? []).map(\.key))
        for entry in new.mapping ?? [] where !leavingOut.contains(entry.key) {
            if let value = old[entry.key] {
                compareValues(value, entry.value, of: entry.key, at: path)
            } else {
                add(nil, entry, at: path.key(entry.key))
            }
        }
        for entry in old.mapping ?? [] where !known.contains(entry.key) && !leavingOut.contains(entry.key) {
            add(entry, nil, at: path.key(entry.key))
        }
    }

    private mutating func compareValues(_ old: Node, _ new: Node, of key: String, at path: Path) {
        if old.means(new) { return }
        if path.node.isEmpty {
            if path.keys.isEmpty, SpecDocumentKeys.isNode(key) { return compareNodes(old, new, at: path.node(key)) }
            if path.keys.isEmpty, key == "presents" { return compareLists(old, new, at: path.node(key)) }
            if path.keys == ["states"] {
                var inner = path.key(key)
                inner.state = key
                return compare(old, new, at: inner)
            }
            if path.keys.count == 2, path.keys[0] == "states", key == "body" {
                return compareNodes(old, new, at: path.node(key))
            }
        } else if path.keys.isEmpty, SpecDocumentKeys.holdsNodes(key) {
            let name = key == "overlay" ? path.node + "/overlay" : path.node
            if old.sequence != nil, new.sequence != nil { return compareLists(old, new, at: path.node(name)) }
            if old.mapping != nil, new.mapping != nil { return compareNodes(old, new, at: path.node(name)) }
        } else if path.keys == ["slots"], old.sequence != nil, new.sequence != nil {
            return compareLists(old, new, at: path.node("\(path.node)/\(key)"))
        }
        compare(old, new, at: path.key(key))
    }

    /// Compares values that are not nodes.
    private mutating func compare(_ old: Node, _ new: Node, at path: Path) {
        if old.means(new) { return }
        if old.reference == nil, new.reference == nil {
            if old.mapping != nil, new.mapping != nil { return compareMaps(old, new, at: path) }
            if let ones = old.sequence, let twos = new.sequence, !old.isListOfScalars, !new.isListOfScalars {
                return compareItems(ones, twos, at: path)
            }
        }
        add(old, new, at: path)
    }

    /// Compares the items of a list of maps that are not nodes.
    private mutating func compareItems(_ ones: [Node], _ twos: [Node], at path: Path) {
        let alignment = ListAlignment(ones, twos)
        for (one, two) in alignment.pairs { compare(ones[one], twos[two], at: path.key("\(two)")) }
        for (one, two) in alignment.moved {
            add(ones[one], twos[two], words: ("place \(one + 1)", "place \(two + 1)"), at: path.key("order"))
        }
        for one in alignment.removed { add(ones[one], nil, at: path.key("\(one)")) }
        for two in alignment.added { add(nil, twos[two], at: path.key("\(two)")) }
    }

    private mutating func compareNodes(_ old: Node, _ new: Node, at path: Path) {
        if old.means(new) { return }
        let kinds = (SpecDocumentKeys.kind(of: old), SpecDocumentKeys.kind(of: new))
        guard let before = kinds.0, let after = kinds.1, before.key == after.key else {
            var replaced = path
            replaced.owners = (kinds.0?.keyRange, kinds.1?.keyRange)
            return add(old, new, at: replaced)
        }
        var inner = path
        inner.keys = []
        inner.owners = (before.keyRange, after.keyRange)
        compareMaps(old, new, at: inner)
    }

    private mutating func compareLists(_ old: Node, _ new: Node, at path: Path) {
        let (ones, twos) = (old.sequence ?? [], new.sequence ?? [])
        let alignment = ListAlignment(ones, twos)
        for (one, two) in alignment.pairs {
            compareNodes(ones[one], twos[two], at: path.node("\(path.node)/\(two)"))
        }
        for (one, two) in alignment.moved {
            var moved = path.node("\(path.node)/\(two)").key("order")
            moved.owners = (
                SpecDocumentKeys.kind(of: ones[one])?.keyRange, SpecDocumentKeys.kind(of: twos[two])?.keyRange
            )
            add(ones[one], twos[two], words: ("place \(one + 1)", "place \(two + 1)"), at: moved)
        }
        for one in alignment.removed { add(ones[one], nil, at: path.node("\(path.node)/\(one)")) }
        for two in alignment.added { add(nil, twos[two], at: path.node("\(path.node)/\(two)")) }
    }

    // MARK: Edits

    private mutating func add(_ old: Node.Entry?, _ new: Node.Entry?, at path: Path) {
        func whole(_ entry: Node.Entry) -> SourceRange {
            SourceRange(file: entry.keyRange.file, start: entry.keyRange.start, end: entry.value.range.end)
        }
        var edit = edit(at: path, isText: (new ?? old)?.value.isText ?? false)
        edit.before = old.map { base.words(of: $0.value) }
        edit.after = new.map { head.words(of: $0.value) }
        edit.base = old.map { SpecEdit.Site(range: whole($0), owner: path.owners.old) }
        edit.head = new.map { SpecEdit.Site(range: whole($0), owner: path.owners.new) }
        // Where one version has nothing, its node is still known.
        if edit.base == nil, let owner = path.owners.old { edit.base = .init(range: owner.startPoint, owner: owner) }
        if edit.head == nil, let owner = path.owners.new { edit.head = .init(range: owner.startPoint, owner: owner) }
        edit.place = new.flatMap { head.place(of: $0.keyRange) } ?? old.flatMap { base.place(of: $0.keyRange) }
        edits.append(edit)
    }

    private mutating func add(_ old: Node?, _ new: Node?, words: (String, String)? = nil, at path: Path) {
        var edit = edit(at: path, isText: (new ?? old)?.isText ?? false)
        edit.before = words?.0 ?? old.map { base.words(of: $0) }
        edit.after = words?.1 ?? new.map { head.words(of: $0) }
        edit.base = old.map { SpecEdit.Site(range: $0.range, owner: path.owners.old) }
        edit.head = new.map { SpecEdit.Site(range: $0.range, owner: path.owners.new) }
        edit.place = new.flatMap { head.place(of: $0.range) } ?? old.flatMap { base.place(of: $0.range) }
        edits.append(edit)
    }

    private func edit(at path: Path, isText: Bool) -> SpecEdit {
        let key = path.keys.last ?? ""
        let isProperty = path.node.isEmpty && path.keys.first == "properties"
        let kind: SpecEdit.Kind =
            path.state != nil || path.node.isEmpty && path.keys.first == "states"
            ? .state : key == "text" && isText || isProperty && isText ? .text : .component
        let state = path.state ?? (kind == .state && path.keys.count == 2 ? path.keys[1] : nil)
        let keys = path.keys.filter { $0 != state && $0 != "states" }.joined(separator: ".")
        let words = [component + (state.map { ":\($0)" } ?? ""), path.node, keys]
        var edit = SpecEdit(kind, name: words.filter { !$0.isEmpty }.joined(separator: " "))
        edit.component = component
        edit.state = state
        edit.key = path.node.isEmpty ? key : path.keys.first ?? ""
        if isProperty || path.keys.first == "with" || path.keys.contains("set") { setSubject(of: &edit, path) }
        return edit
    }

    /// Splits the target of a setting: `title` is a property, `bookmark.opacity` a value of a node.
    private func setSubject(of edit: inout SpecEdit, _ path: Path) {
        let start = path.keys.firstIndex(of: "set") ?? 0
        guard path.keys.indices.contains(start + 1) else { return }
        let parts = path.keys[start + 1].split(separator: ".").map(String.init)
        if path.keys.contains("set"), parts.count > 1 {
            edit.target = parts[0]
            edit.key = parts[1]
        } else {
            edit.property = path.keys[start + 1]
        }
    }
}
