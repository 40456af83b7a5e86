import CPangoCairo
import Synchronization

/// Keeps the font files open that cairo reads.
///
/// cairo has ten of them open. For one more it closes another that is not in use, but it looks at who uses a file without
/// that file's lock: a thread that begins to read at that moment reads what is freed. It crashes, or the font is
/// taken for one that is no OpenType font, and a page has its outlines in place of it. A file that is locked once is never
/// closed.
enum OpenFontFiles {
    /// By path and number in the file. Whoever opens a file holds the lock, since FreeType opens one at a time.
    private static let held = Mutex<Set<String>>([])

    /// Opens the file of a font for good; to be called before cairo is asked for anything of the font.
    @unsafe static func hold(_ font: UnsafeMutablePointer<PangoFont>) {
        guard let file = unsafe file(of: font) else { return }
        held.withLock { held in
            guard !held.contains(file), let scaled = unsafe pango_cairo_font_get_scaled_font(OpaquePointer(font)),
                // It leaves the file in use, and no lock taken.
                unsafe cairo_ft_scaled_font_lock_face(scaled) != nil
            else { return }
            unsafe cairo_scaled_font_reference(scaled)
            held.insert(file)
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
