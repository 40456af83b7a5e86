import Canvas
import Platform
import Testing
import Values

@testable import Pictures

/// The drawing of sample pictures.
struct SamplePictureTests {
    private static let catalog = PictureCatalog.standard

    private static var pictures: [SamplePicture] {
        let photo = catalog.kind("photo")
        return catalog.kinds.map { SamplePicture($0, seed: "") }
            + catalog.subjects.compactMap { subject in photo.map { SamplePicture($0, subject: subject, seed: "") } }
    }

    private func pixels(_ picture: SamplePicture, _ width: Int, _ height: Int) throws -> [UInt32] {
        let surface = try Surface(pixelWidth: width, pixelHeight: height, scale: 1)
        SamplePictureArtist(picture, size: surface.size).draw(on: surface)
        try surface.checkDrawing()
        return surface.words(x: 0, y: 0, width: width, height: height)
    }

    @Test(arguments: Self.pictures) func `a picture is opaque and has several colors`(_ picture: SamplePicture) throws {
        for (width, height) in [(160, 90), (90, 160), (41, 41)] {
            let pixels = try pixels(picture, width, height)
            #expect(pixels.allSatisfy { $0 >> 24 == 255 })
            #expect(Set(pixels).count > 40)
        }
    }

    @Test(arguments: Self.pictures) func `equal seeds draw equal pixels, and other seeds others`(
        _ picture: SamplePicture
    ) throws {
        let first = SamplePicture(picture.kind, subject: picture.subject, seed: "田中 太郎")
        let second = SamplePicture(picture.kind, subject: picture.subject, seed: "鈴木 葵")
        let pixels = try pixels(first, 80, 60)
        #expect(try self.pixels(first, 80, 60) == pixels)
        #expect(try self.pixels(second, 80, 60) != pixels)
    }

    @Test(arguments: [(1, 1), (1, 2_000), (2_000, 1), (3, 7)]) func `extreme sizes are drawn`(
        _ width: Int, _ height: Int
    ) throws {
        for picture in Self.pictures { _ = try pixels(picture, width, height) }
    }

    @Test func `a picture of no size draws nothing`() throws {
        let surface = try Surface(pixelWidth: 4, pixelHeight: 4, scale: 1)
        for picture in Self.pictures { SamplePictureArtist(picture, size: .zero).draw(on: surface) }
        try surface.checkDrawing()
    }

    @Test func `every layer and time of day in the data has a drawing`() {
        for subject in Self.catalog.subjects {
            #expect(!subject.layers.isEmpty && !subject.times.isEmpty)
            for layer in subject.layers { #expect(SceneLayer(rawValue: layer.name) != nil, "\(layer.name)") }
            for time in subject.times { #expect(Daylight.named[time] != nil, "\(time)") }
        }
    }

    @Test func `a hundred seeds give many different people`() {
        let people = (0..<100).map { Person(PictureChance("\($0)")) }
        #expect(Set(people.map { "\($0.hair) \($0.hairColor.hex) \($0.skin.hex) \($0.shirt.hex)" }).count > 90)
    }
}
