import ArgumentParser
import Checks
import Pipeline
import Source
import Specs
import Values

/// Shell completions of arguments. The shell runs uispec for them, so they are always current.
enum Completion {
    static var rules: CompletionKind {
        .custom { _, _, _ in Registry.addressableIDs.map(\.rawValue) }
    }

    /// Completes the rule after the last comma and keeps those before it.
    static var ruleList: CompletionKind {
        .custom { _, _, typed in
            let head = typed.lastIndex(of: ",").map { String(typed[...$0]) } ?? ""
            return Registry.addressableIDs.map { head + $0.rawValue }
        }
    }

    /// Completes the components of the nearest project, or nothing if it cannot be read.
    static var components: CompletionKind {
        .custom { _, _, _ in
            let projects = try? ProjectLoader.load(
                [], files: DiskFileSystem(), workingDirectory: DiskFileSystem.workingDirectory)
            return (projects ?? []).flatMap { $0.library.names }
        }
    }

    static var devices: CompletionKind { .custom { _, _, _ in SchemaRun().devices } }

    static var typeSizes: CompletionKind { .list(TypeSize.allCases.map(\.rawValue) + ["all"]) }

    static func words<Choice: CaseIterable & RawRepresentable<String>>(_: Choice.Type) -> CompletionKind {
        .list(Choice.allCases.map(\.rawValue))
    }
}
