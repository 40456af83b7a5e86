import Checks
import Reports
import TestProjects
import Testing
import Texts

/// The contexts of a finding in the text report.
@Suite struct `The contexts of a finding` {
    private static func text(of body: String, contexts: String) async throws -> String {
        let spec = "component: Dot\nbody: { shape: circle, width: 44, action: go, label: 点, \(body) }"
        let report = try await TestProject(spec: spec, contexts: contexts).check()
        return CheckText(style: .plain).findings(report)
    }

    @Test(arguments: [
        ("orientation: [portrait, landscape]", "orientation: landscape", "landscape"),
        ("direction: [ltr, rtl]", "direction: rtl", "rtl"), ("locale: [ja, en]", "locale: en", "en"),
    ])
    func `include an orientation, direction or language unless all are affected`(
        _ axis: String, _ condition: String, _ name: String
    ) async throws {
        let contexts = "{ appearance: [light], typeSize: [large], device: [iphone-15], \(axis) }"
        let some = try await Self.text(
            of: "height: 30", contexts: contexts)
        #expect(some.contains("typeSize large, iphone-15\n"), "\(some)")
        let one = try await Self.text(
            of: "height: { when: { \(condition) }, then: 30, else: 44 }", contexts: contexts)
        #expect(one.contains("typeSize large, iphone-15, \(name)\n"), "\(one)")
    }

    @Test func `are listed for each orientation if they differ`() async throws {
        let contexts =
            "{ appearance: [light], typeSize: [large, ax5], device: [iphone-15], orientation: [portrait, landscape] }"
        let text = try await Self.text(
            of: "height: { when: { typeSize: large, orientation: portrait }, then: 44, else: 30 }", contexts: contexts)
        #expect(
            text.contains("Dot:default; typeSize ax5, iphone-15, portrait; every type size, iphone-15, landscape\n"),
            "\(text)")
    }

    @Test func `list pairs of less common axes that are not a product`() async throws {
        let contexts =
            "{ appearance: [light], typeSize: [large], device: [iphone-15], orientation: [portrait, landscape], "
            + "direction: [ltr, rtl] }"
        let text = try await Self.text(
            of: "height: { when: { orientation: portrait }, then: { when: { direction: ltr }, then: 44, else: 30 },"
                + " else: { when: { direction: rtl }, then: 44, else: 30 } }", contexts: contexts)
        #expect(text.contains("typeSize large, iphone-15, portrait rtl, landscape ltr\n"), "\(text)")
    }

    @Test func `list parts that are not a product of type sizes and devices`() async throws {
        let contexts = "{ appearance: [light], typeSize: [large, ax5], device: [iphone-se3, iphone-15] }"
        let text = try await Self.text(
            of: "height: { when: { typeSize: large, device: iphone-15 }, then: 44, else: 30 }", contexts: contexts)
        #expect(text.contains("Dot:default; every type size on iphone-se3; typeSize ax5 on iphone-15\n"), "\(text)")
    }
}
