import Source
import YAML

/// The members of tokens and groups that both the files and the source have.
extension TokenUpdate {
    mutating func mergeMembers() {
        for token in own.tokens {
            switch plans[token] {
            case .stay?:
                if pairs.source[token] == nil { noteUnknown(token) } else { merge(token) }
            case .rename(let name)?:
                edit(own.items[token].entry.keyRange, QuotedYAML.key(name))
                merge(token)
            default: break
            }
        }
        for index in own.items.indices where !own.items[index].isToken && own.items[index].parent != nil {
            guard let path = paths[index], let partner = source[path], !source.items[partner].isToken,
                own.isEditable(index)
            else { continue }
            let old = base.map { base in
                base[own.items[index].path].map { MemberMerge.Base.node(base.items[$0].entry.value) } ?? .missing
            }
            var merge = MemberMerge(places: places(in: own.items[index].entry.keyRange.file), sourceText: sourceText)
            merge.merge(
                own.items[index].entry.value, with: source.items[partner].entry.value, base: old ?? .unknown,
                keys: { $0.hasPrefix("$") && $0 != "$type" && $0 != "$root" })
            for edit in merge.edits { self.edit(edit.range, edit.replacement) }
        }
    }

    private mutating func merge(_ token: Int) {
        let (edits, notes) = memberEdits(of: token, inheriting: own.items[token].inheritedType)
        if !edits.isEmpty { counts.changed += 1 }
        for edit in edits { self.edit(edit.range, edit.replacement) }
        self.notes += notes
    }

    /// Notes a token that is not in the source.
    private mutating func noteUnknown(_ token: Int) {
        let name = paths[token] ?? own.items[token].path
        if base == nil {
            notes.append(
                Note(
                    message: "“\(name)” is not in the source", token: name,
                    help: "delete it if it is from an earlier import"))
        } else if old(token) != nil {
            notes.append(
                Note(
                    message: "“\(name)” was edited by hand and stays; it was removed from the source", token: name,
                    help: "delete it, or add it to the source"))
        }
    }

    /// The edits of the members of a token, with notes about what stays.
    ///
    /// - Parameter inherited: the type of the group that will contain the token.
    func memberEdits(of token: Int, inheriting inherited: String?) -> (edits: [Fix.Edit], notes: [Note]) {
        guard let partner = pairs.source[token] else { return ([], []) }
        let (item, other) = (own.items[token], source.items[partner])
        let path: String
        if case .move? = plans[token] { path = other.path } else { path = paths[token] ?? item.path }
        let old = old(token)
        let oldType = old.flatMap { base?.items[$0].type }
        let isTypeEdited = oldType != nil && item.type != oldType
        var merge = MemberMerge(places: places(in: item.entry.keyRange.file), sourceText: sourceText)
        let known = base.map { base in
            old.map { MemberMerge.Base.node(base.items[$0].entry.value) } ?? .missing
        }
        guard own.isEditable(token) else {
            let isEqual = FlowValue.text(item.entry.value) == FlowValue.text(other.entry.value)
            let note = Note(
                message: "“\(path)” uses a YAML alias, so it was not updated", token: path,
                help: "write its value here instead of the alias, and import again")
            return ([], isEqual ? [] : [note])
        }
        merge.merge(item.entry.value, with: other.entry.value, base: known ?? .unknown, keys: { $0 != "$type" })
        var edits = merge.edits
        var notes = merge.kept.map { Self.note(on: $0, of: path, isOwn: known.map { Self.isMissing($0) } ?? false) }
        if let type = other.type, type != (item.ownType ?? inherited) {
            if isTypeEdited {
                let kept = MemberMerge.Kept(name: "$type", own: item.type, source: type)
                notes.append(Self.note(on: kept, of: path, isOwn: false))
            } else if let edit = edit(ofType: type, item.entry.value) {
                edits.append(edit)
            }
        }
        return (edits, notes)
    }

    private func edit(ofType type: String, _ token: Node) -> Fix.Edit? {
        if let written = token["$type"] { return Fix.Edit(range: written.range, replacement: type) }
        guard let first = token.mapping?.first else { return nil }
        let places = places(in: token.range.file)
        let indent = String(repeating: " ", count: places.indent(of: first.keyRange) ?? 0)
        let next = places.isFlow(token) ? ", " : "\n" + indent
        return Fix.Edit(range: first.keyRange.startPoint, replacement: "$type: \(type)\(next)")
    }

    private static func isMissing(_ base: MemberMerge.Base) -> Bool {
        if case .missing = base { true } else { false }
    }

    /// - Parameter isOwn: whether the token was added by hand.
    private static func note(on kept: MemberMerge.Kept, of path: String, isOwn: Bool) -> Note {
        let start =
            isOwn ? "“\(path)” was added by hand" : "“\(path)” was edited by hand"
        var message =
            kept.own.map { "\(start); its \(kept.name) stays \($0)" } ?? "\(start); its \(kept.name) is left out"
        if let source = kept.source { message += ", and the source has \(source)" }
        return Note(message: message, token: path, help: "write the value of the source, or change it there")
    }
}
