import Platform
package import Specs
import Values

/// One form of an animation, standard or under Reduce Motion: its tracks and its description.
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

    /// The tracks that change.
    package var moving: [MotionTrack] { tracks.filter(\.varies) }

    /// The pieces that change.
    var movements: [MotionPiece] { moving.flatMap(\.pieces).filter(\.varies) }

    /// The time ranges with changes.
    package var active: [ClosedRange<Double>] {
        movements.map { $0.start...$0.start + min($0.duration, Self.longest) }
    }

    /// The maximum duration that a sheet shows, in seconds.
    static let longest = 600.0
}

extension BoundMotion.Property {
    /// The name with its unit, for an axis.
    var axisName: String {
        switch self {
        case .offsetX: SheetWords["%, points", "offset x"]
        case .offsetY: SheetWords["%, points", "offset y"]
        case .rotation: SheetWords["%, degrees", rawValue]
        case .blur, .width, .height, .radius: SheetWords["%, points", rawValue]
        case .opacity, .scale, .saturation, .color, .background, .fill: rawValue
        }
    }

    /// The short name, for a caption with its value.
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

    /// The decimal places that distinguish values.
    private var places: Int {
        switch self {
        case .scale: 3
        case .opacity, .saturation: 2
        case .rotation, .blur: 1
        default: 0
        }
    }

    private var unit: String { self == .rotation ? "°" : "" }

    /// Returns a value as text: `0.983`, `−240`.
    func words(_ value: Double) -> String {
        let text =
            self == .scale ? DecimalText.fixed(value, places: places) : DecimalText.short(value, places: places)
        // Use a minus sign instead of a hyphen.
        return (text == "-0" ? "0" : text.replacing("-", with: "−")) + unit
    }

    /// Returns the nearest value that can be drawn: opacity is limited to 1, and sizes to 0.
    func shown(_ value: Double) -> Double {
        switch self {
        case .opacity: min(max(value, 0), 1)
        case .saturation, .blur, .width, .height, .radius: max(value, 0)
        case .scale, .rotation, .offsetX, .offsetY, .color, .background, .fill: value
        }
    }

    /// The value without effect.
    var neutral: Double {
        switch self {
        case .opacity, .scale, .saturation: 1
        default: 0
        }
    }
}
