import Loading

#if canImport(FoundationEssentials)
    import FoundationEssentials
    import Glibc
#else
    import Foundation
#endif

/// Runs another program and waits for it.
enum ChildProcess {
    struct Outcome {
        /// The exit code; nil if the program could not be started or was killed.
        var status: Int32?
        var output: String
        var errors: String

        var isSuccess: Bool { status == 0 }
    }

    /// Both outputs go to files, because a full pipe would block.
    ///
    /// - Parameters:
    ///   - arguments: the name of the program, which is searched in `PATH`, and its arguments.
    ///   - folder: a folder for the outputs.
    static func run(_ arguments: [String], outputIn folder: String) -> Outcome {
        let paths = ["output", "errors"].map { PathName.join(folder, "child-\($0)") }
        // The variables of a hook would lead Git to another repository or index.
        let inherited = ProcessInfo.processInfo.environment.filter {
            !["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX"].contains($0.key)
        }
        let variables = inherited.merging(["LC_ALL": "C"]) { _, new in new }.map { "\($0.key)=\($0.value)" }
        let status = spawn(arguments, variables.sorted(), output: paths[0], errors: paths[1])
        let texts = paths.map { path in
            (try? DiskFileSystem().read(path)).map { String(decoding: $0, as: UTF8.self) } ?? ""
        }
        for path in paths { _ = unsafe unlink(path) }
        return Outcome(status: status, output: texts[0], errors: texts[1])
    }

    private static func spawn(_ arguments: [String], _ variables: [String], output: String, errors: String) -> Int32? {
        guard let program = arguments.first else { return nil }
        var list = unsafe arguments.map { unsafe strdup($0) } + [nil]
        var environment = unsafe variables.map { unsafe strdup($0) } + [nil]
        defer { unsafe (list + environment).forEach { unsafe free($0) } }
        var actions = unsafe posix_spawn_file_actions_t()
        unsafe posix_spawn_file_actions_init(&actions)
        defer { unsafe posix_spawn_file_actions_destroy(&actions) }
        let flags = O_WRONLY | O_CREAT | O_TRUNC
        unsafe posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        unsafe posix_spawn_file_actions_addopen(&actions, 1, output, flags, 0o600)
        unsafe posix_spawn_file_actions_addopen(&actions, 2, errors, flags, 0o600)
        var child: pid_t = 0
        guard unsafe posix_spawnp(&child, program, &actions, nil, &list, &environment) == 0 else { return nil }
        var status: Int32 = 0
        while unsafe waitpid(child, &status, 0) < 0 {
            if errno != EINTR { return nil }
        }
        // A program that a signal ended has the signal in the low bits.
        return status & 0x7F == 0 ? status >> 8 & 0xFF : nil
    }
}
