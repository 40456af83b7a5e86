import ArgumentParser
import Loading
import Pipeline
import Project
import Reports
import Source
import Terminal
import Texts

/// `report --accept` and `report --verify`.
extension ReportCommand {
    func merge(into projects: [LoadedProject]) throws {
        guard let project = projects.first, projects.count == 1 else {
            throw ValidationError("--accept merges into the signoff.jsonl of one project; name it as PATH")
        }
        for path in accept {
            let merge = try SignoffMerge(path, into: project, files: DiskFileSystem())
            if !merge.diagnostics.isEmpty {
                Console.write(DiagnosticText(style: display.style).text(merge.diagnostics, in: merge.sources))
                Console.error("nothing was merged; correct these lines first")
                throw ExitStatus.findings
            }
        }
        let result = try SignoffMerge.write(accept, into: project, files: DiskFileSystem())
        Console.write(
            "merged \(Self.decisions(result.read)) into \(result.path): \(result.added) new, \(result.total) in all\n")
        if result.unknown > 0 {
            let name = TerminalText.unbroken(project.name)
            let verb = result.unknown == 1 ? "is" : "are"
            Console.note(
                "\(Self.decisions(result.unknown)) \(verb) about mock-ups or criteria that \(name) does not have")
        }
    }

    private static func decisions(_ count: Int) -> String { count == 1 ? "1 decision" : "\(count) decisions" }

    /// The required roles; an empty text for a decision of any role.
    func roles() throws -> [String] {
        try require.map { text in
            if text == "signed" { return "" }
            guard text.hasPrefix("signed:"), text.count > "signed:".count else {
                throw ValidationError("--require takes signed or signed:ROLE, not “\(text)”")
            }
            return String(text.dropFirst("signed:".count))
        }
    }

    func verify(_ projects: [LoadedProject]) async throws {
        let typesetter = Typesetter.withWarnings()
        let files = DiskFileSystem()
        let icons = IconFolder(files: files)
        var isUnsigned = false
        for project in projects {
            let broken = project.diagnostics.filter { project.isOfSignoff($0) }
            Console.write(DiagnosticText(style: display.style).text(broken, in: project.sources))
            let run = SignoffRun(
                project, roles: try roles(), jobs: jobs.count, files: files, typesetter: typesetter, icons: icons)
            let result = await run.run()
            for line in result.open.map(SignoffLine.text) { Console.write(line + "\n") }
            let name = TerminalText.unbroken(project.name)
            Console.write("\(name): \(result.accepted) of \(result.accepted + result.open.count) signed\n")
            isUnsigned = isUnsigned || !result.open.isEmpty || !broken.isEmpty
        }
        if isUnsigned { throw ExitStatus.findings }
    }
}
