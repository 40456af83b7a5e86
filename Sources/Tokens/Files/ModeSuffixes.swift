package import Source
package import Values
import YAML

/// The ends of names that mean an appearance, from the manifest: `modes: { dark: { suffix: _dark } }`. The values of
/// `surface_light` and `surface_dark` become those of `surface`; the three names stay.
package struct ModeSuffixes: Sendable {
    package struct Suffix: Sendable {
        package var text: String
        package var range: SourceRange

        package init(text: String, range: SourceRange) {
            self.text = text
            self.range = range
        }
    }

    package var suffixes: [Appearance: Suffix] = [:]

    package init() {}

    /// Adds modes to the tokens of files.
    ///
    /// - Parameter excluded: files whose tokens have no such names, such as the platform's.
    /// - Returns: a warning for each suffix that no token has, and a note about names that look like modes.
    package func apply(to set: inout TokenSet, excluding excluded: Set<FileID>) -> [Diagnostic] {
        func isOwn(_ token: Token) -> Bool {
            !token.path.isPlatform && !token.isIgnored && !excluded.contains(token.nameRange.file)
        }
        if suffixes.isEmpty {
            return Self.proposals(for: set.tokens.filter { Self.mayEnd($0.path.text) && isOwn($0) }, in: set)
        }
        let own = set.tokens.indices.filter { isOwn(set.tokens[$0]) }
        var diagnostics: [Diagnostic] = []
        for appearance in Appearance.base.dropFirst() {
            guard let suffix = suffixes[appearance] else { continue }
            var isUsed = false
            for index in own where set.tokens[index].path.text.hasSuffix(suffix.text) {
                let token = set.tokens[index]
                let stem = String(token.path.text.dropLast(suffix.text.count))
                guard let target = base(of: stem, in: &set) else { continue }
                isUsed = true
                let value = Self.alias(of: token.path, at: token.nameRange)
                set.update(token: target) { base in
                    guard !base.modes.contains(where: { $0.appearance == appearance }) else { return }
                    base.modes.append(Token.Mode(appearance: appearance, nameRange: token.nameRange, value: value))
                }
            }
            if !isUsed {
                diagnostics.append(
                    Diagnostic(
                        .unknownToken, .warning,
                        "no token whose name ends in “\(suffix.text)” has a counterpart for light appearance",
                        at: suffix.range, help: "correct the suffix, or delete it"))
            }
        }
        return diagnostics
    }

    private static func alias(of path: TokenPath, at range: SourceRange) -> Node {
        Node(.scalar(Scalar(text: "{\(path)}", isPlain: false)), range: range)
    }

    /// The index of the token that gets modes: the one with the stem as its name, or a new alias of the one for light.
    private func base(of stem: String, in set: inout TokenSet) -> Int? {
        guard !stem.isEmpty else { return nil }
        if let index = set.index(of: TokenPath(stem)) { return index }
        let group = set.member(at: TokenPath(stem))
        let name = TokenPath(group == nil ? stem : stem + ".$root")
        if let index = set.index(of: name) { return index }
        guard let light = suffixes[.light], let source = set[TokenPath(stem + light.text)] else { return nil }
        var token = source
        token.path = name
        token.value = Self.alias(of: source.path, at: source.nameRange)
        token.modes = []
        guard set.add(token) == nil else { return nil }
        return set.index(of: name)
    }

    // MARK: Proposals

    private static let pairs = [("light", "dark"), ("Light", "Dark"), ("day", "night"), ("Day", "Night")]

    /// Whether the last letter of a name is that of a word for dark.
    private static func mayEnd(_ name: String) -> Bool {
        name.utf8.last == UInt8(ascii: "k") || name.utf8.last == UInt8(ascii: "t")
    }

    /// Notes about tokens whose names differ only in light and dark.
    private static func proposals(for tokens: [Token], in set: TokenSet) -> [Diagnostic] {
        var found: [(light: String, dark: String, count: Int, first: Token)] = []
        for token in tokens {
            guard let (light, dark) = ends(of: token.path.text), !token.path.text.hasPrefix(dark),
                set[TokenPath(String(token.path.text.dropLast(dark.count)) + light)] != nil
            else { continue }
            if let index = found.firstIndex(where: { $0.dark == dark }) {
                found[index].count += 1
            } else {
                found.append((light, dark, 1, token))
            }
        }
        return found.map { pair in
            let others = pair.count == 1 ? "looks" : "and \(pair.count - 1) more tokens look"
            return Diagnostic(
                .nonstandardToken, .note, "“\(pair.first.path)” \(others) like values for dark appearance",
                at: pair.first.nameRange,
                help: "in the manifest, write modes: { light: { suffix: \"\(pair.light)\" }, "
                    + "dark: { suffix: \"\(pair.dark)\" } }")
        }
    }

    /// The end of a name that means dark, with its separator, and its counterpart.
    private static func ends(of name: String) -> (light: String, dark: String)? {
        for (light, dark) in pairs where name.hasSuffix(dark) {
            let rest = name.dropLast(dark.count)
            if let separator = rest.last, "_-.".contains(separator) {
                return ("\(separator)\(light)", "\(separator)\(dark)")
            }
            if dark.first?.isUppercase ?? false { return (light, dark) }
        }
        return nil
    }
}
