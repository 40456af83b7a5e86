import Agents
import ArgumentParser
import Loading
import Pipeline
import Source
import Synchronization
import Terminal

struct MCPCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "mcp",
        abstract: "Serve the Model Context Protocol on standard input and output, for coding agents.",
        discussion: """
            The tools list components and tokens, check, explain rules, draw mock-ups, and try edits without writing \
            them. No tool changes a file of the project.

            Example: uispec mcp
            """)

    @OptionGroup var project: ProjectOptions
    @OptionGroup var jobs: JobOptions

    @MainActor mutating func run() async throws {
        let workspace = AgentWorkspace(
            paths: project.paths, workingDirectory: DiskFileSystem.workingDirectory, files: DiskFileSystem(),
            typesetter: .withWarnings(), jobs: jobs.count, allowsOutside: project.reach.allowOutside,
            today: { Today.text })
        // Responses come from several threads.
        let gate = Mutex(())
        let server = AgentServer(workspace.tools) { line in gate.withLock { _ in Console.write(line) } }
        let calls = Task.detached { await server.run() }
        var lines = MessageLines()
        // Waiting for input blocks only the main thread; calls run on others.
        while let bytes = StandardInput.next() {
            for line in lines.add(bytes) { server.receive(line) }
        }
        for line in lines.finish() { server.receive(line) }
        server.finish()
        await calls.value
    }
}
