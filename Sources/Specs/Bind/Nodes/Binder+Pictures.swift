import Forms
import Platform
import Source
import Tokens
import YAML

/// Binding of sample pictures.
extension Binder {
    /// Binds `placeholder: cafe`, or `placeholder: { kind, subject, seed, missing }`.
    ///
    /// - Parameter path: the path of the node, which is the seed if none is written: the rows of a list differ.
    mutating func samplePicture(_ node: Node, at path: String, in scope: Scope) -> SamplePicture? {
        guard let plain = evaluate(node, in: scope), let photo = PictureCatalog.standard.kind("photo") else {
            return nil
        }
        guard let entries = plain.mapping else {
            guard let (kind, subject) = shortForm(plain) else { return nil }
            return SamplePicture(kind ?? photo, subject: subject, seed: path)
        }
        for entry in entries where !SpecForms.samplePicture.has(entry.key) {
            report(.unknownKey(entry, known: SpecForms.samplePicture.names, in: "a sample picture"))
        }
        var kind = photo
        if let written = value(plain["kind"], in: scope) {
            guard let named = pictureKind(written) else { return nil }
            kind = named
        }
        var subject: PictureSubject?
        if let written = value(plain["subject"], in: scope) {
            guard kind.takesSubject else {
                report(
                    Diagnostic(
                        .unknownValue, "a picture of kind “\(kind.name)” has no subject", at: written.range,
                        help: "remove subject:"))
                return nil
            }
            guard let named = pictureSubject(written) else { return nil }
            subject = named
        }
        let seed = value(plain["seed"], in: scope).flatMap { text($0, in: scope)?.value }
        let isMissing = plain["missing"].flatMap { flag($0, in: scope) } ?? false
        return SamplePicture(kind, subject: subject, seed: seed ?? path, isMissing: isMissing)
    }

    /// Evaluates a value; nil if it is absent or empty.
    private mutating func value(_ node: Node?, in scope: Scope) -> Node? {
        guard let plain = node.flatMap({ evaluate($0, in: scope) }), !plain.isNull, plain.string != "" else {
            return nil
        }
        return plain
    }

    /// Reads the name of a kind or of a subject.
    private mutating func shortForm(_ node: Node) -> (PictureKind?, PictureSubject?)? {
        let catalog = PictureCatalog.standard
        if let kind = node.string.flatMap(catalog.kind) { return (kind, nil) }
        if let subject = node.string.flatMap(catalog.subject) { return (nil, subject) }
        reportPicture(node, of: "placeholder", among: catalog.names)
        return nil
    }

    private mutating func pictureKind(_ node: Node) -> PictureKind? {
        let catalog = PictureCatalog.standard
        if let kind = node.string.flatMap(catalog.kind) { return kind }
        reportPicture(node, of: "kind", among: catalog.kinds.map(\.name))
        return nil
    }

    private mutating func pictureSubject(_ node: Node) -> PictureSubject? {
        let catalog = PictureCatalog.standard
        if let subject = node.string.flatMap(catalog.subject) { return subject }
        reportPicture(node, of: "subject", among: catalog.subjects.map(\.name))
        return nil
    }

    private mutating func reportPicture(_ node: Node, of key: String, among names: [String]) {
        report(
            Diagnostic(
                .unknownValue, "“\(key)” cannot be \(node.kindName)", at: node.range,
                help: node.string.flatMap { Suggestion.hint(for: $0, among: names) }
                    ?? "write one of \(names.joined(separator: ", "))"))
    }
}
