import Project
import Source
import Specs
import Values

/// Reports an app icon that the App Store rejects.
package struct InvalidAppIcon: Rule {
    package static let facts = RuleFacts(
        "invalid-app-icon", group: .assets,
        summary: "an app icon that is not a PNG of 1024 × 1024 pixels, or that has an alpha channel",
        rationale: """
            The App Store rejects an app whose icon has another size or an alpha channel, even without a single \
            transparent pixel. That is often noticed only on the day of the release.
            """,
        fixing: """
            Export the icon as a PNG of 1024 × 1024 pixels, on an opaque background and without an alpha channel.
            """,
        limits: "Only the header of the PNG is read. The pixels are not checked.",
        references: "Human Interface Guidelines, App icons: 1024 × 1024 px, no transparency",
        settings: [.init("size", "width and height of the icon, in pixels", default: "1024")],
        failing: [
            RuleExample(
                card, note: "the icon is 512 × 512 pixels", manifest: "icon: »AppIcon.png«",
                files: ["AppIcon.png": png(side: 512, colorType: colors)]),
            RuleExample(
                card, note: "the icon has an alpha channel", manifest: "icon: »AppIcon.png«",
                files: ["AppIcon.png": png(side: 1024, colorType: colorsWithAlpha)]),
            RuleExample(card, note: "the file does not exist", manifest: "icon: »AppIcon.png«"),
        ],
        passing: [
            RuleExample(
                card, note: "the icon is 1024 × 1024 pixels without an alpha channel", manifest: "icon: AppIcon.png",
                files: ["AppIcon.png": png(side: 1024, colorType: colors)]),
            RuleExample(card, note: "a project without an icon is not checked"),
        ])

    private static let card = """
        component: Card
        body:
          text: Cafe
        """

    private let side: Double

    package init(_ settings: inout RuleSettings) {
        side = settings.number("size", default: 1024, in: 1...RuleSettings.defaultRange.upperBound)
    }

    package func hasSubject(in mockup: Mockup, of design: Design) -> Bool { design.icon != nil }

    package func check(_ design: Design, uses: DesignUses) -> [Finding] {
        guard let icon = design.icon, let problem = problem(with: icon.picture) else { return [] }
        return [finding(problem.message, at: icon.range, help: problem.help)]
    }

    private func problem(with picture: AppIcon.Picture) -> (message: String, help: String)? {
        let size = "\(DecimalText.short(side)) × \(DecimalText.short(side)) pixels"
        switch picture {
        case .missing: return ("the file of the app icon does not exist", "export the icon as a PNG of \(size)")
        case .other: return ("the app icon is not a PNG", "export it as a PNG of \(size)")
        case .png(let width, let height, let hasAlpha):
            if Double(width) != side || Double(height) != side {
                return ("the app icon is \(width) × \(height) pixels; \(size) are required", "export it at \(size)")
            }
            return hasAlpha
                ? (
                    "the app icon has an alpha channel",
                    "export it without an alpha channel, on an opaque background; iOS rounds the corners"
                ) : nil
        }
    }

    // MARK: Examples

    private static let colors: UInt8 = 2
    private static let colorsWithAlpha: UInt8 = 6

    /// Returns the header of a PNG, the only part that the rule reads.
    private static func png(side: Int, colorType: UInt8) -> [UInt8] {
        let length: [UInt8] = [
            UInt8(side >> 24 & 255), UInt8(side >> 16 & 255), UInt8(side >> 8 & 255), UInt8(side & 255),
        ]
        let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        return signature + [0, 0, 0, 13] + Array("IHDR".utf8) + length + length + [8, colorType, 0, 0, 0, 0, 0, 0, 0]
    }
}
