import Project
import Source
import Testing

/// The decisions of `signoff.jsonl`.
@Suite struct SignoffTests {
    private static let chip = SignoffDecision.Subject.mockup("Chip:plain", context: "light,large,iphone-15")
    private static let seen = SignoffDecision.Seen(picture: "00000000000000aa", scene: "00000000000000bb")

    private static func line(
        decision: String = "accepted", at: String = "2026-11-24", by: String = "Aoi", role: String? = nil,
        picture: String = "00000000000000aa"
    ) -> String {
        let role = role.map { ",\"role\":\"\($0)\"" } ?? ""
        return """
            {"at":"\(at)","by":"\(by)","context":"light,large,iphone-15","decision":"\(decision)",\
            "mockup":"Chip:plain","picture":"\(picture)"\(role)}
            """
    }

    private static func read(_ lines: [String], defaultName: String? = nil) -> (signoff: Signoff, problems: [String]) {
        var sources = SourceMap()
        let file = SourceFile(path: "signoff.jsonl", text: lines.joined(separator: "\n") + "\n")
        let (signoff, diagnostics) = SignoffReader.read(file, id: sources.add(file), defaultName: defaultName)
        let problems = diagnostics.map { diagnostic in
            let location = diagnostic.range.flatMap(sources.location(of:))
            return "\(location?.line ?? 0):\(location?.column ?? 0) \(diagnostic.message)"
        }
        return (signoff, problems)
    }

    @Test func `a picture is accepted as long as its fingerprint is the same`() {
        let (signoff, problems) = Self.read([Self.line()])
        #expect(problems == [])
        #expect(signoff.status(of: Self.chip, seen: Self.seen).isAccepted)
        let other = SignoffDecision.Seen(picture: "00000000000000cc", scene: "00000000000000bb")
        #expect(signoff.status(of: Self.chip, seen: other) == .expired(signoff.decisions[0]))
        #expect(signoff.status(of: .criterion("AC-1"), seen: .init()) == .unsigned)
    }

    @Test func `the same content in other pixels is still accepted`() {
        let line = Self.line().replacing("\"picture\"", with: "\"scene\":\"00000000000000bb\",\"picture\"")
        let (signoff, _) = Self.read([line])
        let redrawn = SignoffDecision.Seen(picture: "00000000000000cc", scene: "00000000000000bb")
        #expect(signoff.status(of: Self.chip, seen: redrawn).isAccepted)
    }

    @Test func `the last decision of a role counts`() {
        let lines = [
            Self.line(decision: "rejected", at: "2026-11-24", role: "qa"),
            Self.line(at: "2026-11-25T09:00:00Z", role: "qa"),
        ]
        #expect(Self.read(lines).signoff.status(of: Self.chip, seen: Self.seen).isAccepted)
        #expect(Self.read(lines.reversed()).signoff.status(of: Self.chip, seen: Self.seen).isAccepted)
    }

    @Test func `a rejection by one role is enough`() {
        let signoff = Self.read([
            Self.line(decision: "rejected", at: "2026-11-24", role: "qa"),
            Self.line(at: "2026-11-25", role: "design"),
        ]).signoff
        #expect(!signoff.status(of: Self.chip, seen: Self.seen).isAccepted)
        #expect(signoff.status(of: Self.chip, seen: Self.seen, role: "design").isAccepted)
        #expect(!signoff.status(of: Self.chip, seen: Self.seen, role: "qa").isAccepted)
        #expect(signoff.status(of: Self.chip, seen: Self.seen, role: "product") == .unsigned)
    }

    @Test func `of two decisions at the same time the rejection counts`() {
        let lines = [Self.line(decision: "rejected", by: "Ren"), Self.line()]
        #expect(!Self.read(lines).signoff.status(of: Self.chip, seen: Self.seen).isAccepted)
        #expect(!Self.read(lines.reversed()).signoff.status(of: Self.chip, seen: Self.seen).isAccepted)
    }

    @Test(arguments: [
        "2026-11-31", "2026-13-01", "9999-99-99T99:99:99Z", "2026-11-24T24:00:00Z", "2026-11-24T09:60:00Z",
        "2026-11-24T09:30:61Z", "2026-11-24T09:30:00", "2026-11-24T09:30Z", "2026-11-24T", "T09:30:00Z", "2026-11-24 ",
    ])
    func `a time that does not exist is reported`(_ at: String) {
        let (signoff, problems) = Self.read([Self.line(at: at)])
        #expect(problems == ["1:7 “at” must be a day or a time in UTC"] && signoff.decisions.isEmpty)
    }

    @Test(arguments: ["2028-02-29", "2026-11-24T00:00:00Z", "2026-12-31T23:59:60Z"])
    func `a day and a time in UTC are read`(_ at: String) {
        #expect(Self.read([Self.line(at: at)]).signoff.decisions.map(\.at) == [at])
    }

    @Test func `equal lines are one decision`() {
        #expect(Self.read([Self.line(), Self.line(), ""]).signoff.decisions.count == 1)
    }

    @Test func `a decision without a name has the default one`() {
        let line = Self.line().replacing("\"by\":\"Aoi\",", with: "")
        #expect(Self.read([line]).problems == ["1:1 a decision needs the key by"])
        #expect(Self.read([line], defaultName: "Ren").signoff.decisions.map(\.by) == ["Ren"])
    }

    @Test(
        arguments: [
            (Self.line().dropLast(12), "3:"), ("<<<<<<< HEAD", "3:1 this line is not a decision"),
            ("[]", "3:1 this line is not a decision"), ("{\"version\":1}", "3:2 unknown key “version” in a decision"),
            (Self.line(at: "yesterday")[...], "3:7 “at” must be a day or a time in UTC"),
            (Self.line(decision: "maybe")[...], "3:76 a decision is accepted or rejected"),
            (Self.line(picture: "../../x")[...], "3:119 “picture” must be a fingerprint of sixteen hexadecimal digits"),
            ("{\"at\":\"2026-11-24\",\"by\":\"A\",\"decision\":\"accepted\"}", "3:1 a decision needs the key mockup"),
        ] as [(Substring, String)])
    func `a line that is not a decision is reported at its place`(line: Substring, problem: String) {
        let (signoff, problems) = Self.read([Self.line(), "", String(line), Self.line(by: "Ren")])
        #expect(problems.count == 1)
        #expect(problems.first?.hasPrefix(problem) ?? false, "\(problems)")
        #expect(signoff.decisions.map(\.by) == ["Aoi", "Ren"])
    }
}
