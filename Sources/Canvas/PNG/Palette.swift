import Values

/// The few colors that stand for all of a picture, and which of them stands for which.
///
/// Each is a color of the picture. The colors of areas come first, those of most pixels before others, and large areas keep
/// theirs however near another is: so what is flat is what it says, to the bit. Any other color needs none of its own
/// where one is as near as cannot be seen; on edges, which are one pixel wide, that is farther away than in shadows and
/// gradients, which would show bands. Grays have room of their own: however colorful the rest is, a shadow or a hairline
/// gets no tint.
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
    /// So many pixels, of all at least one in so many, count as an area wherever they stand.
    private static let manyPixels = 128
    private static let manyShare = 1_000
    /// So many pixels of one color are a swatch or a ground.
    private static let largeArea = 512
    /// By how much a tolerance grows where the colors would be too many.
    private static let growth = 1.2

    /// - Parameter limit: how many colors there may be, from 2 to 256.
    init(_ census: ColorCensus, limit: Int) {
        let limit = max(2, min(limit, Self.most))
        // What is nowhere smooth, but everywhere, are hairlines and the ink of letters.
        let pixels = census.smooth.values.reduce(0, +) + census.edges.values.reduce(0, +)
        let many = max(Self.manyPixels, pixels / Self.manyShare)
        let areas = census.smooth.filter { $0.value >= Self.fewPixels }
            .merging(census.edges.filter { $0.value >= many }, uniquingKeysWith: +)
        let others = census.edges.merging(census.smooth.filter { $0.value < Self.fewPixels }, uniquingKeysWith: +)
            .filter { areas[$0.key] == nil }
        let (smooth, edges) = (Self.ranked(areas), Self.ranked(others))
        add(Self.ranked(census.flat.filter { $0.value >= Self.largeArea }).prefix(limit / 2))
        // Edges need some colors at any rate, and areas all the others; of both the grays come first, so that no
        // color is spent that they will need.
        add(smooth.filter(\.place.isGray), tolerance: Self.smoothTolerance, limit: max(1, limit / 2 + limit / 8))
        add(smooth, tolerance: Self.smoothTolerance, limit: limit - limit / 4)
        add(edges.filter(\.place.isGray), tolerance: Self.edgeTolerance, limit: limit - limit / 8)
        add(edges, tolerance: Self.edgeTolerance, limit: limit)
        for (index, color) in colors.enumerated() { known[color] = UInt8(truncatingIfNeeded: index) }
    }

    private typealias Candidate = (color: UInt32, place: PerceivedColor)

    /// Those of most pixels first; ties by color, so that the same picture has the same palette.
    private static func ranked(_ counts: [UInt32: Int]) -> [Candidate] {
        counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, PerceivedColor($0.key)) }
    }

    private mutating func add(_ candidates: ArraySlice<Candidate>) {
        colors += candidates.map(\.color)
        places += candidates.map(\.place)
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
            // Of a few colors none may be gray.
            let keepsTint = colors.count < limit || places.contains { $0.canStand(for: candidate.place) }
            let isKnown = places.contains { place in
                (!keepsTint || place.canStand(for: candidate.place))
                    && place.squaredDistance(to: candidate.place) <= tolerance * tolerance
            }
            if isKnown { continue }
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
        let hasOwn = places.contains { $0.canStand(for: place) }
        for index in places.indices where !hasOwn || places[index].canStand(for: place) {
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
    private let tint: Tint

    /// How far a color is from gray.
    private enum Tint: Int {
        case none
        /// As iOS’s grays with a trace of blue.
        case trace
        case colored
    }

    /// Whether it is so pale that a tint would show.
    var isGray: Bool { tint != .colored }

    /// OKLab's chroma up to which a color counts as gray, and up to which nothing is seen of its tint.
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

    /// A gray must not get a tint, nor one that has none that of iOS’s.
    func canStand(for other: PerceivedColor) -> Bool { tint.rawValue <= other.tint.rawValue }

    func squaredDistance(to other: PerceivedColor) -> Double {
        let (first, second, third) = (lightness - other.lightness, green - other.green, blue - other.blue)
        return first * first + second * second + third * third
    }
}
