/// Words and signs that say nothing as a label for VoiceOver.
///
/// The embedded table is searched in place.
package struct LabelWords: Sendable {
    package static let standard = LabelWords(EmbeddedData.labelWords)

    private let table: SortedLines

    init(_ table: String) {
        self.table = SortedLines(table)
    }

    private enum Kind: String {
        case role
        case button
        case link
        case tab
        case toggle
        case selected
        case image
        case picture
        case filler
        case prefix
        case suffix = "extension"
        case sign

        /// The words that VoiceOver says for a role.
        init?(spoken role: String) {
            switch role {
            case "button": self = .button
            case "link": self = .link
            case "tab": self = .tab
            case "toggle": self = .toggle
            default: return nil
            }
        }
    }

    private func isKnown(_ word: String, as kinds: Kind...) -> Bool {
        guard let columns = table.columns(of: word.lowercased()), columns.count == 2 else { return false }
        let known = columns[1].split(separator: " ")
        return kinds.contains { known.contains($0.rawValue[...]) }
    }

    // MARK: Signs

    /// Whether a label has a letter, a digit, a currency or an emoji that names a thing, and not only signs.
    package func hasWords(_ label: String) -> Bool {
        label.contains { character in
            let scalars = character.unicodeScalars
            guard let first = scalars.first else { return false }
            let properties = first.properties
            if properties.isAlphabetic || properties.numericType != nil || Self.isSquaredWord(first)
                || properties.generalCategory == .currencySymbol
            {
                return true
            }
            let isEmoji = properties.isEmojiPresentation || (properties.isEmoji && scalars.contains("\u{FE0F}"))
            return isEmoji && !isKnown(String(first), as: .sign)
        }
    }

    /// Whether a sign consists of letters, such as ㈱, ㎡, 🆗 and the letters of flags.
    private static func isSquaredWord(_ scalar: Unicode.Scalar) -> Bool {
        (0x3200...0x33FF).contains(scalar.value) || (0x1F100...0x1F2FF).contains(scalar.value)
    }

    // MARK: Words

    /// Whether the first word of a label is in the table. If not, the label is neither a kind nor a word of a template.
    package func knowsFirstWord(of label: String) -> Bool {
        let word = label.drop { !$0.isLetter }.prefix(while: \.isLetter)
        return table.columns(of: word.lowercased()) != nil
    }

    /// Whether a label only names a kind of control, such as “Button” and “icon 2”.
    package func namesRole(_ label: String) -> Bool {
        let words = Self.words(label)
        return !words.isEmpty && words.allSatisfy { isKnown($0, as: .role) }
    }

    /// Returns the word for a kind of control at the end of a label that says more, such as “Play button” and
    /// 再生ボタン.
    ///
    /// - Parameter role: the role of the control, such as `button`, `link`, `tab` and `toggle`.
    package func word(for role: String, endingOf label: String) -> String? {
        Kind(spoken: role).flatMap { word(of: $0, endingOf: label) }
    }

    /// Returns the word for a selected control at the end of a label that says more, such as “Cafes, selected”.
    package func selectionWord(endingOf label: String) -> String? { word(of: .selected, endingOf: label) }

    private func word(of kind: Kind, endingOf label: String) -> String? {
        let words = Self.words(label)
        if words.count > 1, let last = words.last, isKnown(last, as: kind) { return last }
        // Japanese and Chinese do not separate words.
        guard let last = words.last, words.count == 1 else { return nil }
        return (2...4).compactMap { length -> String? in
            let ending = String(last.suffix(length))
            return ending.count < last.count && ending.allSatisfy { !$0.isASCII } && isKnown(ending, as: kind)
                ? ending : nil
        }.first
    }

    /// Returns the word for a picture that opens a label, such as “Image of a cat”.
    package func pictureWord(opening label: String) -> String? {
        let words = Self.words(label)
        guard words.count > 2, let first = words.first, words[1].lowercased() == "of" else { return nil }
        return isKnown(first, as: .image) ? first : nil
    }

    /// Whether a label only names a kind of picture or control, such as “photo” and “icon image”.
    package func namesPicture(_ label: String) -> Bool {
        let words = Self.words(label)
        return !words.isEmpty && words.allSatisfy { isKnown($0, as: .role, .picture) }
    }

    /// Whether a label only consists of words of a template, such as “Untitled”.
    package func isFiller(_ label: String) -> Bool {
        let words = Self.words(label)
        return !words.isEmpty && words.allSatisfy { isKnown($0, as: .filler) }
    }

    private static func words(_ label: String) -> [String] {
        label.split { !$0.isLetter }.map(String.init)
    }

    // MARK: Files and symbols

    /// Whether a label is written like a file or an asset, such as `photo.png`, `IMG_2031` and `ic_close`, or is the
    /// name of a symbol in parts, such as `heart.fill` and `heart_fill`.
    package func namesFile(_ label: String) -> Bool {
        guard !label.isEmpty, !label.contains(where: \.isWhitespace) else { return false }
        let parts = label.split { "._-".contains($0) }.map(String.init)
        guard parts.count > 1, let first = parts.first, let last = parts.last else { return false }
        if label.contains("."), isKnown(last, as: .suffix) { return true }
        if isKnown(first, as: .prefix) { return label.contains("_") || parts.dropFirst().allSatisfy(\.isNumber) }
        return label.allSatisfy { !$0.isUppercase } && SymbolCatalog.standard.contains(parts.joined(separator: "."))
    }
}

extension String {
    fileprivate var isNumber: Bool { allSatisfy(\.isNumber) }
}
