import ArgumentParser
import Generation
import Loading
import Project
import Source

/// The options of `generate` for build systems, such as plugins of SwiftPM.
struct BuildOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp(
            "Write below this folder instead of the manifest's output:, and nowhere else.", valueName: "folder"),
        completion: .directory)
    var into: String?
    @Option(
        help: ArgumentHelp(
            "Generate only the outputs of this kind.", valueName: "kind"))
    var only: GenerateOutputs.Kind?
    @Flag(help: "Write nothing; print the absolute path of each file that is read, one per line.")
    var listInputs = false
    @Flag(help: "Write nothing; print the absolute path of each file and asset catalog to write, one per line.")
    var listOutputs = false
    @Option(
        help: ArgumentHelp(
            "Write a makefile rule with all outputs and inputs to this file, for Ninja or Xcode.", valueName: "file"))
    var depfile: String?

    /// Whether paths are printed and nothing is generated.
    var lists: Bool { listInputs || listOutputs }

    /// Whether the files that are read matter.
    var needsInputs: Bool { listInputs || depfile != nil }

    package func validate() throws {
        if into?.isEmpty == true { throw ValidationError("--into needs the path of a folder") }
        if listInputs, listOutputs { throw ValidationError("choose either --list-inputs or --list-outputs") }
        if lists, depfile != nil {
            throw ValidationError("--list-inputs and --list-outputs write no files; leave out --depfile")
        }
    }

    /// Returns the projects with the chosen output folder and the chosen outputs.
    func placed(_ projects: [LoadedProject]) -> [LoadedProject] {
        projects.map { project in
            var project = project
            if let into { project.chosenOutput = into }
            if let only { project.manifest.generate.keep([only]) }
            return project
        }
    }

    /// Refuses a folder in which two projects would overwrite each other's files.
    func requireOwnPaths(_ files: BuildFiles) throws(RunFailure) {
        guard let into, let path = files.sharedOutput else { return }
        throw .brokenProject("several outputs have the path \(path); use --into \(into) with one project at a time")
    }

    func writeDepfile(_ files: BuildFiles) throws(RunFailure) {
        guard let depfile, !files.outputs.isEmpty else { return }
        do { try DiskFileSystem().write(Array(files.rule.utf8), to: depfile) } catch { throw .file(error) }
    }
}

extension GenerateOutputs.Kind: ExpressibleByArgument {}
