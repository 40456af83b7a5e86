import Project
import Source
import Testing
import Values

struct `Waivers` {
    private static func waivers(_ item: String) -> ([Waiver], [String]) {
        let file = ManifestFile(keys: "waivers: [\(item)]")
        return (file.project?.waivers ?? [], file.messages)
    }

    @Test(arguments: ["Chip", "Chip:selected", "Chip#title", "Chip:selected#title", "Button/Primary#title"])
    func `a waiver applies to a place`(_ place: String) {
        let (waivers, messages) = Self.waivers("{ rule: r, at: '\(place)', reason: why }")
        #expect(waivers.map(\.place) == [place])
        #expect(messages == [])
    }

    @Test(arguments: ["'{color.accent}'", "{color.accent}"])
    func `a waiver may apply to a token`(_ place: String) {
        #expect(Self.waivers("{ rule: r, at: \(place), reason: why }").0.map(\.place) == ["{color.accent}"])
    }

    @Test func `a waiver may apply to a token in one component`() {
        let (waivers, messages) = Self.waivers("{ rule: r, at: Chip, token: '{color.accent}', reason: why }")
        #expect(waivers.map(\.place) == ["Chip"])
        #expect(waivers.map(\.token) == ["{color.accent}"])
        #expect(messages == [])
    }

    @Test func `a waiver may apply in some contexts and until a date`() {
        let (waivers, messages) = Self.waivers(
            "{ rule: r, at: C, in: { appearance: light, typeSize: [ax1, ax2] }, reason: why, until: 2027-03-31 }")
        #expect(waivers.first?.contexts?.isDark == [false])
        #expect(waivers.first?.contexts?.typeSizes == [.ax1, .ax2])
        #expect(waivers.first?.until == "2027-03-31")
        #expect(messages == [])
    }

    @Test(arguments: [
        "soon", "2027-3-31", "31.3.2027", "2027-13-01", "2027-02-00", "2027-02-29", "2027-02-31", "2027-04-31",
        "2100-02-29", "2027-03-31x", "+027-03-31", "2027",
    ])
    func `an invalid date is an error`(_ until: String) {
        let (waivers, messages) = Self.waivers("{ rule: r, at: C, reason: why, until: '\(until)' }")
        #expect(messages.count == 1)
        #expect(messages.first?.hasPrefix("“until” takes a date such as 2027-03-31") == true)
        #expect(waivers.first?.until == nil)
    }

    @Test(arguments: [
        ("{ rule: r, at: C }", "a waiver needs a rule and a reason"),
        ("{ at: C, reason: why }", "a waiver needs a rule and a reason"),
        ("{ rule: r, at: C, reason: '' }", "a waiver needs a rule and a reason"),
        ("{ rule: r, at: C, reason: '  ' }", "a waiver needs a rule and a reason"),
        ("{ rule: r, at: C, reason: null }", "a waiver needs a rule and a reason"),
        ("{ rule: r, at: C, reason: ~ }", "a waiver needs a rule and a reason"),
        ("{ rule: r, reason: why }", "a waiver needs a key “at” or “token”"),
        (
            "{ rule: r, at: C, token: color.accent, reason: why }",
            "“token” takes a token such as \"{color.accent}\", not the text “color.accent”"
        ),
        ("{ rule: r, at: C, reson: why, reason: why }", "unknown key “reson” in a waiver"),
        ("{ rule: r, at: C, reason: why, in: { appearance: dim } }", "“appearance” cannot be the text “dim”"),
    ])
    func `an incomplete or invalid waiver is an error`(_ item: String, _ message: String) {
        #expect(Self.waivers(item).1 == [message])
    }
}
