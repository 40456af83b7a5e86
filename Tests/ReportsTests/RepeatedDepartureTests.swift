import Source
import Testing

@testable import Texts

/// Departures from the standard that a file repeats.
struct `Repeated departures` {
    private static func departure(_ message: String, file: UInt32 = 0) -> Diagnostic {
        let range = SourceRange(file: FileID(rawValue: file), start: 0, end: 1)
        return Diagnostic(.nonstandardToken, .warning, message, at: range)
    }

    @Test func `are printed once for each kind and file, with a count`() {
        let found = RepeatedDepartures.folded(
            [
                Self.departure("“spacing” is not a type"), Self.departure("“12px” is text, and {a.b} too"),
                Self.departure("“spacing” is not a type"), Self.departure("“4px” is text, and {c} too"),
                Self.departure("“spacing” is not a type", file: 1), Self.departure("“spacing” is not a type"),
            ], \.self)
        #expect(
            found.map { $0.notes.map(\.message) } == [
                ["the same in 2 more places of this file"], ["the same in 1 more place of this file"], [],
            ])
    }

    @Test func `are not confused with other rules and messages`() {
        let range = SourceRange(file: FileID(rawValue: 0), start: 0, end: 1)
        let others = ["a", "a"].map { Diagnostic(.wrongType, $0, at: range) }
        let found = RepeatedDepartures.folded(others + [Self.departure("a key"), Self.departure("a type")], \.self)
        #expect(found.count == 4 && found.allSatisfy { $0.notes.isEmpty })
    }
}
