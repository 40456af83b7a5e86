package import Values

/// What a sign on a redline sheet tells. One kind has one color and one form.
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

    /// The same on a dark stage, where a dark color would not be seen.
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

/// The measures of what is drawn on a redline sheet, in points of the page.
enum RedlineMeasures {
    /// Of outlines, dimension lines and leaders.
    static let line: Points = 1
    /// Of the arc along a corner.
    static let arc: Points = 3
    /// The length of the strokes that end a dimension line.
    static let tick: Points = 8
    /// Of the white behind a number, and of a band's tag.
    static let tagHeight: Points = 16
    static let tagPadding: Points = 4
    static let tagRadius: Points = 4
    /// Between a component and the first dimension line, and between two of them.
    static let lane: Points = 28
    /// What an extension line keeps from the frame.
    static let extensionGap: Points = 2
    static let extensionOpacity = 0.35
    static let bandOpacity = 0.18
    /// Of the white below a band's tint, so that it shows on any light ground.
    static let bandGround = 0.75
    /// Of a band on a dark one, which shows through.
    static let bandOpacityOnDark = 0.24
    static let hitOpacity = 0.1
    static let dash: [Points] = [4, 3]
    /// The shorter side, as drawn, from which on a part inside has its frame.
    static let leastFrame: Points = 16
    static let innerDash: [Points] = [3, 2.5]
    /// The level end of a leader, and from there to the text.
    static let leaderLevel: Points = 14
    static let leaderGap: Points = 6
    static let leaderDot: Points = 4
    /// Between a drawing and the labels that leaders lead to.
    static let gutter: Points = 24
    /// From one label below a drawing to the next.
    static let labelPitch: Points = 20
    static let beside: Points = 6
    /// Between a drawing and the pills below it.
    static let pillDrop: Points = 20
    static let dot: Points = 18
    /// Around a component whose ground is not the page's: less than to the first dimension line.
    static let stageMargin: Points = 12
    /// How much farther out numbers stand beside a stage, so that they do not lie on its edge.
    static let stageLane: Points = 8
    static let halo: Points = 2
    /// Of the white around a line that may run over a dark ground.
    static let haloOpacity = 0.75
}
