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
        /// The components that were looked for to show it.
        var parts: Set<String> = []
        var attention: RuleAttention
        /// By the number of the metrics context in the matrix.
        var findings: [(context: Int, found: [Finding])] = []
        /// As it was kept, where it was read: it is not looked at again in the same run.
        var kept: Kept?
    }

    /// An answer as it is written down, with the key for which it holds.
    struct Kept {
        var key: String
        var text: String
    }

    private static let version = 4

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

    /// The answers that hold, by component.
    ///
    /// - Parameter none: an answer without anything, for the rules that run.
    func answers(for project: LoadedProject, none: RuleAttention) -> [String: Answer] {
        guard let bytes = try? files.base.read(path(for: project)) else { return [:] }
        let parsed = DocumentReader.read(SourceFile(path: path(for: project), bytes: bytes), id: FileID(rawValue: 0))
        guard parsed.diagnostics.isEmpty, let document = parsed.documents.first,
            document["version"]?.string == "\(Self.version)", let body = document["components"]?.mapping,
            document["surroundings"]?.string == surroundings(of: project).description,
            let pictures = document["pictures"]?.mapping,
            // Read as a check reads them: this run's answer depends on them too.
            pictures.allSatisfy({ fingerprint(of: $0.key) == $0.value.string })
        else { return [:] }
        let pieces = WrittenPieces(project)
        let (keys, coder) = (ComponentKeys(project, pieces), KeptFindings(project, pieces))
        var answers: [String: Answer] = [:]
        for entry in body {
            let (name, value) = (entry.key, entry.value)
            guard project.library[name] != nil, let parts = value["parts"]?.sequence?.compactMap(\.string),
                let key = value["key"]?.string, key == keys.key(of: .init(component: name, parts: Set(parts))),
                let text = value["answer"]?.string, value["seal"]?.string == Self.seal(key, parts, text),
                var answer = Self.answer(text, of: name, none: none, coder)
            else { continue }
            answer.parts = Set(parts)
            answer.kept = Kept(key: key, text: text)
            answers[name] = answer
        }
        return answers
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
    func keep(_ answers: [String: Answer], for project: LoadedProject) {
        let pieces = WrittenPieces(project)
        let (keys, coder) = (ComponentKeys(project, pieces), KeptFindings(project, pieces))
        let components = answers.sorted { $0.key < $1.key }.compactMap { name, answer -> (String, JSONValue)? in
            let subject = WrittenPieces.Subject(component: name, parts: answer.parts)
            let new = { Self.text(answer, of: subject, coder).map { Kept(key: keys.key(of: subject), text: $0) } }
            guard let kept = answer.kept ?? new() else { return nil }
            let parts = answer.parts.sorted()
            return (
                name,
                .object([
                    ("key", .text(kept.key)), ("parts", .list(parts.map { .text($0) })), ("answer", .text(kept.text)),
                    ("seal", .text(Self.seal(kept.key, parts, kept.text))),
                ])
            )
        }
        let sources = Set(project.sources.files.map(\.path))
        let pictures = files.trace.files.filter { !sources.contains($0.key) }.sorted { $0.key < $1.key }
        let text = JSONValue.object([
            ("version", .integer(Self.version)), ("surroundings", .text(surroundings(of: project).description)),
            ("pictures", .object(pictures.map { ($0.key, .text($0.value)) })), ("components", .object(components)),
        ]).formatted
        try? files.base.write(Array(text.utf8), to: path(for: project))
    }

    /// Nil where a finding cannot be kept.
    private static func text(
        _ answer: Answer, of subject: WrittenPieces.Subject, _ coder: KeptFindings
    ) -> String? {
        var contexts: [JSONValue] = []
        for (number, found) in answer.findings where !found.isEmpty {
            let written = found.compactMap { coder.written($0, of: subject) }
            guard written.count == found.count else { return nil }
            contexts.append(.object([("context", .integer(number)), ("findings", .list(written))]))
        }
        return JSONValue.object([
            ("tokens", .list(answer.tokens.map(\.text).sorted().map { .text($0) })),
            ("attention", .list(answer.attention.sights(of: subject.component).map { .text($0) })),
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
        // Some rules ask for something only where a project has it somewhere, and criteria for what rules looked at.
        print.add(project.library.components.contains(where: \.hasAnalytics) ? "1" : "0")
        for rule in AcceptanceJudgement.rules(named: project.library).sorted() { print.add("\u{0}\(rule)") }
        return print
    }

    private func fingerprint(of path: String) -> String {
        (try? files.read(path)).map { Fingerprint($0).description } ?? ""
    }

    private static func seal(_ key: String, _ parts: [String], _ answer: String) -> String {
        Fingerprint("\(key)\u{0}\(parts.joined(separator: "\u{0}"))\u{1}\(answer)").description
    }
}
