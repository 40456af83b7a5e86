import Checks
import Source
import TestProjects
import Testing

/// Texts that have all of their lines when they are measured, and fewer when SwiftUI places their stack.
struct `A text that a stack cuts when it is placed` {
    private static let row = """
        component: Row
        preview: { width: 220 }
        body:
          vstack:
            - hstack:
                - { shape: circle, width: 60, height: 60 }
                - { text: "A rather long title for two lines", id: title }
              spacing: 8
            - { text: Footer }
          spacing: 4
          width: fill
        """
    private static let quote = """
        component: Quote
        preview: { width: 393 }
        body:
          scroll:
            - hstack:
                - { shape: circle, width: 36, height: 36 }
                - vstack:
                    - vstack:
                        - { text: 佐藤 美咲, font: "{ios.font.footnote}" }
                        - { text: 明日の定例、会議室が変わりました, id: quote, font: "{ios.font.footnote}", lineLimit: 2 }
                      spacing: 0
                    - { text: 了解です。家からでも入れますか？ }
                  spacing: 6
                  maxWidth: 170
              spacing: 8
        """

    private static func found(_ spec: String) async throws -> [Finding] {
        try await TestProject(spec: spec).check(only: ["truncated-text"], typesetter: systemTypesetter).findings
    }

    @Test(arguments: [row, quote])
    func `is reported, and its help keeps it whole`(spec: String) async throws {
        let found = try await Self.found(spec)
        #expect(found.count == 1)
        #expect(found.first?.diagnostic.help?.contains("height: hug (fixedSize)") ?? false)
        let fixed = spec.replacing("id: title", with: "id: title, height: hug")
            .replacing("lineLimit: 2", with: "lineLimit: 2, height: hug")
        #expect(try await Self.found(fixed).isEmpty)
    }
}
