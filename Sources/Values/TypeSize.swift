/// The twelve Dynamic Type categories, smallest first.
package enum TypeSize: String, Sendable, Hashable, CaseIterable, Comparable {
    case xSmall
    case small
    case medium
    case large
    case xLarge
    case xxLarge
    case xxxLarge
    case ax1
    case ax2
    case ax3
    case ax4
    case ax5

    /// Reads a name in any common spelling: `ax5`, `AX5`, `accessibility5`.
    package init?(name: String) {
        if let size = Self.byName[name] {
            self = size
            return
        }
        let lowercased = name.lowercased()
        let short = lowercased.hasPrefix("accessibility") ? "ax" + lowercased.dropFirst(13) : lowercased
        guard let size = Self.allCases.first(where: { $0.rawValue.lowercased() == short }) else { return nil }
        self = size
    }

    package var isAccessibility: Bool { self >= .ax1 }

    package static func < (left: TypeSize, right: TypeSize) -> Bool { left.index < right.index }

    private static let byName = Dictionary(uniqueKeysWithValues: allCases.map { ($0.rawValue, $0) })

    var index: Int {
        switch self {
        case .xSmall: 0
        case .small: 1
        case .medium: 2
        case .large: 3
        case .xLarge: 4
        case .xxLarge: 5
        case .xxxLarge: 6
        case .ax1: 7
        case .ax2: 8
        case .ax3: 9
        case .ax4: 10
        case .ax5: 11
        }
    }
}

/// The Dynamic Type text styles, largest first.
package enum TextStyle: String, Sendable, Hashable, CaseIterable {
    case largeTitle
    case title1
    case title2
    case title3
    case headline
    case body
    case callout
    case subheadline
    case footnote
    case caption1
    case caption2

    /// Reads a style by UIKit's name or by SwiftUI's (`title`, `caption`).
    package init?(name: String) {
        switch name {
        case "title": self = .title1
        case "caption": self = .caption1
        default: self.init(rawValue: name)
        }
    }

    /// The name of the style in SwiftUI's `Font.TextStyle`.
    package var swiftUIName: String {
        switch self {
        case .title1: "title"
        case .caption1: "caption"
        default: rawValue
        }
    }
}

/// A weight on the OpenType scale, 1 to 1000.
package struct FontWeight: Hashable, Sendable, Comparable {
    package var value: Double

    package init(_ value: Double) {
        self.value = value
    }

    package static let ultraLight = FontWeight(100)
    package static let thin = FontWeight(200)
    package static let light = FontWeight(300)
    package static let regular = FontWeight(400)
    package static let medium = FontWeight(500)
    package static let semibold = FontWeight(600)
    package static let bold = FontWeight(700)
    package static let heavy = FontWeight(800)
    package static let black = FontWeight(900)

    /// SwiftUI's names, lightest first.
    package static let named: [(name: String, weight: FontWeight)] = [
        ("ultraLight", .ultraLight), ("thin", .thin), ("light", .light), ("regular", .regular), ("medium", .medium),
        ("semibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]

    package init?(name: String) {
        guard let match = Self.named.first(where: { $0.name == name }) else { return nil }
        self = match.weight
    }

    /// The name of the nearest of SwiftUI's nine weights.
    package var name: String {
        Self.named.min { abs($0.weight.value - value) < abs($1.weight.value - value) }?.name ?? "regular"
    }

    package static func < (left: FontWeight, right: FontWeight) -> Bool { left.value < right.value }
}
