import ArgumentParser
import Pipeline

#if canImport(Glibc)
    import CMalloc
#endif

@main
enum Main {
    /// On the main thread, whose memory the system’s allocator grows in the largest steps.
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
            Console.complain(failure.message)
            ExitStatus.couldNotJudge.leave()
        } catch {
            leave(with: error)
        }
    }

    /// Left to itself glibc grows the memory of all threads but the first page by page, with a call of the system for each.
    private static func growMemoryInLargeSteps() {
        #if canImport(Glibc)
            // In bytes, of addresses: a page is taken when it is written to. An arena has 64 MiB of them.
            _ = mallopt(M_TOP_PAD, 48 << 20)
            // Once told something, it no longer learns by itself that pictures come and go: up to this they are kept.
            _ = mallopt(M_MMAP_THRESHOLD, 32 << 20)
        #endif
    }

    /// Help and versions go out with 0; bad usage is told on standard error, with 2.
    private static func leave(with error: any Error) -> Never {
        if let status = error as? ExitStatus { status.leave() }
        let message = UISpec.fullMessage(for: error)
        if UISpec.exitCode(for: error).isSuccess {
            Console.write(message + "\n")
            ExitStatus.clean.leave()
        }
        if UISpec.exitCode(for: error) == .validationFailure {
            Console.note(message)
            ExitStatus.couldNotJudge.leave()
        }
        Console.complain("\(message)\nThis is a defect of uispec. Please report it with the command and its input.")
        ExitStatus.defect.leave()
    }
}
