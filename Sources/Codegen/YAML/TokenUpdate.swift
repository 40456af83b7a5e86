package import Source
package import YAML

/// The edits that bring the YAML files of an earlier import up to date with its source.
///
/// Tokens are recognized by the ids of the source, then by path. Values change in place. Everything that was edited by
/// hand since the last import stays and is noted: values, names, deleted and added tokens, comments and order.
package struct TokenUpdate {
    /// A file of an earlier import.
    package struct File {
        package var id: FileID
        package var file: SourceFile
        package var documents: [Node]

        package init(id: FileID, file: SourceFile, documents: [Node]) {
            self.id = id
            self.file = file
            self.documents = documents
        }
    }

    /// A difference from the source that stays.
    package struct Note: Hashable {
        package var message: String
        /// The token in the new files; nil if it is only in the source.
        package var token: String
        package var help: String
    }

    package struct Counts: Hashable {
        package var changed = 0
        package var renamed = 0
        package var added = 0
        package var removed = 0
    }

    /// One fix for each file that changes.
    package internal(set) var fixes: [Fix] = []
    /// New files, by name.
    package internal(set) var created: [(name: String, text: String)] = []
    package internal(set) var notes: [Note] = []
    package internal(set) var counts = Counts()
    /// The paths of tokens and groups that no longer exist, with their new paths, if they have one.
    package internal(set) var gone: [String: String?] = [:]

    /// The change of the place of a token of the files.
    enum Plan {
        case stay
        /// The token stays in its group and gets another name.
        case rename(String)
        case move
        case remove
    }

    let files: [File]
    let own: WrittenTokens
    let source: WrittenTokens
    let sourceFiles: SourceMap
    let sourceNames: [String]
    let base: WrittenTokens?
    let pairs: TokenPairs
    /// By the index of a group of the files, its new path.
    var paths: [Int: String] = [:]
    var plans: [Int: Plan] = [:]
    /// The indices of the tokens and groups that stay where they are.
    var staying: Set<Int> = []
    var edits: [FileID: [Fix.Edit]] = [:]

    /// - Parameters:
    ///   - written: the files that an import of the source would write.
    ///   - files: the files of the earlier import.
    ///   - record: the text of the earlier import before it was edited by hand; nil if it is unknown.
    package init(to written: [(name: String, text: String)], from files: [File], record: String?) {
        self.files = files
        own = WrittenTokens(files.flatMap(\.documents))
        var (texts, map) = (written.map(\.text), SourceMap())
        base = record.map { text in
            WrittenTokens(YAMLReader.read(SourceFile(path: "", text: text), id: FileID(rawValue: 0)).documents)
        }
        let first = WrittenTokens(Self.read(texts, into: &map))
        // A name that was changed by hand stays, also in the references of the source.
        let names = Self.namesByHand(own: own, source: first, base: base)
        for (name, kept) in names.sorted(by: { $0.key < $1.key }) {
            texts = texts.map { $0.replacing("\"{\(name)}\"", with: "\"{\(kept)}\"") }
        }
        map = SourceMap()
        source = WrittenTokens(Self.read(texts, into: &map))
        sourceFiles = map
        sourceNames = written.map(\.name)
        pairs = TokenPairs(own: own, source: source, base: base)
        for (name, kept) in names.sorted(by: { $0.key < $1.key }) {
            notes.append(
                Note(
                    message: "“\(kept)” was renamed by hand; in the source, it is still “\(name)”", token: kept,
                    help: "rename it in the source too, or rename it back"))
        }
        planGroups()
        planTokens(renamedByHand: Set(names.values))
        mergeMembers()
        removeEntries()
        insertEntries()
        fixes = edits.sorted { $0.key < $1.key }.map { _, edits in
            Fix(title: "Update the imported tokens", edits: Self.separate(edits), applicability: .safe)
        }
    }

    /// Returns edits in the order of the file. An edit within removed lines starts after them.
    private static func separate(_ edits: [Fix.Edit]) -> [Fix.Edit] {
        let sorted = edits.enumerated().sorted {
            ($0.element.range.start, $0.element.range.end, $0.offset)
                < ($1.element.range.start, $1.element.range.end, $1.offset)
        }
        var end: UInt32 = 0
        return sorted.map { _, edit in
            let start = max(edit.range.start, end)
            end = max(edit.range.end, start)
            return Fix.Edit(
                range: SourceRange(file: edit.range.file, start: start, end: end), replacement: edit.replacement)
        }
    }

    private static func read(_ texts: [String], into map: inout SourceMap) -> [Node] {
        texts.flatMap { text in
            let file = SourceFile(path: "", text: text)
            return YAMLReader.read(file, id: map.add(file)).documents
        }
    }

    /// By the name in the source, the name of a token that was renamed by hand since the last import.
    private static func namesByHand(
        own: WrittenTokens, source: WrittenTokens, base: WrittenTokens?
    ) -> [String: String] {
        guard let base else { return [:] }
        var result: [String: String] = [:]
        for (token, mine) in TokenPairs(own: own, source: source, base: base).own {
            guard let id = source.items[token].id, let old = base.tokens(withID: id).first else { continue }
            let (name, kept) = (source.items[token].path, own.items[mine].path)
            if base.items[old].path == name, kept != name { result[name] = kept }
        }
        return result
    }

    // MARK: Plans

    /// The path that a token gets.
    func target(of token: Int) -> String? { pairs.source[token].map { source.items[$0].path } }

    /// The entry of the last import for a token of the files.
    func old(_ token: Int) -> Int? {
        guard let base else { return nil }
        let item = own.items[token]
        if let id = item.id, let known = base.tokens(withID: id).first { return known }
        return base.token(at: item.path)
    }

    static func parent(of path: String) -> String {
        path.lastIndex(of: ".").map { String(path[..<$0]) } ?? ""
    }

    static func name(of path: String) -> String {
        path.lastIndex(of: ".").map { String(path[path.index(after: $0)...]) } ?? path
    }

    private static func prefix(of path: String, depth: Int) -> String {
        path.split(separator: ".", omittingEmptySubsequences: false).prefix(depth).joined(separator: ".")
    }

    /// A group is renamed if all its tokens of the source have moved to one new group in its place.
    private mutating func planGroups() {
        var targets: [Int: Set<String>] = [:]
        for (token, partner) in pairs.source {
            let path = source.items[partner].path
            for group in own.groups(above: token) {
                targets[group, default: []].insert(Self.prefix(of: path, depth: own.items[group].depth))
            }
        }
        var taken: Set<String> = []
        for index in own.items.indices where !own.items[index].isToken {
            let item = own.items[index]
            guard let parent = item.parent else {
                paths[index] = ""
                continue
            }
            let above = paths[parent] ?? ""
            let name = above.isEmpty ? item.entry.key : above + "." + item.entry.key
            paths[index] = name
            guard let all = targets[index], all.count == 1, let new = all.first, new != name,
                let partner = source[new], !source.items[partner].isToken, Self.parent(of: new) == above,
                source[name] == nil, own[new] == nil, taken.insert(new).inserted
            else { continue }
            paths[index] = new
            edit(item.entry.keyRange, QuotedYAML.key(Self.name(of: new)))
        }
    }

    private mutating func planTokens(renamedByHand: Set<String>) {
        for token in own.tokens {
            let item = own.items[token]
            let above = item.parent.flatMap { paths[$0] } ?? ""
            let name = above.isEmpty ? item.entry.key : above + "." + item.entry.key
            paths[token] = name
            guard let target = target(of: token) else {
                plans[token] = isRemoved(token) ? .remove : .stay
                if case .remove? = plans[token] { counts.removed += 1 }
                continue
            }
            if target == name || renamedByHand.contains(item.path) {
                plans[token] = .stay
                if target != item.path, !renamedByHand.contains(item.path) { counts.renamed += 1 }
            } else if let other = own[target], pairs.source[other] == nil, !isRemoved(other) {
                plans[token] = .stay
                notes.append(
                    Note(
                        message: "“\(name)” keeps its name, because “\(target)” already exists", token: name,
                        help: "rename “\(target)”, which is not from the source, and import again"))
            } else {
                counts.renamed += 1
                plans[token] = Self.parent(of: target) == above ? .rename(Self.name(of: target)) : .move
                if Self.parent(of: target) == above { paths[token] = target }
            }
        }
        planStays()
        collectNames()
    }

    private mutating func collectNames() {
        var present = Set(source.items.map(\.path))
        for index in own.items.indices where !own.items[index].path.isEmpty {
            let (old, new) = (own.items[index].path, paths[index] ?? "")
            if case .move? = plans[index] {
                gone[old] = target(of: index)
            } else if !stays(index) {
                gone[old] = .some(nil)
            } else {
                present.insert(new)
                if old != new { gone[old] = new }
            }
        }
        gone = gone.filter { !present.contains($0.key) }
    }

    /// Whether a token without a partner came from the source and was not edited since.
    private func isRemoved(_ token: Int) -> Bool {
        let item = own.items[token]
        guard let base else { return item.id != nil }
        guard let old = old(token) else { return false }
        return Self.content(item.entry.value) == Self.content(base.items[old].entry.value)
    }

    /// The members of a token that a source decides.
    private static func content(_ node: Node) -> [String] {
        (node.mapping ?? []).filter { $0.key != "$type" && $0.key != "$description" }.map {
            $0.key + FlowValue.text($0.value)
        }.sorted()
    }

    // MARK: Edits

    mutating func edit(_ range: SourceRange, _ text: String) {
        edits[range.file, default: []].append(Fix.Edit(range: range, replacement: text))
    }

    func places(in file: FileID) -> YAMLMapEdits {
        YAMLMapEdits(file: files.first { $0.id == file }?.file ?? SourceFile(path: "", bytes: []))
    }

    func sourceText(_ range: SourceRange) -> String { sourceFiles.text(of: range) }
}
