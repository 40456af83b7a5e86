import ArgumentParser
import Pipeline

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Writes a small project that passes check, with a workflow for GitHub Actions.",
        discussion: """
            What is there already is not overwritten.

            Example: uispec init Walks
            """)

    @Argument(help: "The folder of the project, which is made where it is missing.", completion: .directory)
    var folder: String = "."

    mutating func run() throws {
        let name = InitRun.name(of: folder, workingDirectory: DiskFileSystem.workingDirectory)
        let written = try InitRun.run(in: folder, name: name, files: DiskFileSystem())
        for path in written { Console.write("wrote \(path)\n") }
        let steps = written.contains("uispec.yaml") ? Self.steps : ["cd \(folder)"] + Self.steps
        Console.write("\nNext:\n" + steps.map { "  \($0)\n" }.joined())
    }

    private static let steps = [
        "uispec check                      judges every component in 48 contexts",
        "uispec render                     draws them; look at Output/sheets",
        "uispec generate                   writes the tokens as Swift",
        "uispec schema --output .uispec    lets an editor complete the keys",
        "Change color.accent in Tokens/tokens.yaml, then check again.",
    ]
}
