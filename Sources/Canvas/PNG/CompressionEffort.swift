/// How much time the encoder takes to make a PNG file small. The pixels are the same.
package enum CompressionEffort: Sendable {
    /// For files that are drawn again and again.
    case quick
    /// For files that are kept, such as those under version control: about a third fewer bytes, in forty times the
    /// time.
    case thorough
}
