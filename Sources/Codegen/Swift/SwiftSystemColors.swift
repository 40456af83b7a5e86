import Source
import Tokens
import Values

/// The colors of iOS that a token can be: `{ios.color.label}` is `UIColor.label`, which changes with the system.
enum SwiftSystemColors {
    /// The names in UIKit by the names of tokens. White, black and clear are the same everywhere.
    private static let names: [String: String] = {
        var names = [
            "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal", "systemCyan",
            "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown", "systemGray", "systemGray2",
            "systemGray3", "systemGray4", "systemGray5", "systemGray6", "label", "secondaryLabel", "tertiaryLabel",
            "quaternaryLabel", "placeholderText", "separator", "opaqueSeparator", "link", "systemFill",
            "secondarySystemFill", "tertiarySystemFill", "quaternarySystemFill", "systemBackground",
            "secondarySystemBackground", "tertiarySystemBackground", "systemGroupedBackground",
            "secondarySystemGroupedBackground", "tertiarySystemGroupedBackground",
        ].reduce(into: [String: String]()) { $0[$1] = $1 }
        names["tint"] = "tintColor"
        return names
    }()

    /// All names in UIKit.
    static var all: Set<String> { Set(names.values) }

    private static let group = "ios.color."

    /// The name of the color of UIKit that a token has in all appearances; nil if it is another color.
    static func name(of token: ResolvedToken) -> String? {
        guard token.type == .color, let path = token.platformColor?.text, path.hasPrefix(group) else { return nil }
        return names[String(path.dropFirst(group.count))]
    }
}

extension ResolvedToken {
    /// The warning for a weight that the fonts of iOS do not have.
    var weightProblem: Diagnostic? {
        let weight: FontWeight? =
            switch self[.light] {
            case .fontWeight(let weight): weight
            case .typography(let font): font.weight
            default: nil
            }
        guard let weight, !FontWeight.named.contains(where: { $0.weight == weight }) else { return nil }
        return Diagnostic(
            .inexpressibleValue, .warning,
            "“\(path)” has the weight \(DecimalText.short(weight.value)), which iOS does not have; Swift uses "
                + "\(weight.name)", at: nameRange,
            help: "use one of 100, 200, … 900, or accept the nearest weight")
    }
}
