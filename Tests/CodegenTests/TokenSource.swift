import Codegen
import Source
import Testing
import Tokens
import YAML

/// Resolved tokens from YAML, as the tests write them.
func tokens(_ yaml: String) throws -> [ResolvedToken] {
    var sources = SourceMap()
    let file = SourceFile(path: "tokens.yaml", text: yaml)
    let parsed = YAMLReader.read(file, id: sources.add(file))
    try #require(parsed.diagnostics.isEmpty, "\(parsed.diagnostics)")
    var reader = TokenReader()
    for document in parsed.documents { reader.read(document) }
    // A warning, such as for names that differ only in case, does not change the tokens.
    try #require(!reader.diagnostics.contains { $0.severity == .error }, "\(reader.diagnostics)")
    let (resolved, diagnostics) = TokenResolver.resolve(reader.tokens)
    try #require(diagnostics.isEmpty, "\(diagnostics)")
    return resolved.all
}

func generate(
    _ yaml: String, typeName: String = "AppTokens", access: SwiftOptions.Access = .public,
    files: [String] = ["tokens.yaml"], fontFiles: [String] = [], support: SwiftOptions.Support = .inline
) throws -> GeneratedSource {
    SwiftTarget().generate(
        try tokens(yaml),
        options: SwiftOptions(
            typeName: typeName, access: access, projectName: "App", toolVersion: "1.0", files: files,
            fontFiles: fontFiles, support: support))
}
