import Checks
import Generation
package import Loading
import Source
import Specs
import Synchronization
import Tokens
import Values
import YAML

/// What the last check said of each component: as long as nothing changes that decides it, the component is not looked
/// at again.
///
/// It is under the output folder, beside ``CheckCache``, or in a folder that several machines share. A file that is cut
/// off, changed, of another build or of another version is as none.
package struct ComponentCache: Sendable {
    /// What a check knows of a component once it looked at it in every state and context.
    struct Answer: Sendable {
        var tokens: Set<TokenPath> = []
        /// The components that were looked for to show it.
        var parts: Set<String> = []
        var coverage: RuleCoverage
        /// By the number of the metrics context in the matrix.
        var findings: [(context: Int, found: [Finding])] = []
        /// As it was kept, where it was read: it is not looked at again in the same run.
        var kept: SealedLine?
    }

    private static let version = 6

    private let files: TracedFiles
    private let question: [String]
    private let environment: String
    private let folder: String?

    /// - Parameters:
    ///   - question: the flags that change which rules run.
    ///   - environment: the tool and the fonts.
    ///   - files: where the run reads everything, and where the cache lies.
    ///   - folder: the folder of the cache; nil for that of each project's output.
    package init(question: [String], environment: String, files: TracedFiles, folder: String? = nil) {
        self.folder = folder
        self.files = files
        self.question = question
        self.environment = environment
    }

    private func path(for project: LoadedProject) -> String {
        let asked = question.joined(separator: "\u{0}")
        guard let folder else {
            return PathName.join(project.output, "cache/components-\(Fingerprint(asked)).lines")
        }
        // Projects share the folder, and a project may lie elsewhere on another machine, but has the same name.
        return PathName.join(folder, "components-\(Fingerprint("\(project.name)\u{0}\(asked)")).lines")
    }

    // MARK: Reading

    /// The answers that hold, by component.
    ///
    /// - Parameters:
    ///   - none: an answer without anything, for the rules that run.
    ///   - count: how many workers read.
    func answers(for project: LoadedProject, none: RuleCoverage, jobs count: Int) async -> [String: Answer] {
        guard let bytes = try? files.base.read(path(for: project)) else { return [:] }
        return await answers(in: bytes, for: project, none: none, jobs: count) ?? [:]
    }

    /// The answers in the text of a cache; nil if it is not one of this project, tool and fonts.
    func answers(
        in bytes: [UInt8], for project: LoadedProject, none: RuleCoverage, jobs count: Int
    ) async -> [String: Answer]? {
        let lines = bytes.split(separator: UInt8(ascii: "\n"))
        let surroundings = surroundings(of: project).description
        guard let first = lines.first, let head = SealedLine.read(first, salt: surroundings)?.document,
            head["version"]?.string == "\(Self.version)", let pictures = head["pictures"]?.mapping,
            // Read as a check reads them: this run's answer depends on them too.
            pictures.allSatisfy({ fingerprint(of: $0.key) == $0.value.string })
        else { return nil }
        let pieces = WrittenPieces(project)
        let (keys, coder) = (ComponentKeys(project, pieces), KeptFindings(project, pieces))
        let read = await Workers.map(Array(lines.dropFirst()), count: count, makeState: {}) { line, _ in
            Self.answer(in: line, salt: surroundings, none: none, keys, coder)
        }
        return Dictionary(read.compactMap(\.self), uniquingKeysWith: { first, _ in first })
    }

    /// What is known of a component; nil where the line is not as it was written, or does not hold any more.
    private static func answer(
        in line: ArraySlice<UInt8>, salt: String, none: RuleCoverage, _ keys: ComponentKeys, _ coder: KeptFindings
    ) -> (name: String, answer: Answer)? {
        guard let (document, line) = SealedLine.read(line, salt: salt), let name = document["component"]?.string,
            let parts = document["parts"]?.sequence?.compactMap(\.string),
            document["key"]?.string == keys.key(of: .init(component: name, parts: Set(parts))),
            let tokens = document["tokens"]?.sequence, let seen = document["attention"]?.sequence,
            let contexts = document["contexts"]?.sequence
        else { return nil }
        var answer = Answer(parts: Set(parts), coverage: none)
        answer.tokens = Set(tokens.compactMap(\.string).map { TokenPath($0) })
        answer.coverage.restore(seen.compactMap(\.string), of: name)
        for context in contexts {
            guard let number = context["context"]?.string.flatMap({ Int($0) }),
                let nodes = context["findings"]?.sequence, case let found = nodes.compactMap(coder.finding),
                found.count == nodes.count
            else { return nil }
            answer.findings.append((number, found))
        }
        answer.kept = line
        return (name, answer)
    }

    // MARK: Writing

    /// Keeps what is known of components, a line each, with all that was read besides the sources: pictures and
    /// symbols. A cache that cannot be written changes nothing.
    func keep(_ answers: [String: Answer], for project: LoadedProject) {
        guard folder != nil || OutputTargets(project, files: files.base).contains(project.output) else { return }
        try? files.base.write(text(of: answers, for: project), to: path(for: project))
    }

    /// The text of a cache.
    func text(of answers: [String: Answer], for project: LoadedProject) -> [UInt8] {
        let pieces = WrittenPieces(project)
        let (keys, coder) = (ComponentKeys(project, pieces), KeptFindings(project, pieces))
        let surroundings = surroundings(of: project).description
        let sources = Set(project.sources.files.map(\.path))
        let pictures = files.trace.files.filter { !sources.contains($0.key) }.sorted { $0.key < $1.key }
        let head = JSONValue.object([
            ("version", .integer(Self.version)), ("pictures", .object(pictures.map { ($0.key, .text($0.value)) })),
        ])
        let lines = answers.sorted { $0.key < $1.key }.compactMap { name, answer -> SealedLine? in
            if let kept = answer.kept { return kept }
            let subject = WrittenPieces.Subject(component: name, parts: answer.parts)
            return Self.document(of: answer, for: subject, key: keys.key(of: subject), coder).map {
                SealedLine($0, salt: surroundings)
            }
        }
        return Array(([SealedLine(head, salt: surroundings)] + lines).map(\.bytes).joined(separator: "\n".utf8))
    }

    /// Nil where a finding cannot be kept.
    private static func document(
        of answer: Answer, for subject: WrittenPieces.Subject, key: String, _ coder: KeptFindings
    ) -> JSONValue? {
        var contexts: [JSONValue] = []
        for (number, found) in answer.findings where !found.isEmpty {
            let written = found.compactMap { coder.written($0, of: subject) }
            guard written.count == found.count else { return nil }
            contexts.append(.object([("context", .integer(number)), ("findings", .list(written))]))
        }
        return .object([
            ("component", .text(subject.component)), ("key", .text(key)),
            ("parts", .list(answer.parts.sorted().map { .text($0) })),
            ("tokens", .list(answer.tokens.map(\.text).sorted().map { .text($0) })),
            ("attention", .list(answer.coverage.lines(of: subject.component).map { .text($0) })),
            ("contexts", .list(contexts)),
        ])
    }

    // MARK: What decides

    /// Everything but the specs: the tool, the fonts, the manifest, the tokens, what is imported, which symbols there
    /// are.
    func surroundings(of project: LoadedProject) -> Fingerprint {
        var print = Fingerprint(environment)
        for flag in question { print.add("\(flag)\u{0}") }
        for (index, file) in project.sources.files.enumerated()
        where !project.specFiles.contains(FileID(rawValue: UInt32(truncatingIfNeeded: index))) {
            print.add(file.path + "\u{0}")
            print.add(file.bytes)
        }
        for (name, path) in project.symbols.paths.sorted(by: { $0.key < $1.key }) {
            print.add("\u{0}\(name)\u{0}\(path)")
        }
        // Some rules ask for something only where a project has it somewhere, and criteria for what rules looked at.
        print.add(project.library.hasAnalytics ? "1" : "0")
        for rule in AcceptanceEvaluation.rules(named: project.library).sorted() { print.add("\u{0}\(rule)") }
        return print
    }

    private func fingerprint(of path: String) -> String {
        (try? files.read(path)).map { Fingerprint($0).description } ?? ""
    }
}
