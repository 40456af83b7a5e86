import Platform
package import Specs
import Values

/// How an animation runs, as always or under Reduce Motion: its tracks, and it in words.
package struct MotionCourse: Sendable {
    /// `Spring`, `Ease-out, then linear`.
    package var name: String
    /// `spring, response 0.3 s, damping fraction 0.6`.
    package var words: String
    package var tracks: [MotionTrack]

    package init(name: String, words: String, tracks: [MotionTrack]) {
        self.name = name
        self.words = words
        self.tracks = tracks
    }

    package func track(_ property: BoundMotion.Property) -> MotionTrack? {
        tracks.first { $0.property == property }
    }

    /// What is not still.
    package var moving: [MotionTrack] { tracks.filter(\.varies) }

    /// What happens, piece by piece.
    var movements: [MotionPiece] { moving.flatMap(\.pieces).filter(\.varies) }

    /// When something happens: each stretch from its start to its end.
    package var active: [ClosedRange<Double>] {
        movements.map { $0.start...$0.start + min($0.duration, Self.longest) }
    }

    /// What takes longer is not a movement that a sheet can show.
    static let longest = 600.0
}

extension BoundMotion.Property {
    /// As an axis names it, with its unit.
    var axisName: String {
        switch self {
        case .offsetX: "offset x, points"
        case .offsetY: "offset y, points"
        case .rotation: "rotation, degrees"
        case .blur, .width, .height, .radius: "\(rawValue), points"
        case .opacity, .scale, .saturation, .color, .background, .fill: rawValue
        }
    }

    /// As a caption names it beside its value.
    var shortName: String {
        switch self {
        case .offsetX: "x"
        case .offsetY: "y"
        default: rawValue
        }
    }

    var isColor: Bool {
        switch self {
        case .color, .background, .fill: true
        default: false
        }
    }

    /// Decimals that tell its steps apart.
    private var places: Int {
        switch self {
        case .scale: 3
        case .opacity, .saturation: 2
        case .rotation, .blur: 1
        default: 0
        }
    }

    private var unit: String { self == .rotation ? "°" : "" }

    /// A value as the sheet writes it: `0.983`, `−240`.
    func words(_ value: Double) -> String {
        let text =
            self == .scale ? DecimalText.fixed(value, places: places) : DecimalText.short(value, places: places)
        // A hyphen is too short before a figure.
        return (text == "-0" ? "0" : text.replacing("-", with: "−")) + unit
    }

    /// The nearest value that can be seen: nothing is more than opaque, or less than nothing.
    func shown(_ value: Double) -> Double {
        switch self {
        case .opacity: min(max(value, 0), 1)
        case .saturation, .blur, .width, .height, .radius: max(value, 0)
        case .scale, .rotation, .offsetX, .offsetY, .color, .background, .fill: value
        }
    }

    /// The value that does nothing.
    var neutral: Double {
        switch self {
        case .opacity, .scale, .saturation: 1
        default: 0
        }
    }
}
