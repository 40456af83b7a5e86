import Forms
package import Source
import Tokens
import YAML

/// The outputs of `uispec generate`, from the manifest's `generate:`. Paths are relative to the output folder.
package struct GenerateOutputs: Sendable, Hashable {
    /// An output that has no settings except its path and its tokens.
    package struct Place: Sendable, Hashable {
        package var path: String
        package var range: SourceRange
        package var selection = OutputSelection()
    }

    /// The condition for the dark values in CSS.
    package enum CSSScheme: String, Sendable, Hashable, CaseIterable {
        case media
        case `class`
    }

    /// The files of DTCG, by what other tools read.
    package enum DTCGForm: String, Sendable, Hashable, CaseIterable {
        case file
        case resolver
        case modes
        case figma
    }

    package struct CSS: Sendable, Hashable {
        package var place: Place
        package var scheme: CSSScheme
    }

    package struct DTCG: Sendable, Hashable {
        package var place: Place
        package var form: DTCGForm
    }

    /// The page with the figures of the product document.
    package struct Figures: Sendable, Hashable {
        /// A section of the document, by the number that references use.
        package struct Section: Sendable, Hashable {
            /// `3.1.1`.
            package var number: String
            package var title: String

            package init(number: String, title: String) {
                self.number = number
                self.title = title
            }
        }

        package var path: String
        /// All sections of the document; empty if the manifest does not list them.
        package var sections: [Section] = []
        package var range: SourceRange
    }

    package var swift: Manifest.SwiftOutput?
    /// The folder of an asset catalog.
    package var assetCatalog: Place?
    package var css: CSS?
    package var dtcg: DTCG?
    package var figures: Figures?

    package init() {}

    /// The selections of all outputs that contain tokens.
    package var selections: [OutputSelection] {
        [swift?.selection, assetCatalog?.selection, css?.place.selection, dtcg?.place.selection].compactMap(\.self)
    }

    package var isEmpty: Bool {
        swift == nil && assetCatalog == nil && css == nil && dtcg == nil && figures == nil
    }
}

/// Reads `generate:`.
struct GenerateReader {
    private(set) var diagnostics: [Diagnostic] = []

    mutating func read(_ node: Node) -> GenerateOutputs {
        var outputs = GenerateOutputs()
        guard let entries = node.mapping else {
            diagnostics.append(
                .mismatchedType("a map such as { swift: { path: …, type: … } }", found: node, of: "generate"))
            return outputs
        }
        for entry in entries {
            switch entry.key {
            case "swift": outputs.swift = swift(entry.value)
            case "xcassets": outputs.assetCatalog = assetCatalog(entry)
            case "css": outputs.css = css(entry)
            case "dtcg": outputs.dtcg = dtcg(entry)
            case "figures": outputs.figures = figures(entry)
            default: diagnostics.append(.unknownKey(entry, known: ManifestForms.generate.names, in: "“generate”"))
            }
        }
        return outputs
    }

    private mutating func swift(_ node: Node) -> Manifest.SwiftOutput? {
        for entry in node.mapping ?? [] where !ManifestForms.swiftOutput.has(entry.key) {
            diagnostics.append(.unknownKey(entry, known: ManifestForms.swiftOutput.names, in: "“swift”"))
        }
        guard let path = node["path"]?.string, !path.isEmpty, let type = node["type"]?.string else {
            diagnostics.append(
                Diagnostic(
                    .missingKey, "“swift” needs a path and a type", at: node.range,
                    help: "write swift: { path: Tokens.swift, type: Tokens }"))
            return nil
        }
        let access = node["access"]?.string.map(Manifest.SwiftOutput.Access.init(rawValue:)) ?? .internal
        guard let access else {
            let names = Manifest.SwiftOutput.Access.allCases.map(\.rawValue)
            diagnostics.append(
                .unknownValue("one of \(names.joined(separator: ", "))", found: node["access"] ?? node, of: "access"))
            return nil
        }
        var output = Manifest.SwiftOutput(
            path: path, type: type, access: access, range: node.range, selection: selection(node))
        if let support = node["support"] {
            guard let name = support.string, !name.isEmpty, name != type,
                name.allSatisfy({ $0.isLetter || $0.isNumber })
            else {
                diagnostics.append(
                    .unknownValue("inline, all or the name of another type", found: support, of: "support"))
                return output
            }
            output.support = name
        }
        return output
    }

    private mutating func css(_ entry: Node.Entry) -> GenerateOutputs.CSS? {
        guard let place = place(entry, of: ManifestForms.cssOutput) else { return nil }
        return GenerateOutputs.CSS(place: place, scheme: word("scheme", of: entry.value) ?? .media)
    }

    private mutating func dtcg(_ entry: Node.Entry) -> GenerateOutputs.DTCG? {
        guard let place = place(entry, of: ManifestForms.dtcgOutput) else { return nil }
        return GenerateOutputs.DTCG(place: place, form: word("form", of: entry.value) ?? .file)
    }

    /// Reads a key that has one of several words; nil if it is missing, or with a diagnostic.
    private mutating func word<Word: RawRepresentable<String> & CaseIterable>(_ key: String, of node: Node) -> Word? {
        guard let value = node[key] else { return nil }
        if let word = value.string.flatMap(Word.init) { return word }
        let names = Word.allCases.map(\.rawValue)
        diagnostics.append(.unknownValue("one of \(names.joined(separator: ", "))", found: value, of: key))
        return nil
    }

    private mutating func assetCatalog(_ entry: Node.Entry) -> GenerateOutputs.Place? {
        guard let place = place(entry) else { return nil }
        guard place.path.hasSuffix(".xcassets") else {
            diagnostics.append(
                Diagnostic(
                    .unknownValue, "“\(place.path)” is not the name of an asset catalog", at: place.range,
                    help: "write a name that ends in .xcassets"))
            return nil
        }
        return place
    }

    /// `figures: { path: …, sections: { 3.1.1: Tab bar } }`
    private mutating func figures(_ entry: Node.Entry) -> GenerateOutputs.Figures? {
        guard let place = place(entry, of: ManifestForms.figuresOutput) else { return nil }
        var figures = GenerateOutputs.Figures(path: place.path, range: place.range)
        guard let sections = entry.value["sections"] else { return figures }
        guard let members = sections.mapping else {
            diagnostics.append(.mismatchedType("a map from section numbers to titles", found: sections, of: "sections"))
            return figures
        }
        figures.sections = members.map { .init(number: $0.key, title: $0.value.string ?? "") }
        return figures
    }

    private mutating func selection(_ node: Node) -> OutputSelection {
        var reader = OutputSelectionReader()
        let selection = reader.read(node)
        diagnostics += reader.diagnostics
        return selection
    }

    private mutating func place(
        _ entry: Node.Entry, of form: MapForm = ManifestForms.outputPlace
    ) -> GenerateOutputs.Place? {
        for member in entry.value.mapping ?? [] where !form.has(member.key) {
            diagnostics.append(.unknownKey(member, known: form.names, in: "“\(entry.key)”"))
        }
        guard let path = entry.value["path"], let text = path.string, !text.isEmpty else {
            diagnostics.append(
                Diagnostic(
                    .missingKey, "“\(entry.key)” needs a path", at: entry.value.range,
                    help: "write \(entry.key): { path: … }"))
            return nil
        }
        let selection = form.has("include") ? selection(entry.value) : OutputSelection()
        return GenerateOutputs.Place(path: text, range: path.range, selection: selection)
    }
}
