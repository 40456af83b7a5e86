/// A picture that uispec draws where an app shows one that is not known yet.
///
/// Equal values are drawn with equal pixels, in every appearance.
package struct SamplePicture: Sendable, Hashable {
    package let kind: PictureKind
    /// Nil if the kind has no subject, or if the seed chooses one.
    package let subject: PictureSubject?
    /// Any text. Other seeds show other people, times of day and places.
    package let seed: String
    /// Whether the picture could not be loaded: a silhouette is drawn instead.
    package let isMissing: Bool

    package init(_ kind: PictureKind, subject: PictureSubject? = nil, seed: String, isMissing: Bool = false) {
        self.kind = kind
        self.subject = kind.takesSubject ? subject ?? PictureCatalog.standard.defaultSubject(of: kind) : nil
        self.seed = seed
        self.isMissing = isMissing
    }

    /// The same picture without what only a sample decides: checks treat all photos alike.
    package var unspecified: SamplePicture { SamplePicture(kind, seed: "", isMissing: isMissing) }
}
