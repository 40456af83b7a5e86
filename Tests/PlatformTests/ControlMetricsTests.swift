import Platform
import Testing
import Values
import YAML

@Suite struct ControlMetricsTests {
    private let controls = BuiltInFacts.ios17.controls

    @Test func `bars have their heights`() {
        #expect(controls.tabBar.height == 49)
        #expect(controls.navigationBar.height == 44)
        #expect(controls.navigationBar.largeTitleExtra == 52)
    }

    @Test func `a switch is on in the system's green and off in a fill`() {
        #expect(controls.switch.size == Size(width: 51, height: 31))
        #expect(controls.switch.on == .token("ios.color.systemGreen"))
        #expect(controls.switch.off == .token("ios.color.secondarySystemFill"))
        #expect(controls.switch.knobDiameter + controls.switch.knobInset * 2 == controls.switch.size.height)
        #expect(controls.switch.shadows.map(\.color.alpha) == [0.15, 0.06])
    }

    @Test(arguments: [(20.0, 40.0), (47, 57), (59, 69), (62, 72)])
    func `a large sheet starts ten points below the safe area`(safeTop: Double, expected: Double) {
        #expect(controls.sheet.largeTop(safeAreaTop: Points(safeTop)) == Points(expected))
    }

    @Test(arguments: [(393.0, 72.25), (402, 74.5), (430, 81.5)])
    func `the time is centered next to the island`(width: Double, expected: Double) {
        #expect(controls.statusBar.island.sideCenter(screenWidth: Points(width)) == Points(expected))
    }

    @Test func `the status levels are 77_67 points wide`() {
        #expect(abs(controls.statusBar.levels.width.value - 77.67) < 1e-9)
    }

    @Test(arguments: [("iphone-se3", 260.0), ("iphone-15", 336), ("iphone-16-pro-max", 346)])
    func `the keyboard's height follows the phone`(id: String, height: Double) throws {
        let device = try #require(BuiltInFacts.ios17.devices.device(id: id))
        #expect(controls.keyboard.height(on: device) == Points(height))
    }

    @Test func `the keyboard's parts fill its height`() {
        let keyboard = controls.keyboard
        #expect(keyboard.suggestionHeight + keyboard.rowPitch * 4 + keyboard.bottomStrip == keyboard.height)
        #expect(keyboard.kanaRows.map(\.count) == [5, 5, 5, 5])
        #expect(keyboard.returnTitles["search"] == "検索")
        #expect(keyboard.letterRows.map(\.count) == [10, 9, 7])
        #expect(keyboard.keySymbols["⌫"] == "delete.left")
    }

    @Test func `colors are tokens, the tint, or pairs`() {
        #expect(controls.tabBar.selected == .tint)
        #expect(
            controls.hairline
                == .fixed(light: .black.opacity(0.3), dark: .white.opacity(0.16)))
        #expect(controls.badge.color == .fixed(light: .white, dark: .white))
    }

    @Test func `the metrics that are tokens are the metrics that are drawn`() {
        let metric = BuiltInFacts.ios17.tokens.compactMap { $0["ios"]?["metric"] }.first
        func token(_ name: String) -> Points? { metric?[name]?["$value"]?.number.map { Points($0) } }
        #expect(token("tabBarHeight") == controls.tabBar.height)
        #expect(token("navigationBarHeight") == controls.navigationBar.height)
        #expect(token("largeTitleExtra") == controls.navigationBar.largeTitleExtra)
        #expect(token("searchFieldHeight") == controls.searchField.height)
        #expect(token("sheetCornerRadius") == controls.sheet.cornerRadius)
        #expect(token("grabberWidth") == controls.grabber.size.width)
        #expect(token("alertWidth") == controls.alert.width)
        #expect(token("switchWidth") == controls.switch.size.width)
        #expect(token("segmentedControlHeight") == controls.segmented.height)
        #expect(token("pickerHeight") == controls.picker.height)
        #expect(token("keyboardHeight") == controls.keyboard.height)
    }
}

@Suite struct MaterialTests {
    private let table = BuiltInFacts.ios17.materials

    @Test func `regular is tinted gray and dodged in light, tinted dark in dark`() {
        let light = table.recipe(of: .regular, isDark: false)
        #expect(light.layers.map(\.blend) == [.normal, .colorDodge])
        #expect(light.layers.first?.color == .bytes(179, 179, 179, alpha: 0.82))
        #expect(table.recipe(of: .regular, isDark: true).layers.map(\.color) == [.bytes(37, 37, 37, alpha: 0.82)])
    }

    @Test(arguments: Material.named)
    func `every material blurs, saturates and tints in both appearances`(material: Material) {
        for isDark in [false, true] {
            let recipe = table.recipe(of: material, isDark: isDark)
            #expect(recipe.blur == 25 && recipe.saturation > 1 && !recipe.layers.isEmpty)
        }
    }

    @Test func `alerts and sheets dim more in the dark`() {
        #expect(table.alertDimming(isDark: false) == .black.opacity(0.2))
        #expect(table.alertDimming(isDark: true) == .black.opacity(0.48))
        #expect(table.sheetDimming(isDark: false) == .black.opacity(0.2))
        #expect(table.sheetDimming(isDark: true) == .black.opacity(0.48))
    }

    @Test func `materials have SwiftUI's names`() {
        #expect(Material(name: "ultraThinMaterial") == .ultraThin)
        #expect(Material(name: "bar") == .chrome)
        #expect(Material(name: "glass") == nil)
        #expect(Material(name: "alert") == nil)
    }
}
