import ArgumentParser
import Checks
import Loading
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
        .custom { _, _, _ in projects.flatMap(\.library.names) }
    }

    /// Completes the states of the component that `--component` names, or of all components.
    static var states: CompletionKind {
        .custom { words, _, _ in
            let option = words.firstIndex(of: "--component").map { words.index(after: $0) }
            let component = option.flatMap { words.indices.contains($0) ? words[$0] : nil }
            let components = projects.flatMap(\.library.components)
            let states = components.filter { component == nil || $0.name == component }.flatMap(\.stateNames)
            return Set(states).sorted()
        }
    }

    /// The nearest projects, or none if they cannot be read.
    private static var projects: [LoadedProject] {
        (try? ProjectLoader.load([], files: DiskFileSystem(), workingDirectory: DiskFileSystem.workingDirectory)) ?? []
    }

    static var devices: CompletionKind { .custom { _, _, _ in SchemaRun().devices } }

    static var typeSizes: CompletionKind { .list(TypeSize.allCases.map(\.rawValue) + ["all"]) }

    static func words<Choice: CaseIterable & RawRepresentable<String>>(_: Choice.Type) -> CompletionKind {
        .list(Choice.allCases.map(\.rawValue))
    }
}
