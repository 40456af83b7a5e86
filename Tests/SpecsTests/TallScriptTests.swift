import Specs
import Testing

/// The height of lines by the script of their letters.
struct `Lines of tall scripts` {
    /// A text of one node, and the factor by which its line is higher than that of Latin.
    @Test(arguments: [
        ("Hello", 1.0), ("こんにちは", 1), ("Café — naïve", 1), ("שלום", 1), ("Привет", 1), ("안녕", 1), ("🙂", 1),
        ("สวัสดี", 1.21), ("Hello สวัสดี", 1.21), ("नमस्ते", 1.21), ("مرحبا", 1.12), ("வணக்கம்", 1.12),
        ("ជំរាបសួរ", 1.36),
        ("مرحبا สวัสดี", 1.21),
    ])
    func `are higher in a text style`(text: String, factor: Double) throws {
        var latin = Specification(component: "body: { text: Hello }")
        var other = Specification(component: "body: { text: \"\(text)\" }")
        let plain = try #require(latin.body().text?.font.value)
        let font = try #require(other.body().text?.font.value)
        #expect(abs(font.lineHeight - plain.lineHeight * factor) < 1e-9)
        #expect(abs(font.leading - plain.leading * factor) < 1e-9)
        #expect(font.pointSize == plain.pointSize)
        let (above, below) = (font.ascender - plain.ascender, font.lineHeight - font.ascender)
        #expect(abs(above - (below - (plain.lineHeight - plain.ascender))) < 1e-9)
    }

    /// UIKit leaves other fonts as they are.
    @Test(arguments: ["{ size: 17 }", "{ size: 17, relativeTo: body }"])
    func `are as high as others in a font without a text style`(font: String) throws {
        var latin = Specification(component: "body: { text: Hello, font: \(font) }")
        var thai = Specification(component: "body: { text: สวัสดี, font: \(font) }")
        #expect(try thai.body().text?.font.value == latin.body().text?.font.value)
        #expect(thai.messages == [])
    }

    @Test func `are higher in fields and controls too`() throws {
        var latin = Specification(component: "body: { field: Hello }")
        var thai = Specification(component: "body: { field: สวัสดี }")
        let plain = try latin.body().all.compactMap(\.text).first?.font.value.lineHeight
        let tall = try thai.body().all.compactMap(\.text).first?.font.value.lineHeight
        #expect(try #require(tall) > #require(plain))
    }
}
