import Codegen
import Project
import Reports
package import Source
import Tokens

/// `generate`: writes the token sources that the manifest names, or says which are stale.
package struct GenerateRun: Sendable {
    package struct Output: Sendable {
        package enum Status: Sendable, Hashable {
            case written
            case upToDate
            /// What generating would change.
            case stale(diff: String)
        }

        package var path: String
        package var status: Status
    }

    package struct Result: Sendable {
        package var outputs: [Output] = []
        /// Mistakes in the tokens; nothing is written over them.
        package var diagnostics: [Diagnostic] = []
    }

    private let project: LoadedProject
    private let files: any FileSystem
    /// Writes nothing and compares.
    private let isVerifying: Bool

    package init(_ project: LoadedProject, files: any FileSystem, isVerifying: Bool) {
        self.project = project
        self.files = files
        self.isVerifying = isVerifying
    }

    package func run() throws(RunFailure) -> Result {
        var result = Result()
        guard let swift = project.manifest.swift else { return result }
        // What is wrong with a component says nothing of the tokens.
        let tokenProblems = project.diagnostics.filter {
            $0.severity == .error && !($0.range.map { project.specFiles.contains($0.file) } ?? false)
        }
        let source = SwiftTarget().generate(
            project.ownTokens,
            options: SwiftOptions(
                typeName: swift.type, access: Self.access(swift.access), projectName: project.name,
                toolVersion: ToolVersion.current, files: sourceFiles()))
        result.diagnostics = tokenProblems + source.diagnostics
        guard !result.diagnostics.contains(where: { $0.severity == .error }) else { return result }
        let path = PathName.join(project.output, swift.path)
        result.outputs.append(try write(source.text, to: path))
        return result
    }

    private static func access(_ access: Manifest.SwiftOutput.Access) -> SwiftOptions.Access {
        switch access {
        case .public: .public
        case .package: .package
        case .internal: .internal
        }
    }

    /// The token files as the generated file names them: without their folders, so that it reads the same wherever the
    /// run started.
    private func sourceFiles() -> [String] {
        project.tokenFiles.sorted().compactMap { project.sources[$0]?.path }.map(PathName.name(of:))
    }

    private func write(_ text: String, to path: String) throws(RunFailure) -> Output {
        let old =
            files.kind(of: path) == .file ? (try? files.read(path)).map { String(decoding: $0, as: UTF8.self) } : nil
        if old == text { return Output(path: path, status: .upToDate) }
        if isVerifying {
            return Output(path: path, status: .stale(diff: UnifiedDiff.text(old: old ?? "", new: text, path: path)))
        }
        do { try files.write(Array(text.utf8), to: path) } catch { throw .file(error) }
        return Output(path: path, status: .written)
    }
}
