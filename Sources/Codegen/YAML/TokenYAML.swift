package import Tokens
import Values
import YAML

/// Token files in YAML for people to read and edit, with one file for each group at the root.
package struct TokenYAML {
    /// A group or a token with its members, in the order of the source.
    private struct Branch {
        var name: String
        var members: [Int] = []
        /// The index of the token in the set; nil for a group.
        var token: Int?
        var group: Int?
        /// The type that all tokens in the group have; nil if they differ.
        var commonType: TokenType?
    }

    private let set: TokenSet
    private var branches = [Branch(name: "")]
    private var places: [TokenPath: Int] = [:]
    private let values: ImportedValues

    /// - Parameter indices: the indices of the tokens to write.
    package init(_ set: TokenSet, tokens indices: [Int]) {
        self.set = set
        values = ImportedValues(set)
        for index in indices where set.tokens.indices.contains(index) {
            let place = branch(at: set.tokens[index].path)
            branches[place].token = index
        }
        for (index, group) in set.groups.enumerated() {
            if let place = places[group.path] { branches[place].group = index }
        }
        for place in branches.indices.reversed() { branches[place].commonType = commonType(of: branches[place]) }
    }

    /// The index of the branch with a path, which is added with its groups if it is missing.
    private mutating func branch(at path: TokenPath) -> Int {
        if let known = places[path] { return known }
        var current = 0
        var prefix = ""
        for segment in path.segments {
            prefix = prefix.isEmpty ? String(segment) : prefix + "." + segment
            let key = TokenPath(prefix)
            if let known = places[key] {
                current = known
                continue
            }
            branches.append(Branch(name: String(segment)))
            branches[current].members.append(branches.count - 1)
            current = branches.count - 1
            places[key] = current
        }
        return current
    }

    /// Branches are added after their groups, so the types of members are known.
    private func commonType(of branch: Branch) -> TokenType? {
        if let token = branch.token { return set.tokens[token].writtenType }
        let types = branch.members.map { branches[$0].commonType }
        guard let first = types.first, types.allSatisfy({ $0 == first }) else { return nil }
        return first
    }

    // MARK: Files

    /// The files with their names, such as `color.yaml`. Tokens at the root are in `tokens.yaml`,
    /// with the vendor data of the files.
    package func files() -> [(name: String, text: String)] {
        var files: [(name: String, text: String)] = []
        var taken: Set<String> = []
        let root = branches[0].members
        let single = root.filter { branches[$0].token != nil }
        let data = values.extensionsOfFiles.map { "$extensions: \(FlowValue.text($0, keepsForm: true))\n" }
        if !single.isEmpty || data != nil {
            taken.insert("tokens")
            let text = single.map { self.text(of: $0, type: nil, depth: 0) }.joined()
            files.append(("tokens.yaml", (data ?? "") + text))
        }
        for group in root where branches[group].token == nil {
            var name = Self.fileName(branches[group].name)
            while !taken.insert(name.lowercased()).inserted { name += "-2" }
            files.append((name + ".yaml", text(of: group, type: nil, depth: 0)))
        }
        return files
    }

    private static func fileName(_ group: String) -> String {
        let name = String(
            group.unicodeScalars.map { scalar in
                let isSafe =
                    scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || scalar == "-" || scalar == "_"
                return isSafe ? Character(scalar) : "-"
            })
        return name.allSatisfy { $0 == "-" } ? "group" : name
    }

    // MARK: Text

    /// The columns that a token may take on one line.
    private static let width = 110

    /// - Parameter type: the type that a group above has written.
    private func text(of place: Int, type: TokenType?, depth: Int) -> String {
        let branch = branches[place]
        let indent = String(repeating: "  ", count: depth)
        let key = indent + QuotedYAML.key(branch.name) + ":"
        if let index = branch.token { return token(set.tokens[index], key: key, type: type, indent: indent) }
        var text = key + "\n"
        let own = branch.commonType
        if let own, own != type { text += "\(indent)  $type: \(own.rawValue)\n" }
        if let group = branch.group.map({ set.groups[$0] }) {
            if let words = group.description { text += "\(indent)  $description: \(QuotedYAML.quoted(words))\n" }
            if let base = group.base { text += "\(indent)  $extends: \"{\(base.path)}\"\n" }
            if let data = ImportedValues.foreign(group.extensions) {
                text += "\(indent)  $extensions: \(FlowValue.text(data, keepsForm: true))\n"
            }
        }
        for member in branch.members { text += self.text(of: member, type: own ?? type, depth: depth + 1) }
        return text
    }

    /// The modes of a token, without those that say what the appearance falls back to.
    private func modes(of token: Token) -> [String] {
        let texts = token.modes.map { values.text($0.value, of: token) }
        return token.modes.indices.compactMap { place in
            let appearance = token.modes[place].appearance
            let fallback = appearance.substitutes.lazy.compactMap { substitute in
                token.modes.firstIndex { $0.appearance == substitute }.map { texts[$0] }
            }.first
            guard texts[place] != fallback ?? values.text(token.value, of: token) else { return nil }
            return appearance.modeName.map { "\($0): \(texts[place])" }
        }
    }

    private func token(_ token: Token, key: String, type: TokenType?, indent: String) -> String {
        var members: [String] = []
        if let own = token.writtenType, own != type { members.append("$type: \(own.rawValue)") }
        members.append("$value: \(values.text(token.value, of: token))")
        let modes = modes(of: token)
        if !modes.isEmpty { members.append("$modes: { \(modes.joined(separator: ", ")) }") }
        if let words = token.description { members.append("$description: \(QuotedYAML.quoted(words))") }
        switch token.deprecation {
        case .deprecated: members.append("$deprecated: true")
        case .because(let reason): members.append("$deprecated: \(QuotedYAML.quoted(reason))")
        case nil: break
        }
        if let data = values.extensions(of: token), data.mapping?.isEmpty == false {
            members.append("$extensions: \(FlowValue.text(data, keepsForm: true))")
        }
        let line = "\(key) { \(members.joined(separator: ", ")) }\n"
        if line.count <= Self.width { return line }
        return key + "\n" + members.map { "\(indent)  \($0)\n" }.joined()
    }
}

extension Token {
    /// The type to write: that of the token or of a group above. An alias may have none.
    var writtenType: TokenType? { ownType ?? inheritedType }
}
