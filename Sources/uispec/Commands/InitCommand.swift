import ArgumentParser
import Pipeline

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Create a small project that passes check, with a GitHub Actions workflow.",
        discussion: """
            Existing files are never overwritten.

            Example: uispec init Walks
            """)

    @Argument(help: "Folder of the project; created if it is missing.", completion: .directory)
    var folder: String = "."

    mutating func run() throws {
        let workingDirectory = DiskFileSystem.workingDirectory
        let result = try InitRun.run(
            in: folder, name: InitRun.name(of: folder, workingDirectory: workingDirectory),
            workingDirectory: workingDirectory, files: DiskFileSystem())
        for path in result.written { Console.write("wrote \(path)\n") }
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
