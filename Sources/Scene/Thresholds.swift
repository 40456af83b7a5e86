package import Values

/// The numbers that decide how contrast is measured, for the checks and for the drawings that they ask for.
///
/// Required ratios are settings of the rules.
package enum Thresholds {
    // MARK: What hides and mixes

    /// The alpha from which a layer hides what is below: at most a fiftieth of it shows.
    package static let hidingAlpha = 0.98
    /// The distance from the edge of a layer within which ink may be mixed with it.
    package static let mixedEdge: Points = 2
    /// The distance within which a sample represents its surroundings.
    package static let sampleReach: Points = 1
    /// The distance from ink within which a material is bounded by its darkest and lightest color.
    package static let certainSlack: Points = 6
    /// The factor for the rounding of drawn colors, by which a contrast must exceed a requirement to need no drawing.
    package static let roundingFactor = 1.02
    /// The part of a requirement within which a ratio on a material may be on either side of it on a device.
    package static let estimateShare = 0.05

    // MARK: Where is measured

    /// The number of scroll positions of a mock-up for ink that does not scroll with what is behind it.
    package static let viewpoints = 256
    /// The number of scroll positions of a mock-up for ink that starts out of view.
    package static let scrollPages = 1_024
    /// The number of scroll positions at which a text below an overlay is searched for.
    package static let coveredPlaces = 8
    /// The length of the start or end of a long paint, which is measured without its middle.
    package static let paintEnd: Points = 24
    /// The least distance from the edge of a scroll view to ink for which it is scrolled, where there is room.
    package static let scrollLead: Points = 16
    /// The number of places along an axis at which a gradient is measured.
    package static let gradientSteps = 64
    /// The number of places that a fix of a gradient has to satisfy.
    package static let fixedPlaces = 32

    // MARK: What is drawn

    /// The longest side of ink that is drawn: a longer one has more pixels than a picture may have.
    package static let longestInk: Points = 16_000
    /// The longest side of ink on a material that is compared with the material's bounds.
    package static let longestCertainInk: Points = 2_000
    /// Pixels per point, so that strokes of letters differ from their edges.
    package static let scale = 2.0
    /// Pixels per point around large materials, whose blur hides what is finer.
    package static let blurredScale = 1.0
    /// Pixels per point of ink that is slightly blurred: those of a display.
    package static let fineScale = 3.0
    /// The largest blur, as the distance that it reaches, which leaves strokes visible: one of four points.
    package static let fineReach: Points = 12
    /// The side of a cell: about a stroke of a letter. A part of its ink decides, never a single pixel.
    package static let cellSide: Points = 2
    /// The difference between neighbors below a gradual cover, as a part of what is visible of a pixel.
    package static let sameShare = 0.15
    /// The distance in pixels from an edge at which the color of a side is pure.
    package static let pureEdgePixels = 2
}
