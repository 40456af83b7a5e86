import Checks
import Source
import TestProjects
import Testing

/// The contrast of texts that belong to a disabled control without being inside it.
struct `Text beside disabled controls` {
    private static func errors(_ body: String) async throws -> Int {
        let project = TestProject(
            spec: "component: Row\npreview: { backdrop: \"#FFFFFF\", width: 343 }\nbody:\n" + body)
        return try await project.check(only: ["low-contrast-text"]).findings.count { $0.severity == .error }
    }

    private static let text = ##"    - { text: Wi-Fi calls, color: "#B0B0B0" }"## + "\n    - spacer:\n"

    @Test(arguments: [
        "    - { toggle: false, label: Wi-Fi calls }\n  children: combine\n  disabled: true\n",
        "    - { toggle: false, disabled: true, label: Other words }\n  children: combine\n",
        "    - { toggle: false, disabled: true, label: Wi-Fi calls }\n",
        "    - { text: Set, color: \"#000000\", action: set, minHeight: 44, minWidth: 44, label: Wi-Fi calls }\n"
            + "  disabled: true\n",
    ])
    func `needs no contrast if it is their label`(rest: String) async throws {
        #expect(try await Self.errors("  hstack:\n" + Self.text + rest) == 0)
    }

    @Test(arguments: [
        // Enabled, beside a disabled control with another label, and with an enabled control in the group.
        "    - { toggle: false, label: Wi-Fi calls }\n  children: combine\n",
        "    - { toggle: false, disabled: true, label: Roaming }\n",
        "    - { toggle: false, disabled: true, label: Wi-Fi calls }\n    - { toggle: true, label: Roaming }\n",
        "    - { toggle: false, disabled: true, label: Wi-Fi calls }\n    - { toggle: true, label: Roaming }\n"
            + "  children: combine\n",
        // Nothing here can be operated, so nothing is inactive.
        "    - { text: Now, color: \"#000000\" }\n  children: combine\n  disabled: true\n",
    ])
    func `needs contrast otherwise`(rest: String) async throws {
        #expect(try await Self.errors("  hstack:\n" + Self.text + rest) == 1)
    }
}
