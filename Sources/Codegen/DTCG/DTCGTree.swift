import Source
import Tokens
import Values

/// Groups as nested objects, with members in the order of the token files.
struct DTCGTree {
    private enum Member {
        case token(JSONValue)
        /// An index into `groups`.
        case group(Int)
    }

    private struct Group {
        var members: [(name: String, member: Member)] = []
        /// Tokens of types that the standard does not define.
        var foreign: [(String, JSONValue)] = []
        var claims: [String: NameClaim] = [:]
        var subgroups: [String: Int] = [:]
        /// The metadata of the group.
        var metadata: TokenGroup?
    }

    private var groups = [Group()]
    private let metadata: [TokenPath: TokenGroup]
    private(set) var diagnostics: [Diagnostic] = []

    init(_ groups: [TokenGroup]) {
        metadata = Dictionary(groups.map { ($0.path, $0) }, uniquingKeysWith: { first, _ in first })
    }

    /// - Parameter isStandard: whether the standard can express the type and the value.
    mutating func add(_ token: ResolvedToken, _ json: JSONValue, isStandard: Bool) {
        var current = 0
        var path = TokenPath("")
        for segment in token.path.segments.dropLast() {
            path = path.appending(String(segment))
            guard let next = group(String(segment), at: path, in: current, range: token.token.nameRange) else { return }
            current = next
        }
        guard let name = token.path.segments.last.map(String.init) else { return }
        let claim = NameClaim(path: token.path, isGroup: false, range: token.token.nameRange)
        guard take(name, claim, in: current) else { return }
        if isStandard {
            groups[current].members.append((name, .token(json)))
        } else {
            groups[current].foreign.append((name, json))
        }
    }

    /// Adds a group that may have no tokens.
    mutating func add(_ group: TokenGroup) {
        var current = 0
        var path = TokenPath("")
        for segment in group.path.segments {
            path = path.appending(String(segment))
            guard let next = self.group(String(segment), at: path, in: current, range: group.nameRange) else { return }
            current = next
        }
        groups[current].metadata = group
    }

    /// Returns the document: the given members, and the groups and tokens.
    ///
    /// - Parameter extensions: the vendor data of the document.
    func json(head: [(String, JSONValue)], extensions: [(String, JSONValue)]) -> JSONValue {
        .object(head + members(of: 0, extensions: extensions))
    }

    private func members(of index: Int, extensions: [(String, JSONValue)]? = nil) -> [(String, JSONValue)] {
        let group = groups[index]
        var result: [(String, JSONValue)] = []
        if let description = group.metadata?.description { result.append(("$description", .text(description))) }
        result += group.members.map { name, member -> (String, JSONValue) in
            switch member {
            case .token(let json): (name, json)
            case .group(let index): (name, .object(members(of: index)))
            }
        }
        let own = group.foreign.isEmpty ? [] : [(VendorExtension.tokens, JSONValue.object(group.foreign))]
        let written =
            extensions.map { DTCGExtensions.json($0, adding: own) }
            ?? DTCGExtensions.json(group.metadata?.extensions, adding: own)
        if let written { result.append(("$extensions", written)) }
        return result
    }

    private mutating func group(_ name: String, at path: TokenPath, in parent: Int, range: SourceRange) -> Int? {
        if let existing = groups[parent].subgroups[name] { return existing }
        let claim = NameClaim(path: path, isGroup: true, range: range)
        guard take(name, claim, in: parent) else { return nil }
        groups.append(Group(metadata: metadata[path]))
        groups[parent].subgroups[name] = groups.count - 1
        groups[parent].members.append((name, .group(groups.count - 1)))
        return groups.count - 1
    }

    /// Claims a name. In DTCG, an object is a token or a group, never both.
    private mutating func take(_ name: String, _ claim: NameClaim, in group: Int) -> Bool {
        guard let rival = groups[group].claims[name] else {
            groups[group].claims[name] = claim
            return true
        }
        diagnostics.append(.clashingName(claim, with: rival, identifier: name, in: "in DTCG"))
        return false
    }
}
