import Checks
import TestProjects

/// A check with findings of every kind: an error, a warning, a note, a waived one, one with a fix, one in a token file,
/// one with a note at another place, and criteria of every status.
enum SampleCheck {
    static let spec = """
        component: "Chip"
        states: [plain, pressed]
        body:
          id: body
          text: "“カフェ” <&>, 100%"
          color: "#FFFFFF"
          background: "#007AFF"
          action: go
          paddding: 3
        ---
        component: Row
        body:
          vstack:
            - { use: Chip }
            - { text: Bar, radius: 12, id: last }
            - { text: Baz, id: last }
        ---
        acceptance: First version
        criteria:
          - { id: AC-1, text: "Texts can be read: AA.", verifiedBy: low-contrast-text }
          - { id: AC-2, text: Corners are on the scale., verifiedBy: off-scale-radius, scope: Row }
          - { id: AC-3, text: It feels right., verifiedBy: manual }
          - { id: AC-4, text: Targets are large., verifiedBy: small-tap-target }
        """

    static let tokens = """
        radius: { $type: dimension, card: { $value: 12 } }
        space: { $type: dimension, m: { $value: 16 } }
        """

    static let manifest = """
        rules: { deprecated-token: note, unused-token: note }
        waivers:
          - { rule: small-tap-target, at: Chip, reason: "It is a <sketch>, 50%." }
        """

    static func result() async throws -> CheckResult {
        try await TestProject(spec: spec, tokens: tokens, manifest: manifest).check()
    }
}
