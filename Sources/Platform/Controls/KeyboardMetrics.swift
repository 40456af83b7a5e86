package import Values
import YAML

/// The system keyboard. Apple does not publish its height, which differs by language and system.
package struct KeyboardMetrics: Sendable, Hashable {
    /// The height on phones with a home button.
    package let homeButtonHeight: Points
    /// The height including the area of the home indicator.
    package let height: Points
    package let wideFrom: Points
    /// The height on screens of at least ``wideFrom``.
    package let wideHeight: Points
    package let suggestionHeight: Points
    /// The height of the area below the keys: globe, microphone and home indicator.
    package let bottomStrip: Points
    package let keyHeight: Points
    package let rowPitch: Points
    package let wideKeyHeight: Points
    package let wideRowPitch: Points
    /// The row pitch in landscape.
    package let landscapeRowPitch: Points
    package let gap: Points
    package let sideInset: Points
    /// The margin on each side as a fraction of the keyboard's width, as are the next two values.
    package let secondRowInset: Double
    package let thirdRowInset: Double
    package let spaceInset: Double
    package let keyRadius: Points
    /// The offset of the shadow below each key, which is not blurred.
    package let shadowY: Points
    package let shadow: ControlColor
    package let letterFont: ControlFont
    package let uppercaseFont: ControlFont
    package let systemKeyFont: ControlFont
    package let suggestionFont: ControlFont
    package let kanaFont: ControlFont
    package let background: ControlColor
    package let key: ControlColor
    package let specialKey: ControlColor
    package let text: ControlColor
    /// Five columns by four rows; `|` continues the key above it.
    package let kanaRows: [[String]]
    package let letterRows: [String]
    /// The distance of letters above the center of their keys.
    package let letterRise: Points
    package let numberTitle: String
    /// The title by language, as for the return key.
    package let spaceTitle: [String: String]
    package let returnTitle: [String: String]
    /// The suggestions above the keys before any text is entered.
    package let suggestions: [String]
    package let suggestionSeparatorSize: Size
    package let suggestionSeparator: ControlColor
    /// The symbols of keys without a title, by the character that represents them.
    package let keySymbols: [String: String]
    package let keySymbolSize: Points
    /// The symbols below the keys, on each side.
    package let stripSymbols: [String]
    package let stripSymbolSize: Points
    /// The distance from the side to the center of a symbol.
    package let stripSymbolInset: Points
    /// The titles of the return key in Japanese, by `submitLabel`.
    package let returnTitles: [String: String]
    /// The submit labels with which the return key is blue.
    package let prominentReturn: [String]
    package let prominentKey: ControlColor
    package let prominentText: ControlColor
    package let pad: Pad

    /// Four rows of three keys, for digits.
    package struct Pad: Sendable, Hashable {
        /// The letters under the digits 1 to 9 and 0.
        package let letters: [String]
        package let gap: Points
        package let sideInset: Points
        package let digitFont: ControlFont
        package let lettersFont: ControlFont
        /// The font of the text next to the zero.
        package let cornerFont: ControlFont
        /// The distance of a digit with letters above the center of its key.
        package let digitRise: Points
        package let lettersDrop: Points

        init(_ facts: inout FactReader) {
            letters = facts.strings("letters")
            gap = facts.points("gap")
            sideInset = facts.points("sideInset")
            digitFont = facts.font("digitFont")
            lettersFont = facts.font("lettersFont")
            cornerFont = facts.font("cornerFont")
            digitRise = facts.points("digitRise")
            lettersDrop = facts.points("lettersDrop")
        }
    }

    init(_ facts: inout FactReader) {
        homeButtonHeight = facts.points("homeButtonHeight")
        height = facts.points("height")
        wideFrom = facts.points("wideFrom")
        wideHeight = facts.points("wideHeight")
        suggestionHeight = facts.points("suggestionHeight")
        bottomStrip = facts.points("bottomStrip")
        keyHeight = facts.points("keyHeight")
        rowPitch = facts.points("rowPitch")
        wideKeyHeight = facts.points("wideKeyHeight")
        wideRowPitch = facts.points("wideRowPitch")
        landscapeRowPitch = facts.points("landscapeRowPitch")
        gap = facts.points("gap")
        sideInset = facts.points("sideInset")
        secondRowInset = facts.number("secondRowInset")
        thirdRowInset = facts.number("thirdRowInset")
        spaceInset = facts.number("spaceInset")
        keyRadius = facts.points("keyRadius")
        shadowY = facts.points("shadowY")
        shadow = facts.color("shadow")
        letterFont = facts.font("letterFont")
        uppercaseFont = facts.font("uppercaseFont")
        systemKeyFont = facts.font("systemKeyFont")
        suggestionFont = facts.font("suggestionFont")
        kanaFont = facts.font("kanaFont")
        background = facts.color("background")
        key = facts.color("key")
        specialKey = facts.color("specialKey")
        text = facts.color("text")
        kanaRows = facts.value("kanaRows", "lists of texts", fallback: []) { node in
            node.sequence.map { rows in rows.map { row in (row.sequence ?? []).compactMap(\.string) } }
        }
        letterRows = facts.strings("letterRows")
        letterRise = facts.points("letterRise")
        numberTitle = facts.string("numberTitle")
        spaceTitle = facts.texts("spaceTitle")
        returnTitle = facts.texts("returnTitle")
        suggestions = facts.strings("suggestions")
        suggestionSeparatorSize = facts.size("suggestionSeparatorSize")
        suggestionSeparator = facts.color("suggestionSeparator")
        keySymbols = facts.texts("keySymbols")
        keySymbolSize = facts.points("keySymbolSize")
        stripSymbols = facts.strings("stripSymbols")
        stripSymbolSize = facts.points("stripSymbolSize")
        stripSymbolInset = facts.points("stripSymbolInset")
        returnTitles = facts.texts("returnTitles")
        prominentReturn = facts.strings("prominentReturn")
        prominentKey = facts.color("prominentKey")
        prominentText = facts.color("prominentText")
        pad = facts.map("pad") { Pad(&$0) }
    }

    /// The height of the whole keyboard on a phone.
    package func height(on device: Device) -> Points {
        if device.hasHomeButton { return homeButtonHeight }
        return device.size.width >= wideFrom ? wideHeight : height
    }
}

extension FactReader {
    fileprivate mutating func texts(_ key: String) -> [String: String] {
        value(key, "a map of texts", fallback: [:]) { node in
            node.mapping.map { entries in
                Dictionary(entries.map { ($0.key, $0.value.string ?? "") }) { first, _ in first }
            }
        }
    }
}
