package import Values

/// The status bar: the positions and sizes of the time and the levels (signal, Wi-Fi, battery).
package struct StatusBarMetrics: Sendable, Hashable {
    /// The arrangement on one kind of phone.
    package struct Row: Sendable, Hashable {
        /// The center of the time and the levels, from the top of the screen.
        package let centerY: Points
        /// The width in the middle that the cutout takes.
        package let cutoutSpace: Points
        package let outerPadding: Points
        package let innerPadding: Points
        package let font: ControlFont

        /// The center of the content next to the cutout, from the edge of the screen. On a home-button phone, the time
        /// is in the middle of the screen and the levels are at its edge instead.
        package func sideCenter(screenWidth: Points) -> Points {
            let side: Points = (screenWidth - cutoutSpace) / 2.0
            return outerPadding + (side - outerPadding - innerPadding) / 2
        }
    }

    package let island: Row
    package let notch: Row
    package let homeButton: Row
    package let levels: StatusLevelMetrics

    init(_ facts: inout FactReader) {
        island = facts.map("island") { Row(&$0) }
        notch = facts.map("notch") { Row(&$0) }
        homeButton = facts.map("homeButton") { Row(&$0) }
        levels = facts.map("levels") { StatusLevelMetrics(&$0) }
    }

    /// The arrangement on a phone.
    package func row(for device: Device) -> Row {
        switch device.cutout {
        case .island: island
        case .notch: notch
        case .none: homeButton
        }
    }
}

/// Signal, Wi-Fi and battery, side by side. The parts of the battery are placed within its size.
package struct StatusLevelMetrics: Sendable, Hashable {
    package let gap: Points
    package let cellular: Size
    package let wifi: Size
    package let battery: Size
    package let batteryOutline: Rect
    package let batteryOutlineRadius: Points
    package let batteryOutlineOpacity: Double
    package let batteryLevel: Rect
    package let batteryLevelRadius: Points
    package let batteryCap: Rect
    package let batteryCapOpacity: Double

    /// The width of all three with their gaps.
    package var width: Points { cellular.width + gap + wifi.width + gap + battery.width }

    init(_ facts: inout FactReader) {
        gap = facts.points("gap")
        cellular = facts.size("cellular")
        wifi = facts.size("wifi")
        battery = facts.size("battery")
        batteryOutline = facts.rect("batteryOutline")
        batteryOutlineRadius = facts.points("batteryOutlineRadius")
        batteryOutlineOpacity = facts.number("batteryOutlineOpacity")
        batteryLevel = facts.rect("batteryLevel")
        batteryLevelRadius = facts.points("batteryLevelRadius")
        batteryCap = facts.rect("batteryCap")
        batteryCapOpacity = facts.number("batteryCapOpacity")
    }
}

extension StatusBarMetrics.Row {
    fileprivate init(_ facts: inout FactReader) {
        centerY = facts.points("centerY")
        cutoutSpace = facts.points("cutoutSpace")
        outerPadding = facts.points("outerPadding")
        innerPadding = facts.points("innerPadding")
        font = facts.font("font")
    }
}
