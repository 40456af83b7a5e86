import Checks
import Source
import Specs
import Synchronization
import Tokens
import Values
import YAML

/// What the last check said of each component: as long as nothing changes that decides it, the component is not looked at
/// again.
///
/// It lies under the output folder, beside ``CheckCache``. A file that is cut off, changed, of another build or of
/// another version is as none.
package struct ComponentCache: Sendable {
    /// What a check knows of a component once it looked at it in every state and context.
    struct Answer: Sendable {
        var tokens: Set<TokenPath> = []
        var attention: RuleAttention
        /// By the number of the metrics context in the matrix.
        var findings: [(context: Int, found: [Finding])] = []
    }

    /// The answers that hold.
    struct Known: Sendable {
        var components: [String: Answer] = [:]
        /// The files besides the sources that they depend on, with the fingerprints of what these held.
        fileprivate var pictures: [String: String] = [:]
    }

    private static let version = 2

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
        PathName.join(project.output, "cache/components-\(Fingerprint(question.joined(separator: "\u{0}"))).json")
    }

    // MARK: Reading

    /// - Parameter none: an answer without anything, for the rules that run.
    func known(for project: LoadedProject, none: RuleAttention) -> Known {
        guard let bytes = try? files.base.read(path(for: project)) else { return Known() }
        let parsed = DocumentReader.read(SourceFile(path: path(for: project), bytes: bytes), id: FileID(rawValue: 0))
        guard parsed.diagnostics.isEmpty, let document = parsed.documents.first,
            document["version"]?.string == "\(Self.version)", let body = document["components"]?.mapping,
            document["surroundings"]?.string == surroundings(of: project).description,
            let listed = document["pictures"]?.mapping
        else { return Known() }
        let pictures = Dictionary(
            listed.map { ($0.key, $0.value.string ?? "") }, uniquingKeysWith: { first, _ in first })
        guard pictures.allSatisfy({ Self.fingerprint(of: $0.key, in: files.base) == $0.value }) else { return Known() }
        let (keys, coder) = (ComponentKeys(project), KeptFindings(project))
        var known = Known(pictures: pictures)
        for entry in body {
            guard let component = project.library[entry.key], let key = keys[component],
                entry.value["key"]?.string == key, let answer = entry.value["answer"]?.string,
                entry.value["seal"]?.string == Self.seal(key, answer)
            else { continue }
            known.components[component.name] = Self.answer(answer, of: component.name, none: none, coder)
        }
        return known
    }

    /// Nil where it is not as it was written.
    private static func answer(
        _ text: String, of component: String, none: RuleAttention, _ coder: KeptFindings
    ) -> Answer? {
        let file = SourceFile(path: component, text: text)
        guard let document = DocumentReader.read(file, id: FileID(rawValue: 0)).documents.first,
            let tokens = document["tokens"]?.sequence, let seen = document["attention"]?.sequence,
            let contexts = document["contexts"]?.sequence
        else { return nil }
        var answer = Answer(attention: none)
        answer.tokens = Set(tokens.compactMap(\.string).map { TokenPath($0) })
        answer.attention.restore(seen.compactMap(\.string), of: component)
        for context in contexts {
            guard let number = context["context"]?.string.flatMap({ Int($0) }),
                let nodes = context["findings"]?.sequence, case let found = nodes.compactMap(coder.finding),
                found.count == nodes.count
            else { return nil }
            answer.findings.append((number, found))
        }
        return answer
    }

    // MARK: Writing

    /// Keeps what is known of components, with all that was read besides the sources: pictures and symbols. A cache that
    /// cannot be written changes nothing.
    ///
    /// - Parameter known: what was not looked at again, and is among the answers.
    func keep(_ answers: [String: Answer], besides known: Known, for project: LoadedProject) {
        let (keys, coder) = (ComponentKeys(project), KeptFindings(project))
        let components = answers.sorted { $0.key < $1.key }.compactMap { name, answer -> (String, JSONValue)? in
            guard let key = project.library[name].flatMap({ keys[$0] }), let text = Self.text(answer, of: name, coder)
            else { return nil }
            return (
                name,
                .object([("key", .text(key)), ("answer", .text(text)), ("seal", .text(Self.seal(key, text)))])
            )
        }
        let sources = Set(project.sources.files.map(\.path))
        let pictures = files.trace.files.filter { !sources.contains($0.key) }
            .merging(known.pictures) { now, _ in now }.sorted { $0.key < $1.key }
        let text = JSONValue.object([
            ("version", .integer(Self.version)), ("surroundings", .text(surroundings(of: project).description)),
            ("pictures", .object(pictures.map { ($0.key, .text($0.value)) })), ("components", .object(components)),
        ]).formatted
        try? files.base.write(Array(text.utf8), to: path(for: project))
    }

    /// Nil where a finding cannot be kept.
    private static func text(_ answer: Answer, of component: String, _ coder: KeptFindings) -> String? {
        var contexts: [JSONValue] = []
        for (number, found) in answer.findings where !found.isEmpty {
            let written = found.compactMap(coder.written)
            guard written.count == found.count else { return nil }
            contexts.append(.object([("context", .integer(number)), ("findings", .list(written))]))
        }
        return JSONValue.object([
            ("tokens", .list(answer.tokens.map(\.text).sorted().map { .text($0) })),
            ("attention", .list(answer.attention.sights(of: component).map { .text($0) })),
            ("contexts", .list(contexts)),
        ]).formatted
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

    private static func seal(_ key: String, _ answer: String) -> String {
        Fingerprint("\(key)\u{0}\(answer)").description
    }
}
