import Foundation
import Testing

@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/python3"), "the scripts need Python"))
struct `The scripts of packages` {
    private static let scripts = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Scripts").path()

    @Test func `the manual page has every command and its options`() throws {
        let tool = try Tool()
        defer { tool.remove() }
        let page = try tool.shell("'\(Self.scripts)/manual' \"$(command -v uispec)\" 2026-11-28")
        #expect(page.status == 0, "\(page.errors)")
        #expect(page.output.hasPrefix(".TH UISPEC 1 \"2026-11-28\""))
        for text in [".SS check", ".SS mcp", "\\-\\-depfile", ".SH DESCRIPTION"] { #expect(page.output.contains(text)) }
        // Groff would copy other hyphens as another character.
        let lines = page.output.split(separator: "\n").filter { !$0.hasPrefix(".TH") }
        #expect(lines.allSatisfy { $0.firstRange(of: /[^\\]-/) == nil })
    }

    @Test(arguments: ["", "rpm", "deb rpm"])
    func `a package of an unknown kind is refused before anything is built`(kinds: String) throws {
        let tool = try Tool()
        defer { tool.remove() }
        let refused = try tool.shell("'\(Self.scripts)/package' \(kinds)")
        #expect(refused.status == 2)
        #expect(refused.errors.hasPrefix("Scripts/package: "))
    }
}
