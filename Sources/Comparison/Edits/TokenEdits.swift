import Source
import Tokens
import Values
import YAML

/// Finds the tokens whose written values differ. A token whose alias leads to a changed token is not changed itself.
enum TokenEdits {
    static func edits(from base: SpecVersion, to head: SpecVersion) -> [SpecEdit] {
        let paths = Set(base.tokens.tokens.paths).union(head.tokens.tokens.paths).filter { !$0.isPlatform }
        return paths.sorted().compactMap { path in
            edit(of: path, from: base.tokens.tokens[path], in: base, to: head.tokens.tokens[path], in: head)
        }
    }

    private static func edit(
        of path: TokenPath, from old: Token?, in base: SpecVersion, to new: Token?, in head: SpecVersion
    ) -> SpecEdit? {
        var edit = SpecEdit(.token, name: path.text)
        edit.token = path
        switch (old, new) {
        case (nil, nil): return nil
        case (let old?, nil):
            edit.place = base.place(of: old.nameRange)
            edit.before = base.words(of: old.value)
        case (nil, let new?):
            edit.place = head.place(of: new.nameRange)
            edit.after = head.words(of: new.value)
        case (let old?, let new?):
            guard let parts = changedParts(from: old, to: new) else { return nil }
            edit.place = head.place(of: parts.place)
            edit.before = words(parts.old, of: old, in: base)
            edit.after = words(parts.new, of: new, in: head)
        }
        return edit
    }

    /// The values that differ, by the name of their mode; an empty name for `$value`.
    private struct ChangedParts {
        var old: [(mode: String, value: Node)] = []
        var new: [(mode: String, value: Node)] = []
        var place: SourceRange
    }

    private static func changedParts(from old: Token, to new: Token) -> ChangedParts? {
        var parts = ChangedParts(place: new.value.range)
        let isValueEqual = old.value.means(new.value)
        let types = (old.ownType ?? old.inheritedType, new.ownType ?? new.inheritedType)
        if !isValueEqual || types.0 != types.1 {
            parts.old.append(("", old.value))
            parts.new.append(("", new.value))
        }
        for appearance in Appearance.all {
            let (before, after) = (mode(appearance, of: old), mode(appearance, of: new))
            switch (before, after) {
            case (nil, nil): continue
            case (let before?, let after?) where before.value.means(after.value): continue
            default: break
            }
            let name = appearance.name + (appearance.isElevated ? "+elevated" : "")
            if parts.new.isEmpty, parts.old.isEmpty { parts.place = after?.value.range ?? new.nameRange }
            if let before { parts.old.append((name, before.value)) }
            if let after { parts.new.append((name, after.value)) }
        }
        return parts.old.isEmpty && parts.new.isEmpty ? nil : parts
    }

    private static func mode(_ appearance: Appearance, of token: Token) -> Token.Mode? {
        token.modes.first { $0.appearance == appearance }
    }

    private static func words(_ parts: [(mode: String, value: Node)], of token: Token, in version: SpecVersion)
        -> String?
    {
        if parts.isEmpty { return nil }
        return parts.map { ($0.mode.isEmpty ? "" : $0.mode + ": ") + version.words(of: $0.value) }
            .joined(separator: ", ")
    }
}
