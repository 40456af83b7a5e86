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
        let name = InitRun.name(of: folder, workingDirectory: DiskFileSystem.workingDirectory)
        let written = try InitRun.run(in: folder, name: name, files: DiskFileSystem())
        for path in written { Console.write("wrote \(path)\n") }
        let steps = written.contains("uispec.yaml") ? Self.steps : ["cd \(folder)"] + Self.steps
        Console.write("\nNext:\n" + steps.map { "  \($0)\n" }.joined())
    }

    private static let steps = [
        "uispec check                      check every component in 48 contexts",
        "uispec render                     draw mock-ups, and sheets in Output/sheets",
        "uispec generate                   write the tokens as Swift",
        "uispec schema --output .uispec    write JSON Schemas for your editor",
        "Then change color.accent in Tokens/tokens.yaml and check again.",
    ]
}
