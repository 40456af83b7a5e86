import Testing

@testable import Canvas

/// The pixels of a picture are counted before they are decoded.
@Suite struct `A PNG` {
    private static func header(_ width: Int, _ height: Int, bits: UInt8 = 8) -> [UInt8] {
        func number(_ value: Int) -> [UInt8] { [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) } }
        return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52] + number(width)
            + number(height) + [bits, 6, 0, 0, 0, 0, 0, 0, 0]
    }

    @Test(
        arguments: [
            (16_384, 16_384, 8), (8_192, 4_097, 1), (32_768, 1, 8), (4_096, 2_049, 16), (0xFFFF_FFFF, 0xFFFF_FFFF, 8),
        ] as [(Int, Int, UInt8)])
    func `beyond 32 megapixels is refused`(width: Int, height: Int, bits: UInt8) {
        let error = #expect(throws: CanvasError.self) {
            try PictureSize.of(Self.header(width, height, bits: bits))
        }
        #expect(error == .pictureTooLarge(width: width, height: height))
        #expect(error?.help == "export the picture in the size in which it is shown")
    }

    /// The file has no pixels, which is the next thing that is wrong with it.
    @Test(arguments: [(8_192, 4_096, 8), (32_767, 1_024, 1), (4_096, 2_048, 16)] as [(Int, Int, UInt8)])
    func `of 32 megapixels is decoded`(width: Int, height: Int, bits: UInt8) {
        let error = #expect(throws: CanvasError.self) {
            try PictureSize.of(Self.header(width, height, bits: bits))
        }
        #expect(error?.description.hasPrefix("not a readable PNG") ?? false)
    }
}
