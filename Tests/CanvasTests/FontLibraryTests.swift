import Canvas
import Testing

@Suite struct FontLibraryTests {
    @Test func `loading from a folder without fonts reports every missing package`() throws {
        let error = try #require(throws: FontError.self) { try FontLibrary.load(folders: ["/nowhere/a<b&c"]) }
        #expect(
            error.missing.map(\.debianPackage) == [
                "fonts-inter", "fonts-inter", "fonts-noto-cjk", "fonts-noto-color-emoji",
            ])
        #expect(error.missing.map(\.family) == ["Inter", "Inter Display", "Noto Sans CJK JP", "Noto Color Emoji"])
        #expect(error.description.contains("/nowhere/a<b&c"))
    }

    @Test func `loading from a folder with some fonts reports the missing ones`() throws {
        let error = try #require(throws: FontError.self) {
            try FontLibrary.load(folders: ["/usr/share/fonts/opentype/inter"])
        }
        #expect(error.missing.map(\.debianPackage) == ["fonts-noto-cjk", "fonts-noto-color-emoji"])
    }
}
