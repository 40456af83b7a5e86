import Source
import Tokens

/// A group of tokens as an enum, with members in the order of the token files, each with a unique name.
struct SwiftScope {
    enum Member {
        /// An index into the tokens.
        case token(Int, identifier: String)
        /// An index into ``SwiftScopes/scopes``.
        case group(Int)
    }

    /// The token or group that has an identifier of an enum: its name in the token files, and where it is first
    /// written.
    fileprivate struct Claim {
        var name: String
        var isGroup: Bool
        var range: SourceRange
    }

    /// The name of the enum. For the root, it is the name of the type.
    let identifier: String
    /// The path of the group, empty for the root.
    let path: TokenPath
    fileprivate(set) var members: [Member] = []
    /// By identifier in this enum.
    fileprivate var claims: [String: Claim] = [:]
    /// The groups by their names in the token files.
    fileprivate var groups: [String: Int] = [:]
    /// Groups that were left out because of a name clash, so that each is reported once.
    fileprivate var refused: Set<String> = []

    fileprivate init(identifier: String, path: TokenPath) {
        self.identifier = identifier
        self.path = path
    }
}

/// All groups, the root first. A token with a name clash is left out and reported.
struct SwiftScopes {
    private(set) var scopes: [SwiftScope]
    private(set) var diagnostics: [Diagnostic] = []
    private let root: String
    /// The path of the previous token, which the next path mostly shares.
    private var previous: [UInt8] = []
    /// The outer groups of `previous`: the end of each name in it, and the scope of the group.
    private var trail: [(end: Int, scope: Int)] = []

    init(_ tokens: [ResolvedToken], root: String) {
        self.root = root
        scopes = [SwiftScope(identifier: root, path: TokenPath(""))]
        for index in tokens.indices {
            add(index, path: Array(tokens[index].path.text.utf8), range: tokens[index].nameRange)
        }
    }

    private mutating func add(_ token: Int, path: [UInt8], range: SourceRange) {
        var shared = 0
        while shared < path.count, shared < previous.count, path[shared] == previous[shared] { shared += 1 }
        while let last = trail.last, last.end >= shared { trail.removeLast() }
        previous = path

        var scope = trail.last?.scope ?? 0
        var start = trail.last.map { $0.end + 1 } ?? 0
        for place in start..<path.count where path[place] == UInt8(ascii: ".") {
            let name = String(decoding: path[start..<place], as: UTF8.self)
            guard let group = group(name, in: scope, range: range) else { return }
            trail.append((place, group))
            scope = group
            start = place + 1
        }
        let name = String(decoding: path[start...], as: UTF8.self)
        let identifier = SwiftIdentifier.member(name)
        let claim = SwiftScope.Claim(name: name, isGroup: false, range: range)
        if take(identifier, claim, in: scope) {
            scopes[scope].members.append(.token(token, identifier: identifier))
        }
    }

    /// Returns the group with a name, which is created if it is new; nil if its name clashes.
    private mutating func group(_ name: String, in parent: Int, range: SourceRange) -> Int? {
        if let existing = scopes[parent].groups[name] { return existing }
        if scopes[parent].refused.contains(name) { return nil }
        let identifier = SwiftIdentifier.type(name, avoiding: root)
        guard take(identifier, SwiftScope.Claim(name: name, isGroup: true, range: range), in: parent) else {
            scopes[parent].refused.insert(name)
            return nil
        }
        let group = scopes.count
        scopes.append(SwiftScope(identifier: identifier, path: scopes[parent].path.appending(name)))
        scopes[parent].groups[name] = group
        scopes[parent].members.append(.group(group))
        return group
    }

    /// Claims an identifier in a scope, or reports a clash.
    private mutating func take(_ identifier: String, _ claim: SwiftScope.Claim, in scope: Int) -> Bool {
        let rival: SwiftScope.Claim
        if let namesake = namesake(of: claim, in: scope) {
            rival = namesake
        } else if let earlier = scopes[scope].claims.updateValue(claim, forKey: identifier) {
            scopes[scope].claims[identifier] = earlier
            rival = earlier
        } else {
            return true
        }
        let path = scopes[scope].path
        diagnostics.append(
            .clashingName(
                NameClaim(path: path.appending(claim.name), isGroup: claim.isGroup, range: claim.range),
                with: NameClaim(path: path.appending(rival.name), isGroup: rival.isGroup, range: rival.range),
                identifier: identifier, in: "in Swift"))
        return false
    }

    /// The group with the name of a token, or the token with the name of a group.
    ///
    /// Their identifiers differ in the case of the first letter, but they still clash, because DTCG allows only one of
    /// them.
    private func namesake(of claim: SwiftScope.Claim, in scope: Int) -> SwiftScope.Claim? {
        if claim.isGroup {
            let token = scopes[scope].claims[SwiftIdentifier.member(claim.name)]
            return token?.isGroup == false && token?.name == claim.name ? token : nil
        }
        return scopes[scope].groups[claim.name].flatMap { scopes[scope].claims[scopes[$0].identifier] }
    }
}
