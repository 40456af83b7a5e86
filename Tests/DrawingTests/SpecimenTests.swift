import Canvas
import Drawing
import Foundation
import Layout
import Project
import Scene
import Specs
import Testing
import Values

/// Compares whole components and screens with the reviewed pictures in `Golden`.
///
/// Set `UISPEC_PICTURES` to a folder to write the pictures there at the device's scale.
@Suite struct SpecimenTests {
    static let all: [String] = [
        "chips", "card", "bar", "toast", "skeleton", "redacted", "screen", "screen-notch", "screen-home", "images",
        "symbols",
        "effects", "landscape",
    ]

    @Test(arguments: all, [Appearance.light, .dark])
    func `a specimen matches its golden picture`(name: String, appearance: Appearance) throws {
        let assets = try newAssets(icons: TestIcons.installed)
        let mockup = try Self.mockup(name, assets: assets)
        let surface = try MockupPainter(assets).picture(of: mockup, appearance: appearance)
        let png = try surface.png()
        let small = try MockupPainter(assets).picture(of: mockup, appearance: appearance, scale: 1)
        try GoldenPicture(name: "\(name)-\(appearance.name)").expect(small)
        if let folder = ProcessInfo.processInfo.environment["UISPEC_PICTURES"] {
            let file = URL(filePath: folder).appending(path: "\(name)-\(appearance.name).png")
            try Data(png).write(to: file)
        }
    }

    @Test(arguments: all)
    func `a specimen matches its golden scene`(name: String) throws {
        let mockup = try Self.mockup(name, assets: newAssets(icons: TestIcons.installed))
        try GoldenScene(name: name).expect(Scene(of: mockup))
    }

    static func mockup(_ name: String, assets: DrawingAssets) throws -> LaidOut {
        func component(_ node: BoundNode, backdrop: BoundColor = grouped) throws -> LaidOut {
            try LaidOut.sample(.component(node), assets: assets, backdrops: [backdrop])
        }
        switch name {
        case "chips":
            return try component(
                hstack(
                    8, .center,
                    [
                        Specimens.chip("カフェ", isSelected: false), Specimens.chip("カフェ", isSelected: true),
                        Specimens.chip("Café", isSelected: false), Specimens.chip("Café", isSelected: true),
                    ]))
        case "card": return try component(Specimens.card)
        case "bar":
            return try component(
                Specimens.stripes.size(393, 120).overlay(Specimens.tabBar(1).anchor(.center, .bottom)))
        case "toast":
            return try component(Specimens.stripes.size(393, 160).overlay(Specimens.toast))
        case "skeleton": return try component(Specimens.skeletonCard)
        case "redacted": return try component(Specimens.card.redacted())
        case "screen": return try LaidOut.sample(.screen(Specimens.screen), assets: assets)
        case "screen-notch": return try LaidOut.sample(.screen(Specimens.screen), assets: assets, device: "iphone-13")
        case "screen-home": return try LaidOut.sample(.screen(Specimens.screen), assets: assets, device: "iphone-se3")
        case "landscape": return try LaidOut.sample(.screen(Specimens.screen), assets: assets, orientation: .landscape)
        case "images":
            return try component(
                hstack(
                    12, .center,
                    [
                        image("photo").size(80, 120).radius(12), image("avatar").size(80, 80),
                        image("map").size(160, 120).radius(12), image("video").size(160, 120).radius(12),
                    ]))
        case "symbols":
            let names = [
                "heart", "heart.fill", "xmark", "chevron.right", "xmark.circle.fill", "heart.circle.fill",
                "heart.circle", "bell", "gearshape", "star.fill", "exclamationmark.triangle", "no.such.symbol",
            ]
            let weights: [FontWeight] = [.regular, .medium, .semibold, .bold, .heavy]
            return try component(
                vstack(
                    12, .leading,
                    weights.map { weight in
                        hstack(6, .firstTextBaseline, [text("Hx", 17, weight)] + names.map { symbol($0, 17, weight) })
                    }))
        default:
            let box = Specimens.chip("カフェ Café", isSelected: true)
            return try component(
                vstack(
                    24, .leading,
                    [
                        box.effects { $0.rotation = 8 }, box.effects { $0.scale = 1.3 }, box.effects { $0.blur = 3 },
                        box.effects { $0.saturation = 0 }, box.effects { $0.opacity = 0.5 },
                        box.effects { $0.flip = .horizontal },
                        text("Shadow of ink", 28, .bold).shadow(ink(.black.opacity(0.5), hex(0x6BA5FF)), y: 3, blur: 6),
                        shape(.rectangle, nil, stroke: BoundBorder(color: accent, width: .points(2))).size(120, 40)
                            .radius(12),
                        shape(.ellipse, accent).size(120, 40),
                        text("Gradient", 17, .semibold, ink(.white)).padding(16, 10).background([
                            .gradient(
                                [
                                    BoundGradientStop(position: 0, color: ink(hex(0xFF2D55))),
                                    BoundGradientStop(position: 1, color: ink(hex(0xFF9500))),
                                ], angle: 90)
                        ]).radius(12).border(ink(.black.opacity(0.3)), .points(2)),
                    ]))
        }
    }
}
