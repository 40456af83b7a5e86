import Foundation
import Testing
import Values

/// The names and metrics in font files.
struct `A font file` {
    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .appending(path: "Fonts")

    private static func bytes(_ name: String) throws -> [UInt8] {
        Array(try Data(contentsOf: folder.appending(path: name)))
    }

    @Test(arguments: [("Squares-Regular.ttf", 400.0), ("Squares-Bold.ttf", 700)])
    func `has a family, a weight and metrics`(name: String, weight: Double) throws {
        let font = try #require(try OpenTypeFile(bytes: Self.bytes(name)).fonts.first)
        #expect(font.families == ["Uispec Squares"])
        #expect(font.weight == weight)
        #expect((font.ascender, font.descender, font.lineGap) == (0.9, 0.3, 0.1))
        #expect(font.capHeight == 0.65)
        #expect(!font.isItalic)
    }

    @Test func `that ends early is refused at every length`() throws {
        let bytes = try Self.bytes("Squares-Regular.ttf")
        for length in stride(from: 0, to: bytes.count - 1, by: 7) {
            // The last table may be cut off by padding only.
            let font = try? OpenTypeFile(bytes: Array(bytes.prefix(length)))
            #expect(font == nil || length > bytes.count - 4)
        }
    }

    @Test func `with wrong bytes is read or refused`() throws {
        let bytes = try Self.bytes("Squares-Regular.ttf")
        for place in bytes.indices {
            for wrong: UInt8 in [0, 1, 0x7F, 0x80, 0xFF] {
                var changed = bytes
                changed[place] = wrong
                let fonts = try? OpenTypeFile(bytes: changed).fonts
                #expect(fonts?.allSatisfy { ($0.ascender + $0.descender).isFinite } ?? true)
            }
        }
    }

    @Test func `of a collection has all its fonts`() throws {
        let font = try Self.bytes("Squares-Regular.ttf")
        // The offsets of tables count from the start of the file.
        let header: [UInt8] = Array("ttcf".utf8) + [0, 1, 0, 0, 0, 0, 0, 2, 0, 0, 0, 20, 0, 0, 0, 20]
        var moved = font
        let tables = Int(font[4]) << 8 | Int(font[5])
        for number in 0..<tables {
            let place = 12 + 16 * number + 8
            let offset = font[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } + header.count
            for byte in 0..<4 { moved[place + byte] = UInt8(truncatingIfNeeded: offset >> (24 - 8 * byte)) }
        }
        #expect(try OpenTypeFile(bytes: header + moved).fonts.count == 2)
    }
}
