import Source
package import Tokens
import Values

/// Several files, in forms that other tools read.
extension DTCGTarget {
    package enum FolderForm: Sendable {
        /// A resolver document, a file with the light values, and one with the differences for each other appearance.
        case resolver
        /// A complete file for each appearance.
        case modes
        /// A complete file for each appearance with the types that Figma's variables have.
        case figma
    }

    /// The names of all files that a form can have. Not every project has values for every appearance.
    package static var folderFiles: [String] {
        Appearance.base.map { name(of: $0) + ".tokens.json" } + [resolverFile]
    }

    private static let resolverFile = "tokens.resolver.json"

    /// Returns the files below a folder.
    ///
    /// - Parameter tokens: in the order of their files.
    package func folder(_ tokens: [ResolvedToken], form: FolderForm, metadata: DTCGMetadata) -> GeneratedFolder {
        var diagnostics: [Diagnostic] = []
        var tokens = tokens
        if form == .figma { tokens = Self.variables(tokens, &diagnostics) }
        diagnostics += tokens.filter(\.variesByLevel).map(\.varyingInDTCG)
        let known = Dictionary(tokens.map { ($0.token.path, $0) }, uniquingKeysWith: { first, _ in first })
        let all = tokens.map { (token: $0, forms: DTCGForms($0, among: known, keepsAlpha: form != .figma)) }
        let used = Set(all.flatMap { $0.forms.modes.map(\.appearance) })
        var appearances = Appearance.base.filter { $0 == .light || used.contains($0) }
        // Dark appearance with increased contrast has the values of dark, which a reader knows if there is a file.
        let increased = Appearance.lightIncreased
        if appearances.contains(increased), !appearances.contains(.dark) { appearances.insert(.dark, at: 1) }
        var files: [GeneratedFile] = []
        for appearance in appearances {
            var tree = DTCGTree(metadata.groups)
            for (token, forms) in all {
                let isChanged = forms.modes.contains { $0.appearance == appearance }
                guard form != .resolver || appearance == .light || isChanged else { continue }
                let json = Self.json(token, forms.form(in: appearance), in: appearance, among: known)
                tree.add(token, json, isStandard: DTCGValue.standard(token[appearance]) != nil)
            }
            var data = metadata
            if form == .resolver, appearance != .light { (data.others, data.extensions) = ([], []) }
            let name = Self.name(of: appearance)
            let mode = name.prefix(1).uppercased() + name.dropFirst().replacing("-", with: " ")
            let own = form == .figma ? [(VendorExtension.figmaMode, JSONValue.text(mode))] : []
            let text = Self.text(&tree, data, extensions: own)
            diagnostics += tree.diagnostics.filter { !diagnostics.contains($0) }
            files.append(GeneratedFile(path: "\(name).tokens.json", text: text))
        }
        if form == .resolver {
            let document = Self.resolver(appearances, metadata.provenance)
            files.append(GeneratedFile(path: Self.resolverFile, text: document.formatted))
        }
        return GeneratedFolder(files: files, diagnostics: diagnostics)
    }

    /// `light`, `dark`, `increased` or `dark-increased`.
    private static func name(of appearance: Appearance) -> String {
        (appearance.modeName ?? "light").replacing("+", with: "-")
    }

    /// The document that combines the files.
    private static func resolver(_ appearances: [Appearance], _ provenance: Provenance?) -> JSONValue {
        func reference(_ text: String) -> JSONValue { .object([("$ref", .text(text))]) }
        func file(_ appearance: Appearance) -> JSONValue { reference(name(of: appearance) + ".tokens.json") }
        var members: [(String, JSONValue)] = [
            ("$schema", .text("https://www.designtokens.org/schemas/2025.10/resolver.json")),
            ("version", .text("2025.10")),
        ]
        if let provenance { members.append(("description", .text(provenance.sentence))) }
        members.append(("sets", .object([("base", .object([("sources", .list([file(.light)]))]))])))
        var order = [reference("#/sets/base")]
        if appearances.count > 1 {
            let contexts = appearances.map { appearance -> (String, JSONValue) in
                guard appearance != .light else { return (name(of: .light), .list([])) }
                // A context is complete: with increased contrast, dark appearance keeps its other values.
                let needsDark = appearance == .darkIncreased && appearances.contains(.dark)
                return (name(of: appearance), .list((needsDark ? [file(.dark)] : []) + [file(appearance)]))
            }
            let modifier = JSONValue.object([("default", .text(name(of: .light))), ("contexts", .object(contexts))])
            members.append(("modifiers", .object([("appearance", modifier)])))
            order.append(reference("#/modifiers/appearance"))
        }
        members.append(("resolutionOrder", .list(order)))
        return .object(members)
    }

    // MARK: Figma

    private static let figmaTypes: Set<TokenType> = [.color, .dimension, .number, .fontFamily, .fontWeight]

    /// The tokens that can be variables of Figma, with a warning about the others.
    private static func variables(_ tokens: [ResolvedToken], _ diagnostics: inout [Diagnostic]) -> [ResolvedToken] {
        let others = tokens.filter { !figmaTypes.contains($0.type) }
        if let first = others.first {
            let names = Set(others.map(\.type.rawValue)).sorted().joined(separator: ", ")
            let count = others.count == 1 ? "1 token is" : "\(others.count) tokens are"
            diagnostics.append(
                Diagnostic(
                    .inexpressibleValue, .warning,
                    "Figma has no variables of these types: \(names); \(count) left out", at: first.nameRange,
                    help: "exclude them under dtcg: in uispec.yaml"))
        }
        return tokens.filter { figmaTypes.contains($0.type) }
    }
}
