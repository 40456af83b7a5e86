import Project
import Testing

@testable import Sheets

/// The words of sheets themselves.
struct `The words of a sheet` {
    @Test func `are in English unless another language is set`() {
        #expect(SheetWords["Tokens used"] == "Tokens used")
        SheetWords.$language.withValue(.japanese) { #expect(SheetWords["Tokens used"] == "使うトークン") }
        #expect(SheetWords["Tokens used"] == "Tokens used")
    }

    @Test func `have their values in both languages`() {
        #expect(SheetWords["Contact sheet % of %", 3, 12] == "Contact sheet 3 of 12")
        // A value may contain the sign of a place.
        #expect(SheetWords["% of height", "56 %"] == "56 % of height")
        SheetWords.$language.withValue(.japanese) {
            #expect(SheetWords["Contact sheet % of %", 3, 12] == "一覧 3／全12枚")
            #expect(SheetWords.list(["a", "b"]) == "a、b")
        }
    }

    @Test func `have as many places for values in Japanese as in English`() {
        for (english, japanese) in SheetWords.japanese {
            #expect(english.count { $0 == "%" } == japanese.count { $0 == "%" }, "\(english)")
            #expect(!japanese.isEmpty)
        }
    }

    @Test func `a sheet in Japanese has no English head`() throws {
        try SheetWords.$language.withValue(.japanese) {
            let page = try SampleSheet.sheet(rows: [SampleSheet.row(1, "read")]).layout(engine: newEngine())
            let texts = page.texts.map(\.text)
            for head in ["States", "Tokens used", "Status", "at 1:1"] { #expect(!texts.contains(head)) }
            for head in ["一覧 12／全31枚", "状態", "使うトークン", "結果", "縮尺 1:1"] { #expect(texts.contains(head)) }
        }
    }
}
