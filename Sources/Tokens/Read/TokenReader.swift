package import Source
import Values
package import YAML

/// Reads token files into a ``TokenSet``: groups, types and modes. Values stay nodes until ``TokenResolver`` reads
/// them.
package struct TokenReader {
    package internal(set) var tokens: TokenSet
    package internal(set) var diagnostics: [Diagnostic] = []
    let overriding: Bool
    /// The files of imported projects, whose tokens can be replaced.
    let replaceableFiles: Set<FileID>
    /// The tokens that replaced an imported token.
    package internal(set) var replaced: Set<TokenPath> = []
    /// The reported duplicates by token. They are dropped if another project replaces the token.
    package internal(set) var conflicts: [TokenPath: [Diagnostic]] = [:]
    /// The modes of other tools in the current document.
    var foreignModes = ForeignModes()
    /// The last type that was ignored with a warning; nil if it was reported as an error.
    var ignoredType: Token.IgnoredType?
    /// Whether the current document must conform to the standard.
    private(set) var isStandard = false
    /// Whether the current document is in the older format of Style Dictionary.
    private(set) var isOlder = false

    /// - Parameter overriding: whether a token silently replaces an earlier one with its path, as for a newer platform
    ///   version or a later set of a resolver document.
    /// - Parameter replaceableFiles: the files of imported projects, whose tokens a project's own tokens replace.
    package init(
        into tokens: TokenSet = TokenSet(), overriding: Bool = false, replacing replaceableFiles: Set<FileID> = []
    ) {
        self.tokens = tokens
        self.overriding = overriding
        self.replaceableFiles = replaceableFiles
    }

    /// The properties that members inherit from their group.
    struct Parent {
        /// The path of the group with a trailing dot; empty at the root.
        var prefix = ""
        /// The index of the group in ``TokenSet/groups``.
        var group: Int?
        var type: TokenType?
        var hasUnreadableType = false
        var ignoredType: Token.IgnoredType?
        var deprecation: Deprecation?
        /// Whether the members are in uispec's own vendor extension.
        var isOwnForm = false
        /// The prefix as it is written, if a name in it has dots.
        var dottedPrefix: String?

        var isRoot: Bool { prefix.isEmpty }
    }

    /// Reads one document of a token file.
    ///
    /// - Parameter isStandard: whether departures from DTCG 2025.10 are reported, as in JSON. They include uispec's
    ///   short forms.
    package mutating func read(_ document: Node, isStandard: Bool = false) {
        if document.isNull { return }
        var document = document
        self.isStandard = isStandard
        isOlder = false
        if let converted = StyleDictionaryForm.converted(document) {
            document = converted.document
            diagnostics += converted.diagnostics
            self.isStandard = false
            isOlder = true
            tokens.olderFiles.insert(document.range.file)
        } else if isStandard {
            tokens.standardFiles.insert(document.range.file)
        }
        guard let entries = document.mapping else {
            diagnostics.append(
                Diagnostic(
                    .invalidDocument,
                    "a document of a token file must be a map of groups and tokens, not \(document.kindName)",
                    at: document.range,
                    help: """
                        write groups and tokens, such as color: { accent: { $type: color, $value: "#0A5FD9" } }, or \
                        delete this document
                        """))
            return
        }
        tokens.reserve(Int(document.range.end - document.range.start) / Self.bytesPerToken)
        foreignModes = ForeignModes()
        for entry in entries where entry.key.hasPrefix("$") && entry.value.mapping != nil {
            if entry.key == "$extensions" {
                tokens.extensions[entry.value.range.file] = entry.value
            } else if !ReservedKeys.group.contains(entry.key) {
                tokens.definitions[entry.key] = entry.value
            }
        }
        readGroup(entries, keys: ReservedKeys(entries), parent: Parent())
        if let ignored = foreignModes.diagnostic { diagnostics.append(ignored) }
    }

    /// Hands down what groups say in other files, after the last one.
    package mutating func finish() {
        GroupProperties.handDown(in: &tokens, isOneSource: false)
    }

    /// The size of a token in a file, rather too large than too small.
    private static let bytesPerToken = 200

    /// Adds the tokens of a resolver document to those of other files.
    package mutating func add(_ resolved: ResolverTokens) {
        diagnostics += resolved.diagnostics
        for (token, rival) in tokens.add(contentsOf: resolved.tokens) { resolveConflict(of: token, with: rival) }
    }

    /// Reads the keys of a group, then its members.
    private mutating func readGroup(_ entries: [Node.Entry], keys: ReservedKeys, parent: Parent) {
        var parent = parent
        if let type = keys.type {
            parent.type = readType(type)
            parent.hasUnreadableType = parent.type == nil
            parent.ignoredType = parent.type == nil ? ignoredType : nil
            if let index = parent.group, let type = parent.type { tokens.update(group: index) { $0.ownType = type } }
        }
        if let own = keys.deprecated {
            parent.deprecation = readDeprecation(own)
            if let index = parent.group {
                tokens.update(group: index) {
                    $0.deprecation = parent.deprecation
                    $0.hasOwnDeprecation = true
                }
            }
        }
        /// The names of all members, once one has dots.
        var names: Set<String> = []
        for entry in entries {
            if entry.key.utf8.first == UInt8(ascii: "$") {
                readGroupKey(entry, in: parent)
            } else if isStandard || isOlder, entry.value.mapping == nil {
                readPlainMember(entry, in: parent)
            } else if let renamed = withoutDots(entry, among: entries, names: &names) {
                readMember(renamed, in: parent, name: entry.key)
            } else if let message = Self.nameError(entry.key) {
                tokens.broken[TokenPath(parent.prefix + entry.key)] = Self.whole(entry)
                diagnostics.append(Diagnostic(.syntaxError, message, at: entry.keyRange))
            } else {
                readMember(entry, in: parent)
            }
        }
        if let extensions = keys.extensions {
            parent.isOwnForm = true
            for entry in VendorExtension.tokens(of: extensions) { readMember(entry, in: parent) }
        }
        if entries.count > 1 { reportSimilarNames(entries) }
    }

    private mutating func readGroupKey(_ entry: Node.Entry, in parent: Parent) {
        switch entry.key {
        case "$root": readRoot(entry, in: parent)
        case "$type", "$description", "$deprecated", "$extensions": break
        case "$extends", "$ref":
            if parent.isRoot, reportUnknownKey(entry, known: ReservedKeys.group, in: "a file") {
                keep([entry], ofGroup: nil)
            }
        case "$schema" where parent.isRoot: break
        case "$defs" where parent.isRoot && isStandard && entry.value.mapping != nil:
            diagnostics.append(
                .departure(
                    "unknown key “$defs” in a file in DTCG 2025.10; only pointers can name its content",
                    at: entry.keyRange))
        default:
            if reportUnknownKey(entry, known: ReservedKeys.group, in: "a group of tokens") {
                keep([entry], ofGroup: parent.group)
            }
        }
    }

    /// Reads `$root`, which must be a token.
    private mutating func readRoot(_ entry: Node.Entry, in parent: Parent) {
        let keys = ReservedKeys(entry.value.mapping ?? [])
        if entry.value.mapping != nil, keys.value == nil, keys.reference == nil || keys.hasMembers {
            diagnostics.append(
                Diagnostic(
                    .missingKey, "“\(parent.prefix)$root” is a token and needs a $value", at: entry.keyRange,
                    help: "add a $value, or give a group of tokens another name"))
            return
        }
        readMember(entry, in: parent)
    }

    /// The range of a name and its value; of the name alone if an alias puts the value elsewhere.
    static func whole(_ entry: Node.Entry) -> SourceRange {
        let (name, value) = (entry.keyRange, entry.value.range)
        guard value.file == name.file, value.end >= name.end else { return name }
        return SourceRange(file: name.file, start: name.start, end: value.end)
    }

    /// - Parameter name: the name as it is written, if it has dots.
    private mutating func readMember(_ entry: Node.Entry, in parent: Parent, name: String? = nil) {
        guard let members = entry.value.mapping else { return readPlainMember(entry, in: parent) }
        let path = TokenPath(parent.prefix + entry.key)
        let keys = ReservedKeys(members)
        let dotted = dottedPath(of: entry, in: parent, name: name)
        if let dotted { tokens.renamed[TokenPath(dotted)] = path }
        if keys.value != nil || (keys.reference != nil && !Self.hasNestedMembers(members)) {
            readToken(entry, keys: keys, path: path, in: parent)
        } else if let slip = keys.hasMembers ? nil : Self.misspelledValue(among: members) {
            // Nothing else is reported for a token without a value.
            tokens.broken[path] = Self.whole(entry)
            diagnostics.append(.unknownKey(slip, known: ReservedKeys.token, in: "a token"))
        } else {
            var parent = parent
            parent.dottedPrefix = dotted.map { $0 + "." }
            enterGroup(entry, members: members, keys: keys, path: path, in: parent)
        }
    }

    /// - Parameter parent: the group that contains the group, with the prefix of the members as it is written.
    private mutating func enterGroup(
        _ entry: Node.Entry, members: [Node.Entry], keys: ReservedKeys, path: TokenPath, in parent: Parent
    ) {
        var group = TokenGroup(path: path, parent: parent.group, nameRange: entry.keyRange)
        group.description = keys.description.flatMap { readDescription($0) }
        group.extensions = keys.extensions.flatMap { checkedExtensions($0) }
        group.looksLikeToken = Self.looksLikeToken(keys, members: members)
        group.base = readBase(keys, path: path)
        var inner = Parent(
            prefix: path.text + ".", group: tokens.add(group), type: parent.type,
            hasUnreadableType: parent.hasUnreadableType, ignoredType: parent.ignoredType,
            deprecation: parent.deprecation, dottedPrefix: parent.dottedPrefix)
        // The members of a group whose path is that of a token are left out.
        guard inner.group != nil else {
            return reportTokenAndGroup(path, at: entry.value.range, first: tokens[path]?.nameRange)
        }
        // A group keeps the type that an earlier file gave it. What a later one says, `GroupProperties` hands down.
        if keys.type == nil, let index = inner.group, let type = tokens.groups[index].ownType { inner.type = type }
        readGroup(members, keys: keys, parent: inner)
    }

    /// Reads the group that this one extends. The standard also allows `$ref`.
    private mutating func readBase(_ keys: ReservedKeys, path: TokenPath) -> TokenGroup.Base? {
        guard let node = keys.extends ?? keys.reference else { return nil }
        let text = node.string ?? ""
        if let reference = node.reference { return .init(path: TokenPath(reference), range: node.range) }
        if let pointer = TokenPointer(text), pointer.section == nil {
            return .init(path: pointer.path, range: node.range)
        }
        diagnostics.append(
            Diagnostic(
                ValueReader.ruleForText(node), "“\(path)” must extend a group, not \(node.kindName)",
                at: node.range, help: "write the group as {group} or #/group"))
        return nil
    }
}
