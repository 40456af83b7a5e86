/// The kinds and subjects of sample pictures.
package struct PictureCatalog: Sendable {
    package static let standard = PictureCatalog(EmbeddedData.pictures)

    package let kinds: [PictureKind]
    package let subjects: [PictureSubject]

    init(_ text: String) {
        let lines = text.split(separator: "\n").filter { !$0.hasPrefix("#") }
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        kinds = lines.compactMap(PictureKind.init)
        subjects = lines.compactMap(PictureSubject.init)
    }

    package func kind(_ name: String) -> PictureKind? { kinds.first { $0.name == name } }
    package func subject(_ name: String) -> PictureSubject? { subjects.first { $0.name == name } }

    /// Every name that is a short form: the kinds, then the subjects.
    package var names: [String] { kinds.map(\.name) + subjects.map(\.name) }

    /// The subjects among which a seed can choose.
    package var chosenSubjects: [PictureSubject] { subjects.filter(\.isChosen) }

    /// The subject that a kind has if none is written; nil if the seed chooses one, or if it has none.
    package func defaultSubject(of kind: PictureKind) -> PictureSubject? { kind.defaultSubject.flatMap(subject) }
}
