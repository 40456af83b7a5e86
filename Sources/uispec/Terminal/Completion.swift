import ArgumentParser
import Checks
import Pipeline
import Source
import Specs
import Values

/// What a shell proposes behind an option. The shell asks the command itself, so that the names are those of today.
enum Completion {
    static var rules: CompletionKind { .custom { _, _, _ in Registry.ids.map(\.rawValue) } }

    /// Rules separated by commas: those before the last comma stay.
    static var ruleList: CompletionKind {
        .custom { _, _, typed in
            let head = typed.lastIndex(of: ",").map { String(typed[...$0]) } ?? ""
            return Registry.ids.map { head + $0.rawValue }
        }
    }

    /// The components of the nearest project; none where it cannot be read.
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
