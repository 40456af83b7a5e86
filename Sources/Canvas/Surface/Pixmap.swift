import CPangoCairo

/// The maximum size of a picture in pixels.
package enum SurfaceLimits {
    /// The longest side that cairo's image surfaces support.
    package static let side = 32_767
    /// 256 megapixels, which take one gigabyte of memory.
    package static let area = 256 * 1_024 * 1_024

    /// Returns the error for a picture of this size, or nil if the size is supported.
    package static func error(width: Int, height: Int) -> CanvasError? {
        guard width > 0, height > 0 else { return .emptySize(width: Double(width), height: Double(height)) }
        guard width <= side, height <= side, width * height <= area else {
            return .tooLarge(width: width, height: height)
        }
        return nil
    }
}

/// Owns a cairo image surface and converts its pixels to and from Swift arrays without padding.
@safe struct Pixmap: ~Copyable {
    enum Format {
        /// Premultiplied color, one native-endian word per pixel: 0xAARRGGBB.
        case color
        /// Only alpha, one byte per pixel.
        case alpha
    }

    let width: Int
    let height: Int
    let format: Format
    let pointer: OpaquePointer

    init(width: Int, height: Int, format: Format = .color) throws(CanvasError) {
        if let error = SurfaceLimits.error(width: width, height: height) { throw error }
        let created = unsafe cairo_image_surface_create(
            format == .color ? CAIRO_FORMAT_ARGB32 : CAIRO_FORMAT_A8, Int32(width), Int32(height))
        guard let created = unsafe created else { throw .drawing("no surface") }
        let status = unsafe cairo_surface_status(created)
        guard status == CAIRO_STATUS_SUCCESS else {
            unsafe cairo_surface_destroy(created)
            throw .drawing(cairoMessage(status))
        }
        self.width = width
        self.height = height
        self.format = format
        unsafe pointer = created
    }

    /// Creates a picture filled with one color. It writes each pixel once; clearing and painting would write it twice.
    init(width: Int, height: Int, filledWith word: UInt32) throws(CanvasError) {
        if let error = SurfaceLimits.error(width: width, height: height) { throw error }
        let memory = PixelMemory.take(count: width * height)
        unsafe memory.words.initialize(repeating: word, count: memory.count)
        let created = unsafe cairo_image_surface_create_for_data(
            UnsafeMutableRawPointer(memory.words).assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32,
            Int32(width), Int32(height), Int32(width * 4))
        // The surface may outlive this handle, so the surface itself keeps the memory alive.
        let owner = unsafe Unmanaged.passRetained(PixelMemoryOwner(memory))
        // cairo compares keys by address and never reads them, so any address that stays valid can serve as the key.
        let key = unsafe UnsafePointer(owner.toOpaque().assumingMemoryBound(to: cairo_user_data_key_t.self))
        let status = unsafe cairo_surface_set_user_data(created, key, owner.toOpaque()) { owner in
            guard let owner = unsafe owner else { return }
            unsafe Unmanaged<PixelMemoryOwner>.fromOpaque(owner).release()
        }
        guard let created = unsafe created, status == CAIRO_STATUS_SUCCESS else {
            unsafe cairo_surface_destroy(created)
            unsafe owner.release()
            throw .drawing(cairoMessage(status))
        }
        self.width = width
        self.height = height
        format = .color
        unsafe pointer = created
    }

    deinit {
        unsafe cairo_surface_destroy(pointer)
    }

    /// Returns the color words of a rectangle inside the picture, row by row.
    func words(x: Int, y: Int, width: Int, height: Int) -> [UInt32] {
        unsafe Pixmap.words(of: pointer, x: x, y: y, width: width, height: height)
    }

    /// Returns the color words of a rectangle of a color image surface, row by row. Pixels outside the surface are
    /// clear.
    @unsafe static func words(of surface: OpaquePointer, x: Int, y: Int, width: Int, height: Int) -> [UInt32] {
        unsafe cairo_surface_flush(surface)
        guard unsafe cairo_image_surface_get_format(surface) == CAIRO_FORMAT_ARGB32,
            let data = unsafe cairo_image_surface_get_data(surface)
        else { return [UInt32](repeating: 0, count: width * height) }
        let stride = unsafe Int(cairo_image_surface_get_stride(surface))
        let columns = max(x, 0)..<max(max(x, 0), min(x + width, unsafe Int(cairo_image_surface_get_width(surface))))
        let rows = max(y, 0)..<max(max(y, 0), min(y + height, unsafe Int(cairo_image_surface_get_height(surface))))
        // Fresh memory is slow when it is first written, so it is not cleared before the copy unless that is necessary.
        return unsafe [UInt32](unsafeUninitializedCapacity: width * height) { words, count in
            let isInside = columns.count == width && rows.count == height
            if !isInside { unsafe words.initialize(repeating: 0) }
            for row in rows where !columns.isEmpty {
                let line = unsafe UnsafeRawBufferPointer(
                    start: UnsafeRawPointer(data + row * stride + columns.lowerBound * 4), count: columns.count * 4)
                let start = (row - y) * width + columns.lowerBound - x
                let place = unsafe UnsafeMutableBufferPointer(rebasing: words[start..<start + columns.count])
                unsafe UnsafeMutableRawBufferPointer(place).copyMemory(from: line)
            }
            count = width * height
        }
    }

    /// Replaces the whole picture with `width` × `height` color words, row by row.
    func replace(words: [UInt32]) {
        precondition(words.count == width * height && format == .color)
        unsafe cairo_surface_flush(pointer)
        guard let data = unsafe cairo_image_surface_get_data(pointer) else { return }
        let stride = unsafe Int(cairo_image_surface_get_stride(pointer))
        for row in 0..<height {
            let line = unsafe UnsafeMutableRawPointer(data + row * stride)
            for column in 0..<width {
                unsafe line.storeBytes(of: words[row * width + column], toByteOffset: column * 4, as: UInt32.self)
            }
        }
        unsafe cairo_surface_mark_dirty(pointer)
    }

    /// Returns the bytes of an alpha picture, row by row.
    func alphaBytes() -> [UInt8] {
        var result = [UInt8](repeating: 0, count: width * height)
        unsafe cairo_surface_flush(pointer)
        guard format == .alpha, let data = unsafe cairo_image_surface_get_data(pointer) else { return result }
        let stride = unsafe Int(cairo_image_surface_get_stride(pointer))
        unsafe result.withUnsafeMutableBytes { bytes in
            for row in 0..<height {
                let line = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[row * width..<(row + 1) * width])
                unsafe line.copyMemory(from: UnsafeRawBufferPointer(start: data + row * stride, count: width))
            }
        }
        return result
    }

    /// Replaces an alpha picture with `width` × `height` bytes, row by row.
    func replace(alphaBytes: [UInt8]) {
        precondition(alphaBytes.count == width * height && format == .alpha)
        unsafe cairo_surface_flush(pointer)
        guard let data = unsafe cairo_image_surface_get_data(pointer) else { return }
        let stride = unsafe Int(cairo_image_surface_get_stride(pointer))
        unsafe alphaBytes.withUnsafeBytes { bytes in
            for row in 0..<height {
                let line = unsafe UnsafeMutableRawBufferPointer(start: data + row * stride, count: width)
                unsafe line.copyMemory(from: UnsafeRawBufferPointer(rebasing: bytes[row * width..<(row + 1) * width]))
            }
        }
        unsafe cairo_surface_mark_dirty(pointer)
    }
}

/// Returns the memory for reuse when no surface draws on it any more.
private final class PixelMemoryOwner {
    private let memory: PixelMemory

    init(_ memory: PixelMemory) { self.memory = memory }

    deinit { memory.release() }
}

/// Returns cairo's message for a status.
func cairoMessage(_ status: cairo_status_t) -> String {
    guard let text = unsafe cairo_status_to_string(status) else { return "unknown" }
    return unsafe String(cString: text)
}
