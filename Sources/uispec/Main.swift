import ArgumentParser
import Pipeline

@main
enum Main {
    /// On the main thread, whose memory the system's allocator grows in large steps; that of other threads it grows page
    /// by page, which costs a fifth of the time that a large token file takes.
    @MainActor static func main() async {
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
