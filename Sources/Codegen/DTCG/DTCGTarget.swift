package import Tokens
import Values

/// Writes tokens as a file of the DTCG Design Tokens Format Module 2025.10. Reading it back gives the same tokens.
///
/// Data that the standard does not define – modes, fonts that follow Dynamic Type, springs, haptics, symbols – is
/// written to `$extensions` (see ``VendorExtension``). Aliases to other tokens in the file stay aliases; any other
/// reference is replaced by its value.
package struct DTCGTarget: Sendable {
    package init() {}

    /// The `$id` of the standard's schema, which editors use to validate the file.
    private static let schema = "https://www.designtokens.org/schemas/2025.10/format.json"

    /// - Parameters:
    ///   - tokens: in the order of their files.
    ///   - groups: the metadata of groups, which is kept.
    ///   - provenance: written to the `$description` of the file; nil for none.
    package func generate(_ tokens: [ResolvedToken], groups: [TokenGroup] = [], provenance: Provenance? = nil)
        -> GeneratedSource
    {
        let known = Dictionary(tokens.map { ($0.token.path, $0) }, uniquingKeysWith: { first, _ in first })
        var tree = DTCGTree(groups)
        for token in tokens {
            let isStandard = DTCGValue.standard(token[.light]) != nil
            tree.add(token, Self.json(token, DTCGForms(token, among: known)), isStandard: isStandard)
        }
        var head: [(String, JSONValue)] = [("$schema", .text(Self.schema))]
        if let provenance { head.append(("$description", .text(provenance.sentence))) }
        return GeneratedSource(text: tree.json(head: head).formatted, diagnostics: tree.diagnostics)
    }

    private static func json(_ token: ResolvedToken, _ forms: DTCGForms) -> JSONValue {
        var members: [(String, JSONValue)] = [("$type", .text(token.type.rawValue))]
        var own: [(String, JSONValue)] = []
        switch forms.base {
        case .alias(let target):
            members.append(("$value", reference(to: target)))
        case .literal(let value):
            let json = DTCGValue.standard(value) ?? DTCGValue.complete(value)
            members.append(("$value", DTCGReferences.kept(in: json, from: token.token.value, among: forms.others)))
            if DTCGValue.standard(value) != nil, !DTCGValue.isLosslessInStandard(value) {
                own.append((VendorExtension.value, DTCGValue.complete(value)))
            }
        }
        if let description = token.token.description { members.append(("$description", .text(description))) }
        switch token.token.deprecation {
        case nil: break
        case .deprecated: members.append(("$deprecated", .flag(true)))
        case .because(let reason): members.append(("$deprecated", .text(reason)))
        }
        let modes = forms.modes.compactMap { mode in mode.appearance.modeName.map { ($0, json(mode.form)) } }
        if !modes.isEmpty { own.append((VendorExtension.modes, .object(modes))) }
        if let extensions = DTCGExtensions.json(token.token.extensions, adding: own) {
            members.append(("$extensions", extensions))
        }
        return .object(members)
    }

    private static func json(_ form: DTCGForms.Form) -> JSONValue {
        switch form {
        case .alias(let target): reference(to: target)
        case .literal(let value): DTCGValue.complete(value)
        }
    }

    private static func reference(to target: ResolvedToken) -> JSONValue {
        .text("{\(target.path)}")
    }
}
