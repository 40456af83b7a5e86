import RealModule

/// Conversion between spaces in the steps of CSS Color 4, section 10: polar to rectangular, linear light, XYZ (D65),
/// and back.
extension Color {
    /// Returns the same color in another space. Missing components are read as 0. In the result, the hue of a gray is
    /// missing.
    package func converted(to target: ColorSpace) -> Color {
        guard target != space else { return self }
        let rectangular = Self.rectangular(components, of: space)
        let result: SIMD3<Double>
        if space.rectangular == target.rectangular {
            result = rectangular
        } else {
            result = Self.fromXYZ(Self.toXYZ(rectangular, of: space.rectangular), to: target.rectangular)
        }
        let (written, hueIsPowerless) = Self.written(result, in: target)
        var missing = self.missing.intersection(.alpha)
        if hueIsPowerless { missing.insert(target.hueIndex == 0 ? .first : .third) }
        return Color(target, written, alpha: alpha, missing: missing)
    }

    /// Components in the rectangular form of their space.
    private static func rectangular(_ components: SIMD3<Double>, of space: ColorSpace) -> SIMD3<Double> {
        switch space {
        case .hsl: HSL.toSRGB(components)
        case .hwb: HWB.toSRGB(components)
        case .lch, .oklch: Polar.toRectangular(components)
        default: components
        }
    }

    /// Converts from the rectangular form to the space itself. Also returns whether the hue is powerless.
    private static func written(_ components: SIMD3<Double>, in space: ColorSpace) -> (SIMD3<Double>, Bool) {
        switch space {
        case .hsl: HSL.fromSRGB(components)
        case .hwb: HWB.fromSRGB(components)
        case .lch: Polar.fromRectangular(components, powerlessBelow: 0.0015)
        case .oklch: Polar.fromRectangular(components, powerlessBelow: 0.000004)
        default: (components, false)
        }
    }

    private static func toXYZ(_ components: SIMD3<Double>, of space: ColorSpace) -> SIMD3<Double> {
        switch space {
        case .srgb: ColorMatrix.srgbToXYZ * TransferFunction.srgb.decode(components)
        case .srgbLinear: ColorMatrix.srgbToXYZ * components
        case .displayP3: ColorMatrix.displayP3ToXYZ * TransferFunction.srgb.decode(components)
        case .a98RGB: ColorMatrix.a98RGBToXYZ * TransferFunction.a98.decode(components)
        case .rec2020: ColorMatrix.rec2020ToXYZ * TransferFunction.rec2020.decode(components)
        case .proPhotoRGB:
            ColorMatrix.d50ToD65 * (ColorMatrix.proPhotoToXYZD50 * TransferFunction.proPhoto.decode(components))
        case .lab: ColorMatrix.d50ToD65 * CIELab.toXYZD50(components)
        case .oklab: OKLab.toXYZ(components)
        case .xyzD50: ColorMatrix.d50ToD65 * components
        default: components
        }
    }

    private static func fromXYZ(_ xyz: SIMD3<Double>, to space: ColorSpace) -> SIMD3<Double> {
        switch space {
        case .srgb: TransferFunction.srgb.encode(ColorMatrix.xyzToSRGB * xyz)
        case .srgbLinear: ColorMatrix.xyzToSRGB * xyz
        case .displayP3: TransferFunction.srgb.encode(ColorMatrix.xyzToDisplayP3 * xyz)
        case .a98RGB: TransferFunction.a98.encode(ColorMatrix.xyzToA98RGB * xyz)
        case .rec2020: TransferFunction.rec2020.encode(ColorMatrix.xyzToRec2020 * xyz)
        case .proPhotoRGB:
            TransferFunction.proPhoto.encode(ColorMatrix.xyzD50ToProPhoto * (ColorMatrix.d65ToD50 * xyz))
        case .lab: CIELab.fromXYZD50(ColorMatrix.d65ToD50 * xyz)
        case .oklab: OKLab.fromXYZ(xyz)
        case .xyzD50: ColorMatrix.d65ToD50 * xyz
        default: xyz
        }
    }
}

/// CIE Lab, relative to D50.
private enum CIELab {
    static let white = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
    static let epsilon = 216.0 / 24389
    static let kappa = 24389.0 / 27

    static func toXYZD50(_ lab: SIMD3<Double>) -> SIMD3<Double> {
        let y = (lab.x + 16) / 116
        let roots = SIMD3(lab.y / 500 + y, y, y - lab.z / 200)
        return white * SIMD3(uncompressed(roots.x), uncompressed(roots.y), uncompressed(roots.z))
    }

    static func fromXYZD50(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
        let scaled = xyz / white
        let (x, y, z) = (compressed(scaled.x), compressed(scaled.y), compressed(scaled.z))
        return SIMD3(116 * y - 16, 500 * (x - y), 200 * (y - z))
    }

    private static func compressed(_ value: Double) -> Double {
        value > epsilon ? Double.root(value, 3) : (kappa * value + 16) / 116
    }

    private static func uncompressed(_ root: Double) -> Double {
        let cube = root * root * root
        return cube > epsilon ? cube : (116 * root - 16) / kappa
    }
}

/// OKLab (Björn Ottosson, 2020), relative to D65, with the matrices of CSS Color 4.
enum OKLab {
    static func toXYZ(_ lab: SIMD3<Double>) -> SIMD3<Double> {
        ColorMatrix.lmsToXYZ * cubes(lab)
    }

    static func fromXYZ(_ xyz: SIMD3<Double>) -> SIMD3<Double> {
        let lms = ColorMatrix.xyzToLMS * xyz
        return ColorMatrix.lmsRootsToOKLab
            * SIMD3(Double.root(lms.x, 3), Double.root(lms.y, 3), Double.root(lms.z, 3))
    }

    /// Converts to linear-light sRGB without XYZ, for searches that convert thousands of colors.
    static func toLinearSRGB(_ lab: SIMD3<Double>) -> SIMD3<Double> {
        ColorMatrix.lmsToLinearSRGB * cubes(lab)
    }

    private static func cubes(_ lab: SIMD3<Double>) -> SIMD3<Double> {
        let roots = ColorMatrix.okLabToLMSRoots * lab
        return roots * roots * roots
    }
}
