import CPangoCairo
import CRsvg
package import Values

/// A parsed SVG of the subset that ``SVGSubset`` checks. References to other files are refused, and librsvg has no base
/// file to resolve them.
@safe package struct SVGDocument: ~Copyable {
    /// The maximum size of a file. Symbols and pictures of apps are much smaller.
    package static let maximumBytes = 4 * 1_024 * 1_024

    private let handle: UnsafeMutablePointer<RsvgHandle>
    /// The `viewBox`, or the size if there is no `viewBox`; nil if the file declares neither.
    package let viewBox: Rect?

    package init(bytes: [UInt8]) throws(CanvasError) {
        guard bytes.count <= Self.maximumBytes else { throw .svgTooLarge(bytes: bytes.count) }
        guard !bytes.isEmpty else { throw .unreadableSVG("the file is empty") }
        try SVGSubset.check(bytes)
        var error: UnsafeMutablePointer<GError>?
        guard let handle = unsafe rsvg_handle_new_from_data(bytes, gsize(bytes.count), &error) else {
            throw unsafe .unreadableSVG(Self.message(taking: error))
        }
        unsafe self.handle = handle
        unsafe viewBox = Self.viewBox(of: handle)
    }

    deinit {
        unsafe g_object_unref(handle)
    }

    /// Draws the document into a rectangle. It keeps its aspect ratio and is centered, unless its
    /// `preserveAspectRatio` differs.
    func draw(in rect: Rect, on context: OpaquePointer) throws(CanvasError) {
        var viewport = RsvgRectangle(
            x: rect.minX.value, y: rect.minY.value, width: rect.width.value, height: rect.height.value)
        var error: UnsafeMutablePointer<GError>?
        unsafe cairo_save(context)
        defer { unsafe cairo_restore(context) }
        guard unsafe rsvg_handle_render_document(handle, context, &viewport, &error) != 0 else {
            throw unsafe .unreadableSVG(Self.message(taking: error))
        }
    }

    @unsafe private static func viewBox(of handle: UnsafeMutablePointer<RsvgHandle>) -> Rect? {
        var (hasWidth, hasHeight, hasBox) = (gboolean(0), gboolean(0), gboolean(0))
        var (width, height) = (RsvgLength(), RsvgLength())
        var box = RsvgRectangle()
        unsafe rsvg_handle_get_intrinsic_dimensions(handle, &hasWidth, &width, &hasHeight, &height, &hasBox, &box)
        if hasBox != 0 {
            return Rect(x: Points(box.x), y: Points(box.y), width: Points(box.width), height: Points(box.height))
        }
        var (pixelWidth, pixelHeight) = (0.0, 0.0)
        guard unsafe rsvg_handle_get_intrinsic_size_in_pixels(handle, &pixelWidth, &pixelHeight) != 0 else {
            return nil
        }
        return Rect(x: 0, y: 0, width: Points(pixelWidth), height: Points(pixelHeight))
    }

    @unsafe private static func message(taking error: UnsafeMutablePointer<GError>?) -> String {
        guard let error = unsafe error else { return "unknown" }
        defer { unsafe g_error_free(error) }
        return unsafe error.pointee.message.map { unsafe String(cString: $0) } ?? "unknown"
    }
}
