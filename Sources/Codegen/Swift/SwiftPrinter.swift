import Source
import Tokens
import Values

/// Writes the enums and their constants.
struct SwiftPrinter {
    private let scopes: [SwiftScope]
    private let options: SwiftOptions
    private(set) var diagnostics: [Diagnostic] = []
    /// The support types that the constants are of.
    private(set) var needs: Set<SwiftSupport.Kind> = []

    init(scopes: [SwiftScope], options: SwiftOptions) {
        self.scopes = scopes
        self.options = options
    }

    /// The enum around all tokens.
    mutating func printRoot() -> String {
        scopes.first.map { print($0, indent: 0, summary: rootSummary).joined(separator: "\n") } ?? ""
    }

    private var rootSummary: String { "The design tokens of \(SwiftComment.singleLine(options.projectName))." }

    private mutating func print(_ scope: SwiftScope, indent: Int, summary: String) -> [String] {
        let margin = String(repeating: " ", count: indent)
        let head = "\(margin)\(options.modifier)enum \(SwiftIdentifier.declared(scope.identifier)) {"
        var lines = SwiftComment.documentation([summary], indent: indent)
        guard !scope.members.isEmpty else { return lines + [head + "}"] }
        lines.append(head)
        for (index, member) in scope.members.enumerated() {
            if index > 0 { lines.append("") }
            switch member {
            case .token(let token, let identifier):
                lines += print(token, as: identifier, indent: indent + 4)
            case .group(let index):
                let group = scopes[index]
                lines += print(group, indent: indent + 4, summary: "The tokens of `\(group.path.quoted)`.")
            }
        }
        return lines + [margin + "}"]
    }

    private mutating func print(_ token: ResolvedToken, as identifier: String, indent: Int) -> [String] {
        let value = SwiftValue(token)
        needs.insert(value.kind)
        diagnostics += value.diagnostics
        let margin = String(repeating: " ", count: indent)
        let path = "`\(token.path.quoted)`"
        var lines = SwiftComment.documentation(
            [token.token.description ?? "", value.summary.map { "\(path): \($0)." } ?? "\(path)."], indent: indent)
        switch token.token.deprecation {
        case nil: break
        case .deprecated: lines.append(margin + "@available(*, deprecated)")
        case .because(let reason):
            lines.append(margin + "@available(*, deprecated, message: \(SwiftLiteral.string(reason)))")
        }
        let annotation = value.annotation.map { ": \($0)" } ?? ""
        let prefix = "\(options.modifier)static let \(SwiftIdentifier.declared(identifier))\(annotation) = "
        lines.append(margin + value.expression.laidOut(after: prefix, indent: indent))
        return lines
    }
}

extension TokenPath {
    /// The path inside backticks of a comment.
    fileprivate var quoted: String { String(text.map { $0 == "`" ? "'" : $0 }) }
}
