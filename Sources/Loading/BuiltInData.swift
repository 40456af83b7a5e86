import Platform
import Source
import Synchronization
import Tokens
import YAML

/// The built-in data of a version of iOS and its tokens. A process reads them once, though it may load many projects.
struct BuiltInData: Sendable {
    let facts: PlatformFacts
    let tokens: TokenSet
    private let files: [SourceFile]
    private let diagnostics: [Diagnostic]

    private struct Key: Hashable {
        var version: PlatformVersion
        /// The number of files before those of the data, because places in the data refer to files by number.
        var precedingFiles: Int
    }

    private static let known = Mutex<[Key: BuiltInData]>([:])

    /// Returns the data of a version, and adds its files to the sources and its problems to the diagnostics.
    static func read(
        _ version: PlatformVersion, sources: inout SourceMap, diagnostics: inout [Diagnostic]
    ) -> BuiltInData {
        let key = Key(version: version, precedingFiles: sources.files.count)
        // Several projects may be loaded at once. Each data is equal, so it does not matter whose is kept.
        let data = known.withLock { $0[key] } ?? BuiltInData(version, after: sources)
        known.withLock { $0[key] = data }
        for file in data.files { _ = sources.add(file) }
        diagnostics += data.diagnostics
        return data
    }

    private init(_ version: PlatformVersion, after sources: SourceMap) {
        var all = sources
        facts = PlatformFacts(version, sources: &all) { DocumentReader.read($0, id: $1) }
        files = Array(all.files.dropFirst(sources.files.count))
        var reader = TokenReader()
        for document in facts.tokens { reader.read(document) }
        tokens = reader.tokens
        diagnostics = facts.diagnostics + reader.diagnostics
    }
}
