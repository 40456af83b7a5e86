import Values

/// Where phones stand on a device sheet, and the scale that all of them are drawn at.
struct DeviceGrid {
    /// Phones side by side, for those that are held one way.
    let perRow: Int
    let pitch: Points

    /// Right of each phone, for the figures of its safe area.
    static let side: Points = 40

    /// - Parameter sizes: of the screens that are held one way.
    init(_ sizes: [Size]) {
        let isWide = sizes.contains { $0.width > $0.height }
        perRow = max(1, min(sizes.count, isWide ? 2 : 4))
        // A phone alone is no wider than it would be beside two others.
        pitch = PageGrid.span(PageGrid.columns / max(perRow, isWide ? 2 : 3)) + PageGrid.gap
    }

    var room: Points { pitch - PageGrid.gap - Self.side }

    func x(_ column: Int) -> Points { PageGrid.left + pitch * Double(column) }

    /// The largest step at which all of them fit.
    static func scale(of groups: [[Size]]) -> DrawingScale {
        groups.map { sizes in
            let room = DeviceGrid(sizes).room
            return sizes.map {
                DrawingScale.largest(fitting: $0, in: Size(width: room, height: 960), of: DrawingScale.deviceSteps)
            }.min() ?? .full
        }.min() ?? .full
    }
}

extension DrawingScale {
    /// Of whole screens, largest first: even at the largest a phone is no larger than life.
    static let deviceSteps: [DrawingScale] = [DrawingScale(3, to: 4)] + steps.dropFirst()
}
