import Specs
import Testing
import Values

@testable import Layout

@Suite struct DirectionTests {
    @Test(arguments: [
        ("Instagram זה", "שלום Instagram זה", "\u{200F}"), ("זה", "שלום Instagram זה", ""),
        ("12:30", "שלום 12:30", "\u{200F}"),
        ("שלום", "Hello שלום", "\u{200E}"), ("world", "Hello world", ""), ("日本", "日本", ""), ("12", "12", ""),
        ("…", "… (12)", ""), ("١٢", "١٢ مرحبا", "\u{200F}"), ("مرحبا", "١٢ مرحبا", ""),
    ])
    func `a line has the direction of its paragraph`(line: String, paragraph: String, mark: String) {
        #expect(LineDirection.mark(for: line, inParagraph: paragraph) == mark)
    }

    @Test func `each paragraph has its own direction`() throws {
        let laidOut = layOut(text("שלום abc\nabc שלום"), in: proposing(20, nil))
        let lines = try #require(laidOut.firstText).lines.map(\.text)
        #expect(lines == ["שלום", "\u{200F}abc", "abc", "\u{200E}שלום"])
    }
}
