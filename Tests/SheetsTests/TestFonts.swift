import Canvas

/// The system's fonts, found once for all tests.
let testFonts = Result { () throws(FontError) in try FontLibrary.load() }

func newEngine() throws -> TextEngine {
    try TextEngine(library: testFonts.get())
}
