import Canvas
import Testing
import Values

/// cairo keeps ten font files open and may close one while a thread starts to read it; see ``OpenFontFiles``.
@Suite struct OpenFontFileTests {
    /// More faces than cairo keeps files open.
    private static let faces: [FontFace] = [17, 24].flatMap { (size: Points) in
        FontWeight.named.map { FontFace(size: size, weight: $0.weight) }
    }

    private static func page(_ face: FontFace, with engine: TextEngine) throws -> [UInt8] {
        let page = try Surface(pageOf: Size(width: 160, height: 60), scale: 1)
        engine.draw("Office", face: face, color: .black, at: Point(x: 4, y: 40), on: page)
        return try page.pdf(title: "", creator: "test")
    }

    @Test func `pages in many fonts have the same bytes in four concurrent tasks`() async throws {
        let engine = try newEngine()
        let pages = try Self.faces.map { try Self.page($0, with: engine) }
        try await withThrowingTaskGroup(of: [FontFace].self) { group in
            for task in 0..<4 {
                group.addTask {
                    let engine = try newEngine()
                    return try Self.faces.indices.compactMap { index in
                        // Each task begins with a different font.
                        let place = (index + task * 5) % Self.faces.count
                        return try Self.page(Self.faces[place], with: engine) == pages[place]
                            ? nil : Self.faces[place]
                    }
                }
            }
            for try await differing in group { #expect(differing.isEmpty) }
        }
    }
}
