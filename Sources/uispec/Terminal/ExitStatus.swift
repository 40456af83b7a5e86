#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// How a command ends.
enum ExitStatus: Int32, Error {
    case clean = 0
    /// Findings of severity error; with `--strict` warnings too.
    case findings = 1
    /// Bad usage, no manifest, an unreadable file or unwritable output.
    case couldNotJudge = 2
    /// A defect of uispec itself.
    case defect = 3

    func leave() -> Never {
        exit(rawValue)
    }
}
