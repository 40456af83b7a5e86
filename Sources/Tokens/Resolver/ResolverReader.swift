import Forms
package import Source
package import YAML

/// Reads a resolver document and the files that it refers to.
package struct ResolverReader {
    /// A file that a document refers to.
    package struct LoadedFile: Sendable {
        package var root: Node
        package var isStandard: Bool

        package init(root: Node, isStandard: Bool) {
            self.root = root
            self.isStandard = isStandard
        }
    }

    /// A path in a file. It is relative to that file.
    package struct FileReference: Hashable, Sendable {
        package var path: String
        package var file: FileID
    }

    package private(set) var diagnostics: [Diagnostic] = []
    /// The files that were read. A file that could not be read is missing here and already reported.
    private let files: [FileReference: LoadedFile]
    /// By file, its root, where its pointers start.
    private var roots: [FileID: LoadedFile] = [:]
    /// The references that are being followed.
    private var active: [String] = []
    /// The ranges of the sets that were read, directly or through a reference.
    private var readSets: Set<SourceRange> = []

    package init(files: [FileReference: LoadedFile]) {
        self.files = files
    }

    /// The files that a document refers to, each with the range of its first reference.
    package static func references(in document: Node) -> [(reference: FileReference, range: SourceRange)] {
        var found: [(reference: FileReference, range: SourceRange)] = []
        var seen: Set<FileReference> = []
        func collect(_ node: Node) {
            switch node.content {
            case .scalar: break
            case .sequence(let items): items.forEach(collect)
            case .mapping(let entries):
                for entry in entries {
                    // Data of other tools is not read.
                    if entry.key == "$extensions" { continue }
                    guard entry.key == "$ref", let text = entry.value.string else {
                        collect(entry.value)
                        continue
                    }
                    let path = String(text.prefix { $0 != "#" })
                    let reference = FileReference(path: path, file: entry.value.range.file)
                    if !path.isEmpty, seen.insert(reference).inserted { found.append((reference, entry.value.range)) }
                }
            }
        }
        for part in ["sets", "modifiers", "resolutionOrder"] { document[part].map(collect) }
        return found
    }

    private static let keys = TokenForms.resolver.names

    /// Reads the document; nil without a resolution order.
    package mutating func read(_ document: Node) -> ResolverDocument? {
        guard let entries = document.mapping else {
            diagnostics.append(
                Diagnostic(
                    .invalidDocument, "a resolver document must be a map, not \(document.kindName)",
                    at: document.range, help: "start it with version: 2025.10 and resolutionOrder: […]"))
            return nil
        }
        roots[document.range.file] = LoadedFile(root: document, isStandard: true)
        for entry in entries where !Self.keys.contains(entry.key) {
            diagnostics.append(.unknownKey(entry, known: Self.keys, in: "a resolver document"))
        }
        readVersion(document)
        guard let order = document["resolutionOrder"]?.sequence else {
            diagnostics.append(
                Diagnostic(
                    .missingKey, "a resolver document needs a key “resolutionOrder” with a list",
                    at: document["resolutionOrder"]?.range ?? document.range.startPoint,
                    help: "write resolutionOrder: [{ $ref: \"#/sets/base\" }]"))
            return nil
        }
        var steps: [ResolverDocument.Step] = []
        var names: Set<String> = []
        if order.isEmpty, let list = document["resolutionOrder"] {
            diagnostics.append(
                .departure(
                    "“resolutionOrder” is empty, so the document has no tokens", at: list.range,
                    help: "write resolutionOrder: [{ $ref: \"#/sets/base\" }]"))
        }
        for item in order {
            guard let step = step(item, names: &names) else { continue }
            steps.append(step)
        }
        checkUnordered(document, names: names)
        return ResolverDocument(steps: steps, range: document.range)
    }

    /// Checks the sets and modifiers outside the resolution order. Their errors are reported although they are not
    /// used.
    private mutating func checkUnordered(_ document: Node, names: Set<String>) {
        for entry in document["sets"]?.mapping ?? [] where !readSets.contains(entry.value.range) {
            _ = set(entry.value)
        }
        for entry in document["modifiers"]?.mapping ?? [] where !names.contains("#/modifiers/\(entry.key)") {
            _ = modifier(named: entry.key, at: entry.keyRange, entry.value)
        }
    }

    private static let setKeys = ["description", "sources", "$extensions"]
    private static let modifierKeys = ["description", "contexts", "default", "$extensions"]

    /// - Parameter known: the keys of a set or a modifier. An entry of the resolution order also has a type and a name.
    private mutating func reportUnknownKeys(of node: Node, known: [String], in place: String) {
        for entry in node.mapping ?? [] where !(known + ["type", "name", "context"]).contains(entry.key) {
            diagnostics.append(.unknownKey(entry, known: known, in: place))
        }
    }

    private mutating func readVersion(_ document: Node) {
        guard let version = document["version"] else {
            diagnostics.append(
                .departure("a resolver document must have \"version\": \"2025.10\"", at: document.range.startPoint))
            return
        }
        if version.string != "2025.10" {
            diagnostics.append(.departure("the version must be 2025.10, not \(version.kindName)", at: version.range))
        }
    }

    // MARK: Order

    private mutating func step(_ item: Node, names: inout Set<String>) -> ResolverDocument.Step? {
        guard let reference = item["$ref"] else { return inlineStep(item, names: &names) }
        let text = reference.string ?? ""
        let parts = text.hasPrefix("#/") ? TokenPointer.names(of: text.dropFirst(2)) ?? [] : []
        guard parts.count == 2, ["sets", "modifiers"].contains(parts[0]) else {
            diagnostics.append(
                Diagnostic(
                    .misplacedElement,
                    "resolutionOrder may refer to #/sets/… and #/modifiers/… only, not to \(reference.kindName)",
                    at: reference.range))
            return nil
        }
        let members = roots[reference.range.file]?.root[parts[0]]
        guard let target = members?.mapping?.first(where: { $0.key == parts[1] }) else {
            let known = members?.mapping?.map(\.key) ?? []
            diagnostics.append(
                Diagnostic(
                    .unknownModifier, "unknown \(parts[0] == "sets" ? "set" : "modifier") “\(parts[1])”",
                    at: reference.range, help: Suggestion.hint(for: parts[1], among: known)))
            return nil
        }
        guard names.insert("#/\(parts[0])/\(parts[1])").inserted, !names.contains(parts[1]) else {
            diagnostics.append(
                Diagnostic(
                    .duplicateKey, "“\(parts[1])” appears twice in resolutionOrder", at: reference.range,
                    help: "delete one of the two entries"))
            return nil
        }
        let definition = overridden(target.value, by: item)
        if parts[0] == "sets" { return .set(set(definition)) }
        return modifier(named: target.key, at: target.keyRange, definition).map { .modifier($0) }
    }

    /// Reads a set or a modifier that is defined in the resolution order.
    private mutating func inlineStep(_ item: Node, names: inout Set<String>) -> ResolverDocument.Step? {
        let type = item["type"]?.string
        guard type == "set" || type == "modifier", let nameNode = item["name"], let name = nameNode.string else {
            diagnostics.append(
                Diagnostic(
                    .missingKey, "an entry of resolutionOrder needs $ref, or type (set or modifier) and name",
                    at: item.range,
                    help: "write { $ref: \"#/sets/base\" } or { type: set, name: base, sources: […] }"))
            return nil
        }
        // Within the resolution order, a set and a modifier must not share a name.
        guard names.insert(name).inserted, !names.contains("#/\(type ?? "")s/\(name)") else {
            diagnostics.append(
                Diagnostic(
                    .duplicateKey, "two entries of resolutionOrder are named “\(name)”", at: nameNode.range,
                    help: "rename one of the two entries, or delete it"))
            return nil
        }
        if type == "set" { return .set(set(item)) }
        return modifier(named: name, at: nameNode.range, item).map { .modifier($0) }
    }

    private mutating func modifier(
        named name: String, at range: SourceRange, _ node: Node
    ) -> ResolverDocument.Modifier? {
        reportUnknownKeys(of: node, known: Self.modifierKeys, in: "a modifier")
        var entries = node["contexts"]?.mapping
        if entries == nil, let single = node.mapping?.first(where: { $0.key == "context" }) {
            diagnostics.append(.departure("the key of a modifier is “contexts”, not “context”", at: single.keyRange))
            entries = single.value.mapping
        }
        guard let entries, !entries.isEmpty else {
            diagnostics.append(
                Diagnostic(
                    .missingKey, "the modifier “\(name)” has no contexts", at: node["contexts"]?.range ?? range,
                    help: "write contexts: { light: [], dark: [{ $ref: dark.json }] }"))
            return nil
        }
        if entries.count == 1 {
            diagnostics.append(
                .departure("the modifier “\(name)” has only one context", at: entries[0].keyRange, help: "use a set"))
        }
        let contexts = entries.map {
            ResolverDocument.Modifier.Context(name: $0.key, sources: sources($0.value, of: "the context “\($0.key)”"))
        }
        var modifier = ResolverDocument.Modifier(name: name, nameRange: range, contexts: contexts)
        if let node = node["default"] {
            modifier.defaultContext = node.string
            if !contexts.contains(where: { $0.name == node.string }) {
                diagnostics.append(
                    Diagnostic(
                        .unknownModifier,
                        "the default of the modifier “\(name)” must be one of its contexts, not \(node.kindName)",
                        at: node.range,
                        help: Suggestion.hint(for: node.string ?? "", among: contexts.map(\.name))))
                modifier.defaultContext = contexts.first?.name
                modifier.hasInvalidDefault = true
            }
        }
        return modifier
    }

    // MARK: Sources

    private mutating func set(_ node: Node) -> [ResolverDocument.TokenSource] {
        readSets.insert(node.range)
        reportUnknownKeys(of: node, known: Self.setKeys, in: "a set")
        guard let list = node["sources"] else {
            diagnostics.append(
                Diagnostic(
                    .missingKey, "a set needs a key “sources” with a list", at: node.range,
                    help: "write sources: [{ $ref: tokens.json }]"))
            return []
        }
        return sources(list, of: "a set")
    }

    private mutating func sources(_ node: Node, of owner: String) -> [ResolverDocument.TokenSource] {
        guard let items = node.sequence else {
            diagnostics.append(
                Diagnostic(.mismatchedType, "\(owner) takes a list of sources, not \(node.kindName)", at: node.range))
            return []
        }
        return items.flatMap { source($0) }
    }

    private mutating func source(_ item: Node) -> [ResolverDocument.TokenSource] {
        guard let reference = item["$ref"] else {
            return [.init(tokens: item, isStandard: roots[item.range.file]?.isStandard ?? true)]
        }
        let text = reference.string ?? ""
        let key = "\(reference.range.file.rawValue) \(text)"
        guard !active.contains(key) else {
            diagnostics.append(
                Diagnostic(.referenceCycle, "“\(text)” refers back to itself", at: reference.range))
            return []
        }
        active.append(key)
        defer { active.removeLast() }
        guard let (target, file) = target(of: reference, text) else { return [] }
        guard target["resolutionOrder"] == nil else {
            reportResolver(target, at: reference, text)
            return []
        }
        let definition = overridden(target, by: item)
        if definition["sources"]?.sequence != nil { return set(definition) }
        return [.init(tokens: definition, isStandard: file.isStandard)]
    }

    /// Reports a resolver document used as a source, and a document that refers to itself.
    private mutating func reportResolver(_ target: Node, at reference: Node, _ text: String) {
        guard target.range.file != reference.range.file else {
            diagnostics.append(Diagnostic(.referenceCycle, "“\(text)” refers back to itself", at: reference.range))
            return
        }
        diagnostics.append(
            Diagnostic(
                .misplacedElement, "“\(text)” is a resolver document, not a token file", at: reference.range,
                help: "refer to one of its sets: \(text)#/sets/…"))
    }

    /// Returns the target of a reference: a part of this document, a file, or a part of a file.
    private mutating func target(of reference: Node, _ text: String) -> (Node, LoadedFile)? {
        let parts = text.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        var file = roots[reference.range.file]
        if let path = parts.first, !path.isEmpty {
            file = files[FileReference(path: String(path), file: reference.range.file)]
            if let file { roots[file.root.range.file] = file }
        }
        guard let file else { return nil }
        guard parts.count == 2, !parts[1].isEmpty else { return (file.root, file) }
        let fragment = parts[1].hasPrefix("/") ? parts[1].dropFirst() : parts[1]
        guard let names = TokenPointer.names(of: fragment) else {
            diagnostics.append(.badPointer(reference))
            return nil
        }
        if names.first == "modifiers" || names.first == "resolutionOrder" {
            diagnostics.append(
                Diagnostic(
                    .misplacedElement,
                    "a source cannot refer to \(names.first == "modifiers" ? "a modifier" : "resolutionOrder")",
                    at: reference.range, help: "refer to a set, a file or a part of a file"))
            return nil
        }
        var node = file.root
        for name in names {
            guard let next = node.part(name) else {
                diagnostics.append(
                    Diagnostic(
                        .invalidPointer, "“\(text)” refers to a part that does not exist", at: reference.range,
                        help: Suggestion.hint(for: name, among: node.mapping?.map(\.key) ?? [])))
                return nil
            }
            node = next
        }
        return (node, file)
    }

    /// Overrides keys of the target by the keys next to a `$ref`.
    private func overridden(_ target: Node, by item: Node) -> Node {
        let own = (item.mapping ?? []).filter { $0.key != "$ref" }
        guard !own.isEmpty, let entries = target.mapping else { return target }
        let kept = entries.filter { entry in !own.contains { $0.key == entry.key } }
        return Node(.mapping(kept + own), range: target.range)
    }
}
