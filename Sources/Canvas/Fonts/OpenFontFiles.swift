import CPangoCairo
import Synchronization

/// Keeps the font files open that cairo reads, to avoid a data race in cairo.
///
/// cairo keeps ten font files open and closes an unused one to open another. It checks whether a file is in use without
/// holding that file's lock, so a thread that starts to read at that moment reads freed memory. The process crashes, or
/// cairo decides that the font is not an OpenType font and writes outlines to PDF pages instead of text. cairo never
/// closes a file that was locked once.
enum OpenFontFiles {
    /// The open fonts, by path and index in the file. The lock also serializes opening, because FreeType opens one file
    /// at a time.
    private static let opened = Mutex<Set<String>>([])

    /// Opens the file of a font and keeps it open. Must be called before any other cairo call that uses the font.
    @unsafe static func keepOpen(_ font: UnsafeMutablePointer<PangoFont>) {
        guard let file = unsafe file(of: font) else { return }
        opened.withLock { opened in
            guard !opened.contains(file), let scaled = unsafe pango_cairo_font_get_scaled_font(OpaquePointer(font)),
                // The face is never unlocked, so cairo counts the file as in use. No mutex stays locked.
                unsafe cairo_ft_scaled_font_lock_face(scaled) != nil
            else { return }
            unsafe cairo_scaled_font_reference(scaled)
            opened.insert(file)
        }
    }

    @unsafe private static func file(of font: UnsafeMutablePointer<PangoFont>) -> String? {
        var path: UnsafeMutablePointer<FcChar8>?
        var number: Int32 = 0
        let pattern = unsafe pango_fc_font_get_pattern(
            UnsafeMutableRawPointer(font).assumingMemoryBound(to: PangoFcFont.self))
        guard unsafe FcPatternGetString(pattern, FC_FILE, 0, &path) == FcResultMatch, let path = unsafe path else {
            return nil
        }
        unsafe FcPatternGetInteger(pattern, FC_INDEX, 0, &number)
        return unsafe "\(String(cString: path)):\(number)"
    }
}
