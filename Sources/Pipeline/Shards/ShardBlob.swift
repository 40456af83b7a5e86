package import Loading
package import Source
import Values
import YAML

/// The file of a shard: what was checked, and the results of its components for each project.
package struct ShardBlob: Sendable {
    /// The options and the division that the shards of one check have in common.
    package struct Question: Sendable, Hashable {
        /// The paths of the command line.
        package var paths: [String]
        package var only: [String]
        package var skip: [String]
        package var isPreview: Bool
        package var allowsOutside: Bool
        /// The fingerprint of the division.
        package var division: String

        package init(
            paths: [String], only: [String], skip: [String], isPreview: Bool, allowsOutside: Bool, division: String
        ) {
            self.paths = paths
            self.only = only
            self.skip = skip
            self.isPreview = isPreview
            self.allowsOutside = allowsOutside
            self.division = division
        }
    }

    private static let version = "uispec shard 1"

    package let shard: Shard
    package let question: Question
    /// The results of each project in the form of ``ComponentCache``; empty if nothing can be kept.
    package let parts: [[UInt8]]

    package init(_ shard: Shard, question: Question, parts: [[UInt8]]) {
        self.shard = shard
        self.question = question
        self.parts = parts
    }

    /// The file: a line about the shard, then the lines of each project.
    package var bytes: [UInt8] {
        let counts = parts.map { part in part.isEmpty ? 0 : part.count { $0 == UInt8(ascii: "\n") } + 1 }
        let head = JSONValue.object([
            ("shard", .text("\(shard.index)/\(shard.count)")), ("division", .text(question.division)),
            ("paths", .list(question.paths.map { .text($0) })), ("only", .list(question.only.map { .text($0) })),
            ("skip", .list(question.skip.map { .text($0) })), ("preview", .flag(question.isPreview)),
            ("outside", .flag(question.allowsOutside)), ("lines", .list(counts.map { .integer($0) })),
        ])
        let lines = [SealedLine(head, salt: Self.version).bytes] + parts.filter { !$0.isEmpty }
        return Array(lines.joined(separator: "\n".utf8)) + [UInt8(ascii: "\n")]
    }

    /// Reads a file. Returns nil if it is not complete, or is not that of a shard.
    package init?(_ bytes: [UInt8]) {
        var lines = bytes.split(separator: UInt8(ascii: "\n"))[...]
        guard let first = lines.popFirst(), let head = SealedLine.read(first, salt: Self.version)?.document,
            let shard = head["shard"]?.string.flatMap({ Shard($0) }), let division = head["division"]?.string,
            let preview = head["preview"]?.bool, let outside = head["outside"]?.bool,
            let counts = head["lines"]?.sequence?.compactMap({ $0.string.flatMap { Int($0) } })
        else { return nil }
        func list(_ name: String) -> [String] { head[name]?.sequence?.compactMap(\.string) ?? [] }
        var parts: [[UInt8]] = []
        for count in counts {
            guard count >= 0, count <= lines.count else { return nil }
            parts.append(Array(lines.prefix(count).joined(separator: "\n".utf8)))
            lines = lines.dropFirst(count)
        }
        guard lines.isEmpty else { return nil }
        self.init(
            shard,
            question: Question(
                paths: list("paths"), only: list("only"), skip: list("skip"), isPreview: preview,
                allowsOutside: outside, division: division),
            parts: parts)
    }

    /// Returns the files of all shards of one check in their order.
    ///
    /// - Throws: an error if one is missing, is there twice, or is of another check.
    package static func all(of files: [String], in system: any FileSystem) throws(RunFailure) -> [ShardBlob] {
        var found: [Int: (path: String, blob: ShardBlob)] = [:]
        var first: (path: String, blob: ShardBlob)?
        for path in files {
            let bytes: [UInt8]
            do { bytes = try system.read(path) } catch { throw .file(error) }
            guard let blob = ShardBlob(bytes) else {
                throw .brokenProject("\(path) is not a complete file of check --shard, or is of another version")
            }
            if let first, first.blob.question != blob.question || first.blob.shard.count != blob.shard.count {
                throw .brokenProject("\(path) is of another check than \(first.path): sources or options differ")
            }
            if let other = found.updateValue((path, blob), forKey: blob.shard.index) {
                throw .brokenProject("\(other.path) and \(path) are the same shard, \(blob.name)")
            }
            first = first ?? (path, blob)
        }
        let count = first?.blob.shard.count ?? 0
        let missing = (1...max(1, count)).filter { found[$0] == nil }.map { "\($0)/\(count)" }
        guard missing.isEmpty else {
            throw .brokenProject("shard\(missing.count == 1 ? "" : "s") \(missing.joined(separator: ", ")) missing")
        }
        return found.sorted { $0.key < $1.key }.map(\.value.blob)
    }

    private var name: String { "\(shard.index)/\(shard.count)" }
}
