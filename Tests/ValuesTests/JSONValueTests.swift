import Foundation
import Testing
import Values

@Suite struct JSONValueTests {
    @Test(arguments: [
        "", "plain", "“カフェ” 👩‍👩‍👧", "\"\\/\u{8}\u{C}\n\r\t", "\u{0}\u{1}\u{1F}\u{7F}",
        "\u{2028}\u{FEFF}\u{FFFF}\u{10FFFF}",
        "e\u{301}", "\r\n",
    ])
    func `any text reads back unchanged`(text: String) throws {
        let written = JSONValue.object([(text, .text(text))]).formatted
        let decoded = try JSONSerialization.jsonObject(with: Data(written.utf8)) as? [String: String]
        #expect(decoded?.values.first.map { Array($0.unicodeScalars) } == Array(text.unicodeScalars))
    }

    @Test(arguments: [
        (0.0, "0"), (-0.0, "0"), (1, "1"), (4.01699, "4.017"), (0.1 + 0.2, "0.3"), (-1.5, "-1.5"), (1e15, "1e+15"),
        (.infinity, "null"), (.nan, "null"), (-.infinity, "null"),
    ])
    func `numbers have at most four decimals, and infinities are null`(number: Double, text: String) throws {
        let written = JSONValue.list([.number(number)]).formatted
        let decoded = try JSONSerialization.jsonObject(with: Data(written.utf8)) as? [Any]
        if text == "null" {
            #expect(decoded?.first is NSNull)
        } else {
            let read = try #require(decoded?.first as? Double)
            #expect(read == Double(text))
        }
    }

    @Test func `members keep their order`() {
        let value = JSONValue.object([("b", .integer(1)), ("a", .flag(true)), ("c", .null)])
        #expect(value.formatted == "{ \"b\": 1, \"a\": true, \"c\": null }\n")
    }

    @Test func `a document may be on one line of any length`() throws {
        let members = (0..<40).map { ("\($0)", JSONValue.list([.list([.text("a\nb"), .flag(true)]), .object([])])) }
        let line = JSONValue.object(members).formatted(as: .line)
        #expect(!line.contains { $0.isNewline })
        #expect(
            try JSONSerialization.jsonObject(with: Data(line.utf8)) as? NSDictionary
                == JSONSerialization.jsonObject(with: Data(JSONValue.object(members).formatted.utf8)) as? NSDictionary)
    }

    @Test(arguments: [0, 12, -0.5, 1.0 / 3, 10.0 / 255, 1e-7, 9e20, 0.1 + 0.2])
    func `an exact number reads back the same`(number: Double) {
        #expect(Double(JSONValue.exact(number).formatted.filter { $0 != "\n" }) == number)
    }

    @Test func `the style of Xcode puts each value on a line`() {
        let value = JSONValue.object([("a", .list([.integer(1)])), ("b", .text("x"))])
        #expect(
            value.formatted(as: .xcode) == """
                {
                  "a" : [
                    1
                  ],
                  "b" : "x"
                }

                """)
    }
}
