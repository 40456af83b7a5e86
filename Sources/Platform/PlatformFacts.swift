package import Source
package import YAML

/// All built-in data of one version of iOS, except the symbols (``SymbolCatalog/standard``), which are not parsed.
package struct PlatformFacts: Sendable {
    /// The YAML parser. It is a parameter so that this module does not depend on a particular reader.
    package typealias Parse = (SourceFile, FileID) -> ParsedFile

    package let version: PlatformVersion
    package let dynamicType: DynamicType
    package let devices: DeviceCatalog
    package let materials: MaterialTable
    package let controls: ControlMetrics
    /// The token documents of `{ios.color.*}`, `{ios.font.*}` and `{ios.metric.*}`, with newer values over older ones.
    package let tokens: [Node]
    /// Errors in the data; empty in every tested build.
    package let diagnostics: [Diagnostic]

    /// Reads the embedded data.
    ///
    /// - Parameter sources: receives the files, named `<built-in>/ios17/colors.yaml` and so on, so that diagnostics and
    ///   token origins can refer to them.
    package init(_ version: PlatformVersion, sources: inout SourceMap, parse: @escaping Parse) {
        var documents = DataDocuments(version, sources: sources, parse: parse)
        let dynamicType = DynamicType.read(documents.document("dynamic-type.yaml"))
        let devices = DeviceCatalog.read(documents.document("devices.yaml"))
        let materials = MaterialTable.read(documents.document("materials.yaml"))
        let controls = ControlMetrics.read(documents.document("controls.yaml"))
        tokens = ["colors.yaml", "fonts.yaml", "metrics.yaml"].map { documents.document($0) }
        self.version = version
        self.dynamicType = dynamicType.value
        self.devices = devices.value
        self.materials = materials.value
        self.controls = controls.value
        sources = documents.sources
        diagnostics =
            documents.diagnostics + dynamicType.diagnostics + devices.diagnostics + materials.diagnostics
            + controls.diagnostics
    }
}

/// Finds and parses the embedded files of one version.
private struct DataDocuments {
    let version: PlatformVersion
    var sources: SourceMap
    let parse: PlatformFacts.Parse
    var diagnostics: [Diagnostic] = []

    init(_ version: PlatformVersion, sources: SourceMap, parse: @escaping PlatformFacts.Parse) {
        self.version = version
        self.sources = sources
        self.parse = parse
    }

    /// The document of a file, merged from the folders of the version; an empty map if no folder has it.
    mutating func document(_ name: String) -> Node {
        var result: Node?
        for folder in version.dataFolders {
            guard let text = EmbeddedData.files.first(where: { $0.path == "\(folder)/\(name)" })?.text else { continue }
            let file = SourceFile(path: "\(SourceFile.builtInFolder)/\(folder)/\(name)", text: text)
            let parsed = parse(file, sources.add(file))
            diagnostics += parsed.diagnostics
            guard let document = parsed.documents.first else { continue }
            result = result.map { $0.overlaid(by: document) } ?? document
        }
        guard let result else {
            diagnostics.append(Diagnostic(.brokenPlatformData, .error, "the embedded file \(name) is missing", at: nil))
            return Node(.mapping([]), range: SourceRange(file: FileID(rawValue: 0), start: 0, end: 0))
        }
        return result
    }
}
