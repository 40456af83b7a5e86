import Canvas
import Testing

@Suite struct FontLibraryTests {
    @Test func `a folder without fonts names every package that is missing`() throws {
        let error = try #require(throws: FontError.self) { try FontLibrary.load(folders: ["/nowhere/a<b&c"]) }
        #expect(
            error.missing.map(\.debianPackage) == [
                "fonts-inter", "fonts-inter", "fonts-noto-cjk", "fonts-noto-color-emoji",
            ])
        #expect(error.missing.map(\.family) == ["Inter", "Inter Display", "Noto Sans CJK JP", "Noto Color Emoji"])
        #expect(error.description.contains("/nowhere/a<b&c"))
    }

    @Test func `a partly filled folder names what it lacks`() throws {
        let error = try #require(throws: FontError.self) {
            try FontLibrary.load(folders: ["/usr/share/fonts/opentype/inter"])
        }
        #expect(error.missing.map(\.debianPackage) == ["fonts-noto-cjk", "fonts-noto-color-emoji"])
    }
}
