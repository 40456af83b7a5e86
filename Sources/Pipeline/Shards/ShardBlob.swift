package import Loading
package import Source
import Values
import YAML

/// The file of a shard: what was checked or drawn, and the results of its components for each project.
package struct ShardBlob: Sendable {
    package enum Command: String, Sendable, Hashable {
        case check
        case render
        case report
    }

    /// The options and the division that the shards of one run have in common.
    package struct Question: Sendable, Hashable {
        package var command: Command
        /// The paths of the command line.
        package var paths: [String]
        package var only: [String]
        package var skip: [String]
        package var isPreview: Bool
        package var allowsOutside: Bool
        /// The fingerprint of the division.
        package var division: String
        /// The fingerprint of the weights that the components were divided by.
        package var weights = ""
        /// How pictures are drawn, for `render`.
        package var drawing = Drawing()
        /// The fingerprint of the tool and the fonts, for pictures.
        package var environment = ""

        package init(
            _ command: Command = .check, paths: [String], only: [String] = [], skip: [String] = [],
            isPreview: Bool = false, allowsOutside: Bool, division: String = ""
        ) {
            self.command = command
            self.paths = paths
            self.only = only
            self.skip = skip
            self.isPreview = isPreview
            self.allowsOutside = allowsOutside
            self.division = division
        }
    }

    /// The options of `render` that a shard takes.
    package struct Drawing: Sendable, Hashable {
        package var format = PictureFormat.png
        package var scale: Double?
        package var annotates = false
        package var compresses = false

        package init() {}

        fileprivate var json: JSONValue {
            var members: [(String, JSONValue)] = [("format", .text(format.rawValue))]
            if let scale { members.append(("scale", .exact(scale))) }
            return .object(members + [("annotate", .flag(annotates)), ("compress", .flag(compresses))])
        }

        fileprivate init?(_ node: Node?) {
            guard let format = node?["format"]?.string.flatMap(PictureFormat.init),
                let annotates = node?["annotate"]?.bool, let compresses = node?["compress"]?.bool
            else { return nil }
            (self.format, self.annotates, self.compresses) = (format, annotates, compresses)
            scale = node?["scale"]?.number
        }
    }

    private static let version = 2
    private static let salt = "uispec shard \(version)"

    package let shard: Shard
    package let question: Question
    /// The results of each project in the form of ``ComponentCache``, of ``DrawnPart``, or for `report` of both; empty
    /// if nothing can be kept.
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
            ("version", .integer(Self.version)), ("shard", .text("\(shard.index)/\(shard.count)")),
            ("command", .text(question.command.rawValue)),
            ("division", .text(question.division)), ("weights", .text(question.weights)),
            ("drawing", question.drawing.json), ("environment", .text(question.environment)),
            ("paths", .list(question.paths.map { .text($0) })), ("only", .list(question.only.map { .text($0) })),
            ("skip", .list(question.skip.map { .text($0) })), ("preview", .flag(question.isPreview)),
            ("outside", .flag(question.allowsOutside)), ("lines", .list(counts.map { .integer($0) })),
        ])
        let lines = [SealedLine(head, salt: Self.salt).bytes] + parts.filter { !$0.isEmpty }
        return Array(lines.joined(separator: "\n".utf8)) + [UInt8(ascii: "\n")]
    }

    /// Reads a file. Returns nil if it is not complete, or is not that of a shard.
    package init?(_ bytes: [UInt8]) {
        var lines = bytes.split(separator: UInt8(ascii: "\n"))[...]
        guard let first = lines.popFirst(), let head = SealedLine.read(first, salt: Self.salt)?.document,
            let shard = head["shard"]?.string.flatMap({ Shard($0) }), let division = head["division"]?.string,
            let command = head["command"]?.string.flatMap(Command.init), let drawing = Drawing(head["drawing"]),
            let weights = head["weights"]?.string, let environment = head["environment"]?.string,
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
        var question = Question(
            command, paths: list("paths"), only: list("only"), skip: list("skip"), isPreview: preview,
            allowsOutside: outside, division: division)
        (question.weights, question.drawing, question.environment) = (weights, drawing, environment)
        self.init(shard, question: question, parts: parts)
    }

    /// Returns the files of all shards of one run in their order.
    ///
    /// - Throws: an error if one is missing, is there twice, or is of another run.
    package static func all(of files: [String], in system: any FileSystem) throws(RunFailure) -> [ShardBlob] {
        var found: [Int: (path: String, blob: ShardBlob)] = [:]
        var first: (path: String, blob: ShardBlob)?
        for path in files {
            let bytes: [UInt8]
            do { bytes = try system.read(path) } catch { throw .file(error) }
            guard let blob = ShardBlob(bytes) else {
                throw .brokenProject("\(path) is not a complete file of --shard, or is of another version")
            }
            if let first, first.blob.question != blob.question || first.blob.shard.count != blob.shard.count {
                let run = first.blob.question.command.rawValue
                throw .brokenProject(
                    "\(path) is of another \(run) than \(first.path): sources, options, fonts or the build differ")
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
