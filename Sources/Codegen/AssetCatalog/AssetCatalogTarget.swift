import Source
package import Tokens
import Values

/// Writes colors as an asset catalog: a color set for each token, and a folder with a namespace for each group. Xcode
/// generates typed symbols from it. Tokens of other types are omitted.
package struct AssetCatalogTarget: Sendable {
    package init() {}

    /// The author in the files of a catalog, which distinguishes uispec's files from those made by hand.
    package static let author = "uispec"

    static let info: JSONValue = .object([("author", .text(author)), ("version", .integer(1))])

    /// Whether the text of a file shows that uispec wrote it.
    package static func isOwn(_ text: String) -> Bool {
        text.contains("\"author\" : \"\(author)\"")
    }

    /// Returns the files below the folder of the catalog.
    ///
    /// - Parameter tokens: in the order of their files.
    package func generate(_ tokens: [ResolvedToken]) -> GeneratedFolder {
        var files = [GeneratedFile(path: "Contents.json", text: Self.text([("info", Self.info)]))]
        var diagnostics: [Diagnostic] = []
        // Some file systems ignore case.
        var claims: [String: NameClaim] = [:]
        tokens: for token in tokens where token.type == .color {
            if let problem = Self.longName(of: token) {
                diagnostics.append(problem)
                continue
            }
            var folder = ""
            var path = TokenPath("")
            for segment in token.path.segments.dropLast() {
                path = path.appending(String(segment))
                folder += AssetName.file(String(segment)) + "/"
                let claim = NameClaim(path: path, isGroup: true, range: token.token.nameRange)
                let rival = claims[folder.lowercased()]
                if let rival, rival.path != path {
                    diagnostics.append(Self.clash(claim, rival, folder))
                    continue tokens
                }
                if rival == nil {
                    claims[folder.lowercased()] = claim
                    files.append(GeneratedFile(path: folder + "Contents.json", text: Self.namespace))
                }
            }
            let name = folder + AssetName.file(token.path.segments.last.map(String.init) ?? "") + ".colorset"
            let claim = NameClaim(path: token.path, isGroup: false, range: token.token.nameRange)
            if let rival = claims[name.lowercased()] {
                diagnostics.append(Self.clash(claim, rival, name))
                continue
            }
            claims[name.lowercased()] = claim
            // Xcode makes one symbol of `on-accent` and `on_accent`.
            let identifier = SwiftIdentifier.member(token.path.segments.last.map(String.init) ?? "")
            let symbol = folder.lowercased() + "\n" + identifier
            if let rival = claims[symbol] {
                diagnostics.append(Self.clash(claim, rival, identifier))
                continue
            }
            claims[symbol] = claim
            if token.variesByLevel { diagnostics.append(token.varyingInAssetCatalog) }
            files.append(GeneratedFile(path: name + "/Contents.json", text: Self.colorSet(token)))
        }
        return GeneratedFolder(files: files.sorted { $0.path < $1.path }, diagnostics: diagnostics)
    }

    /// The longest name of a file on all supported systems, in bytes, without the ending of a color set.
    private static let longestName = 246

    /// The warning for a token whose name no file can have.
    private static func longName(of token: ResolvedToken) -> Diagnostic? {
        guard
            let name = token.path.segments.map({ AssetName.file(String($0)) }).max(by: { $0.utf8.count < $1.utf8.count }
            ),
            name.utf8.count > longestName
        else { return nil }
        return Diagnostic(
            .inexpressibleValue, .warning,
            "the name “\(name.prefix(40))…” has \(name.utf8.count) bytes, more than a file name may have, so the token "
                + "is not in the asset catalog", at: token.nameRange,
            help: "shorten the name, or rename or exclude the token in the manifest")
    }

    private static func clash(_ claim: NameClaim, _ rival: NameClaim, _ name: String) -> Diagnostic {
        .clashingName(claim, with: rival, identifier: name, in: "in the asset catalog")
    }

    private static let namespace = text([
        ("info", info), ("properties", .object([("provides-namespace", .flag(true))])),
    ])

    private static func text(_ members: [(String, JSONValue)]) -> String {
        JSONValue.object(members).formatted(as: .xcode)
    }

    private static func colorSet(_ token: ResolvedToken) -> String {
        ColorSet.json(Appearance.base.map { color(token[$0]) }).formatted(as: .xcode)
    }

    private static func color(_ value: TokenValue) -> RGBA {
        if case .color(let color) = value { color } else { .clear }
    }
}
