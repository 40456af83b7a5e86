/// A kind of sample picture, such as `photo`. See `Data/pictures.tsv`.
package struct PictureKind: Sendable, Hashable {
    /// The content of the picture.
    package enum Drawing: String, Sendable, Hashable {
        /// The scene of the subject.
        case scene
        /// A scene with a play button.
        case video
        /// Two people.
        case people
        case map
    }

    package let name: String
    package let drawing: Drawing
    /// Whether the picture is a circle in its box.
    package let isRound: Bool
    /// The name of the subject that it has by default; nil if the seed chooses one.
    let defaultSubject: String?
    /// Whether a subject can be written.
    package let takesSubject: Bool
    /// A phrase, without a period.
    package let summary: String

    init?(columns: [Substring]) {
        guard columns.count == 6, columns[0] == "kind", let drawing = Drawing(rawValue: String(columns[2])) else {
            return nil
        }
        name = String(columns[1])
        self.drawing = drawing
        isRound = columns[3] == "circle"
        takesSubject = columns[4] != "-"
        defaultSubject = takesSubject && columns[4] != "any" ? String(columns[4]) : nil
        summary = String(columns[5])
    }
}
