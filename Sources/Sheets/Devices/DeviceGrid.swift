import Values

/// The places of devices on a device sheet, and their common scale.
struct DeviceGrid {
    /// The number of devices in a row, for one orientation.
    let perRow: Int
    let pitch: Points

    /// The room right of each device for its safe area figures.
    static let side: Points = 40

    /// - Parameter sizes: the sizes of the screens in one orientation.
    init(_ sizes: [Size]) {
        let isWide = sizes.contains { $0.width > $0.height }
        perRow = max(1, min(sizes.count, isWide ? 2 : 4))
        // A single device is not wider than one of three.
        pitch = PageGrid.span(PageGrid.columns / max(perRow, isWide ? 2 : 3)) + PageGrid.gap
    }

    var room: Points { pitch - PageGrid.gap - Self.side }

    func x(_ column: Int) -> Points { PageGrid.left + pitch * Double(column) }

    /// Returns the largest step at which all devices fit.
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
    /// The steps for whole screens, largest first. Even the largest draws a phone no larger than life size.
    static let deviceSteps: [DrawingScale] = [DrawingScale(3, to: 4)] + steps.dropFirst()
}
