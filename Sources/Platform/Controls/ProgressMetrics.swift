package import Values

/// A progress bar.
package struct ProgressMetrics: Sendable, Hashable {
    package let height: Points
    package let track: ControlColor
    package let fill: ControlColor

    init(_ facts: inout FactReader) {
        height = facts.points("height")
        track = facts.color("track")
        fill = facts.color("fill")
    }
}
