/// A section of the design document that `reference:` names: `UI 3.1.2`.
package struct DocumentSection: Sendable, Hashable {
    /// `3.1.2`.
    package var number: String
    /// Empty if unknown.
    package var title: String

    package init(_ number: String, title: String = "") {
        self.number = number
        self.title = title
    }

    /// Returns the sections that a reference names: `UI 3.1.2, 4.1–4.3` names four. The document's name is left out.
    package static func numbers(in reference: String) -> [String] {
        reference.split(separator: ",").flatMap { part -> [String] in
            let ends = part.split(whereSeparator: { $0 == "–" || $0 == "—" }).map { end in
                String(end.drop { !$0.isNumber }.prefix { $0.isNumber || $0 == "." || $0.isLetter })
            }
            guard let first = ends.first, !first.isEmpty else { return [] }
            guard ends.count == 2, let last = ends.last else { return [first] }
            return range(from: first, to: last)
        }
    }

    /// Returns `4.1` to `4.3` with the sections between. If the ends are not in the same chapter, returns only them.
    private static func range(from first: String, to last: String) -> [String] {
        let (start, end) = (first.split(separator: "."), last.split(separator: "."))
        guard start.dropLast() == end.dropLast(), let low = start.last.flatMap({ Int($0) }),
            let high = end.last.flatMap({ Int($0) }), low <= high, high - low < longestRange
        else { return [first, last] }
        return (low...high).map { (start.dropLast().map(String.init) + [String($0)]).joined(separator: ".") }
    }

    private static let longestRange = 100

    /// Compares sections by number: 3.2 comes before 3.10.
    static func isBefore(_ first: String, _ second: String) -> Bool {
        let (one, other) = (parts(first), parts(second))
        return one == other ? first < second : one.lexicographicallyPrecedes(other)
    }

    private static func parts(_ number: String) -> [Int] {
        number.split(separator: ".").map { Int($0) ?? .max }
    }
}
