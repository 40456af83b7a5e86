import Canvas

/// The system's fonts, found once for all tests.
enum TestFonts {
    static let library = Result { () throws(FontError) in try FontLibrary.load() }
}

func newEngine() throws -> TextEngine {
    try TextEngine(library: TestFonts.library.get())
}
