import Testing

@testable import Sheets

/// References on sheets.
struct `Ids of sections` {
    @Test(arguments: [
        ("6.2 Main app, 5 Functions (sign-in)", "6.2, 5"), ("12.2", "12.2"), ("UI 3.5.2", "UI 3.5.2"),
        ("UI 3.5.2, UI 3.5.2 (again)", "UI 3.5.2"), ("6.2（メイン画面、一覧）", "6.2"), ("Overview", "Overview"),
        ("Main app", "Main app"), ("5, , 6", "5, 6"), ("(nothing)", ""), ("5 (a (b) c), 6", "5, 6"), ("", ""),
        (") 5", ") 5"), ("5 (open", "5"),
    ])
    func `are the numbers, without titles and remarks`(reference: String, ids: String) {
        #expect(SectionIDs.of(reference) == ids)
    }

    @Test(arguments: [
        ("3, 5.2, 7.2, 8, 10, 12.2, 13.7", 24, "3, 5.2, 7.2, 8, 10 + 2"), ("1, 2, 3", 24, "1, 2, 3"),
        ("1, 2, 3", 5, "1 + 2"), ("12.3.4.5, 2", 4, "12.3.4.5 + 1"), ("12.3.4.5", 4, "12.3.4.5"),
    ])
    func `that do not fit a line are counted`(reference: String, limit: Int, ids: String) {
        #expect(SectionIDs.of(reference, within: limit) == ids)
    }
}
