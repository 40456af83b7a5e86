/// The names that modifiers have whose contexts are sizes, devices or languages. The values of tokens cannot depend on
/// these; components can, with conditions.
enum MetricsSpelling {
    private static let axes: [(axis: String, names: Set<String>)] = [
        ("type size", ["typesize", "textsize", "fontsize", "dynamictype", "typescale", "textscale"]),
        (
            "device",
            ["device", "viewport", "breakpoint", "screen", "screensize", "formfactor", "sizeclass", "platform"]
        ),
        ("direction", ["direction", "dir"]),
        ("locale", ["locale", "language", "lang", "script"]),
        ("orientation", ["orientation"]),
    ]

    /// The axis of contexts that the name of a modifier means, such as `font-size`; nil if it means none.
    static func axis(of modifier: String) -> String? {
        let name = modifier.lowercased().filter(\.isLetter)
        return axes.first { $0.names.contains(name) }?.axis
    }
}
