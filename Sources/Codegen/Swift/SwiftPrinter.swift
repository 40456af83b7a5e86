import Source
import Tokens
import Values

/// Writes the enums and their constants.
struct SwiftPrinter {
    private let tokens: [ResolvedToken]
    private let scopes: [SwiftScope]
    private let options: SwiftOptions
    private(set) var diagnostics: [Diagnostic] = []
    /// The support types that the constants are of.
    private(set) var needs: Set<SwiftSupport.Kind> = []
    private var source: [UInt8] = []
    /// The declaration that is being written, and the paragraph of a comment; both are empty in between, and only keep
    /// their memory.
    private var layout = SwiftLayout()
    private var paragraph: [UInt8] = []

    /// - Parameter scopes: all groups, the root first.
    init(_ tokens: [ResolvedToken], scopes: [SwiftScope], options: SwiftOptions) {
        self.tokens = tokens
        self.scopes = scopes
        self.options = options
    }

    /// Appends the enum around all tokens, its last line not ended.
    mutating func printRoot(to text: inout [UInt8]) {
        guard let root = scopes.first else { return }
        swap(&text, &source)
        print(root, indent: 0, summary: "The design tokens of \(SwiftComment.singleLine(options.projectName)).")
        swap(&text, &source)
    }

    private mutating func print(_ scope: SwiftScope, indent: Int, summary: String) {
        SwiftComment.append(summary.utf8, isFirst: true, indent: indent, to: &source)
        source.appendSpaces(indent)
        source.append("\(options.modifier)enum \(SwiftIdentifier.declared(scope.identifier)) {")
        for (index, member) in scope.members.enumerated() {
            source.append(index > 0 ? "\n\n" : "\n")
            switch member {
            case .token(let index, let identifier):
                print(tokens[index], as: identifier, indent: indent + 4)
            case .group(let index):
                let group = scopes[index]
                print(group, indent: indent + 4, summary: "The tokens of `\(group.path.text.withoutBackticks)`.")
            }
        }
        if !scope.members.isEmpty { source.appendLine(indent: indent) }
        source.append(UInt8(ascii: "}"))
    }

    private mutating func print(_ token: ResolvedToken, as identifier: String, indent: Int) {
        let value = token[.light]
        needs.insert(SwiftSupport.Kind(value))
        if token.varies, Appearance.all.contains(where: { !token[$0].isEqualBesidesColors(value) }) {
            diagnostics.append(.varyingValue(token))
        }
        printDocumentation(of: token, value: value, indent: indent)
        printAvailability(token.token.deprecation, indent: indent)
        source.appendSpaces(indent)
        layout.startDeclaration()
        layout.write(options.modifier)
        layout.write("static let ")
        layout.write(SwiftIdentifier.declared(identifier))
        if let annotation = SwiftLayout.annotation(of: value) {
            layout.write(": ")
            layout.write(annotation)
        }
        layout.write(" = ")
        layout.write(value, of: token)
        layout.endDeclaration(indent: indent, to: &source)
    }

    /// What the token is for, then its path, and a color in words.
    private mutating func printDocumentation(of token: ResolvedToken, value: TokenValue, indent: Int) {
        let start = source.count
        if let description = token.token.description {
            SwiftComment.append(description.utf8, isFirst: true, indent: indent, to: &source)
        }
        paragraph.removeAll(keepingCapacity: true)
        paragraph.append(UInt8(ascii: "`"))
        paragraph.append(token.path.text.withoutBackticks)
        paragraph.append(UInt8(ascii: "`"))
        if case .color = value {
            paragraph.append(": ")
            SwiftShades(of: token, at: 0, base: value).appendSummary(to: &paragraph)
        }
        paragraph.append(UInt8(ascii: "."))
        SwiftComment.append(paragraph, isFirst: source.count == start, indent: indent, to: &source)
    }

    private mutating func printAvailability(_ deprecation: Deprecation?, indent: Int) {
        guard let deprecation else { return }
        source.appendSpaces(indent)
        source.append("@available(*, deprecated")
        if case .because(let reason) = deprecation {
            source.append(", message: ")
            SwiftLiteral.append(reason, to: &source)
        }
        source.append(")\n")
    }
}

extension String {
    /// The text as it can stand inside backticks of a comment.
    fileprivate var withoutBackticks: String {
        utf8.contains(UInt8(ascii: "`")) ? replacing("`", with: "'") : self
    }
}

extension Diagnostic {
    fileprivate static func varyingValue(_ token: ResolvedToken) -> Diagnostic {
        Diagnostic(
            .varyingValue, .warning, "only the colors of “\(token.path)” can differ between appearances in Swift",
            at: token.token.modes.first?.nameRange ?? token.token.nameRange,
            help: "the value for light appearance is used in all of them")
    }
}
