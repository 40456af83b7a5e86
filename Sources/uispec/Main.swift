import ArgumentParser
import Pipeline
import Reports

#if canImport(Glibc)
    import CMalloc
#endif

@main
enum Main {
    /// Runs on the main thread because glibc grows the heap of that thread in the largest steps.
    @MainActor static func main() async {
        growMemoryInLargeSteps()
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

    /// Prints help and versions with exit code 0, and bad usage to standard error with exit code 2.
    private static func leave(with error: any Error) -> Never {
        if let status = error as? ExitStatus { status.leave() }
        let message = UISpec.fullMessage(for: error)
        if UISpec.exitCode(for: error).isSuccess {
            Console.write(message + "\n")
            ExitStatus.clean.leave()
        }
        if UISpec.exitCode(for: error) == .validationFailure {
            Console.note(message)
            ExitStatus.couldNotRun.leave()
        }
        Console.error("\(message)\nThis is a bug in uispec. Please report it with the command and its input.")
        ExitStatus.bug.leave()
    }
}
