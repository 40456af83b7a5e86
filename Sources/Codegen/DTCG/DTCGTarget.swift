package import Tokens
import Values
import YAML

/// Writes tokens as files of the DTCG Design Tokens Format Module 2025.10. Reading them back gives the same tokens.
///
/// Data that the standard does not define – modes, fonts that follow Dynamic Type, springs, haptics, symbols – is
/// written to `$extensions` (see ``VendorExtension``). Aliases to other tokens in the file stay aliases, also with
/// another alpha; any other reference is replaced by its value. Color spaces and units are those that are written.
package struct DTCGTarget: Sendable {
    package init() {}

    /// The `$id` of the standard's schema, which editors use to validate the file.
    private static let schema = "https://www.designtokens.org/schemas/2025.10/format.json"

    /// Returns one file, with the modes under `$extensions`.
    ///
    /// - Parameter tokens: in the order of their files.
    package func generate(_ tokens: [ResolvedToken], metadata: DTCGMetadata = DTCGMetadata()) -> GeneratedSource {
        let known = Dictionary(tokens.map { ($0.token.path, $0) }, uniquingKeysWith: { first, _ in first })
        var tree = DTCGTree(metadata.groups)
        for token in tokens {
            let forms = DTCGForms(token, among: known)
            let modes = forms.modes.compactMap { mode in
                mode.appearance.modeName.map { name in
                    (name, Self.value(mode.form, of: token, in: mode.appearance, among: known, isComplete: true))
                }
            }
            let json = Self.json(token, forms.base, in: .light, among: known, modes: modes)
            tree.add(token, json, isStandard: DTCGValue.standard(token[.light]) != nil)
        }
        return GeneratedSource(text: Self.text(&tree, metadata), diagnostics: tree.diagnostics)
    }

    /// - Parameter extensions: vendor data at the root in addition to that of the files.
    static func text(
        _ tree: inout DTCGTree, _ metadata: DTCGMetadata, extensions: [(String, JSONValue)] = []
    ) -> String {
        for group in metadata.others where group.description != nil || group.extensions != nil { tree.add(group) }
        var head: [(String, JSONValue)] = [("$schema", .text(schema))]
        if let provenance = metadata.provenance { head.append(("$description", .text(provenance.sentence))) }
        let data = DTCGExtensions.merged(metadata.extensions) + extensions
        return tree.json(head: head, extensions: data).formatted
    }

    /// A token with its value in an appearance.
    static func json(
        _ token: ResolvedToken, _ form: DTCGForms.Form, in appearance: Appearance,
        among others: [TokenPath: ResolvedToken], modes: [(String, JSONValue)] = []
    ) -> JSONValue {
        var members: [(String, JSONValue)] = [
            ("$type", .text(token.type.rawValue)),
            ("$value", value(form, of: token, in: appearance, among: others, isComplete: false)),
        ]
        var own: [(String, JSONValue)] = []
        if case .literal(let value) = form, DTCGValue.standard(value) != nil, !DTCGValue.isLosslessInStandard(value) {
            own.append((VendorExtension.value, DTCGValue.complete(value)))
        }
        if let description = token.token.description { members.append(("$description", .text(description))) }
        switch token.token.deprecation {
        case nil: break
        case .deprecated: members.append(("$deprecated", .flag(true)))
        case .because(let reason): members.append(("$deprecated", .text(reason)))
        }
        if !modes.isEmpty { own.append((VendorExtension.modes, .object(modes))) }
        let isChanged = token.token.isModified
        if let extensions = DTCGExtensions.json(token.token.extensions, adding: own, isChanged: isChanged) {
            members.append(("$extensions", extensions))
        }
        return .object(members)
    }

    /// - Parameter isComplete: whether a value that the standard cannot express fully is written in uispec's own form.
    private static func value(
        _ form: DTCGForms.Form, of token: ResolvedToken, in appearance: Appearance,
        among others: [TokenPath: ResolvedToken], isComplete: Bool
    ) -> JSONValue {
        switch form {
        case .alias(let target): return .text("{\(target.path)}")
        case .translucent(let target, let alpha): return DTCGColor.json(of: target, alpha: alpha)
        case .literal(let value):
            let json = isComplete ? nil : DTCGValue.standard(value)
            guard token.token.modification(in: appearance) == nil else { return json ?? DTCGValue.complete(value) }
            return DTCGReferences.kept(
                in: json ?? DTCGValue.complete(value), from: token.token.value(in: appearance), among: others,
                in: appearance)
        }
    }
}
