/// What a file may ask of a reader; beyond a limit it is an error with a place, never a crash or a long wait.
package struct Limits: Sendable, Hashable {
    /// Bytes of one file.
    package var fileSize = 256 << 20
    /// Bytes of one scalar.
    package var scalarSize = 16 << 20
    /// How deep sequences and mappings may nest.
    package var depth = 256
    /// How many nodes the aliases of one file may add.
    package var aliasedNodes = 100_000
    /// How many syntax errors of one file are told.
    package var syntaxErrors = 20

    package init() {}

    package static let standard = Limits()
}
