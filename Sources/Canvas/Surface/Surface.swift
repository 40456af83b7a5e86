import CPangoCairo
package import Values

/// A picture or a vector page that can be drawn on, initially transparent. Lengths are in points of `scale` pixels.
///
/// It is a handle to mutable pixels, so drawing functions borrow it. It must stay on its thread.
@safe package struct Surface: ~Copyable {
    /// Pixels per point. On a page this is the resolution of the parts that must be rasterized.
    package let scale: Double
    package let pixelWidth: Int
    package let pixelHeight: Int
    package let size: Size
    /// Whether this is a page, which records outlines and text as vectors and has no pixels.
    package var isPage: Bool { pageSaturation != nil }
    /// The saturation of a page's colors; nil for a picture.
    let pageSaturation: PageSaturation?
    /// The surfaces below this layer, nearest first, which a material in the layer shows; see ``LayerBackdrop``.
    let backdrops: [LayerBackdrop]
    /// The cairo surface, owned by the context.
    let target: OpaquePointer
    let context: OpaquePointer

    /// Creates a transparent picture. Its size is rounded up to whole pixels.
    package init(size: Size, scale: Double) throws(CanvasError) {
        let (width, height) = try Self.pixels(size, scale: scale)
        try self.init(pixelWidth: width, pixelHeight: height, scale: scale)
    }

    /// Creates a transparent page of exactly this size.
    package init(pageOf size: Size, scale: Double) throws(CanvasError) {
        let (width, height) = try Self.pixels(size, scale: scale)
        // cairo's fixed-point coordinates have 23 bits before the binary point.
        let limit = 1 << 22
        guard width <= limit, height <= limit else { throw .tooLarge(width: width, height: height) }
        var extents = cairo_rectangle_t(
            x: 0, y: 0, width: size.width.value * scale, height: size.height.value * scale)
        guard let recording = unsafe cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents) else {
            throw .drawing("no surface")
        }
        defer { unsafe cairo_surface_destroy(recording) }
        try unsafe self.init(
            drawingOn: recording, pageSaturation: PageSaturation(), pixelWidth: width, pixelHeight: height, size: size,
            scale: scale)
    }

    /// Creates a picture filled with one color. This is faster than filling a transparent picture.
    package init(size: Size, scale: Double, filledWith color: RGBA) throws(CanvasError) {
        let (width, height) = try Self.pixels(size, scale: scale)
        let sample = try Surface(pixelWidth: 1, pixelHeight: 1, scale: 1)
        sample.fill(color)
        let word = sample.words(x: 0, y: 0, width: 1, height: 1).first ?? 0
        try self.init(drawingOn: Pixmap(width: width, height: height, filledWith: word), scale: scale)
    }

    private static func pixels(_ size: Size, scale: Double) throws(CanvasError) -> (width: Int, height: Int) {
        let width = (size.width.value * scale - 1e-6).rounded(.up)
        let height = (size.height.value * scale - 1e-6).rounded(.up)
        guard scale > 0, width >= 1, height >= 1 else { throw .emptySize(width: width, height: height) }
        guard width <= 1e9, height <= 1e9 else {
            throw .tooLarge(width: Int(min(width, 1e9)), height: Int(min(height, 1e9)))
        }
        return (Int(width), Int(height))
    }

    /// Creates a transparent picture of a size in pixels.
    package init(pixelWidth: Int, pixelHeight: Int, scale: Double) throws(CanvasError) {
        guard scale > 0, scale.isFinite else { throw .emptySize(width: 0, height: 0) }
        try self.init(drawingOn: Pixmap(width: pixelWidth, height: pixelHeight), scale: scale)
    }

    init(drawingOn pixmap: consuming Pixmap, scale: Double, above backdrops: [LayerBackdrop] = []) throws(CanvasError) {
        let size = Size(width: Points(Double(pixmap.width) / scale), height: Points(Double(pixmap.height) / scale))
        try unsafe self.init(
            drawingOn: pixmap.pointer, pageSaturation: nil, pixelWidth: pixmap.width, pixelHeight: pixmap.height,
            size: size,
            scale: scale, above: backdrops)
    }

    @unsafe private init(
        drawingOn target: OpaquePointer, pageSaturation: PageSaturation?, pixelWidth: Int, pixelHeight: Int, size: Size,
        scale: Double, above backdrops: [LayerBackdrop] = []
    ) throws(CanvasError) {
        guard let context = unsafe cairo_create(target) else { throw .drawing("no context") }
        unsafe cairo_scale(context, scale, scale)
        self.scale = scale
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
        self.size = size
        self.pageSaturation = pageSaturation
        self.backdrops = backdrops
        unsafe self.target = target
        unsafe self.context = context
    }

    deinit {
        unsafe cairo_destroy(context)
    }

    package var bounds: Rect { Rect(origin: .zero, size: size) }

    /// Throws the first error of the drawing so far. After an error cairo ignores all further drawing.
    package func checkDrawing() throws(CanvasError) {
        let status = unsafe cairo_status(context)
        guard status == CAIRO_STATUS_SUCCESS else { throw .drawing(cairoMessage(status)) }
    }
}
