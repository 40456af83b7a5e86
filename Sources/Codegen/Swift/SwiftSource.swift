package import Source
import Tokens

/// Tokens with their Swift names, ready to be printed in independent parts: the members of the type. The parts can be
/// printed in parallel with the same result.
package struct SwiftSource: Sendable {
    /// A printed part.
    package struct Part: Sendable {
        let bytes: [UInt8]
        let needs: Set<SwiftSupport.Kind>
        /// The colors of the system that it uses.
        let systemColors: Set<String>
        let diagnostics: [Diagnostic]
    }

    let tokens: [ResolvedToken]
    /// All groups, the root first.
    let scopes: [SwiftScope]
    let references: SwiftReferences
    let options: SwiftOptions
    package let diagnostics: [Diagnostic]

    package var partIndices: Range<Int> { 0..<(scopes.first?.members.count ?? 0) }

    /// Prints a part.
    package func part(_ index: Int) -> Part {
        var printer = SwiftPrinter(self)
        printer.printMember(index)
        return Part(
            bytes: printer.source, needs: printer.needs, systemColors: printer.systemColors,
            diagnostics: printer.diagnostics)
    }

    /// The whole file.
    ///
    /// - Parameter parts: all parts, in order.
    package func joined(_ parts: [Part]) -> GeneratedSource {
        var source: [UInt8] = []
        source.reserveCapacity(parts.reduce(1 << 16) { $0 + $1.bytes.count })
        let isComplete = options.support == .complete
        let needs = isComplete ? Set(SwiftSupport.Kind.allCases) : parts.reduce(into: Set()) { $0.formUnion($1.needs) }
        source.append(SwiftHeader.text(options))
        source.append("\n\n")
        let imports = SwiftImports(needs: needs, options: options).text
        source.append(imports.isEmpty ? "" : imports + "\n\n")
        var printer = SwiftPrinter(self)
        printer.printHead()
        source.append(contentsOf: printer.source)
        for part in parts { source.append(contentsOf: part.bytes) }
        if !parts.isEmpty { source.append("\n") }
        source.append("}")
        let systemColors =
            isComplete ? SwiftSystemColors.all : parts.reduce(into: Set()) { $0.formUnion($1.systemColors) }
        for section in SwiftSupport(needs: needs, systemColors: systemColors.sorted(), options: options).sections {
            source.append("\n\n")
            source.append(section)
        }
        source.append("\n")
        return GeneratedSource(bytes: source, diagnostics: diagnostics + parts.flatMap(\.diagnostics))
    }
}
