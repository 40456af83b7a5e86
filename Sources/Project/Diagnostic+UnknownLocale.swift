import Platform
package import Source
package import YAML

extension Diagnostic {
    /// A locale that does not start with a language code.
    ///
    /// Only a country code gets a fix: any two codes of two letters are too similar for a suggestion.
    package static func unknownLocale(_ node: Node) -> Diagnostic {
        let suggestion = node.string.flatMap { LanguageCatalog.standard.suggestion(for: $0) }
        return Diagnostic(
            .unknownValue, "“locale” cannot be \(node.kindName)", at: node.range,
            help: suggestion.map {
                "did you mean “\($0)”? a locale starts with the code of a language, not of a country"
            }
                ?? "write a locale that starts with the code of a language, such as ja, en or pt-BR",
            fixes: suggestion.map {
                Spelling.fixes(of: node.string ?? "", writing: $0, at: node.range, applicability: .safe)
            }
                ?? [])
    }
}
