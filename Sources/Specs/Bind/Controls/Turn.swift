#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// Where a point on a circle of radius 1 stands.
enum Turn {
    /// `angle` in radians.
    static func sine(_ angle: Double) -> Double { sin(angle) }
    static func cosine(_ angle: Double) -> Double { cos(angle) }
}
