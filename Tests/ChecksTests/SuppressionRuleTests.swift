import Checks
import Source
import TestProjects
import Testing

/// Comments that suppress findings.
@Suite struct `A suppression comment` {
    private func found(_ spec: String) async throws -> [String] {
        let result = try await TestProject(spec: spec).check()
        return result.findings.map { "\($0.rule) \($0.diagnostic.message)" }
    }

    @Test func `applies to the whole node that starts on the next line, and to no other`() async throws {
        let spec = """
            component: C
            body:
              vstack:
                # uispec:disable-next-line small-tap-target – the row is the target
                - text: a
                  padding: 2
                  action: first
                - text: b
                  action: second
              spacing: 60
            """
        let found = try await found(spec)
        #expect(found.count == 1 && found[0].hasPrefix("small-tap-target “b”"), "\(found)")
    }

    @Test func `before a key applies to that line only`() async throws {
        let spec = """
            component: C
            body:
              text: a
              # uispec:disable-next-line small-tap-target – the padding is not the target
              padding: 2
              action: first
            """
        let found = try await found(spec)
        #expect(found.count == 2, "\(found)")
    }

    @Test(arguments: [
        "uispec:disable-nextline", "uispec: disable-next-line", "uispec:disable", "uispec-disable-next-line",
        "UISpec:disable-next-line", "uispec:ignore", "uispec:disable-next-lines",
    ])
    func `with a misspelled directive is reported`(comment: String) async throws {
        let spec = "component: C\nbody:\n  text: a\n  # \(comment) small-tap-target – why\n  action: go\n"
        let found = try await found(spec)
        #expect(found.first == "unused-suppression “\(comment)” is not a suppression directive")
        #expect(found.count == 2)
    }

    @Test(arguments: [("", true), (" –", true), (" – the row is the target", false), (" the row is the target", false)])
    func `without a reason suppresses the finding and is reported`(reason: String, isReported: Bool) async throws {
        let comment = "# uispec:disable-next-line small-tap-target\(reason)"
        let report = "unused-suppression the suppression of small-tap-target gives no reason"
        let found = try await found("component: C\nbody:\n  text: a\n  \(comment)\n  action: go\n")
        #expect(found == (isReported ? [report] : []))
    }

    @Test(arguments: [
        "uispec: read the page on tokens", "uispec is great", "uispecial:disable", "see uispec:disable x",
    ])
    func `is not any comment that mentions the tool`(comment: String) async throws {
        #expect(try await found("component: C\nbody:\n  # \(comment)\n  text: a\n") == [])
    }
}
