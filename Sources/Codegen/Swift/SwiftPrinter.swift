import Source
import Tokens
import Values

/// Writes the enums and their constants.
struct SwiftPrinter {
    private let tokens: [ResolvedToken]
    private let scopes: [SwiftScope]
    private let references: SwiftReferences
    private let options: SwiftOptions
    /// The text before the name of each constant.
    private let introducer: [UInt8]
    private(set) var diagnostics: [Diagnostic] = []
    /// The support types that the constants use.
    private(set) var needs: Set<SwiftSupport.Kind> = []
    /// The colors of the system that the constants use.
    private(set) var systemColors: Set<String> = []
    private(set) var source: [UInt8] = []
    /// The current declaration and comment paragraph, which reuse their memory.
    private var layout = SwiftLayout()
    private var paragraph: [UInt8] = []

    init(_ source: SwiftSource) {
        tokens = source.tokens
        scopes = source.scopes
        references = source.references
        options = source.options
        introducer = Array("\(options.modifier)static let ".utf8)
    }

    /// Prints the head of the enum around all tokens.
    mutating func printHead() {
        guard let root = scopes.first else { return }
        paragraph.append("The design tokens of \(SwiftComment.singleLine(options.projectName)).")
        printHead(of: root, indent: 0)
    }

    /// Prints a member of the type, including the line break before it.
    mutating func printMember(_ index: Int) {
        guard let root = scopes.first else { return }
        print(root.members[index], isFirst: index == 0, indent: 4)
    }

    /// Prints the first lines of an enum. The paragraph contains its summary.
    private mutating func printHead(of scope: SwiftScope, indent: Int) {
        SwiftComment.append(paragraph, isFirst: true, indent: indent, to: &source)
        source.appendSpaces(indent)
        source.append("\(options.modifier)enum \(SwiftIdentifier.declared(scope.identifier)) {")
    }

    private mutating func print(_ member: SwiftScope.Member, isFirst: Bool, indent: Int) {
        source.append(isFirst ? "\n" : "\n\n")
        switch member {
        case .token(let index, let identifier):
            print(tokens[index], as: identifier, indent: indent)
        case .group(let index):
            let group = scopes[index]
            paragraph.removeAll(keepingCapacity: true)
            paragraph.append("The tokens of ")
            paragraph.appendQuoted(group.path)
            paragraph.append(UInt8(ascii: "."))
            printHead(of: group, indent: indent)
            for (index, member) in group.members.enumerated() {
                print(member, isFirst: index == 0, indent: indent + 4)
            }
            if !group.members.isEmpty { source.appendLine(indent: indent) }
            source.append(UInt8(ascii: "}"))
        }
    }

    private mutating func print(_ token: ResolvedToken, as identifier: String, indent: Int) {
        let value = SwiftAppearances(token)
        needs.insert(SwiftSupport.Kind(value.base))
        if value.hasOtherDifferences { diagnostics.append(token.varyingInSwift) }
        printDocumentation(of: token, color: value.base.type == .color ? value.shades.first : nil, indent: indent)
        printAvailability(token.deprecation, indent: indent)
        source.appendSpaces(indent)
        layout.startDeclaration()
        layout.line.append(contentsOf: introducer)
        layout.write(SwiftIdentifier.declared(identifier))
        if let annotation = SwiftLayout.annotation(of: value.base) {
            layout.write(": ")
            layout.write(annotation)
        }
        layout.write(" = ")
        if let constant = references.expression(for: token, among: tokens) {
            layout.write(constant)
        } else if let color = value.shades.first, let name = SwiftSystemColors.name(of: token) {
            systemColors.insert(name)
            color.write(to: &layout, system: name)
        } else {
            layout.write(value.base, shades: value.shades)
            if let problem = token.weightProblem { diagnostics.append(problem) }
        }
        layout.endDeclaration(indent: indent, to: &source)
    }

    /// Prints the description, the path, and the color values of a token.
    private mutating func printDocumentation(of token: ResolvedToken, color: SwiftShades?, indent: Int) {
        let start = source.count
        if let description = token.description {
            paragraph.removeAll(keepingCapacity: true)
            paragraph.append(description)
            SwiftComment.append(paragraph, isFirst: true, indent: indent, to: &source)
        }
        paragraph.removeAll(keepingCapacity: true)
        paragraph.appendQuoted(token.path)
        if let color {
            paragraph.append(": ")
            color.appendSummary(to: &paragraph)
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

extension [UInt8] {
    /// Appends the path in backticks. Backticks in the path are replaced, because they would end the code.
    fileprivate mutating func appendQuoted(_ path: TokenPath) {
        let backtick = UInt8(ascii: "`")
        append(backtick)
        let start = count
        append(path.text)
        for place in start..<count where self[place] == backtick { self[place] = UInt8(ascii: "'") }
        append(backtick)
    }
}
