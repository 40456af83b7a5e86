import Tokens

/// The constants that aliases refer to: `AppTokens.Palette.blue` for `{palette.blue}`.
struct SwiftReferences: Sendable {
    /// The index of a token, and the expression for its constant.
    private var constants: [TokenPath: (token: Int, expression: String)] = [:]

    /// - Parameter scopes: all groups, the root first.
    init(_ tokens: [ResolvedToken], scopes: [SwiftScope]) {
        let targets = Set(tokens.compactMap(\.target))
        guard !targets.isEmpty, let root = scopes.first else { return }
        // A group comes after the group that contains it.
        var prefixes = [Int: String](minimumCapacity: scopes.count)
        prefixes[0] = SwiftIdentifier.declared(root.identifier) + "."
        for (index, scope) in scopes.enumerated() {
            guard let prefix = prefixes[index] else { continue }
            for member in scope.members {
                switch member {
                case .group(let group):
                    prefixes[group] = prefix + SwiftIdentifier.declared(scopes[group].identifier) + "."
                case .token(let token, let identifier):
                    let path = tokens[token].token.path
                    guard targets.contains(path) else { continue }
                    constants[path] = (token, prefix + SwiftIdentifier.declared(identifier))
                }
            }
        }
    }

    /// The expression for the constant that a token is an alias of; nil if it has another value in any appearance, or
    /// if using it would be a warning because it is deprecated.
    func expression(for token: ResolvedToken, among tokens: [ResolvedToken]) -> String? {
        guard let path = token.target, let constant = constants[path] else { return nil }
        let target = tokens[constant.token]
        guard target.type == token.type, target.deprecation == nil || token.deprecation != nil,
            target.hasSameValues(as: token)
        else { return nil }
        return constant.expression
    }
}
