import Foundation
import Platform
import Testing

@Suite struct SymbolCatalogTests {
    private let catalog = SymbolCatalog.standard

    @Test(arguments: [
        ("house", 13, 0), ("heart.circle.fill", 13, 0), ("chevron.forward", 14, 0), ("questionmark.circle", 13, 0),
        ("0.circle", 13, 0), ("zzz", 13, 0), ("a.circle", 13, 0), ("text.bubble", 13, 0),
    ])
    func `a symbol is available since its version`(name: String, major: Int, minor: Int) {
        #expect(catalog.availability(name) == OSVersion(major: major, minor: minor))
    }

    @Test(arguments: ["", "hous", "house.", "housee", "#", "# symbol", "\n", "\t13.0", "camera.fill.badge.plus", "ハート"])
    func `an unknown symbol is not found`(name: String) {
        #expect(!catalog.contains(name))
        #expect(catalog.icon(for: name) == nil)
    }

    @Test func `every symbol is found by its name`() {
        let names = catalog.names
        #expect(names.count == 6554)
        #expect(names.filter { catalog.availability($0) == nil } == [])
        #expect(zip(names, names.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }

    @Test func `every drawing is found and belongs to a known symbol`() {
        let names = catalog.drawnNames
        #expect(names.count > 2000)
        #expect(names.filter { catalog.icon(for: $0) == nil || !catalog.contains($0) } == [])
        #expect(zip(names, names.dropFirst()).allSatisfy { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }

    private static let iconFolder = "/usr/share/bootstrap-icons/svg"

    @Test(.enabled(if: FileManager.default.fileExists(atPath: iconFolder), "Bootstrap Icons are not installed"))
    func `every drawing has its file`() throws {
        let files = Set(try FileManager.default.contentsOfDirectory(atPath: Self.iconFolder))
        let icons = catalog.drawnNames.compactMap { catalog.icon(for: $0) }
        let names =
            icons.map(\.name).filter { catalog.drawing(named: $0) == nil } + icons.compactMap { $0.enclosure?.name }
        #expect(Set(names).filter { !files.contains("\($0).svg") } == [])
    }

    @Test(arguments: [
        "bell", "chevron.right", "exclamationmark.triangle", "heart.circle.fill", "heart.text.square", "house",
        "magnifyingglass", "person.2", "person.crop.circle", "plus.circle", "sparkles", "video.circle.fill",
        "xmark.circle", "ellipsis", "bubble.left", "gearshape", "line.3.horizontal", "questionmark.circle",
        "speaker.slash.fill", "hand.raised", "paperplane.fill", "photo", "wifi.slash", "checkmark",
    ])
    func `a common symbol has a drawing`(name: String) {
        #expect(catalog.icon(for: name) != nil)
    }

    @Test func `uispec's own drawings are SVGs and are used`() throws {
        let used = Set(catalog.drawnNames.compactMap { catalog.icon(for: $0)?.name }.filter { $0.hasPrefix("own-") })
        #expect(used.count >= 6)
        for name in used {
            let svg = try #require(catalog.drawing(named: name), "\(name)")
            #expect(String(decoding: svg, as: UTF8.self).hasPrefix("<svg viewBox=\"0 0 16 16\"><path "))
        }
        #expect(catalog.drawing(named: "heart") == nil)
    }

    @Test func `a frame is about as wide as its drawing`() throws {
        for name in catalog.drawnNames {
            let icon = try #require(catalog.icon(for: name))
            #expect(icon.width > 0.3 && icon.width < max(icon.scale, 1.12) * 1.25 + 0.18, "\(name)")
        }
        #expect(catalog.icon(for: "heart.circle.fill")?.width == 1.18)
    }

    @Test(arguments: ["bell.slash.fill", "hand.raised.slash", "bolt.slash.circle", "speaker.slash"])
    func `a symbol with a slash is struck through`(name: String) throws {
        let icon = try #require(catalog.icon(for: name))
        #expect(icon.isStruck && !icon.name.contains("/"))
        #expect(catalog.icon(for: "bell")?.isStruck == false)
    }

    @Test(arguments: ["person.2.circle", "moon.circle.fill", "lock.square", "photo.circle"])
    func `a symbol in an enclosure is drawn in it`(name: String) {
        #expect(catalog.icon(for: name)?.enclosure != nil)
    }

    @Test func `a filled symbol has a filled drawing`() {
        #expect(catalog.icon(for: "house.fill")?.name == "house-fill")
        #expect(catalog.icon(for: "house")?.name == "house")
    }

    @Test func `a drawing in a circle has both names`() {
        let icon = catalog.icon(for: "heart.circle.fill")
        #expect(icon?.name == "heart-fill")
        #expect(icon?.enclosure == .circleFill)
        #expect(catalog.icon(for: "xmark.circle")?.enclosure == nil)
    }

    @Test(arguments: [
        ("chevron.forward", true), ("chevron.right", false), ("arrow.backward", true), ("arrow.left", false),
        ("list.bullet", true), ("forward.fill", false), ("heart", false),
    ])
    func `symbols along the text direction mirror, others do not`(name: String, mirrors: Bool) {
        #expect(catalog.icon(for: name)?.mirrors == mirrors)
    }

    @Test(arguments: [
        ("magnifyingglas", "magnifyingglass"), ("house.full", "house.fill"), ("fill.heart", "heart.fill"),
        ("circle.heart.fill", "heart.circle.fill"), ("qqqqqqqqqqqqqqqq", nil as String?),
    ])
    func `the nearest name is suggested`(name: String, expected: String?) {
        #expect(catalog.nearest(to: name) == expected)
    }
}
