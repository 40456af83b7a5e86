import Source
import Values

/// A fix as a SARIF `fix` object: the replacements, by file.
enum SARIFFix {
    static func fix(_ fix: Fix, in sources: SourceMap) -> JSONValue? {
        var files: [FileID] = []
        for edit in fix.edits where !files.contains(edit.range.file) { files.append(edit.range.file) }
        let changes = files.compactMap { file -> JSONValue? in
            guard let path = sources[file]?.path else { return nil }
            let replacements = fix.edits.filter { $0.range.file == file }.compactMap { replacement($0, in: sources) }
            return .object([
                ("artifactLocation", SARIFLocation.artifact(path)), ("replacements", .list(replacements)),
            ])
        }
        guard !changes.isEmpty else { return nil }
        return .object([("description", SARIFLocation.message(fix.title)), ("artifactChanges", .list(changes))])
    }

    private static func replacement(_ edit: Fix.Edit, in sources: SourceMap) -> JSONValue? {
        guard let location = sources.location(of: edit.range) else { return nil }
        return .object([
            ("deletedRegion", SARIFLocation.region(location)),
            ("insertedContent", SARIFLocation.message(edit.replacement)),
        ])
    }
}
