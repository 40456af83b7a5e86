import Checks
import Layout
import Project
import Specs
import Values

/// The surroundings of a component on its stages.
package enum StageContext: Sendable, Hashable {
    /// The component is in the middle, with space around it.
    case margin
    /// A whole screen: the stage is the display.
    case screen
    /// A sheet presentation, at the lower edge of a dimmed screen.
    case sheet
    /// A bar at the upper edge of a screen.
    case topBar
    /// A bar at the lower edge of a screen.
    case bottomBar
    /// A row of a list, between two others.
    case row
    /// A component that is as wide as the screen.
    case band

    /// Whether stages are as wide as the screen.
    var isFullWidth: Bool { self != .margin }

    /// The part of the screen that is visible above and below, in points of the component.
    var strips: (above: Points, below: Points) {
        switch self {
        case .screen: (0, 0)
        case .sheet: (120, 0)
        case .topBar: (0, 56)
        case .bottomBar: (56, 0)
        case .row: (0, 0)
        case .band, .margin: (PageGrid.stageMargin, PageGrid.stageMargin)
        }
    }
}

extension StageContext {
    /// Rows are not higher than this; higher components are cards.
    private static let tallestRow: Points = 140
    /// The minimum share of the screen's width that a row takes.
    private static let rowShare = 0.85

    /// - Parameter mockups: the states of the component.
    init(_ component: Component, _ mockups: [Mockup], in library: SpecLibrary) {
        guard let first = mockups.first else {
            self = .margin
            return
        }
        let screen = first.metrics.screen
        let sizes = mockups.map(\.ownSize)
        let isWide = sizes.allSatisfy { abs(($0.width - screen.width).value) < 0.5 }
        let isRow = sizes.allSatisfy {
            $0.height <= Self.tallestRow && $0.width >= screen.width * Self.rowShare && $0.width <= screen.width
        }
        let place = library.screenPlace(of: component.name)
        self =
            if component.isScreen {
                .screen
            } else if first.isSheet, isWide {
                .sheet
            } else if isWide, place == .top {
                .topBar
            } else if isWide, place == .bottom {
                .bottomBar
            } else if isRow, place == .list, first.laidOut.tree.behavior.presentation == nil {
                .row
            } else if isWide {
                .band
            } else {
                .margin
            }
    }
}
