package import Source
import Values
package import YAML

/// Color sets of an asset catalog as tokens.
package struct AssetColors {
    package private(set) var diagnostics: [Diagnostic] = []

    package init() {}

    /// The token of a color set, from its `Contents.json`; nil with a diagnostic if it has no color for all devices.
    ///
    /// - Parameter systemColors: the names of iOS's colors, such as `systemBlue`.
    package mutating func token(from contents: Node, name: String, systemColors: Set<String>) -> Node? {
        var values: [Appearance: Node] = [:]
        var unused: [Node] = []
        var fallback: Node?
        let entries = contents["colors"]?.sequence ?? []
        // A color for light appearance comes before the one for any, which dark appearance then has.
        let (forLight, any) = (entries.filter(Self.isForLight), entries.filter { !Self.isForLight($0) })
        let other =
            forLight.isEmpty ? nil : any.first { ($0["appearances"]?.sequence ?? []).isEmpty && !Self.isForSRGB($0) }
        for entry in (forLight + any).filter({ !Self.isForSRGB($0) }) + entries.filter(Self.isForSRGB) {
            guard let color = entry["color"] else { continue }
            guard !isConditional(entry, in: name), let appearance = appearance(of: entry, in: name) else {
                unused.append(entry)
                continue
            }
            guard let value = value(color, systemColors: systemColors) else { continue }
            if values[appearance] == nil {
                values[appearance] = value
            } else if entry.range == other?.range {
                fallback = value
            } else {
                diagnostics.append(
                    note("“\(name)” has two colors for one appearance; the second one is ignored", at: entry.range))
                unused.append(entry)
            }
        }
        if values[.dark] == nil { values[.dark] = fallback }
        if !entries.contains(where: { $0["color"] != nil }) {
            // Xcode makes such a set for the accent color of an app.
            diagnostics.append(note("“\(name)” has no color, so it is not imported", at: contents.range))
            return nil
        }
        guard let light = values[.light] else {
            diagnostics.append(
                Diagnostic(
                    .missingKey, "“\(name)” has no color without appearances", at: contents.range,
                    help: "set the color for Any Appearance in Xcode"))
            return nil
        }
        let modes = Appearance.base.dropFirst().compactMap { appearance in
            values[appearance].map { Self.entry(appearance.modeName ?? "", $0) }
        }
        let type = Node(.scalar(Scalar(text: TokenType.color.rawValue, isPlain: false)), range: light.range)
        var members = [Self.entry("$type", type), Self.entry("$value", light)]
        if !modes.isEmpty { members.append(Self.entry("$modes", Node(.mapping(modes), range: light.range))) }
        var kept = (contents.mapping ?? []).filter { !["colors", "info"].contains($0.key) }
        if !unused.isEmpty { kept.append(Self.entry("colors", Node(.sequence(unused), range: contents.range))) }
        if let data = VendorExtension.adding(kept, to: nil) { members.append(Self.entry("$extensions", data)) }
        return Node(.mapping(members), range: contents.range)
    }

    /// Whether a color is for light appearance, and not for any.
    private static func isForLight(_ entry: Node) -> Bool {
        let traits = entry["appearances"]?.sequence ?? []
        return traits.count == 1 && traits[0]["value"]?.string == "light"
    }

    /// Whether a color is that of displays without wide color, which iPhones no longer have.
    private static func isForSRGB(_ entry: Node) -> Bool { entry["display-gamut"]?.string?.lowercased() == "srgb" }

    private static let entryKeys = ["idiom", "color", "appearances", "display-gamut"]

    /// Whether a color is for some devices or languages only, which is noted.
    private mutating func isConditional(_ entry: Node, in name: String) -> Bool {
        let idiom = entry["idiom"]?.string ?? "universal"
        let other = entry.mapping?.first { !Self.entryKeys.contains($0.key) }
        let condition = idiom == "universal" ? other.map { "\($0.key) \($0.value.string ?? "")" } : "idiom \(idiom)"
        guard let condition else { return false }
        diagnostics.append(note("“\(name)” has a color for the \(condition); it is ignored", at: entry.range))
        return true
    }

    private func note(_ message: String, at range: SourceRange) -> Diagnostic {
        Diagnostic(.nonstandardToken, .note, message, at: range)
    }

    private static func entry(_ key: String, _ value: Node) -> Node.Entry {
        Node.Entry(key: key, keyRange: value.range, value: value)
    }

    private mutating func appearance(of entry: Node, in name: String) -> Appearance? {
        var appearance = Appearance.light
        for trait in entry["appearances"]?.sequence ?? [] {
            switch (trait["appearance"]?.string, trait["value"]?.string) {
            case ("luminosity", "dark"): appearance.isDark = true
            case ("contrast", "high"): appearance.isIncreasedContrast = true
            case ("luminosity", "light"): break
            default:
                diagnostics.append(
                    note("“\(name)” has a color for an unknown appearance; it is ignored", at: trait.range))
                return nil
            }
        }
        return appearance
    }

    // MARK: Colors

    private static let spaces = [
        "srgb": "srgb", "extended-srgb": "srgb", "display-p3": "display-p3", "gray-gamma-22": "srgb",
        "extended-gray": "srgb", "linear-srgb": "srgb-linear", "extended-linear-srgb": "srgb-linear",
    ]

    private mutating func value(_ color: Node, systemColors: Set<String>) -> Node? {
        if let reference = color["reference"] {
            let name = String((reference.string ?? "").split(separator: ".").last ?? "")
            let short = name.hasSuffix("Color") ? String(name.dropLast("Color".count)) : name
            guard systemColors.contains(short) else {
                diagnostics.append(
                    Diagnostic(
                        .unknownToken, "“\(name)” is not a color of iOS that uispec knows", at: reference.range,
                        help: "write its values in the color set"))
                return nil
            }
            return Node(.scalar(Scalar(text: "{ios.color.\(short)}", isPlain: false)), range: reference.range)
        }
        let written = color["color-space"]?.string ?? "srgb"
        guard let space = Self.spaces[written], let parts = color["components"] else {
            diagnostics.append(
                Diagnostic(
                    .unknownValue, "“\(written)” is not a color space that uispec reads from asset catalogs",
                    at: color.range,
                    help: "choose sRGB or Display P3 in Xcode"))
            return nil
        }
        let names = parts["white"] == nil ? ["red", "green", "blue"] : ["white", "white", "white"]
        let components = names.compactMap { parts[$0].flatMap(component) }
        guard components.count == names.count else {
            diagnostics.append(
                Diagnostic(
                    .mismatchedType, "a component of a color must be a number, such as 0.5, 128 or 0x80",
                    at: parts.range))
            return nil
        }
        let (known, numbers) = Self.inRange(components, of: space)
        func number(_ value: Double) -> Node {
            Node(.scalar(Scalar(text: DecimalText.exact(value), isPlain: true)), range: parts.range)
        }
        let name = Node(.scalar(Scalar(text: known, isPlain: false)), range: parts.range)
        var members = [
            Self.entry("colorSpace", name),
            Self.entry("components", Node(.sequence(numbers.map(number)), range: parts.range)),
        ]
        if let alpha = parts["alpha"].flatMap(component), alpha != 1 {
            members.append(Self.entry("alpha", number(alpha)))
        }
        return Node(.mapping(members), range: color.range)
    }

    /// Extended sRGB in a space of the standard that has the color: Display P3, or OKLab, whose axes have no limits.
    private static func inRange(_ components: [Double], of space: String) -> (space: String, components: [Double]) {
        guard let known = ColorSpace(rawValue: space), [.srgb, .srgbLinear].contains(known), components.count == 3,
            components.contains(where: { !(0...1).contains($0) })
        else { return (space, components) }
        let color = Color(known, components[0], components[1], components[2])
        let target = color.isInGamut(of: .displayP3) ? ColorSpace.displayP3 : .oklab
        let found = color.converted(to: target).components
        return (
            target.rawValue,
            [found.x, found.y, found.z].map { ($0 * 1_000_000).rounded() / 1_000_000 }.map { value in
                target == .displayP3 ? min(max(value, 0), 1) : value
            }
        )
    }

    /// A component as a share of 1. Xcode writes `0.502`, `128` or `0x80`.
    private func component(_ node: Node) -> Double? {
        guard let text = node.string else { return nil }
        if text.lowercased().hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
        guard let value = Double(text), value.isFinite else { return nil }
        return text.contains(".") || abs(value) < 2 && node.scalar?.isPlain == true ? value : value / 255
    }
}
