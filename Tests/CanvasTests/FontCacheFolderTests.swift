import Foundation
import Testing

@testable import Canvas

@Suite struct `The folder for font caches` {
    @Test func `is created only where no other one can be written to`() throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "uispec-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        #expect(FontCacheFolder.fallback(besides: [folder.path]) == nil)
        #expect(FontCacheFolder.fallback(besides: [folder.path + "/new/fontconfig"]) == nil)
        let path = try #require(FontCacheFolder.fallback(besides: ["/dev/null/fontconfig"], user: []))
        #expect(path.hasSuffix("/uispec-fonts-\(getuid())"))
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        #expect(attributes[.posixPermissions] as? Int == 0o700)
    }
}
