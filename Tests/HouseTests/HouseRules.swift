/// The limits that CONTRIBUTING.md states under “House rules”, which is the only place that has their numbers.
struct HouseRules {
    /// A file has at most this many lines.
    let longestFile: Int
    /// Half of the files have fewer lines than this.
    let medianFile: Int
    /// A line has at most this many columns.
    let longestLine: Int

    static func read() throws -> HouseRules {
        try HouseRules(page: Repository.text(of: "CONTRIBUTING.md"))
    }

    init(page: String) throws {
        longestFile = try Self.number(before: "lines at most", in: page)
        medianFile = try Self.number(before: "lines in the median", in: page)
        longestLine = try Self.number(before: "columns at most", in: page)
    }

    struct Missing: Error {
        let phrase: String
    }

    /// The number in front of a phrase: 350 in “350 lines at most”.
    private static func number(before phrase: String, in page: String) throws -> Int {
        guard let range = page.firstRange(of: phrase),
            let word = page[..<range.lowerBound].split(whereSeparator: { $0 == " " || $0 == "\n" }).last,
            let number = Int(word)
        else { throw Missing(phrase: phrase) }
        return number
    }
}
