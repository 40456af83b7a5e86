/// The script of a language that is not written in Latin letters.
enum WritingSystem {
    case japanese
    case chinese
    case korean
    case cyrillic
    case greek
    case hebrew
    case arabic
    case thai
    case devanagari

    /// Returns nil if the language of the locale, such as `ja` or `zh-Hant-TW`, is unknown or uses Latin letters.
    init?(locale: String) {
        switch locale.prefix(while: { $0 != "-" && $0 != "_" }).lowercased() {
        case "ja": self = .japanese
        case "zh", "yue": self = .chinese
        case "ko": self = .korean
        case "ru", "uk", "bg", "be", "mk": self = .cyrillic
        case "el": self = .greek
        case "he": self = .hebrew
        case "ar", "fa", "ur": self = .arabic
        case "th": self = .thai
        case "hi", "mr", "ne": self = .devanagari
        default: return nil
        }
    }

    /// The letters of the script, as a message names them.
    var letters: String {
        switch self {
        case .japanese: "kana or kanji"
        case .chinese: "Chinese characters"
        case .korean: "hangul"
        case .cyrillic: "Cyrillic letters"
        case .greek: "Greek letters"
        case .hebrew: "Hebrew letters"
        case .arabic: "Arabic letters"
        case .thai: "Thai letters"
        case .devanagari: "Devanagari letters"
        }
    }

    var language: String {
        switch self {
        case .japanese: "Japanese"
        case .chinese: "Chinese"
        case .korean: "Korean"
        case .cyrillic: "a language written in Cyrillic"
        case .greek: "Greek"
        case .hebrew: "Hebrew"
        case .arabic: "a language written in Arabic script"
        case .thai: "Thai"
        case .devanagari: "a language written in Devanagari"
        }
    }

    /// Whether a text has a letter of the script.
    func writes(_ text: String) -> Bool {
        text.unicodeScalars.contains(where: holds)
    }

    private func holds(_ scalar: Unicode.Scalar) -> Bool {
        switch self {
        case .japanese: Self.isKana(scalar) || Self.isHan(scalar)
        case .chinese: Self.isHan(scalar)
        // A Korean label never consists of hanja only.
        case .korean: (0xAC00...0xD7AF).contains(scalar.value) || (0x1100...0x11FF).contains(scalar.value)
        case .cyrillic: (0x0400...0x052F).contains(scalar.value)
        case .greek: (0x0370...0x03FF).contains(scalar.value)
        case .hebrew: (0x0590...0x05FF).contains(scalar.value)
        case .arabic: (0x0600...0x06FF).contains(scalar.value) || (0xFB50...0xFEFC).contains(scalar.value)
        case .thai: (0x0E00...0x0E7F).contains(scalar.value)
        case .devanagari: (0x0900...0x097F).contains(scalar.value)
        }
    }

    /// Hiragana, katakana and the half-width forms.
    static func isKana(_ scalar: Unicode.Scalar) -> Bool {
        (0x3041...0x30FF).contains(scalar.value) || (0x31F0...0x31FF).contains(scalar.value)
            || (0xFF66...0xFF9D).contains(scalar.value)
    }

    /// Katakana with its long vowel, and the half-width forms.
    static func isKatakana(_ scalar: Unicode.Scalar) -> Bool {
        (0x30A1...0x30FA).contains(scalar.value) || scalar.value == 0x30FC
            || (0x31F0...0x31FF).contains(scalar.value) || (0xFF66...0xFF9D).contains(scalar.value)
    }

    private static func isHan(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isIdeographic || scalar.value == 0x3005
    }
}
