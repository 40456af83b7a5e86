/// Days and times as files write them, in a form whose order is that of the text.
package enum CalendarDay {
    /// Whether a text is a day that exists, as YYYY-MM-DD.
    package static func isDay(_ text: some StringProtocol) -> Bool {
        guard let parts = numbers(in: text, lengths: [4, 2, 2], separator: "-") else { return false }
        return (1...12).contains(parts[1]) && (1...days(in: parts[1], of: parts[0])).contains(parts[2])
    }

    /// Whether a text is a time in UTC that exists, as YYYY-MM-DDThh:mm:ssZ. A minute may have a leap second.
    package static func isTime(_ text: some StringProtocol) -> Bool {
        let halves = text.split(separator: "T", omittingEmptySubsequences: false)
        guard halves.count == 2, isDay(halves[0]), halves[1].hasSuffix("Z"),
            let parts = numbers(in: halves[1].dropLast(), lengths: [2, 2, 2], separator: ":")
        else { return false }
        return parts[0] < 24 && parts[1] < 60 && parts[2] <= 60
    }

    /// The numbers of a text in which all have a length in digits; nil for another text.
    private static func numbers(
        in text: some StringProtocol, lengths: [Int], separator: Character
    ) -> [Int]? {
        let parts = text.split(separator: separator, omittingEmptySubsequences: false)
        let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
        guard parts.map(\.utf8.count) == lengths, parts.allSatisfy({ $0.utf8.allSatisfy(digits.contains) }) else {
            return nil
        }
        return parts.compactMap { Int($0) }
    }

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: year.isMultiple(of: 4) && !year.isMultiple(of: 100) || year.isMultiple(of: 400) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }
}
