import ArgumentParser
import Texts

#if canImport(FoundationEssentials)
    import FoundationEssentials
    import Glibc
#else
    import Foundation
#endif

/// When to color output: by default only on a terminal, unless an environment variable overrides it.
package enum ColorChoice: String, ExpressibleByArgument, CaseIterable {
    case auto
    case always
    case never

    /// - Parameter descriptor: 1 for standard output, 2 for standard error.
    func style(of descriptor: Int32) -> TerminalStyle {
        TerminalStyle(usesColor: usesColor(on: descriptor))
    }

    private func usesColor(on descriptor: Int32) -> Bool {
        switch self {
        case .always: return true
        case .never: return false
        case .auto:
            let environment = ProcessInfo.processInfo.environment
            if let value = environment["NO_COLOR"], !value.isEmpty { return false }
            if let value = environment["CLICOLOR_FORCE"], !value.isEmpty, value != "0" { return true }
            return environment["TERM"] != "dumb" && isatty(descriptor) == 1
        }
    }
}
