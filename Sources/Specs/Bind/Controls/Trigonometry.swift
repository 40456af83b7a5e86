#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Sine and cosine without Foundation.
enum Trigonometry {
    /// - Parameter angle: In radians.
    static func sine(_ angle: Double) -> Double { sin(angle) }
    static func cosine(_ angle: Double) -> Double { cos(angle) }
}
