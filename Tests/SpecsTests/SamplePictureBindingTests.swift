import Platform
import Source
import Specs
import Testing

/// The binding of `placeholder:` to sample pictures.
struct SamplePictureBindingTests {
    private func picture(of node: BoundNode) throws -> SamplePicture {
        guard case .image(let image) = node.content, case .placeholder(let picture) = image.source else {
            throw Failure.noPicture
        }
        return picture
    }

    private enum Failure: Error { case noPicture }

    @Test(arguments: [
        ("photo", "photo", nil), ("avatar", "avatar", "portrait"), ("cafe", "photo", "cafe"), ("map", "map", nil),
        ("{ kind: video, subject: street }", "video", "street"), ("{ subject: sea }", "photo", "sea"),
        ("{ kind: avatar, subject: park }", "avatar", "park"), ("{ kind: , subject: , seed: }", "photo", nil),
        ("{}", "photo", nil),
    ])
    func `kinds and subjects have short forms`(written: String, kind: String, subject: String?) throws {
        var spec = Specification(component: "body: { image: { placeholder: \(written) } }")
        let picture = try picture(of: spec.body())
        #expect(spec.messages == [])
        #expect(picture.kind.name == kind)
        #expect(picture.subject?.name == subject)
        #expect(!picture.isMissing)
    }

    @Test(arguments: [
        ("caffe", "“placeholder” cannot be the text “caffe”"),
        ("{ subject: montain }", "“subject” cannot be the text “montain”"),
        ("{ kind: avatr }", "“kind” cannot be the text “avatr”"),
        ("{ kind: map, subject: sea }", "of kind “map” has no subject"),
        ("{ kind: cafe }", "“kind” cannot be the text “cafe”"), ("[cafe]", "“placeholder” cannot be"),
    ])
    func `an unknown kind or subject is reported`(written: String, message: String) throws {
        var spec = Specification(component: "body: { vstack: [{ image: { placeholder: \(written) } }] }")
        _ = try spec.body()
        #expect(spec.messages.count == 1 && spec.messages.allSatisfy { $0.contains(message) }, "\(spec.messages)")
    }

    @Test(arguments: ["田中 太郎", "7", "\"\\u0000{{x}}\"", "true"])
    func `any text is a seed`(seed: String) throws {
        var spec = Specification(component: "body: { image: { placeholder: { seed: \(seed) } } }")
        #expect(try !picture(of: spec.body()).seed.isEmpty)
        #expect(spec.messages == [])
    }

    @Test func `rows have different seeds by default`() throws {
        var spec = Specification(component: "body: { vstack: [{ image: { placeholder: avatar }, each: [1, 2, 3] }] }")
        let seeds = try spec.body().children.map { try picture(of: $0).seed }
        #expect(Set(seeds).count == 3)
    }

    @Test func `a background can be a sample picture`() throws {
        var spec = Specification(
            component: "body: { text: A, background: { image: { placeholder: { subject: sea, missing: true } } } }")
        guard case .image(let image)? = try spec.body().decoration.background.first,
            case .placeholder(let picture) = image.source
        else { throw Failure.noPicture }
        #expect(picture.subject?.name == "sea" && picture.isMissing)
    }
}
