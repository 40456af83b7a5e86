import Checks
import Source
import Specs
import Synchronization
import Tokens
import Values
import YAML

/// The components of which the last check had nothing to say, in no state and no context: as long as nothing changes that
/// decides what is said of them, they are not looked at again.
///
/// It lies under the output folder, beside ``CheckCache``. A file that is cut off, changed, of another build or of
/// another version is as none. What had findings is always checked anew, so none has to be kept.
package struct QuietComponents: Sendable {
    /// What the rest of a check needs of a component that is not looked at.
    struct Answer: Sendable {
        var tokens: Set<TokenPath> = []
        var attention: RuleAttention

        mutating func add(_ tokens: Set<TokenPath>, _ attention: RuleAttention) {
            self.tokens.formUnion(tokens)
            self.attention.formUnion(attention)
        }
    }

    private static let version = 1

    private let files: TracedFiles
    private let question: [String]
    private let environment: String

    /// - Parameters:
    ///   - question: the flags that change which rules run.
    ///   - environment: the tool and the fonts.
    ///   - files: where the run reads everything, and where the cache lies.
    package init(question: [String], environment: String, files: TracedFiles) {
        self.files = files
        self.question = question
        self.environment = environment
    }

    private func path(for project: LoadedProject) -> String {
        PathName.join(project.output, "cache/quiet-\(Fingerprint(question.joined(separator: "\u{0}"))).json")
    }

    // MARK: Reading

    /// The answers that hold, by component.
    ///
    /// - Parameter none: an answer without anything, for the rules that run.
    func answers(for project: LoadedProject, none: RuleAttention) -> [String: Answer] {
        guard let bytes = try? files.read(path(for: project)) else { return [:] }
        let parsed = DocumentReader.read(SourceFile(path: "", bytes: bytes), id: FileID(rawValue: 0))
        guard parsed.diagnostics.isEmpty, let document = parsed.documents.first,
            document["version"]?.string == "\(Self.version)", let body = document["components"]?.mapping,
            document["surroundings"]?.string == surroundings(of: project).description,
            let pictures = document["pictures"]?.mapping,
            pictures.allSatisfy({ Self.fingerprint(of: $0.key, in: files) == $0.value.string })
        else { return [:] }
        let keys = ComponentKeys(project)
        var answers: [String: Answer] = [:]
        for entry in body {
            guard let component = project.library[entry.key], let key = keys[component],
                entry.value["key"]?.string == key, let tokens = entry.value["tokens"]?.sequence,
                let seen = entry.value["attention"]?.sequence,
                entry.value["seal"]?.string
                    == Self.seal(key, tokens.map { $0.string ?? "" }, seen.map { $0.string ?? "" })
            else { continue }
            var attention = none
            attention.restore(seen.compactMap(\.string), of: component.name)
            answers[component.name] = Answer(
                tokens: Set(tokens.compactMap(\.string).map { TokenPath($0) }), attention: attention)
        }
        return answers
    }

    // MARK: Writing

    /// Keeps what is known of components that are quiet, with all that was read besides the sources: pictures and symbols.
    /// A cache that cannot be written changes nothing.
    func keep(_ answers: [String: Answer], for project: LoadedProject) {
        let keys = ComponentKeys(project)
        let components = answers.sorted { $0.key < $1.key }.compactMap { name, answer -> (String, JSONValue)? in
            guard let key = project.library[name].flatMap({ keys[$0] }) else { return nil }
            let (tokens, seen) = (answer.tokens.map(\.text).sorted(), answer.attention.sights(of: name))
            return (
                name,
                .object([
                    ("key", .text(key)), ("tokens", .list(tokens.map { .text($0) })),
                    ("attention", .list(seen.map { .text($0) })), ("seal", .text(Self.seal(key, tokens, seen))),
                ])
            )
        }
        let sources = Set(project.sources.files.map(\.path))
        let pictures = files.trace.files.filter { !sources.contains($0.key) }.sorted { $0.key < $1.key }
        let text = JSONValue.object([
            ("version", .integer(Self.version)), ("surroundings", .text(surroundings(of: project).description)),
            ("pictures", .object(pictures.map { ($0.key, .text($0.value)) })), ("components", .object(components)),
        ]).formatted
        try? files.write(Array(text.utf8), to: path(for: project))
    }

    // MARK: What decides

    /// Everything but the specs: the tool, the fonts, the manifest, the tokens, what is imported.
    private func surroundings(of project: LoadedProject) -> Fingerprint {
        var print = Fingerprint(environment)
        for flag in question { print.add("\(flag)\u{0}") }
        for (index, file) in project.sources.files.enumerated()
        where !project.specFiles.contains(FileID(rawValue: UInt32(truncatingIfNeeded: index))) {
            print.add(file.path + "\u{0}")
            print.add(file.bytes)
        }
        // Some rules ask for something only where a project has it somewhere.
        print.add(project.library.components.contains(where: \.hasAnalytics) ? "1" : "0")
        return print
    }

    private static func fingerprint(of path: String, in files: any FileSystem) -> String {
        (try? files.read(path)).map { Fingerprint($0).description } ?? ""
    }

    private static func seal(_ key: String, _ tokens: [String], _ seen: [String]) -> String {
        Fingerprint(([key] + tokens + [""] + seen).joined(separator: "\u{0}")).description
    }
}

/// Tells by the files of a component and of its relatives whether anything of it changed.
private struct ComponentKeys {
    private let project: LoadedProject
    private let prints: [FileID: Fingerprint]

    init(_ project: LoadedProject) {
        self.project = project
        prints = Dictionary(
            uniqueKeysWithValues: project.specFiles.map { id in
                (id, Fingerprint(project.sources[id]?.bytes ?? []))
            })
    }

    /// Nil where it cannot be told what a component is made of.
    subscript(component: Component) -> String? {
        guard let relatives = project.library.relatives(of: component) else { return nil }
        var key = Fingerprint(component.name)
        for file in Set(relatives.map(\.nameRange.file)).sorted(by: { $0.rawValue < $1.rawValue }) {
            key.add("\u{0}\(project.sources[file]?.path ?? "")\u{0}\(prints[file]?.description ?? "")")
        }
        return key.description
    }
}
