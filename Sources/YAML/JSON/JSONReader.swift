package import Source

/// Reads JSON (RFC 8259) into the same nodes as YAML; JSON5 if the name of the file ends in `.json5`.
///
/// libyaml cannot be used, because it rejects surrogate escapes and keys of more than 1,024 characters. The reader
/// continues after an error, so that one run reports all errors of a file.
package enum JSONReader {
    /// Returns the document of a file, as far as it could be read, and all syntax errors.
    package static func read(_ file: SourceFile, id: FileID, limits: Limits = .standard) -> ParsedFile {
        var problems = ProblemList(file: id, limits: limits)
        guard
            let text = EncodingCheck(
                file, limits: limits, allowsDelete: true, substitute: UInt8(ascii: " "), problems: &problems)
        else { return problems.parsedFile([]) }
        let scanner = JSONScanner(
            text, limits: limits, problems: problems, isJSON5: DocumentReader.isJSON5(file.path))
        var parser = JSONParser(scanner: scanner, limits: limits)
        let root = parser.parse()
        return parser.scanner.problems.parsedFile(root.map { [$0] } ?? [])
    }
}
