import Codegen
import Platform
import Project
import Reports
import Source
import Specs
import Tokens
import Values

/// Everything that a project's manifest asks `generate` to write, made and not yet written.
struct GeneratedOutputs {
    /// Files by their path from the working directory, in the order in which they are told.
    private(set) var files: [GeneratedFile] = []
    /// The folders that hold only what is generated.
    private(set) var catalogs: [String] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// - Parameter jobs: on how many cores large files are printed.
    nonisolated(nonsending) init(_ project: LoadedProject, jobs: Int) async {
        let outputs = project.manifest.generate
        // What a project imports has a file of its own, where the imported project generates one.
        let tokens = project.ownTokens.filter { !project.importedFiles.contains($0.nameRange.file) }
        let provenance = Self.provenance(of: project)
        func place(_ path: String) -> String { PathName.join(project.output, path) }

        if let swift = outputs.swift {
            let options = SwiftOptions(
                typeName: swift.type, access: Self.access(swift.access), projectName: provenance.projectName,
                toolVersion: provenance.toolVersion, files: provenance.files)
            let source = SwiftTarget().prepare(tokens, options: options)
            let parts = await Workers.map(Array(source.partIndices), count: jobs, makeState: {}) { index, _ in
                source.part(index)
            }
            add(source.joined(parts), at: place(swift.path))
        }
        if let catalog = outputs.assetCatalog {
            let made = AssetCatalogTarget().generate(tokens)
            let folder = place(catalog.path)
            diagnostics += made.diagnostics
            catalogs.append(folder)
            files += made.files.map { GeneratedFile(path: PathName.join(folder, $0.path), bytes: $0.bytes) }
        }
        if let css = outputs.css {
            let options = CSSOptions(provenance: provenance, styles: Self.styles(of: project))
            add(CSSTarget().generate(tokens, options: options), at: place(css.path))
        }
        if let dtcg = outputs.dtcg {
            add(
                DTCGTarget().generate(tokens, groups: project.tokens.tokens.groups, provenance: provenance),
                at: place(dtcg.path))
        }
        if let figures = outputs.figures {
            let path = place(figures.path)
            let folder = PathName.folder(of: path)
            let components = project.library.components.filter {
                !project.importedFiles.contains($0.nameRange.file)
            }
            let page = FiguresPage(
                project: project.name, components: components,
                sources: project.sources,
                sections: figures.sections.map { DocumentSection($0.number, title: $0.title) },
                link: { PathName.relative($0, to: folder) })
            files.append(GeneratedFile(path: path, text: page.text))
        }
        tellSharedPaths()
    }

    private mutating func add(_ source: GeneratedSource, at path: String) {
        files.append(GeneratedFile(path: path, bytes: source.bytes))
        diagnostics += source.diagnostics
    }

    /// Two targets of one path would overwrite each other.
    private mutating func tellSharedPaths() {
        var seen: Set<String> = []
        for file in files where !seen.insert(file.path).inserted {
            diagnostics.append(
                Diagnostic(
                    .clashingName, "two outputs under generate: have the path \(file.path)", at: nil,
                    help: "give each output its own path"))
        }
    }

    private static func access(_ access: Manifest.SwiftOutput.Access) -> SwiftOptions.Access {
        switch access {
        case .public: .public
        case .package: .package
        case .internal: .internal
        }
    }

    /// Files are named from the folder that holds them all, so that the head is the same wherever the run started.
    static func provenance(of project: LoadedProject) -> Provenance {
        let files = project.tokenFiles.subtracting(project.importedFiles).sorted()
        let paths = files.compactMap { project.sources[$0]?.path }
        return Provenance(
            projectName: project.name, toolVersion: ToolVersion.current, files: Self.names(inCommonFolder: paths))
    }

    private static func names(inCommonFolder paths: [String]) -> [String] {
        let parts = paths.map { $0.split(separator: "/") }
        guard var shared = parts.first?.dropLast() else { return [] }
        for path in parts { shared = shared.prefix(zip(shared, path.dropLast()).prefix { $0 == $1 }.count) }
        return parts.map { $0.dropFirst(shared.count).joined(separator: "/") }
    }

    /// The text styles as iOS shows them at the size `large`, for fonts that name only a style.
    private static func styles(of project: LoadedProject) -> [TextStyle: CSSOptions.Style] {
        let type = project.facts.dynamicType
        let styles = TextStyle.allCases.map { style -> (TextStyle, CSSOptions.Style) in
            let metrics = type.size(of: style, at: type.defaultSize)
            return (
                style,
                CSSOptions.Style(
                    size: Points(metrics.pointSize), leading: Points(metrics.leading), weight: type.weight(of: style),
                    letterSpacing: type.tracking(at: metrics.pointSize))
            )
        }
        return Dictionary(styles, uniquingKeysWith: { first, _ in first })
    }
}
