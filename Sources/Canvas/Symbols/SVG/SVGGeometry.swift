/// The numbers of the geometry of an element, to estimate how much there is to draw.
struct SVGGeometry {
    /// The coordinates of its path.
    let points: Int
    /// Its largest number without a sign.
    let largest: Double
    /// A length that its outline does not exceed, in its own units.
    private let length: Double

    private static let sizes: Set<String> = [
        "x", "y", "width", "height", "r", "rx", "ry", "cx", "cy", "x1", "y1", "x2", "y2",
    ]

    init(_ tag: XMLTag) {
        var (count, sum, largest) = (0, 0.0, 0.0)
        for (name, value) in tag.attributes {
            let isPath = name == "d" || name == "points"
            guard isPath || Self.sizes.contains(name) else { continue }
            let numbers = Self.numbers(in: value)
            count += isPath ? numbers.count / 2 + 1 : 1
            // Units and percentages make a number larger.
            let hasUnit = !isPath && value.contains { $0.isLetter || $0 == "%" }
            sum += numbers.reduce(0) { $0 + abs($1) } * (hasUnit ? 100 : 1)
            largest = numbers.reduce(largest) { max($0, abs($1)) }
        }
        self.largest = largest
        points = tag.name == "stop" ? 1 : count
        // A segment is at most as long as the numbers of both ends, and an arc at most as long as its whole circle.
        length = sum * 7
    }

    /// Returns at least the number of dashes of its outline, or nil if the dashes have units.
    func dashes(_ text: String) -> Int? {
        guard !text.contains(where: { ($0.isLetter && $0 != "e") || $0 == "%" }) else { return nil }
        let sum = Self.numbers(in: text).reduce(0) { $0 + abs($1) }
        guard sum > 0 else { return 0 }
        let count = length / sum
        return count.isFinite && count < 1e9 ? Int(count) : Int(1e9)
    }

    /// Returns all numbers in a text. Signs and letters separate them: `1-2.5.5e3` has three.
    static func numbers(in text: String) -> [Double] {
        var numbers: [Double] = []
        var current = ""
        var (hasPoint, hasExponent) = (false, false)
        func value() -> Double? { current.isEmpty ? nil : Double(current) ?? Double(current.prefix { $0 != "e" }) }
        func start(_ character: Character?) {
            if let value = value() { numbers.append(value) }
            current = character.map(String.init) ?? ""
            (hasPoint, hasExponent) = (character == ".", false)
        }
        for character in text {
            // A path of more numbers is refused, so that the others are not needed.
            if numbers.count > 3 * SVGWork.limit.points { break }
            switch character {
            case "0"..."9" where character.isASCII: current.append(character)
            case "." where !hasPoint && !hasExponent:
                current.append(character)
                hasPoint = true
            case "e", "E":
                guard !current.isEmpty, !hasExponent else { continue }
                current.append("e")
                hasExponent = true
            case "-", "+":
                if current.hasSuffix("e") { current.append(character) } else { start(character) }
            case ".": start(character)
            default: start(nil)
            }
        }
        start(nil)
        return numbers
    }
}
