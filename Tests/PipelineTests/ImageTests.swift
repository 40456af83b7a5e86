import Canvas
import Checks
import Layout
import Loading
import Pipeline
import Source
import Specs
import Testing
import Values

/// The URL of a file that exists on every machine.
private enum ImageTestFile {
    static let outside = "file:" + "//" + "/etc/hostname"
}

/// Images of components. An image that cannot be shown is reported where it is named, before anything is drawn.
@Suite struct `Images` {
    private static func load(_ path: String, _ bytes: [UInt8]?) throws -> LoadedProject {
        let spec = "component: C\nbody: { image: \(path), label: 海辺の写真 }"
        let manifest = "uispec: 1\nname: T\nspecs: [c.yaml]\ncontexts: { locale: ja }"
        let files = TestFiles(["uispec.yaml": manifest, "c.yaml": spec])
        if let bytes { try files.write(bytes, to: path) }
        let projects = try ProjectLoader.load([], files: files, workingDirectory: TestFiles.workingDirectory)
        return try #require(projects.first)
    }

    private static func png(width: Double, height: Double) throws -> [UInt8] {
        try Surface(size: Size(width: Points(width), height: Points(height)), scale: 1).png()
    }

    /// The header of a PNG that claims a size, without data.
    private static func claim(width: UInt32, height: UInt32) -> [UInt8] {
        func bytes(_ value: UInt32) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + bytes(width)
            + bytes(height) + [8, 2, 0, 0, 0, 0, 0, 0, 0]
    }

    private func findings(_ path: String, _ bytes: [UInt8]?) async throws -> [String] {
        let run = CheckRun(
            try Self.load(path, bytes), options: .init(jobs: 1, today: "2026-01-01"), typesetter: .estimating)
        return await run.run().findings.map { "\($0.diagnostic.rule): \($0.diagnostic.message)" }
    }

    @Test func `a missing file is reported`() async throws {
        #expect(try await findings("logo.png", nil) == ["missing-file: image file “logo.png” does not exist"])
    }

    @Test func `a truncated, oversized or invalid file is reported`() async throws {
        let whole = try Self.png(width: 40, height: 30)
        #expect(try await findings("a.png", whole) == [])
        let cut = try await findings("a.png", Array(whole.prefix(whole.count / 2)))
        #expect(
            cut.count == 1 && cut[0].hasPrefix("unreadable-image: “a.png” cannot be shown: not a readable PNG"),
            "\(cut)")
        var damaged = whole
        damaged[whole.count / 2] ^= 0xFF
        #expect(
            try await findings("a.png", damaged)
                == ["unreadable-image: “a.png” cannot be shown: not a readable PNG: the data is damaged"])
        for (width, height) in [(40_000, 2), (30_000, 30_000), (0, 4)] as [(UInt32, UInt32)] {
            let found = try await findings("a.png", Self.claim(width: width, height: height))
            #expect(
                found.count == 1 && found[0].hasPrefix("unreadable-image: “a.png” cannot be shown: a"),
                "\(found)")
        }
        #expect(
            try await findings("a.png", Array("no picture".utf8))
                == ["unreadable-image: “a.png” cannot be shown: neither a PNG nor an SVG"])
    }

    @Test(arguments: [
        "<!DOCTYPE svg [<!ENTITY a SYSTEM '\(ImageTestFile.outside)'>]>"
            + "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'><text>&a;</text></svg>",
        "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'>"
            + "<image href='\(ImageTestFile.outside)' width='9' height='9'/></svg>",
    ])
    func `an SVG reads no other file`(_ svg: String) async throws {
        // It is either refused or drawn as an empty picture.
        let found = try await findings("a.svg", Array(svg.utf8))
        if !found.isEmpty {
            #expect(found.count == 1 && found[0].hasPrefix("unreadable-image: “a.svg” cannot be shown"), "\(found)")
            return
        }
        let picture = try Surface(pixelWidth: 9, pixelHeight: 9, scale: 1)
        try picture.draw(try SVGDocument(bytes: Array(svg.utf8)), in: Rect(x: 0, y: 0, width: 9, height: 9))
        #expect(try picture.png() == Surface(pixelWidth: 9, pixelHeight: 9, scale: 1).png())
    }

    @Test func `entities that multiply are refused`() async throws {
        let entities = (1..<12).map { "<!ENTITY e\($0) '\(String(repeating: "&e\($0 - 1);", count: 20))'>" }.joined()
        let svg =
            "<!DOCTYPE svg [<!ENTITY e0 'aaaaaaaaaa'>\(entities)]><svg xmlns='http://www.w3.org/2000/svg' width='9' "
            + "height='9'><text>&e11;</text></svg>"
        let found = try await findings("a.svg", Array(svg.utf8))
        #expect(found.count == 1 && found[0].hasPrefix("unreadable-image: “a.svg” cannot be shown"), "\(found)")
    }

    @Test(arguments: [("a.png", 40.0), ("a@2x.png", 20), ("a@3x.png", 40.0 / 3)])
    func `an image has the size of its file by default`(_ path: String, _ width: Double) throws {
        let result = try LayoutRun.run(
            [try Self.load(path, try Self.png(width: 40, height: 30))], choice: MockupChoice(), proposal: (nil, nil),
            typesetter: .estimating)
        let laidOut = try #require(result.laidOut)
        // It is resizable: its natural size is the ideal one.
        guard case .image(let image) = laidOut.roots[0].node.content else {
            Issue.record("no image")
            return
        }
        #expect(abs((image.naturalSize?.width.value ?? 0) - width) < 1e-9)
    }
}
