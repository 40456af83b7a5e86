import Layout
import Platform
import Specs

/// Labels that are written and say nothing.
extension MissingLabel {
    /// The meaning of a label, whatever node it belongs to.
    struct LabelFacts {
        let namesFile: Bool
        let hasWords: Bool
        /// Whether it only names a kind of control, or has only words of a template.
        let isGeneric: Bool
        /// Whether it only names a kind of picture.
        let namesPicture: Bool

        init(_ label: String) {
            let words = LabelWords.standard
            namesFile = words.namesFile(label)
            hasWords = words.hasWords(label)
            let isKnown = words.knowsFirstWord(of: label)
            isGeneric = isKnown && (words.namesRole(label) || words.isFiller(label))
            namesPicture = isKnown && words.namesPicture(label)
        }
    }

    /// Returns the reason why a written label says nothing; nil if it has meaning.
    func problem(of label: String, on frame: Frame) -> String? {
        let facts = labels.answer(for: label, LabelFacts.init)
        if facts.namesFile || frame.usesSymbolName(as: label) { return Self.message(rawName: label) }
        guard frame.node.isControl || frame.node.isPicture, Spoken.hasLabel(frame) else { return nil }
        if !facts.hasWords { return Self.message(wordless: label) }
        return facts.isGeneric || (!frame.node.isControl && facts.namesPicture) ? Self.message(generic: label) : nil
    }

    /// Returns the word of a label that VoiceOver says itself, because it is the kind of the element.
    func repeatedWord(of label: String, on frame: Frame) -> String? {
        let words = LabelWords.standard
        if frame.node.isControl {
            let isSelected = frame.node.voice.traits.contains { $0 == "selected" || $0 == "isSelected" }
            let role = frame.node.role.flatMap { role in
                endings.answer(for: "\(role) \(label)") { _ in words.word(for: role, endingOf: label) }
            }
            return role
                ?? (isSelected
                    ? endings.answer(for: "selected \(label)") { _ in words.selectionWord(endingOf: label) } : nil)
        }
        return frame.node.isPicture && !frame.node.isSymbol ? words.pictureWord(opening: label) : nil
    }
}

extension Frame {
    /// Whether a label is the name of a symbol or picture file in the frame, with any separators of words.
    ///
    /// The comparison is case-sensitive, since a label written for users begins with a capital letter.
    fileprivate func usesSymbolName(as label: String) -> Bool {
        switch node.content {
        case .symbol(let symbol):
            // Names of symbols are ASCII.
            return label.utf8.allSatisfy { $0 < 0x80 }
                && [symbol.name.value, symbol.fullName].contains { label == $0 || label.asWords == $0.asWords }
        case .image(let image):
            guard case .file(let path) = image.source else { return false }
            guard let file = path.split(separator: "/").last else { return false }
            let name = file.split(separator: ".").first ?? file
            return label == file || label.asWords == String(name).asWords
        default:
            return children.contains { $0.usesSymbolName(as: label) }
                || overlay.contains { $0.usesSymbolName(as: label) }
        }
    }
}

extension String {
    /// The words of a name: `heart.fill`, `heart_fill` and “heart fill” have the same.
    fileprivate var asWords: [Substring] { split { "._- ".contains($0) } }
}
