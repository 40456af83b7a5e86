#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// The exit codes.
package enum ExitStatus: Int32, Error {
    case clean = 0
    /// Findings of severity error; with `--strict` warnings too.
    case findings = 1
    /// Bad usage, no manifest, an unreadable file or unwritable output.
    case couldNotRun = 2
    /// A bug in uispec.
    case bug = 3

    /// Ends the process.
    package func leave() -> Never {
        exit(rawValue)
    }
}
