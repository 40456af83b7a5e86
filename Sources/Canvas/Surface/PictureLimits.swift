/// The maximum size of a picture that is read.
package enum PictureLimits {
    /// 32 megapixels, which take 128 MiB of memory.
    package static let area = 32 * 1_024 * 1_024

    /// Returns the error for a picture of this size, or nil if it is read.
    ///
    /// - Parameter bits: the bits per channel. cairo decodes 16 of them as 32, which takes four times the memory.
    static func error(width: Int, height: Int, bits: Int) -> CanvasError? {
        guard width > 0, height > 0 else { return .emptySize(width: Double(width), height: Double(height)) }
        let (pixels, isOverflow) = width.multipliedReportingOverflow(by: height)
        guard !isOverflow, max(width, height) <= SurfaceLimits.side, pixels <= area / (bits > 8 ? 4 : 1) else {
            return .pictureTooLarge(width: width, height: height)
        }
        return nil
    }
}
