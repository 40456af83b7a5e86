import Platform
import Project
import Sheets
import Testing
import Tokens
import Values

@Suite struct DescriptionTests {
    private let type = BuiltInFacts.dynamicType
    private let backgrounds = (light: RGBA.white, dark: RGBA.black)

    @Test func `a translucent color shows its appearance and its alpha`() {
        let gray = RGBA.bytes(0x78, 0x78, 0x80)
        let sample = TokenSample(
            path: "color.chip", light: .color(gray.opacity(0.16)), dark: .color(gray.opacity(0.32)), use: "chips",
            backgrounds: backgrounds, type: type)
        #expect(sample.lines == ["#787880 16 %", "#787880 32 %"])
        guard case .color(let light, let dark) = sample.picture else {
            Issue.record("a color shows as one")
            return
        }
        #expect([light.hex, dark.hex] == ["#E9E9EB", "#262629"])
    }

    @Test(arguments: [
        (TokenPath("radius.card"), TokenSample.Picture.radius(12)), (TokenPath("space.s"), .space(12)),
    ])
    func `a length is shown as a radius or a space according to its name`(path: TokenPath, picture: TokenSample.Picture)
    {
        let sample = TokenSample(
            path: path, light: .dimension(12), dark: .dimension(12), use: "cards", backgrounds: backgrounds, type: type)
        #expect(sample.picture == picture)
        #expect(sample.lines == ["12 pt", "cards"])
    }

    @Test func `a font shows at its size`() {
        let font = TokenValue.typography(Typography(style: .headline))
        let sample = TokenSample(
            path: "font.name", light: font, dark: font, backgrounds: backgrounds, type: type)
        #expect(sample.picture == .type(size: 17, weight: .semibold, families: []))
        #expect(sample.lines == ["17 / 22 semibold"])
    }

    @Test func `a spring shows its graph and its figures`() {
        let spring = TokenValue.spring(Spring(response: Seconds(0.3), dampingFraction: 0.8))
        let sample = TokenSample(
            path: "motion.quick", light: spring, dark: spring, backgrounds: backgrounds, type: type)
        #expect(sample.picture == .spring(Spring(response: Seconds(0.3), dampingFraction: 0.8)))
        #expect(sample.lines == ["spring 0.3 s, damping 0.8"])
    }

    @Test(
        arguments: [
            (Size(width: 361, height: 481), 0.75, "361 × 481", "3 : 4, 56 % of height"),
            // An undeclared aspect ratio is not shown.
            (Size(width: 361, height: 481), nil, "361 × 481", "56 % of height"),
            (Size(width: 66, height: 66), nil, "66 × 66", ""),
            (Size(width: 393, height: 83.5), nil, "393 × 83.5", ""),
            (Size(width: 0, height: 0), nil, "0 × 0", ""),
        ] as [(Size, Double?, String, String)])
    func `a frame shows its size and its declared aspect ratio`(
        size: Size, aspect: Double?, value: String, note: String
    ) {
        let fact = FactsRow.Fact.frame(size, screen: Size(width: 393, height: 852), aspect: aspect)
        #expect(fact == FactsRow.Fact("Frame", value, note: note))
    }

    @Test func `a device shows its screen, a type size its body text`() {
        let device = Device(
            id: "phone", name: "iPhone 15", size: Size(width: 393, height: 852), scale: 3,
            safeArea: Device.SafeArea(portrait: .zero, landscape: .zero))
        let context = MetricsContext(typeSize: .large, device: device)
        #expect(FactsRow.Fact.device(context) == FactsRow.Fact("Device", "iPhone 15", note: "393 × 852 pt, @3x"))
        let size = FactsRow.Fact.typeSize(.large, type: type)
        #expect(size == FactsRow.Fact("Type size", "large", note: "body 17 / 22"))
    }
}
