import Canvas

/// The system's fonts, loaded once for all tests.
let testFonts = Result { () throws(FontError) in try FontLibrary.load() }

func newEngine() throws -> TextEngine {
    try TextEngine(library: testFonts.get())
}
