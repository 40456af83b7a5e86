import Canvas
import Platform
import Values

extension Painter {
    /// The time that the status bar shows in Apple's own screenshots.
    static let time = "9:41"

    /// Draws the status bar: the time and the indicators on either side of the cutout.
    ///
    /// On a phone with a home button the time is in the middle, the signal and Wi-Fi indicators at the leading edge,
    /// and the battery at the trailing edge.
    func drawStatusBar(of device: Device, on surface: borrowing Surface) {
        let metrics = assets.facts.controls.statusBar
        let row = metrics.row(for: device)
        let levels = metrics.levels
        // The whole bar is mirrored in right-to-left interfaces.
        func mirrored(_ x: Points) -> Points { direction == .rightToLeft ? bounds.width - x : x }
        if device.hasHomeButton {
            drawTime(row, centerX: bounds.midX, on: surface)
            let signals = levels.cellular.width + levels.gap + levels.wifi.width
            drawLevels(
                levels, battery: false, centerX: mirrored(row.outerPadding + signals / 2), row: row, on: surface)
            drawBattery(
                levels,
                in: level(
                    levels.battery, centerX: mirrored(bounds.width - row.outerPadding - levels.battery.width / 2), row),
                on: surface)
        } else {
            let side = row.sideCenter(screenWidth: bounds.width)
            drawTime(row, centerX: mirrored(side), on: surface)
            drawLevels(levels, battery: true, centerX: mirrored(bounds.width - side), row: row, on: surface)
        }
    }

    private func drawTime(_ row: StatusBarMetrics.Row, centerX: Points, on surface: borrowing Surface) {
        guard let engine = assets.text else { return }
        let face = FontFace(row.font)
        let width = engine.shape(Self.time, face: face).width
        let capHeight = Points(assets.facts.dynamicType.capHeight(row.font.size.value))
        let origin = Point(x: centerX - width / 2, y: grid.snapped(row.centerY + capHeight / 2))
        engine.draw(Self.time, face: face, color: systemUIColor, at: origin, on: surface)
    }

    /// Draws the signal and Wi-Fi indicators, and the battery if it is next to them, centered on `centerX`.
    private func drawLevels(
        _ levels: StatusLevelMetrics, battery: Bool, centerX: Points, row: StatusBarMetrics.Row,
        on surface: borrowing Surface
    ) {
        var sizes = [levels.cellular, levels.wifi]
        if battery { sizes.append(levels.battery) }
        let width = sizes.reduce(levels.gap * Double(sizes.count - 1)) { $0 + $1.width }
        var x = centerX - width / 2
        for (index, size) in sizes.enumerated() {
            let rect = level(size, centerX: x + size.width / 2, row)
            switch index {
            case 0: surface.fill(StatusGlyphs.cellular(in: rect), systemUIColor)
            case 1: drawWiFi(in: rect, on: surface)
            default: drawBattery(levels, in: rect, on: surface)
            }
            x += size.width + levels.gap
        }
    }

    private func level(_ size: Size, centerX: Points, _ row: StatusBarMetrics.Row) -> Rect {
        Rect(
            x: centerX - size.width / 2, y: grid.snapped(row.centerY - size.height / 2), width: size.width,
            height: size.height)
    }

    private func drawWiFi(in rect: Rect, on surface: borrowing Surface) {
        let rounding = rect.height * StatusGlyphs.wifiRounding
        let fan = StatusGlyphs.wifi(in: rect)
        surface.fill(fan, systemUIColor)
        surface.stroke(fan, systemUIColor, width: rounding, cap: .round)
    }

    private func drawBattery(_ levels: StatusLevelMetrics, in rect: Rect, on surface: borrowing Surface) {
        let origin = Point(x: grid.snapped(rect.minX), y: rect.minY)
        let color = systemUIColor
        func placed(_ part: Rect) -> Rect { part.offset(x: origin.x, y: origin.y) }
        func rounded(_ part: Rect, _ radius: Points) -> Path {
            .roundedRect(placed(part), radii: [radius, radius, radius, radius], style: .circular)
        }
        surface.stroke(
            rounded(levels.batteryOutline, levels.batteryOutlineRadius), color.opacity(levels.batteryOutlineOpacity),
            width: 1)
        surface.fill(rounded(levels.batteryLevel, levels.batteryLevelRadius), color)
        surface.fill(StatusGlyphs.batteryCap(in: placed(levels.batteryCap)), color.opacity(levels.batteryCapOpacity))
    }
}
