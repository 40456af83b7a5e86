import Platform
package import Source
package import YAML

extension Diagnostic {
    /// A locale that begins with no language. Codes have two letters or three, and one is as near as another: only that of
    /// a country is a mistake to mend.
    package static func unknownLocale(_ node: Node) -> Diagnostic {
        let meant = node.string.flatMap { LanguageCatalog.standard.meant(by: $0) }
        return Diagnostic(
            .unknownValue, "“locale” cannot be \(node.kindName)", at: node.range,
            help: meant.map { "did you mean “\($0)”? a locale starts with the code of a language, not of a country" }
                ?? "write a locale that starts with the code of a language, such as ja, en or pt-BR",
            fixes: meant.map { Spelling.fixes(of: node.string ?? "", writing: $0, at: node.range, isSafe: true) }
                ?? [])
    }
}
