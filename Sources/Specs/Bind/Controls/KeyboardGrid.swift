import Platform
import Project
import Values

/// The positions and faces of the keys of the system keyboard.
///
/// A key's face is a title, or the character that represents its symbol in the platform's data.
struct KeyboardGrid {
    struct Key {
        enum Role {
            case letter
            case special
            /// The return key.
            case enter
            /// A face without a key background.
            case bare
        }

        var face: String
        var rect: Rect
        var role = Role.letter
        /// The letters under a digit.
        var caption = ""

        var isSpecial: Bool { role == .special || role == .enter }
    }

    private let metrics: KeyboardMetrics
    /// The size without the home indicator's zone, which only the background covers.
    let size: Size
    /// The distance from the keyboard's top to the top of the first row.
    let keysTop: Points
    /// The strip below the keys, above the home indicator's zone.
    let strip: Rect
    private let pitch: Points
    private let keyHeight: Points

    /// - Parameter isPad: Whether it is a number pad, which has no suggestions.
    init(_ metrics: KeyboardMetrics, isPad: Bool = false, on context: MetricsContext) {
        self.metrics = metrics
        let device = context.device
        let safeArea = context.safeArea.resolved(.leftToRight)
        let isWide = device.size.width >= metrics.wideFrom
        let uprightPitch = isWide ? metrics.wideRowPitch : metrics.rowPitch
        let uprightKey = isWide ? metrics.wideKeyHeight : metrics.keyHeight
        let isUpright = context.orientation == .portrait
        pitch = isUpright ? uprightPitch : metrics.landscapeRowPitch
        keyHeight = uprightKey * (pitch / uprightPitch)
        let below = isUpright && !device.hasHomeButton ? metrics.bottomStrip : safeArea.bottom
        let height =
            isPad
            ? pitch * 4.0 + below
            : isUpright ? metrics.height(on: device) : metrics.suggestionHeight + pitch * 4.0 + below
        size = Size(width: context.screen.width - safeArea.left - safeArea.right, height: height - safeArea.bottom)
        keysTop = height - below - pitch * 4.0
        strip = Rect(
            x: 0, y: height - below, width: size.width, height: max(0, below - safeArea.bottom))
    }

    /// Returns the four rows of the kana grid, in which a key may span two rows.
    func kana() -> [Key] {
        let columns = metrics.kanaRows.map(\.count).max() ?? 1
        let gap = metrics.gap
        let width: Points = (size.width - metrics.sideInset * 2 - gap * Double(columns - 1)) / Double(max(1, columns))
        var keys: [Key] = []
        for (row, faces) in metrics.kanaRows.enumerated() {
            for (column, face) in faces.enumerated() where face != "|" {
                let isDouble =
                    row + 1 < metrics.kanaRows.count && metrics.kanaRows[row + 1].dropFirst(column).first == "|"
                let rect = Rect(
                    x: metrics.sideInset + (width + gap) * Double(column),
                    y: keysTop + pitch * Double(row) + gap / 2, width: width,
                    height: pitch * (isDouble ? 2 : 1) - gap)
                let isSide = column == 0 || column == faces.count - 1
                let isEnter = face == metrics.returnTitle["ja"]
                keys.append(Key(face: face, rect: rect, role: isEnter ? .enter : isSide ? .special : .letter))
            }
        }
        return keys
    }

    /// Returns four rows of three keys: the digits, a corner key and the delete key.
    func digits(corner: String) -> [Key] {
        let pad = metrics.pad
        let width: Points = (size.width - pad.sideInset * 2 - pad.gap * 2.0) / 3.0
        let faces = ["1", "2", "3", "4", "5", "6", "7", "8", "9", corner, "0", "⌫"]
        return faces.enumerated().compactMap { index, face in
            guard !face.isEmpty else { return nil }
            let (row, column) = (index / 3, index % 3)
            let rect = Rect(
                x: pad.sideInset + (width + pad.gap) * Double(column), y: keysTop + pitch * Double(row) + pad.gap,
                width: width, height: pitch - pad.gap)
            guard row == 3, column != 1 else {
                let letters = pad.letters.dropFirst(row == 3 ? 9 : index).first ?? ""
                return Key(face: face, rect: rect, caption: letters)
            }
            return Key(face: face, rect: rect, role: .bare)
        }
    }

    /// Returns three rows of letters and the row of the space bar.
    ///
    /// - Parameters:
    ///   - space: The title of the space bar; nil for none.
    ///   - others: Keys next to the space bar, as wide as letters; without a space bar they share its width equally.
    func letters(space: String?, others: [String] = [], enter: String) -> [Key] {
        let insets = [metrics.sideInset, size.width * metrics.secondRowInset, size.width * metrics.thirdRowInset]
        var keys: [Key] = []
        for (row, letters) in metrics.letterRows.enumerated() {
            let inset = insets.dropFirst(row).first ?? metrics.sideInset
            keys += spread(letters.map(String.init), from: inset, to: size.width - inset, row: row)
        }
        let sides = (insets.last ?? 0) - metrics.gap * 2
        keys += special(["⇧"], from: metrics.sideInset, to: sides, row: 2)
        keys += special(["⌫"], from: size.width - sides, to: size.width - metrics.sideInset, row: 2)
        let inset = size.width * metrics.spaceInset
        let left = [metrics.numberTitle, strip.height > 0 ? "☺" : "◍"]
        keys += special(left, from: metrics.sideInset, to: inset - metrics.gap, row: 3)
        let end = size.width - inset
        if let space {
            let letter = keys.first?.rect.width ?? 0
            let taken = (letter + metrics.gap) * Double(others.count)
            keys += spread([space], from: inset, to: end - taken, row: 3)
            keys += spread(others, from: end - taken + metrics.gap, to: end, row: 3)
        } else {
            keys += spread(others, from: inset, to: end, row: 3)
        }
        keys += special([enter], from: end + metrics.gap, to: size.width - metrics.sideInset, row: 3, as: .enter)
        return keys
    }

    private func special(
        _ faces: [String], from left: Points, to right: Points, row: Int, as role: Key.Role = .special
    ) -> [Key] {
        spread(faces, from: left, to: right, row: row).map { key in
            var key = key
            key.role = role
            return key
        }
    }

    /// Returns keys of equal width, side by side.
    private func spread(_ faces: [String], from left: Points, to right: Points, row: Int) -> [Key] {
        let count = Double(max(1, faces.count))
        let width: Points = (right - left - metrics.gap * (count - 1)) / count
        return faces.enumerated().map { index, face in
            let rect = Rect(
                x: left + (width + metrics.gap) * Double(index),
                y: keysTop + pitch * Double(row) + (pitch - keyHeight) / 2, width: width, height: keyHeight)
            return Key(face: face, rect: rect)
        }
    }
}
