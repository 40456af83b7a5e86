import ArgumentParser
import Pipeline
import Reports
import Source

#if canImport(Glibc)
    import CMalloc
#endif

@main
enum Main {
    /// Runs on the main thread because glibc grows the heap of that thread in the largest steps.
    @MainActor static func main() async {
        growMemoryInLargeSteps()
        requireKnownCommand(CommandLine.arguments.dropFirst().first ?? "")
        do {
            var command = try UISpec.parseAsRoot()
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
        } catch let failure as RunFailure {
            Console.error(TerminalText.unbroken(failure.message))
            ExitStatus.couldNotRun.leave()
        } catch {
            leave(with: error)
        }
    }

    /// Exits if the first argument is neither a command nor an option. The parser would report an unexpected argument.
    private static func requireKnownCommand(_ name: String) {
        let commands = UISpec.configuration.subcommands.compactMap { $0.configuration.commandName }
        guard !name.isEmpty, !name.hasPrefix("-"), !(commands + ["help"]).contains(name) else { return }
        let hint =
            if let near = Suggestion.nearest(to: name, among: commands) {
                "did you mean “\(near)”?"
            } else if DiskFileSystem().kind(of: name) != nil {
                "run uispec check \(ShellWord.quoted(name))"
            } else {
                "the commands are \(commands.joined(separator: ", "))"
            }
        Console.error(TerminalText.unbroken("unknown command “\(name)”; \(hint)"))
        ExitStatus.couldNotRun.leave()
    }

    /// Makes glibc grow heaps in large steps. By default it grows all but the main thread's page by page, with one
    /// system call per page.
    private static func growMemoryInLargeSteps() {
        #if canImport(Glibc)
            // In bytes of address space: a page uses memory only once it is written to. An arena has 64 MiB.
            _ = mallopt(M_TOP_PAD, 48 << 20)
            // Setting any option turns off the automatic threshold. Blocks up to this size, such as pictures, are
            // reused instead of returned to the system.
            _ = mallopt(M_MMAP_THRESHOLD, 32 << 20)
        #endif
    }

    /// The beginnings of the parser's messages about missing and unknown arguments.
    private static let mistakesOfUsage = ["Missing", "Unexpected", "Unknown option", "No value"]

    /// Prints help and versions with exit code 0, and bad usage to standard error with exit code 2.
    private static func leave(with error: any Error) -> Never {
        if let status = error as? ExitStatus { status.leave() }
        let message = UISpec.fullMessage(for: error)
        if UISpec.exitCode(for: error).isSuccess {
            Console.write(message + "\n")
            ExitStatus.clean.leave()
        }
        if UISpec.exitCode(for: error) == .validationFailure {
            let reason = UISpec.message(for: error)
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
