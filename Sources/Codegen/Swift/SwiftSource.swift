package import Source
import Tokens

/// Tokens with their Swift names, ready to be printed in independent parts: the members of the type. The parts can be
/// printed in parallel with the same result.
package struct SwiftSource: Sendable {
    /// A printed part.
    package struct Part: Sendable {
        let bytes: [UInt8]
        let needs: Set<SwiftSupport.Kind>
        let diagnostics: [Diagnostic]
    }

    let tokens: [ResolvedToken]
    /// All groups, the root first.
    let scopes: [SwiftScope]
    let options: SwiftOptions
    package let diagnostics: [Diagnostic]

    package var partIndices: Range<Int> { 0..<(scopes.first?.members.count ?? 0) }

    /// Prints a part.
    package func part(_ index: Int) -> Part {
        var printer = SwiftPrinter(tokens, scopes: scopes, options: options)
        printer.printMember(index)
        return Part(bytes: printer.source, needs: printer.needs, diagnostics: printer.diagnostics)
    }

    /// The whole file.
    ///
    /// - Parameter parts: all parts, in order.
    package func joined(_ parts: [Part]) -> GeneratedSource {
        var source: [UInt8] = []
        source.reserveCapacity(parts.reduce(1 << 16) { $0 + $1.bytes.count })
        let needs = parts.reduce(into: Set()) { $0.formUnion($1.needs) }
        source.append(SwiftHeader.text(options))
        source.append("\n\n")
        source.append(SwiftImports(needs: needs, options: options).text)
        source.append("\n\n")
        var printer = SwiftPrinter(tokens, scopes: scopes, options: options)
        printer.printHead()
        source.append(contentsOf: printer.source)
        for part in parts { source.append(contentsOf: part.bytes) }
        if !parts.isEmpty { source.append("\n") }
        source.append("}")
        for section in SwiftSupport(needs: needs, options: options).sections {
            source.append("\n\n")
            source.append(section)
        }
        source.append("\n")
        return GeneratedSource(bytes: source, diagnostics: diagnostics + parts.flatMap(\.diagnostics))
    }
}
