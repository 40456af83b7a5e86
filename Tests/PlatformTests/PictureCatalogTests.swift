import Testing

@testable import Platform

/// The data of sample pictures.
struct PictureCatalogTests {
    private let catalog = PictureCatalog.standard

    @Test func `every line is read, and is sorted`() {
        let lines = EmbeddedData.pictures.split(separator: "\n").filter { !$0.hasPrefix("#") }
        #expect(catalog.kinds.count + catalog.subjects.count == lines.count)
        #expect(lines.sorted() == lines)
    }

    @Test func `a name is a kind or a subject, not both`() {
        let names = catalog.kinds.map(\.name) + catalog.subjects.map(\.name)
        #expect(Set(names).count == names.count)
    }

    @Test func `default subjects exist`() {
        for kind in catalog.kinds where kind.defaultSubject != nil { #expect(catalog.defaultSubject(of: kind) != nil) }
        #expect(!catalog.chosenSubjects.isEmpty)
    }
}
