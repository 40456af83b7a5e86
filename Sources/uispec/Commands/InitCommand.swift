import ArgumentParser
import Loading
import Pipeline
import Terminal

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Create a small project that passes check, with a GitHub Actions workflow.",
        discussion: """
            Existing files are never overwritten. In a folder that has a uispec.yaml, --agents writes only the \
            instructions for coding agents, and replaces its own section of AGENTS.md.

            Example: uispec init Walks
            """)

    @Argument(help: "Folder of the project; created if it is missing.", completion: .directory)
    var folder: String = "."
    @Flag(help: "Write instructions for coding agents too: a skill, and a section of AGENTS.md.") var agents = false

    mutating func run() throws {
        // Problems with their files are found before anything is written.
        let agentFiles = agents ? try AgentFilesRun(in: folder, files: DiskFileSystem()) : nil
        if agents, InitRun.hasProject(in: folder, files: DiskFileSystem()) {
            try write(agentFiles)
        } else {
            try writeProject(with: agentFiles)
        }
    }

    private func write(_ agentFiles: AgentFilesRun?) throws {
        for (path, status) in try agentFiles?.write() ?? [] {
            Console.write(status == .written ? "wrote \(path)\n" : "\(path) is up to date\n")
        }
    }

    private func writeProject(with agentFiles: AgentFilesRun?) throws {
        let workingDirectory = DiskFileSystem.workingDirectory
        let result = try InitRun.run(
            in: folder, name: InitRun.name(of: folder, workingDirectory: workingDirectory),
            workingDirectory: workingDirectory, files: DiskFileSystem())
        for path in result.written { Console.write("wrote \(path)\n") }
        try write(agentFiles)
        let enter = folder.hasPrefix("-") ? "cd -- " : "cd "
        let steps =
            result.written.contains("uispec.yaml") ? Self.steps : [enter + ShellWord.quoted(folder)] + Self.steps
        Console.write("\nNext:\n" + steps.map { "  \($0)\n" }.joined())
        Console.write("\n" + note(on: result) + "\n")
    }

    private func note(on result: InitRun.Result) -> String {
        result.isAtRoot
            ? "GitHub runs \(result.workflow) on every push to main and every pull request."
            : "GitHub runs \(result.workflow) once \(folder == "." ? "this folder" : folder) "
                + "is the root of a Git repository."
    }

    private static let steps = [
        "uispec check                      check every component in 48 contexts",
        "uispec render                     draw mock-ups, and sheets in Output/sheets",
        "uispec generate                   write the tokens as Swift",
        "uispec schema --output .uispec    write JSON Schemas for your editor",
        "Then change color.accent in Tokens/tokens.yaml and check again.",
    ]
}
