/// The font families in use. No other font is ever drawn with, whatever the machine has.
enum FontFamily: String, CaseIterable {
    /// Stands in for SF Pro Text.
    case text = "Inter"
    /// Stands in for SF Pro Display.
    case display = "Inter Display"
    /// Stands in for Hiragino Sans.
    case japanese = "Noto Sans CJK JP"
    case emoji = "Noto Color Emoji"
    /// Stands in for SF Mono, where it is there.
    case mono = "Noto Sans Mono"
    /// Comes with the Japanese font; the second choice for SF Mono.
    case japaneseMono = "Noto Sans Mono CJK JP"
    case arabic = "Noto Sans Arabic"
    case hebrew = "Noto Sans Hebrew"
    case thai = "Noto Sans Thai"
    case devanagari = "Noto Sans Devanagari"

    /// Scripts that are drawn where their fonts are installed (Debian package fonts-noto-core), and shown as boxes and
    /// reported where they are not.
    static let otherScripts: [FontFamily] = [.arabic, .hebrew, .thai, .devanagari]

    /// The Debian package to name when the family is missing; nil where pictures can do without.
    var requiredPackage: String? {
        switch self {
        case .text, .display: "fonts-inter"
        case .japanese: "fonts-noto-cjk"
        case .emoji: "fonts-noto-color-emoji"
        case .mono, .japaneseMono, .arabic, .hebrew, .thai, .devanagari: nil
        }
    }
}
