/// A 3×3 matrix for column vectors of components.
struct ColorMatrix: Sendable {
    private let columns: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

    /// Makes a matrix from rows, as they are printed in specifications.
    init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) {
        columns = (
            SIMD3(first.x, second.x, third.x), SIMD3(first.y, second.y, third.y), SIMD3(first.z, second.z, third.z)
        )
    }

    // Searches for colors multiply millions of times.
    @inline(__always)
    static func * (matrix: ColorMatrix, vector: SIMD3<Double>) -> SIMD3<Double> {
        matrix.columns.0 * vector.x + matrix.columns.1 * vector.y + matrix.columns.2 * vector.z
    }

    static func * (left: ColorMatrix, right: ColorMatrix) -> ColorMatrix {
        let (first, second, third) = (left * right.columns.0, left * right.columns.1, left * right.columns.2)
        return ColorMatrix(
            SIMD3(first.x, second.x, third.x), SIMD3(first.y, second.y, third.y), SIMD3(first.z, second.z, third.z))
    }

    /// The inverse, so that conversions in both directions match exactly. None of the matrices below is singular.
    var inverse: ColorMatrix {
        let (a, b, c) = columns
        let (first, second, third) = (Self.cross(b, c), Self.cross(c, a), Self.cross(a, b))
        let determinant = (a * first).sum()
        return ColorMatrix(first / determinant, second / determinant, third / determinant)
    }

    private static func cross(_ a: SIMD3<Double>, _ b: SIMD3<Double>) -> SIMD3<Double> {
        SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }
}

/// The constants of CSS Color 4, section 18, “Sample code for color conversions”.
extension ColorMatrix {
    static let srgbToXYZ = ColorMatrix(
        SIMD3(0.41239079926595934, 0.357584339383878, 0.1804807884018343),
        SIMD3(0.21263900587151027, 0.715168678767756, 0.07219231536073371),
        SIMD3(0.01933081871559182, 0.11919477979462598, 0.9505321522496607))

    static let displayP3ToXYZ = ColorMatrix(
        SIMD3(0.4865709486482162, 0.26566769316909306, 0.1982172852343625),
        SIMD3(0.2289745640697488, 0.6917385218365064, 0.079286914093745),
        SIMD3(0, 0.04511338185890264, 1.043944368900976))

    static let a98RGBToXYZ = ColorMatrix(
        SIMD3(0.5766690429101305, 0.1855582379065463, 0.1882286462349947),
        SIMD3(0.29734497525053605, 0.6273635662554661, 0.07529145849399788),
        SIMD3(0.02703136138641234, 0.07068885253582723, 0.9913375368376388))

    static let rec2020ToXYZ = ColorMatrix(
        SIMD3(0.6369580483012914, 0.14461690358620832, 0.1688809751641721),
        SIMD3(0.2627002120112671, 0.6779980715188708, 0.05930171646986196),
        SIMD3(0, 0.028072693049087428, 1.060985057710791))

    static let proPhotoToXYZD50 = ColorMatrix(
        SIMD3(0.7977666449006423, 0.13518129740053308, 0.0313477341283922),
        SIMD3(0.2880748288194013, 0.711835234241873, 0.00008993693872564),
        SIMD3(0, 0, 0.8251046025104602))

    /// Bradford adaptation.
    static let d65ToD50 = ColorMatrix(
        SIMD3(1.0479297925449969, 0.022946870601609652, -0.05019226628920524),
        SIMD3(0.02962780877005599, 0.9904344267538799, -0.017073799063418826),
        SIMD3(-0.009243040646204504, 0.015055191490298152, 0.7518742814281371))

    static let xyzToLMS = ColorMatrix(
        SIMD3(0.8190224379967030, 0.3619062600528904, -0.1288737815209879),
        SIMD3(0.0329836539323885, 0.9292868615863434, 0.0361446663506424),
        SIMD3(0.0481771893596242, 0.2642395317527308, 0.6335478284694309))

    static let lmsRootsToOKLab = ColorMatrix(
        SIMD3(0.2104542683093140, 0.7936177747023054, -0.0040720430116193),
        SIMD3(1.9779985324311684, -2.4285922420485799, 0.4505937096174110),
        SIMD3(0.0259040424655478, 0.7827717124575296, -0.8086757549230774))

    static let xyzToSRGB = srgbToXYZ.inverse
    static let xyzToDisplayP3 = displayP3ToXYZ.inverse
    static let xyzToA98RGB = a98RGBToXYZ.inverse
    static let xyzToRec2020 = rec2020ToXYZ.inverse
    static let xyzD50ToProPhoto = proPhotoToXYZD50.inverse
    static let d50ToD65 = d65ToD50.inverse
    static let lmsToXYZ = xyzToLMS.inverse
    static let okLabToLMSRoots = lmsRootsToOKLab.inverse
    static let linearSRGBToDisplayP3 = xyzToDisplayP3 * srgbToXYZ
    static let linearDisplayP3ToSRGB = xyzToSRGB * displayP3ToXYZ
    static let lmsToLinearSRGB = xyzToSRGB * lmsToXYZ
}
