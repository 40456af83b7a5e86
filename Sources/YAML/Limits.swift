/// The limits of the readers. Exceeding one is an error with a location, never a crash or a long wait.
package struct Limits: Sendable, Hashable {
    /// The maximum number of bytes of a file.
    package var fileSize = 256 << 20
    /// The maximum number of bytes of a scalar.
    package var scalarSize = 16 << 20
    /// The maximum depth of nested sequences and mappings.
    package var depth = 256
    /// The maximum number of nodes that the aliases of a file expand to.
    package var aliasedNodes = 100_000
    /// The maximum number of reported syntax errors in a file.
    package var syntaxErrors = 20

    package init() {}

    package static let standard = Limits()
}
