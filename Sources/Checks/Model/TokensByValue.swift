import Specs
import Tokens
import Values

/// An index of the tokens by their values, so that a search among them takes the same time however many there are.
struct TokensByValue: Sendable {
    /// The values of the tokens whose path starts with `radius.`, ascending; nil if there are none.
    let radii: [Double]?
    /// The values of the duration tokens, in seconds, ascending.
    let durations: [Double]
    private var lengths: [Int: [Place]] = [:]
    private var colors: [String: [Place]] = [:]
    private var seconds: [Place] = []
    private let appearance: Appearance

    /// A token, and its place among all.
    private struct Place {
        var index: Int
        var token: ResolvedToken
    }

    /// - Parameters:
    ///   - tokens: All tokens, which the scales are made of.
    ///   - own: Those that a literal may be replaced with.
    init(_ tokens: ResolvedTokens, own: [ResolvedToken], in appearances: [Appearance]) {
        var (radii, durations): (Set<Double>, Set<Double>) = ([], [])
        for token in tokens.all {
            switch token[.light] {
            case .dimension(let points) where token.path.text.hasPrefix("radius."): radii.insert(points.value)
            case .duration(let seconds) where token.type == .duration: durations.insert(seconds.value)
            default: break
            }
        }
        self.radii = radii.isEmpty ? nil : radii.sorted()
        self.durations = durations.sorted()
        appearance = appearances.first ?? .light
        for (index, token) in own.enumerated() where token.deprecation == nil {
            let place = Place(index: index, token: token)
            switch token[.light] {
            case .dimension(let points): lengths[Self.bucket(points.value), default: []].append(place)
            case .duration: seconds.append(place)
            case .color:
                guard case .color(let color) = token[appearance] else { continue }
                colors[color.hexWithAlpha, default: []].append(place)
            default: break
            }
        }
    }

    /// Returns the tokens that may have the value of a literal, in file order: no others do.
    func candidates(for value: Component.Literal.Value) -> [ResolvedToken] {
        switch value {
        case .length(let length):
            let bucket = Self.bucket(length)
            let near = [bucket &- 1, bucket, bucket &+ 1].flatMap { lengths[$0] ?? [] }
            return near.sorted { $0.index < $1.index }.map(\.token)
        case .color(let color): return (colors[color.hexWithAlpha] ?? []).map(\.token)
        case .seconds: return seconds.map(\.token)
        }
    }

    /// Returns what to write for a length: the own tokens that have it and are named for its purpose, else the number.
    ///
    /// - Parameter words: One of them is in the name of such a token, in lowercase.
    func written(_ length: Double, namedFor words: [String]) -> String {
        let tokens = candidates(for: .length(length)).filter { token in
            guard case .dimension(let points) = token[.light] else { return false }
            return abs(points.value - length) < Self.tolerance && token.path.hasWord(of: words)
        }
        let names = tokens.prefix(Self.mostNames).map { "\"{\($0.path)}\"" }
        return names.isEmpty ? DecimalText.short(length) : names.joined(separator: " or ")
    }

    /// Returns a duration of at least that many seconds, and what to write for it: the shortest own token that is long
    /// enough, else the number.
    func duration(atLeast least: Double) -> (text: String, seconds: Double) {
        let values = seconds.compactMap { place -> (path: TokenPath, seconds: Double)? in
            guard case .duration(let own) = place.token[.light], own.value > least - Self.durationTolerance else {
                return nil
            }
            return (place.token.path, own.value)
        }
        return values.min { $0.seconds < $1.seconds }.map { ("\"{\($0.path)}\"", $0.seconds) }
            ?? ("\(DecimalText.short(least))s", least)
    }

    /// Durations that differ by less are equal, in seconds.
    static let durationTolerance = 0.000_5
    /// Lengths that differ by less are equal, in points.
    static let tolerance = 0.005
    /// The most tokens that a text lists.
    private static let mostNames = 3

    /// Hundredths of a point; lengths that are equal to the user are in the same one or in neighbors.
    private static func bucket(_ length: Double) -> Int {
        Int(exactly: (length * 100).rounded()) ?? .max
    }
}

extension TokenPath {
    /// Whether a part of the path contains one of some words, which are in lowercase.
    func hasWord(of words: [String]) -> Bool {
        segments.contains { segment in
            let name = segment.lowercased()
            return words.contains { name.contains($0) }
        }
    }
}
