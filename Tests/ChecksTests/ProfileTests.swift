import Project
import Source
import TestProjects
import Testing

@testable import Checks

/// `rules: { profile: … }`, and the severities without it.
struct `A profile` {
    private static let spec = """
        component: Row
        preview: { backdrop: "#FFFFFF" }
        body:
          hstack:
            - { symbol: trash, color: "#000000", label: Delete, action: delete, width: 30, height: 30 }
            - { symbol: heart, color: "#000000", label: Like, action: like, width: 20, height: 44 }
          spacing: 30
          padding: 13
        """
    private static let scale = "off-scale-spacing: { allowed: [8, 16, 30] }"

    private static func found(_ rules: String) async throws -> [RuleID: [Severity]] {
        let findings = try await TestProject(spec: spec, manifest: "rules: { \(rules) }").check().findings
        return Dictionary(grouping: findings, by: \.rule).mapValues { $0.map(\.severity) }
    }

    @Test func `recommended makes advice a warning and small targets errors`() async throws {
        for profile in ["", "profile: recommended, "] {
            let found = try await Self.found(profile + Self.scale)
            #expect(found["off-scale-spacing"] == [.warning])
            #expect(found["small-tap-target"] == [.error, .error])
        }
    }

    @Test func `strict makes advice an error`() async throws {
        #expect(try await Self.found("profile: strict, " + Self.scale)["off-scale-spacing"] == [.error])
    }

    @Test func `wcag-aa requires 24 pt and leaves out rules without a success criterion`() async throws {
        let found = try await Self.found("profile: wcag-aa")
        #expect(found["small-tap-target"] == [.error])
        #expect(found["off-scale-spacing"] == nil)
    }

    @Test func `wcag-aa still names texts that were not measured`() throws {
        let profile = RuleProfile(.wcagAA)
        #expect(!RuleSet([], profile: profile).isOff("unmeasured-text"))
        #expect(RuleSet([], profile: profile).isOff("small-text"))
    }

    @Test func `a setting of a rule takes precedence`() async throws {
        let found = try await Self.found(
            "profile: wcag-aa, small-tap-target: { minimum: 44 }, off-scale-spacing: { allowed: [8], severity: note }")
        #expect(found["small-tap-target"]?.count == 2)
        #expect(found["off-scale-spacing"]?.allSatisfy { $0 == .note } == true)
    }

    @Test(arguments: [("wcag-a", "did you mean “wcag-aa”"), ("recomended", "did you mean “recommended”"), ("lax", "")])
    func `an unknown profile is refused with the nearest one`(name: String, nearest: String) async throws {
        let findings = try await TestProject(spec: Self.spec, manifest: "rules: { profile: \(name) }").check().findings
        let found = findings.filter { $0.rule == "unknown-value" }
        #expect(found.count == 1)
        let words = found.map { $0.diagnostic.message + ($0.diagnostic.help ?? "") }.joined()
        #expect(words.contains("recommended, strict, wcag-aa"))
        #expect(words.contains(nearest))
    }
}
