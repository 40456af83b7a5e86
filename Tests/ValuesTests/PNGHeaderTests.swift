import Testing
import Values

/// Reading the header of a PNG.
@Suite struct PNGHeaderTests {
    private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

    private static func chunk(_ type: String, _ data: [UInt8]) -> [UInt8] {
        [0, 0, 0, UInt8(data.count)] + Array(type.utf8) + data + [0, 0, 0, 0]
    }

    private static func head(colorType: UInt8) -> [UInt8] {
        signature + chunk("IHDR", [0, 0, 4, 0, 0, 0, 2, 1, 8, colorType, 0, 0, 0])
    }

    @Test(arguments: [(0, false), (2, false), (3, false), (4, true), (6, true)])
    func `a header has the size and whether there is an alpha channel`(_ colorType: UInt8, _ hasAlpha: Bool) throws {
        let header = try #require(PNGHeader(Self.head(colorType: colorType)))
        #expect(header.width == 1024 && header.height == 513)
        #expect(header.hasAlpha == hasAlpha)
    }

    @Test func `colors that are declared transparent count as an alpha channel`() throws {
        let bytes = Self.head(colorType: 3) + Self.chunk("PLTE", [0, 0, 0]) + Self.chunk("tRNS", [0])
        #expect(try #require(PNGHeader(bytes)).hasAlpha)
        let behind = Self.head(colorType: 3) + Self.chunk("IDAT", []) + Self.chunk("tRNS", [0])
        #expect(try !#require(PNGHeader(behind)).hasAlpha)
    }

    @Test func `a truncated header is rejected`() {
        let bytes = Self.head(colorType: 6)
        for count in 0..<29 { #expect(PNGHeader(Array(bytes.prefix(count))) == nil) }
        let huge = Self.signature + [0xFF, 0xFF, 0xFF, 0xFF] + Array("IHDR".utf8)
        #expect(PNGHeader(huge) == nil)
    }
}
