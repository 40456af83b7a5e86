import Source
import YAML

/// Tokens and groups that are removed, moved or new.
extension TokenUpdate {
    /// Whether a token or a group stays where it is, once all are planned.
    func stays(_ index: Int) -> Bool { staying.contains(index) }

    /// Finds the tokens and groups that stay. Their plans must be complete.
    mutating func planStays() {
        // Groups are before their members.
        for index in own.items.indices.reversed() where isStaying(own.items[index], at: index) { staying.insert(index) }
    }

    /// A group stays with its last token, or if the source has it.
    private func isStaying(_ item: WrittenTokens.Item, at index: Int) -> Bool {
        if item.isToken {
            switch plans[index] {
            case .stay?, .rename?: return true
            default: return false
            }
        }
        if item.children.isEmpty || item.children.contains(where: stays) { return true }
        guard let partner = source[paths[index] ?? ""] else { return false }
        return !source.items[partner].isToken
    }

    mutating func removeEntries() {
        for index in own.items.indices where !own.items[index].isToken {
            let item = own.items[index]
            // The lines of a group that goes contain those of its members.
            guard item.parent == nil || (stays(index) && areGroupsKept(above: index)) else { continue }
            let removed = item.children.filter { !stays($0) }
            guard !removed.isEmpty else { continue }
            let places = places(in: item.entry.value.range.file)
            let entries = places.removals(of: Set(removed.map { own.items[$0].position }), from: item.entry.value)
            for edit in entries { self.edit(edit.range, edit.replacement) }
        }
    }

    private func areGroupsKept(above index: Int) -> Bool { own.groups(above: index).allSatisfy(stays) }

    // MARK: New entries

    mutating func insertEntries() {
        var own: [String: Int] = [:]
        for index in self.own.items.indices where !self.own.items[index].path.isEmpty && stays(index) {
            guard let path = paths[index], own[path] == nil, areGroupsKept(above: index) else { continue }
            own[path] = index
        }
        for (number, document) in source.documents.enumerated() {
            var rest = ""
            var last: Int?
            for child in source.items[document].children {
                if let place = place(of: child, in: own) {
                    last = place
                    insertMembers(of: child, into: place, own)
                } else if let last, let slot = slot(after: last) {
                    insert(child, at: slot, inherited: nil)
                } else {
                    rest += text(of: child, inherited: nil, indent: 0).map { $0 + "\n" } ?? ""
                }
            }
            let name = sourceNames.indices.contains(number) ? sourceNames[number] : "tokens.yaml"
            if !rest.isEmpty { append(rest, toFileNamed: name) }
        }
    }

    /// The index in the files of a member of the source that stays in its place.
    private func place(of child: Int, in own: [String: Int]) -> Int? {
        if source.items[child].isToken, let partner = pairs.own[child], stays(partner) { return partner }
        guard let place = own[source.items[child].path] else { return nil }
        return self.own.items[place].isToken == source.items[child].isToken ? place : nil
    }

    private mutating func insertMembers(of group: Int, into place: Int, _ own: [String: Int]) {
        guard !source.items[group].isToken else { return }
        var last: Int?
        var missing: [Int] = []
        let inherited = self.own.items[place].type
        for child in source.items[group].children {
            if let known = self.place(of: child, in: own) {
                // A token whose name was kept can be in another group.
                if self.own.items[known].parent == place || !source.items[child].isToken { last = known }
                insertMembers(of: child, into: known, own)
            } else if let slot = last.flatMap({ self.slot(after: $0) }) {
                insert(child, at: slot, inherited: inherited)
            } else {
                missing.append(child)
            }
        }
        guard !missing.isEmpty else { return }
        if let slot = slot(in: place) {
            var slot = slot
            for child in missing where insert(child, at: slot, inherited: inherited) { slot.isFirst = false }
        } else {
            for child in missing where hasNewTokens(child) {
                let path = source.items[child].path
                notes.append(
                    Note(
                        message: "no place was found for “\(path)”", token: path,
                        help: "write “\(paths[place] ?? "")” with one entry on each line, and import again"))
            }
        }
    }

    private func slot(after index: Int) -> YAMLMapEdits.Slot? {
        let item = own.items[index]
        guard let parent = item.parent else { return nil }
        return places(in: item.entry.keyRange.file).slot(after: item.entry, in: own.items[parent].entry.value)
    }

    /// The slot for the first new members of a group: after its own keys, or before its members.
    private func slot(in group: Int) -> YAMLMapEdits.Slot? {
        let item = own.items[group]
        let places = places(in: item.entry.keyRange.file)
        let keys = (item.entry.value.mapping ?? []).prefix { $0.key.hasPrefix("$") && $0.key != "$root" }
        if let last = keys.last, let slot = places.slot(after: last, in: item.entry.value) { return slot }
        if places.isFlow(item.entry.value), let last = item.children.last(where: stays) { return slot(after: last) }
        return places.slot(atStartOf: item.entry.value, of: item.entry.keyRange)
    }

    @discardableResult
    private mutating func insert(_ child: Int, at slot: YAMLMapEdits.Slot, inherited: String?) -> Bool {
        guard let text = text(of: child, inherited: inherited, indent: slot.indent) else { return false }
        let edit = slot.edit(text)
        self.edit(edit.range, edit.replacement)
        return true
    }

    private mutating func append(_ text: String, toFileNamed name: String) {
        let isOwn = { (file: SourceFile) in file.path == name || file.path.hasSuffix("/" + name) }
        guard let file = files.first(where: { isOwn($0.file) }) else {
            created.append((name, text))
            return
        }
        let end = UInt32(clamping: file.file.bytes.count)
        let isComplete = file.file.bytes.last.map { $0 == UInt8(ascii: "\n") } ?? true
        edit(SourceRange(file: file.id, start: end, end: end), (isComplete ? "" : "\n") + text)
    }

    // MARK: Text

    private func hasNewTokens(_ index: Int) -> Bool {
        source.items[index].isToken ? !isDeleted(index) : source.items[index].children.contains(where: hasNewTokens)
    }

    /// Whether a token of the last import was deleted by hand.
    private func isDeleted(_ token: Int) -> Bool {
        guard pairs.own[token] == nil, let base else { return false }
        let (path, id) = (source.items[token].path, source.items[token].id)
        if let id, !base.tokens(withID: id).isEmpty { return true }
        guard own.token(at: path) == nil, let old = base.token(at: path) else { return false }
        return id == nil || base.items[old].id == nil
    }

    /// The text of a token or group of the source, without a line break at its end; nil if all of it was deleted by
    /// hand.
    ///
    /// - Parameter indent: nil in braces.
    private mutating func text(of index: Int, inherited: String?, indent: Int?) -> String? {
        let item = source.items[index]
        let start = String(repeating: " ", count: indent ?? 0) + QuotedYAML.key(item.entry.key) + ":"
        if item.isToken { return token(index, start: start, inherited: inherited, indent: indent) }
        var members: [String] = []
        let inner = indent.map { String(repeating: " ", count: $0 + 2) } ?? ""
        let type = item.ownType ?? inherited
        for entry in item.entry.value.mapping ?? [] where entry.key.hasPrefix("$") && entry.key != "$root" {
            if entry.key == "$type", item.ownType == inherited { continue }
            members.append("\(inner)\(QuotedYAML.key(entry.key)): \(sourceText(entry.value.range))")
        }
        let contents = item.children.compactMap { text(of: $0, inherited: type, indent: indent.map { $0 + 2 }) }
        if contents.isEmpty { return nil }
        members += contents
        return indent == nil
            ? "\(start) { \(members.joined(separator: ", ")) }" : start + "\n" + members.joined(separator: "\n")
    }

    /// The columns that a token may take on one line.
    private static let width = 110

    private mutating func token(_ index: Int, start: String, inherited: String?, indent: Int?) -> String? {
        let item = source.items[index]
        if isDeleted(index) {
            notes.append(
                Note(
                    message: "“\(item.path)” was deleted by hand and is not added again", token: item.path,
                    help: "remove it from the source, or delete import.lock to import it again"))
            return nil
        }
        if let partner = pairs.own[index] {
            if let moved = moved(partner, to: index, inherited: inherited, indent: indent) { return moved }
        } else {
            counts.added += 1
        }
        var members = (item.entry.value.mapping ?? []).filter { $0.key != "$type" }.map {
            "\($0.key): \(sourceText($0.value.range))"
        }
        if let type = item.type, type != inherited { members.insert("$type: \(type)", at: 0) }
        let line = "\(start) { \(members.joined(separator: ", ")) }"
        guard let indent, line.count >= Self.width else { return line }
        let inner = "\n" + String(repeating: " ", count: indent + 2)
        return start + members.map { inner + $0 }.joined()
    }

    /// The text of a token that moves from another group, with its comments; nil if it cannot be written there.
    private mutating func moved(_ token: Int, to index: Int, inherited: String?, indent: Int?) -> String? {
        let entry = own.items[token].entry
        let places = places(in: entry.keyRange.file)
        var (edits, notes) = memberEdits(of: token, inheriting: inherited)
        edits.append(Fix.Edit(range: entry.keyRange, replacement: QuotedYAML.key(source.items[index].entry.key)))
        let old = places.indent(of: entry.keyRange)
        let range =
            old != nil && indent != nil
            ? places.lines(of: entry)
            : SourceRange(
                file: entry.keyRange.file, start: entry.keyRange.start, end: YAMLMapEdits.end(of: entry))
        var sources = SourceMap()
        let bytes = Array(places.file.bytes[Int(range.start)..<Int(range.end)])
        let id = sources.add(SourceFile(path: "", bytes: bytes))
        let shifted = edits.map { edit in
            Fix.Edit(
                range: SourceRange(
                    file: id, start: edit.range.start - range.start, end: edit.range.end - range.start),
                replacement: edit.replacement)
        }
        let fix = Fix(title: "", edits: shifted, applicability: .safe)
        guard let changed = FixApplication([fix], in: sources).changed.first else { return nil }
        let text = String(decoding: changed.bytes, as: UTF8.self).replacing("\r\n", with: "\n")
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        while lines.first?.isEmpty == true { lines.removeFirst() }
        while lines.last?.isEmpty == true { lines.removeLast() }
        guard let indent, let old else {
            guard lines.count == 1, let line = lines.first else { return nil }
            self.notes += notes
            return String(repeating: " ", count: indent ?? 0) + line
        }
        self.notes += notes
        let start = String(repeating: " ", count: indent)
        return lines.map { line in
            if line.isEmpty { return "" }
            return start + (line.prefix(old).allSatisfy { $0 == " " } ? line.dropFirst(old) : line)
        }.joined(separator: "\n")
    }
}
