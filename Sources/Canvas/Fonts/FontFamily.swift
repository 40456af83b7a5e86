/// The font families that text is drawn in. Other fonts of the machine are never used.
enum FontFamily: String, CaseIterable {
    /// The substitute for SF Pro Text.
    case text = "Inter"
    /// The substitute for SF Pro Display.
    case display = "Inter Display"
    /// The substitute for Hiragino Sans.
    case japanese = "Noto Sans CJK JP"
    case emoji = "Noto Color Emoji"
    /// The substitute for SF Mono, if it is installed.
    case mono = "Noto Sans Mono"
    /// The second choice for SF Mono. It is installed with the Japanese font.
    case japaneseMono = "Noto Sans Mono CJK JP"
    case arabic = "Noto Sans Arabic"
    case hebrew = "Noto Sans Hebrew"
    case thai = "Noto Sans Thai"
    case devanagari = "Noto Sans Devanagari"

    /// Apple's families, which are used in place of the substitute if `UISPEC_FONTS` has them.
    var original: [String] {
        switch self {
        case .text: ["SF Pro Text", "SF Pro"]
        case .display: ["SF Pro Display", "SF Pro"]
        case .japanese: ["Hiragino Sans"]
        case .mono: ["SF Mono"]
        case .emoji, .japaneseMono, .arabic, .hebrew, .thai, .devanagari: []
        }
    }

    /// The families of other scripts (Debian package fonts-noto-core).
    ///
    /// If one is not installed, its characters are drawn as boxes and reported.
    static let otherScripts: [FontFamily] = [.arabic, .hebrew, .thai, .devanagari]

    /// The Debian package to report if the family is missing; nil if the family is optional.
    var requiredPackage: String? {
        switch self {
        case .text, .display: "fonts-inter"
        case .japanese: "fonts-noto-cjk"
        case .emoji: "fonts-noto-color-emoji"
        case .mono, .japaneseMono, .arabic, .hebrew, .thai, .devanagari: nil
        }
    }
}
