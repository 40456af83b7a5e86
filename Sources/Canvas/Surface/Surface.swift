import CPangoCairo
package import Values

/// A picture that can be drawn on; lengths are in points, `scale` pixels each. Clear at first.
///
/// Drawing borrows the surface: it is a handle whose pixels change behind it, and never leaves its thread.
@safe package struct Surface: ~Copyable {
    /// Pixels per point; on a page those of the pictures that stand for what outlines cannot show.
    package let scale: Double
    package let pixelWidth: Int
    package let pixelHeight: Int
    package let size: Size
    /// Whether this is a page, which keeps outlines and texts as they are drawn, and has no pixels.
    package var isPage: Bool { tone != nil }
    /// How colors are changed; of a page alone.
    let tone: PageTone?
    /// What this is a layer above, nearest first: what a material in it sees; see ``LayerGround``.
    let grounds: [LayerGround]
    /// What is drawn on; the context keeps it.
    let target: OpaquePointer
    let context: OpaquePointer

    /// A clear picture. Sizes that are no whole number of pixels are rounded up.
    package init(size: Size, scale: Double) throws(CanvasError) {
        let (width, height) = try Self.pixels(size, scale: scale)
        try self.init(pixelWidth: width, pixelHeight: height, scale: scale)
    }

    /// A clear page of exactly this size.
    package init(pageOf size: Size, scale: Double) throws(CanvasError) {
        let (width, height) = try Self.pixels(size, scale: scale)
        // cairo's coordinates have 23 bits before the point.
        let limit = 1 << 22
        guard width <= limit, height <= limit else { throw .tooLarge(width: width, height: height) }
        var extents = cairo_rectangle_t(
            x: 0, y: 0, width: size.width.value * scale, height: size.height.value * scale)
        guard let recording = unsafe cairo_recording_surface_create(CAIRO_CONTENT_COLOR_ALPHA, &extents) else {
            throw .drawing("no surface")
        }
        defer { unsafe cairo_surface_destroy(recording) }
        try unsafe self.init(
            drawingOn: recording, tone: PageTone(), pixelWidth: width, pixelHeight: height, size: size, scale: scale)
    }

    /// A picture of one color: the same as a clear one that is filled with it, for less.
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

    /// A clear picture of a size in pixels.
    package init(pixelWidth: Int, pixelHeight: Int, scale: Double) throws(CanvasError) {
        guard scale > 0, scale.isFinite else { throw .emptySize(width: 0, height: 0) }
        try self.init(drawingOn: Pixmap(width: pixelWidth, height: pixelHeight), scale: scale)
    }

    init(drawingOn pixmap: consuming Pixmap, scale: Double, above grounds: [LayerGround] = []) throws(CanvasError) {
        let size = Size(width: Points(Double(pixmap.width) / scale), height: Points(Double(pixmap.height) / scale))
        try unsafe self.init(
            drawingOn: pixmap.pointer, tone: nil, pixelWidth: pixmap.width, pixelHeight: pixmap.height, size: size,
            scale: scale, above: grounds)
    }

    @unsafe private init(
        drawingOn target: OpaquePointer, tone: PageTone?, pixelWidth: Int, pixelHeight: Int, size: Size, scale: Double,
        above grounds: [LayerGround] = []
    ) throws(CanvasError) {
        guard let context = unsafe cairo_create(target) else { throw .drawing("no context") }
        unsafe cairo_scale(context, scale, scale)
        self.scale = scale
        self.pixelWidth = pixelWidth
        self.pixelHeight = pixelHeight
        self.size = size
        self.tone = tone
        self.grounds = grounds
        unsafe self.target = target
        unsafe self.context = context
    }

    deinit {
        unsafe cairo_destroy(context)
    }

    package var bounds: Rect { Rect(origin: .zero, size: size) }

    /// Throws what has gone wrong in drawing so far: cairo keeps its first error and draws nothing after it.
    package func checkDrawing() throws(CanvasError) {
        let status = unsafe cairo_status(context)
        guard status == CAIRO_STATUS_SUCCESS else { throw .drawing(cairoMessage(status)) }
    }
}
