import Values

/// The palette of a picture, and the mapping of the picture's colors to it.
///
/// Each palette color is a color of the picture. The colors of areas come first, the most frequent before others. Large
/// flat areas always keep their exact color, even if another palette color is close to it. Any other color is omitted
/// if the palette has one that looks the same. The tolerance is larger on edges, which are one pixel wide, than in
/// shadows and gradients, which would show bands. Part of the palette is reserved for grays, so that a shadow or a
/// hairline in a colorful picture is not tinted.
struct Palette {
    /// 0xRRGGBB.
    private(set) var colors: [UInt32] = []
    private var perceived: [PerceivedColor] = []
    /// The indices of the colors that were looked up before.
    private var indices: [UInt32: UInt8] = [:]

    /// The maximum number of colors of an indexed PNG.
    static let maximumColors = 256
    /// The tolerance in areas, as ΔE OK. Two grays that differ by one of 255 steps have about 0.003.
    private static let smoothTolerance = 0.0045
    /// The tolerance on edges, as ΔE OK: twice the smallest visible difference between two areas.
    private static let edgeTolerance = 0.04
    /// The minimum number of smooth pixels of a color that counts as an area.
    private static let minimumArea = 24
    /// The minimum number of edge pixels of a color that counts as an area.
    private static let minimumEdgeArea = 128
    /// In large pictures, a color of edges counts as an area from one in this number of pixels on.
    private static let edgeAreaDivisor = 1_000
    /// The minimum number of flat pixels of a color that is a swatch or a background.
    private static let largeArea = 512
    /// The factor by which a tolerance grows while there are too many colors.
    private static let growth = 1.2

    /// - Parameter limit: the maximum number of colors, from 2 to 256.
    init(_ histogram: ColorHistogram, limit: Int) {
        let limit = max(2, min(limit, Self.maximumColors))
        // Frequent colors that are never smooth belong to hairlines and letters, and count as areas.
        let pixels = histogram.smooth.values.reduce(0, +) + histogram.edges.values.reduce(0, +)
        let frequent = max(Self.minimumEdgeArea, pixels / Self.edgeAreaDivisor)
        let areas = histogram.smooth.filter { $0.value >= Self.minimumArea }
            .merging(histogram.edges.filter { $0.value >= frequent }, uniquingKeysWith: +)
        let others = histogram.edges.merging(
            histogram.smooth.filter { $0.value < Self.minimumArea }, uniquingKeysWith: +
        )
        .filter { areas[$0.key] == nil }
        let (smooth, edges) = (Self.ranked(areas), Self.ranked(others))
        add(Self.ranked(histogram.flat.filter { $0.value >= Self.largeArea }).prefix(limit / 2))
        // Part of the limit is reserved for edges; areas may use the rest. Grays come first in both, so that other
        // colors do not use up their part.
        add(smooth.filter(\.perceived.isGray), tolerance: Self.smoothTolerance, limit: max(1, limit / 2 + limit / 8))
        add(smooth, tolerance: Self.smoothTolerance, limit: limit - limit / 4)
        add(edges.filter(\.perceived.isGray), tolerance: Self.edgeTolerance, limit: limit - limit / 8)
        add(edges, tolerance: Self.edgeTolerance, limit: limit)
        for (index, color) in colors.enumerated() { indices[color] = UInt8(truncatingIfNeeded: index) }
    }

    /// Creates the palette of a picture with few colors, in the order of their first pixels. Returns nil if there are
    /// too many.
    init?(allColorsOf picture: PixelRows) {
        var row = [UInt32](repeating: 0, count: picture.width)
        for y in 0..<picture.height {
            picture.copy(y, into: &row)
            var x = 0
            while x < row.count {
                let color = row[x] & 0xFF_FFFF
                if indices[color] == nil {
                    guard colors.count < Self.maximumColors else { return nil }
                    indices[color] = UInt8(truncatingIfNeeded: colors.count)
                    colors.append(color)
                }
                x += PixelRows.runLength(of: row, in: x..<row.count)
            }
        }
    }

    private typealias Candidate = (color: UInt32, perceived: PerceivedColor)

    /// Returns the colors with the most frequent first. Ties are sorted by color, so that the result is deterministic.
    private static func ranked(_ counts: [UInt32: Int]) -> [Candidate] {
        counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, PerceivedColor($0.key)) }
    }

    private mutating func add(_ candidates: ArraySlice<Candidate>) {
        colors += candidates.map(\.color)
        perceived += candidates.map(\.perceived)
    }

    /// Adds colors until the palette has one within the tolerance of each candidate. Increases the tolerance until the
    /// colors fit the limit.
    private mutating func add(_ candidates: [Candidate], tolerance: Double, limit: Int) {
        let (colorsBefore, perceivedBefore) = (colors, perceived)
        var tolerance = tolerance
        while !add(candidates, within: tolerance, limit: limit) {
            (colors, perceived) = (colorsBefore, perceivedBefore)
            tolerance *= Self.growth
        }
    }

    /// Returns false if the palette would exceed the limit.
    private mutating func add(_ candidates: [Candidate], within tolerance: Double, limit: Int) -> Bool {
        for candidate in candidates {
            // A full palette may contain no gray. Then a tinted color has to replace a gray.
            let keepsTint = colors.count < limit || perceived.contains { $0.canReplace(candidate.perceived) }
            let isCovered = perceived.contains { color in
                (!keepsTint || color.canReplace(candidate.perceived))
                    && color.squaredDistance(to: candidate.perceived) <= tolerance * tolerance
            }
            if isCovered { continue }
            if colors.count == limit { return false }
            colors.append(candidate.color)
            perceived.append(candidate.perceived)
        }
        return true
    }

    /// Returns the index of the palette color that is nearest to a color.
    mutating func index(of color: UInt32) -> UInt8 {
        if let index = indices[color] { return index }
        let wanted = PerceivedColor(color)
        var nearest = (index: 0, distance: Double.infinity)
        let hasReplacement = perceived.contains { $0.canReplace(wanted) }
        for index in perceived.indices where !hasReplacement || perceived[index].canReplace(wanted) {
            let distance = perceived[index].squaredDistance(to: wanted)
            if distance < nearest.distance { nearest = (index, distance) }
        }
        let index = UInt8(truncatingIfNeeded: nearest.index)
        indices[color] = index
        return index
    }
}

/// A color in a perceptually uniform space.
///
/// The space is OKLab with the lightness estimate that Ottosson recommends in “Okhsv and Okhsl”, because OKLab's own
/// lightness is far too steep near black.
struct PerceivedColor {
    private let lightness: Double
    private let green: Double
    private let blue: Double
    private let tint: Tint

    /// The degree to which a color differs from gray.
    private enum Tint: Int {
        case none
        /// Slightly tinted, like the bluish grays of iOS.
        case trace
        case colored
    }

    /// Whether the color is so pale that a change of its tint would be visible.
    var isGray: Bool { tint != .colored }

    /// The maximum OKLab chroma of a color that counts as gray, and of one whose tint is invisible.
    private static let (grayChroma, neutralChroma) = (0.013, 0.004)

    init(_ color: UInt32) {
        let bytes = [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> UInt32($0)) }
        let lab = Color(RGBA.bytes(bytes[0], bytes[1], bytes[2])).converted(to: .oklab).components
        let (toe, foot) = (0.206, 0.03)
        let slope = (1 + toe) / (1 + foot)
        let raised: Double = slope * lab.x - toe
        lightness = 0.5 * (raised + (raised * raised + 4 * foot * slope * lab.x).squareRoot())
        let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
        tint = chroma <= Self.neutralChroma ? .none : chroma <= Self.grayChroma ? .trace : .colored
        (green, blue) = (lab.y, lab.z)
    }

    /// Whether this color can replace another without adding a tint: to a gray, or to a neutral gray the bluish tint of
    /// iOS grays.
    func canReplace(_ other: PerceivedColor) -> Bool { tint.rawValue <= other.tint.rawValue }

    func squaredDistance(to other: PerceivedColor) -> Double {
        let (first, second, third) = (lightness - other.lightness, green - other.green, blue - other.blue)
        return first * first + second * second + third * third
    }
}
