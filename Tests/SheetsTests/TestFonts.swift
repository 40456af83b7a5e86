import Canvas

/// The system's fonts for tests.
enum TestFonts {
    /// Loaded once for all tests.
    static let library = Result { () throws(FontError) in try FontLibrary.load() }
}

func newEngine() throws -> TextEngine {
    try TextEngine(library: TestFonts.library.get())
}
