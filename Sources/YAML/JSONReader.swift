package import Source

/// Reads JSON (RFC 8259) into the same nodes as YAML.
///
/// libyaml cannot stand in for it: it rejects surrogate escapes and keys over 1,024 characters. Errors are mended in
/// thought, told, and read over, so that one run tells all of a file.
package enum JSONReader {
    /// The one document of a file, as far as it could be read, and everything that is wrong with its syntax.
    package static func read(_ file: SourceFile, id: FileID, limits: Limits = .standard) -> ParsedFile {
        var problems = ProblemList(file: id, limits: limits)
        guard
            let text = EncodingCheck(
                file, limits: limits, allowsDelete: true, substitute: UInt8(ascii: " "), problems: &problems)
        else { return problems.parsedFile([]) }
        var parser = JSONParser(scanner: JSONScanner(text, limits: limits, problems: problems), limits: limits)
        let root = parser.parse()
        return parser.scanner.problems.parsedFile(root.map { [$0] } ?? [])
    }
}
