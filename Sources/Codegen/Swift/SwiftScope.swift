import Source
import Tokens

/// A group of tokens as an enum: its members in the order of the token files, each with a name of its own.
struct SwiftScope {
    enum Member {
        case token(ResolvedToken, identifier: String)
        /// An index into ``SwiftScopes/scopes``.
        case group(Int)
    }

    /// The name of the enum; that of the root is the type's.
    var identifier: String
    /// The path of the group, empty for the root.
    var path: TokenPath
    var members: [Member] = []
    /// What each identifier of this enum stands for, and where that name is first written.
    fileprivate var taken: [String: NameClaim] = [:]
    /// The same by the name in the token files.
    fileprivate var named: [String: NameClaim] = [:]
    /// Groups that were left out since their name clashes, so that each is told once.
    fileprivate var refused: Set<Substring> = []
    /// The groups by the name that their files give them.
    var groups: [Substring: Int] = [:]
}

/// All groups, the root first; a token whose name clashes is left out and told.
struct SwiftScopes {
    private(set) var scopes: [SwiftScope]
    private(set) var diagnostics: [Diagnostic] = []
    private let root: String

    init(_ tokens: [ResolvedToken], root: String) {
        self.root = root
        scopes = [SwiftScope(identifier: root, path: TokenPath(""))]
        for token in tokens { add(token) }
    }

    private mutating func add(_ token: ResolvedToken) {
        var current = 0
        for segment in token.path.segments.dropLast() {
            guard let next = group(segment, in: current, for: token) else { return }
            current = next
        }
        guard let name = token.path.segments.last.map(String.init) else { return }
        let identifier = SwiftIdentifier.member(name)
        guard claim(identifier, name: name, isGroup: false, in: current, for: token) else { return }
        scopes[current].members.append(.token(token, identifier: identifier))
    }

    /// The group of this name, made where it is new; nil where its name clashes.
    private mutating func group(_ segment: Substring, in parent: Int, for token: ResolvedToken) -> Int? {
        if let existing = scopes[parent].groups[segment] { return existing }
        if scopes[parent].refused.contains(segment) { return nil }
        let name = String(segment)
        let identifier = SwiftIdentifier.type(name, avoiding: root)
        guard claim(identifier, name: name, isGroup: true, in: parent, for: token) else {
            scopes[parent].refused.insert(segment)
            return nil
        }
        scopes.append(SwiftScope(identifier: identifier, path: scopes[parent].path.appending(name)))
        scopes[parent].groups[segment] = scopes.count - 1
        scopes[parent].members.append(.group(scopes.count - 1))
        return scopes.count - 1
    }

    /// Takes an identifier of a scope, or says what has it already.
    ///
    /// A token and a group of one name differ in their first letter, where the script has upper and lower case; they
    /// clash all the same, since DTCG allows only one of them.
    private mutating func claim(
        _ identifier: String, name: String, isGroup: Bool, in scope: Int, for token: ResolvedToken
    ) -> Bool {
        let claim = NameClaim(
            path: scopes[scope].path.appending(name), isGroup: isGroup, range: token.token.nameRange)
        guard let rival = scopes[scope].named[name] ?? scopes[scope].taken[identifier] else {
            scopes[scope].taken[identifier] = claim
            scopes[scope].named[name] = claim
            return true
        }
        diagnostics.append(.clashingName(claim, with: rival, identifier: identifier, in: "in Swift"))
        return false
    }
}
