package import Values

/// The kinds of marks on a redline sheet. Each has its own color and form.
package enum RedlineKind: String, Sendable, Hashable, CaseIterable {
    case frame = "Frame"
    case padding = "Padding"
    case gap = "Gap"
    case radius = "Radius"
    case hitArea = "Hit area"
    case order = "VoiceOver order"
    case contrast = "Contrast"
    case finding = "Finding"

    package var color: RGBA {
        switch self {
        case .frame: PageColors.dimension
        case .padding: PageColors.padding
        case .gap: PageColors.gap
        case .radius: PageColors.radius
        case .hitArea: PageColors.hitArea
        case .order, .contrast: PageColors.ink
        case .finding: PageColors.fail
        }
    }

    /// The color on a dark stage.
    var colorOnDark: RGBA {
        switch self {
        case .frame: .bytes(0xFF, 0x6F, 0xB5)
        case .padding: .bytes(0x5F, 0xD0, 0x8A)
        case .gap: .bytes(0xF2, 0xA6, 0x5A)
        case .radius: .bytes(0xA7, 0x8B, 0xFA)
        case .hitArea: .bytes(0x4F, 0xC3, 0xD5)
        case .order, .contrast, .finding: color
        }
    }
}

/// The dimensions of marks on a redline sheet, in page points.
enum RedlineMeasures {
    /// The width of outlines, dimension lines and leaders.
    static let line: Points = 1
    /// The width of the arc along a corner.
    static let arc: Points = 3
    /// The length of the ticks of a dimension line.
    static let tick: Points = 8
    /// The height of the white tag of a number or a band.
    static let tagHeight: Points = 16
    static let tagPadding: Points = 4
    static let tagRadius: Points = 4
    /// The distance from a component to the first dimension line, and between lines.
    static let lane: Points = 28
    /// The gap between an extension line and the frame.
    static let extensionGap: Points = 2
    static let extensionOpacity = 0.35
    static let bandOpacity = 0.18
    /// The opacity of the white below the tint of a band, which makes it visible on any light background.
    static let bandBackground = 0.75
    /// The opacity of a band on a dark background, which shows through.
    static let bandOpacityOnDark = 0.24
    /// The luminance below which a background counts as dark.
    static let darkest = 0.2
    static let hitOpacity = 0.1
    static let dash: [Points] = [4, 3]
    /// The minimum shorter side, as drawn, of an inner part with an outline.
    static let minimumFrame: Points = 16
    static let innerDash: [Points] = [3, 2.5]
    /// The length of the level end of a leader, and the gap between it and the text.
    static let leaderLevel: Points = 14
    static let leaderGap: Points = 6
    static let leaderDot: Points = 4
    /// The distance of the middle of a leader's dot from the ink that it is about, so that it touches no letter.
    static let dotDistance: Points = 4
    /// The gap between a drawing and labels with leaders.
    static let gutter: Points = 24
    /// The distance between labels below a drawing.
    static let labelPitch: Points = 20
    static let beside: Points = 6
    /// The distance from a drawing to the pills below it.
    static let pillDrop: Points = 20
    static let dot: Points = 18
    /// The margin around a component on a stage. It is smaller than the distance to the first dimension line.
    static let stageMargin: Points = 12
    /// The additional distance of numbers from a stage, which keeps them off its edge.
    static let stageLane: Points = 8
    static let halo: Points = 2
    /// The opacity of the white around a line that may cross a dark background.
    static let haloOpacity = 0.75
}
