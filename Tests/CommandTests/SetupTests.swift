import Foundation
import Testing

struct `Scripts/setup` {
    private static let script = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Scripts/setup").path()

    @Test(arguments: [
        ("contexts: { locale: [en, ja], direction: ltr } # ar", false),
        ("contexts: { typeSize: [large], locale: [en, he_IL], device: [iphone-15] }", true),
        ("contexts:\n  locale:\n    - en\n    - ar-EG\n", true), ("contexts:\n  locale: th\n", true),
        ("contexts: { direction: [ltr, rtl] }", true), ("name: Hi\ncontexts:\n  locale: en\n  device: [th]\n", false),
    ])
    func `the fonts are those of the locales`(contexts: String, hasOthers: Bool) throws {
        let tool = try Tool(["my app/uispec.yaml": "uispec: 1\n" + contexts])
        defer { tool.remove() }
        for path in ["'my app/uispec.yaml'", "'my app'"] {
            let outcome = try tool.shell("\(Self.script) --fonts \(path)")
            #expect(outcome.status == 0, "\(outcome.errors)")
            #expect(outcome.output.contains("fonts-inter fonts-noto-cjk"))
            #expect(outcome.output.contains("fonts-noto-core") == hasOthers, "\(outcome.output)")
        }
        // Without a path, the manifests in the working directory count.
        #expect(try tool.shell("\(Self.script) --fonts").output.contains("fonts-noto-core") == hasOthers)
    }

    @Test func `a missing manifest and an unknown option are errors`() throws {
        let tool = try Tool()
        defer { tool.remove() }
        #expect(try tool.shell("\(Self.script) --fonts nowhere").errors.contains("nowhere is not a manifest"))
        #expect(try tool.shell("\(Self.script) --frobnicate").errors.contains("unknown option --frobnicate"))
    }
}
