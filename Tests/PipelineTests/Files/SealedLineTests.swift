import Testing
import Values
import YAML

@testable import Pipeline

/// A line of a cache is read exactly as it was written, or not at all.
struct `Sealed lines` {
    private static let document = JSONValue.object([
        ("text", .text("“あ”\n\u{2028}\r")), ("number", .exact(0.1)), ("list", .list([.integer(1), .object([])])),
    ])

    private static func read(_ bytes: [UInt8], salt: String = "salt") -> SealedLine? {
        SealedLine.read(bytes[...], salt: salt)?.line
    }

    @Test func `a line reads back as it was written`() throws {
        let line = SealedLine(Self.document, salt: "salt")
        #expect(!line.bytes.contains(UInt8(ascii: "\n")))
        let (document, read) = try #require(SealedLine.read(line.bytes[...], salt: "salt"))
        #expect(document["text"]?.string == "“あ”\n\u{2028}\r")
        #expect(document["number"]?.number == 0.1)
        #expect(document["list"]?.sequence?.count == 2)
        #expect(read.bytes == line.bytes)
    }

    @Test func `a line with a changed byte is not read`() {
        let bytes = SealedLine(Self.document, salt: "salt").bytes
        for index in bytes.indices {
            var changed = bytes
            changed[index] ^= 1
            #expect(Self.read(changed) == nil)
            #expect(Self.read(Array(bytes[..<index])) == nil)
        }
        #expect(Self.read(bytes, salt: "pepper") == nil)
        #expect(Self.read(bytes + [UInt8(ascii: " ")]) == nil)
    }
}
