package import ArgumentParser
import Loading
import Source
import Texts

/// Runs the command that the arguments of the process name. If it fails, the process ends with its exit code.
package enum Launch {
    /// - Parameters:
    ///   - root: the type of the root command.
    ///   - commandForPaths: the command to suggest if the first argument is the path of a file or folder.
    @MainActor package static func run<Root: ParsableCommand>(_ root: Root.Type, commandForPaths: String) async {
        OpenFile.reserveStandardStreams()
        requireKnownCommand(CommandLine.arguments.dropFirst().first ?? "", of: root, commandForPaths)
        do {
            var command = try Root.parseAsRoot()
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
        } catch let failure as RunFailure {
            Console.error(TerminalText.unbroken(failure.message))
            ExitStatus.couldNotRun.leave()
        } catch {
            leave(root, with: error)
        }
    }

    /// Exits if the first argument is neither a command nor an option. The parser would report an unexpected argument.
    private static func requireKnownCommand<Root: ParsableCommand>(
        _ name: String, of root: Root.Type, _ commandForPaths: String
    ) {
        let commands = root.configuration.subcommands.compactMap { $0.configuration.commandName }
        guard !name.isEmpty, !name.hasPrefix("-"), !(commands + ["help"]).contains(name) else { return }
        let hint =
            if let near = Suggestion.nearest(to: name, among: commands) {
                "did you mean “\(near)”?"
            } else if DiskFileSystem().kind(of: name) != nil {
                "run \(commandForPaths) \(ShellWord.quoted(name))"
            } else {
                "the commands are \(commands.joined(separator: ", "))"
            }
        Console.error(TerminalText.unbroken("unknown command “\(name)”; \(hint)"))
        ExitStatus.couldNotRun.leave()
    }

    /// The beginnings of the parser's messages about missing and unknown arguments.
    private static let mistakesOfUsage = ["Missing", "Unexpected", "Unknown option", "No value"]

    /// Prints help and versions with exit code 0, and bad usage to standard error with exit code 2.
    private static func leave<Root: ParsableCommand>(_ root: Root.Type, with error: any Error) -> Never {
        if let status = error as? ExitStatus { status.leave() }
        let message = root.fullMessage(for: error)
        if root.exitCode(for: error).isSuccess {
            Console.write(message + "\n")
            ExitStatus.clean.leave()
        }
        if root.exitCode(for: error) == .validationFailure {
            let reason = root.message(for: error)
            // The usage helps if an argument is unknown or missing, not if a value is wrong.
            if mistakesOfUsage.contains(where: reason.hasPrefix) {
                Console.note(message)
            } else {
                Console.error(reason)
            }
            ExitStatus.couldNotRun.leave()
        }
        Console.error("\(message)\nThis is a bug in uispec. Please report it with the command and its input.")
        ExitStatus.bug.leave()
    }
}
