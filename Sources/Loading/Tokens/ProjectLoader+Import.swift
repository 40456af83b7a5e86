import Platform
import Project
package import Source
package import Tokens
import YAML

/// Token files outside of a project, as `import` reads them.
extension ProjectLoader {
    package struct ForeignTokens {
        package var tokens: TokenSet
        /// The indices of the tokens that are not built in.
        package var own: [Int]
        package var diagnostics: [Diagnostic]
        package var sources: SourceMap
    }

    /// - Parameter paths: existing token files, folders of them, and asset catalogs.
    package static func foreignTokens(
        at paths: [String], inputs: ResolverInputs, files: any FileSystem, workingDirectory: String = "",
        allowsOutside: Bool = false
    ) throws(RunFailure) -> ForeignTokens {
        let folders = paths.map { files.kind(of: $0) == .folder ? $0 : PathName.folder(of: $0) }
        let files = ConfinedFiles.unless(
            allowsOutside, files, around: folders, workingDirectory: workingDirectory)
        var loader = ProjectLoader(files: files, workingDirectory: "")
        let builtIn = BuiltInData.read(.ios17, sources: &loader.sources, diagnostics: &loader.diagnostics).tokens
        var manifest = Manifest()
        manifest.inputs = inputs
        let start = SourceRange(file: FileID(rawValue: 0), start: 0, end: 0)
        let catalogs = paths.filter { $0.hasSuffix(".xcassets") || $0.hasSuffix(".xcassets/") }
        manifest.tokens = paths.filter { !catalogs.contains($0) }.map { Manifest.Path(text: $0, range: start) }
        var tokens = try loader.readTokens(of: manifest, in: ".", into: builtIn, replacing: [])
        var reader = TokenReader(into: tokens)
        for catalog in catalogs {
            let colors = builtIn.paths.filter { $0.text.hasPrefix("ios.color.") }.compactMap { $0.segments.last }
            var folder = AssetCatalogFolder(
                sources: loader.sources, files: files, systemColors: Set(colors.map { String($0) }))
            if let root = try folder.read(PathName.normalized(catalog)) { reader.read(root) }
            loader.sources = folder.sources
            loader.diagnostics += folder.diagnostics
        }
        tokens = reader.tokens
        let (resolved, problems) = TokenResolver.resolve(tokens)
        let settled = SettledColors.apply(to: &tokens, resolved)
        let own = tokens.tokens.indices.filter { !tokens.tokens[$0].path.isPlatform && !tokens.tokens[$0].isIgnored }
        let kept = KeptMembers.notes(in: tokens, tokens: own)
        return ForeignTokens(
            tokens: tokens, own: own, diagnostics: loader.diagnostics + reader.diagnostics + problems + settled + kept,
            sources: loader.sources)
    }
}
