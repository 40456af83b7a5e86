import Values

/// The few colors that stand for all of a picture, and which of them stands for which.
///
/// Each is a color of the picture. The colors of areas come first, those of most pixels before others: so a flat area
/// keeps its color to the bit. A color needs none of its own where one is as near as cannot be seen; on edges, which
/// are one pixel wide, that is farther away than in shadows and gradients, which would show bands.
struct Palette {
    /// 0xRRGGBB.
    private(set) var colors: [UInt32] = []
    private var places: [PerceivedColor] = []
    /// What was looked up before.
    private var known: [UInt32: UInt8] = [:]

    /// The most that an indexed PNG has.
    static let most = 256
    /// ΔE OK in areas; of two grays of one step of eight bits it is about 0.003.
    private static let smoothTolerance = 0.0045
    /// ΔE OK on edges: twice what can just be told apart on an area.
    private static let edgeTolerance = 0.04
    /// So few pixels are no area.
    private static let fewPixels = 24
    /// By how much a tolerance grows where the colors would be too many.
    private static let growth = 1.2

    /// - Parameter limit: how many colors there may be, from 2 to 256.
    init(_ census: ColorCensus, limit: Int) {
        let limit = max(2, min(limit, Self.most))
        let areas = census.smooth.filter { $0.value >= Self.fewPixels }
        let others = census.edges.merging(census.smooth.filter { $0.value < Self.fewPixels }, uniquingKeysWith: +)
        // Edges need some colors at any rate, and areas all the others.
        add(Self.ranked(areas), tolerance: Self.smoothTolerance, limit: limit - limit / 4)
        add(Self.ranked(others.filter { areas[$0.key] == nil }), tolerance: Self.edgeTolerance, limit: limit)
        for (index, color) in colors.enumerated() { known[color] = UInt8(truncatingIfNeeded: index) }
    }

    private typealias Candidate = (color: UInt32, place: PerceivedColor)

    /// Those of most pixels first; ties by color, so that the same picture has the same palette.
    private static func ranked(_ counts: [UInt32: Int]) -> [Candidate] {
        counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, PerceivedColor($0.key)) }
    }

    /// Adds colors until each candidate has one that is near enough; as near as the limit allows.
    private mutating func add(_ candidates: [Candidate], tolerance: Double, limit: Int) {
        let (before, beforePlaces) = (colors, places)
        var tolerance = tolerance
        while !add(candidates, within: tolerance, limit: limit) {
            (colors, places) = (before, beforePlaces)
            tolerance *= Self.growth
        }
    }

    /// False where there would be more colors than the limit.
    private mutating func add(_ candidates: [Candidate], within tolerance: Double, limit: Int) -> Bool {
        for candidate in candidates {
            if places.contains(where: { $0.squaredDistance(to: candidate.place) <= tolerance * tolerance }) { continue }
            if colors.count == limit { return false }
            colors.append(candidate.color)
            places.append(candidate.place)
        }
        return true
    }

    /// The index of the nearest color.
    mutating func index(of color: UInt32) -> UInt8 {
        if let index = known[color] { return index }
        let place = PerceivedColor(color)
        var nearest = (index: 0, distance: Double.infinity)
        for index in places.indices {
            let distance = places[index].squaredDistance(to: place)
            if distance < nearest.distance { nearest = (index, distance) }
        }
        let index = UInt8(truncatingIfNeeded: nearest.index)
        known[color] = index
        return index
    }
}

/// A color where equal distances look equal: in OKLab, with the lightness that Ottosson advises near black, where
/// OKLab's own is far too steep (“Okhsv and Okhsl”, a new lightness estimate).
struct PerceivedColor {
    private let lightness: Double
    private let green: Double
    private let blue: Double

    init(_ color: UInt32) {
        let bytes = [16, 8, 0].map { UInt8(truncatingIfNeeded: color >> UInt32($0)) }
        let lab = Color(RGBA.bytes(bytes[0], bytes[1], bytes[2])).converted(to: .oklab).components
        let (toe, foot) = (0.206, 0.03)
        let slope = (1 + toe) / (1 + foot)
        let raised: Double = slope * lab.x - toe
        lightness = 0.5 * (raised + (raised * raised + 4 * foot * slope * lab.x).squareRoot())
        (green, blue) = (lab.y, lab.z)
    }

    func squaredDistance(to other: PerceivedColor) -> Double {
        let (first, second, third) = (lightness - other.lightness, green - other.green, blue - other.blue)
        return first * first + second * second + third * third
    }
}
