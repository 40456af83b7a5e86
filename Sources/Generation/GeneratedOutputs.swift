import Codegen
import Loading
import Platform
import Project
import Source
import Specs
import Texts
import Tokens
import Values

/// All files that the manifest lists under `generate:`, generated but not written.
struct GeneratedOutputs {
    /// The files in the order of the report, with paths relative to the working directory.
    private(set) var files: [GeneratedFile] = []
    /// The folders that contain only generated files.
    private(set) var catalogs: [String] = []
    /// The folder with a DTCG file for each appearance.
    private(set) var modeFolder: String?
    private(set) var diagnostics: [Diagnostic] = []
    /// The diagnostics of targets that have errors and no files.
    private(set) var stopped: [Diagnostic] = []

    /// - Parameter jobs: the number of cores for large files.
    init(_ project: LoadedProject, jobs: Int) {
        let outputs = project.manifest.generate
        // Imported tokens are left out because the imported project generates its own file.
        let tokens = project.ownTokens.filter { !project.importedFiles.contains($0.nameRange.file) }
        let provenance = Self.provenance(of: project)
        func place(_ path: String) -> String { PathName.join(project.output, path) }

        if let swift = outputs.swift {
            let options = SwiftOptions(
                typeName: swift.type, access: Self.access(swift.access), projectName: provenance.projectName,
                toolVersion: provenance.toolVersion, files: provenance.files,
                fontFiles: project.fonts.paths.map(PathName.name), support: Self.support(swift.support))
            let source = SwiftTarget().prepare(swift.selection.apply(to: tokens), options: options)
            let parts = Workers.map(Array(source.partIndices), threads: jobs) { source.part($0) }
            add(source.joined(parts), at: place(swift.path))
        }
        if let catalog = outputs.assetCatalog {
            let made = AssetCatalogTarget().generate(catalog.selection.apply(to: tokens))
            add(made, in: place(catalog.path))
            if !made.diagnostics.contains(where: { $0.severity == .error }) { catalogs.append(place(catalog.path)) }
        }
        if let css = outputs.css {
            let options = CSSOptions(
                provenance: provenance, styles: Self.styles(of: project), scheme: css.scheme == .media ? .media : .dark)
            add(
                CSSTarget().generate(css.place.selection.apply(to: tokens), options: options), at: place(css.place.path)
            )
        }
        if let dtcg = outputs.dtcg {
            let hasAll = dtcg.place.selection.isEmpty
            var metadata = DTCGMetadata(groups: project.tokens.tokens.groups, provenance: provenance)
            metadata.others = hasAll ? project.ownGroups : []
            metadata.extensions = hasAll ? project.ownTokenExtensions : []
            let selected = dtcg.place.selection.apply(to: tokens)
            if let form = Self.folderForm(dtcg.form) {
                let made = DTCGTarget().folder(selected, form: form, metadata: metadata)
                add(made, in: place(dtcg.place.path))
                if !made.diagnostics.contains(where: { $0.severity == .error }) { modeFolder = place(dtcg.place.path) }
            } else {
                add(DTCGTarget().generate(selected, metadata: metadata), at: place(dtcg.place.path))
            }
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
                link: { PathName.relative(project.absolute($0), to: project.absolute(folder)) })
            files.append(GeneratedFile(path: path, text: page.text))
        }
        reportSharedPaths()
    }

    private mutating func add(_ source: GeneratedSource, at path: String) {
        if source.diagnostics.contains(where: { $0.severity == .error }) {
            stopped += source.diagnostics
        } else {
            files.append(GeneratedFile(path: path, bytes: source.bytes))
            diagnostics += source.diagnostics
        }
    }

    private mutating func add(_ made: GeneratedFolder, in folder: String) {
        if made.diagnostics.contains(where: { $0.severity == .error }) {
            stopped += made.diagnostics
        } else {
            diagnostics += made.diagnostics
            files += made.files.map { GeneratedFile(path: PathName.join(folder, $0.path), bytes: $0.bytes) }
        }
    }

    private static func folderForm(_ form: GenerateOutputs.DTCGForm) -> DTCGTarget.FolderForm? {
        switch form {
        case .file: nil
        case .resolver: .resolver
        case .modes: .modes
        case .figma: .figma
        }
    }

    /// Reports outputs that would overwrite each other.
    private mutating func reportSharedPaths() {
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

    private static func support(_ name: String) -> SwiftOptions.Support {
        switch name {
        case Manifest.SwiftOutput.inlineSupport: .inline
        case Manifest.SwiftOutput.completeSupport: .complete
        default: .of(name)
        }
    }

    /// Returns the header data. Paths are relative to the common folder of all token files, so that they do not depend
    /// on the working directory.
    static func provenance(of project: LoadedProject) -> Provenance {
        let files = project.tokenFiles.subtracting(project.importedFiles).sorted()
        let paths = files.compactMap { project.sources[$0]?.path }.map(project.absolute)
        return Provenance(
            projectName: project.name, toolVersion: ToolVersion.current, files: Self.names(inCommonFolder: paths))
    }

    private static func names(inCommonFolder paths: [String]) -> [String] {
        let parts = paths.map { $0.split(separator: "/") }
        guard var shared = parts.first?.dropLast() else { return [] }
        for path in parts { shared = shared.prefix(zip(shared, path.dropLast()).prefix { $0 == $1 }.count) }
        return parts.map { $0.dropFirst(shared.count).joined(separator: "/") }
    }

    /// Returns the text styles at the type size `large`, for fonts that only name a style.
    static func styles(of project: LoadedProject) -> [TextStyle: CSSOptions.Style] {
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
