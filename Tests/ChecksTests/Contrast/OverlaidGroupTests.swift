import Checks
import Source
import TestProjects
import Testing
import Values

/// Translucent layers over a text inside groups with an opacity.
struct `A text under layers of its own group` {
    @Test(arguments: 0..<150 as Range<UInt64>)
    func `has the contrast that W3C Compositing defines`(seed: UInt64) async throws {
        var numbers = SeededNumbers(seed: seed &+ 7_000)
        let scene = numbers.scene(depth: 0)
        let base = numbers.byteColor(alpha: 255)
        let ink = numbers.byteColor(alpha: 255)
        let project = TestProject(
            spec: """
                component: A
                preview: { backdrop: "\(base.hexWithAlpha)" }
                body:
                \(scene.yaml(ink, indent: 2))
                """,
            contexts: "{ appearance: [light], device: [iphone-15] }",
            manifest: "rules: { low-contrast-text: { minimum: 21, largeMinimum: 21, primaryMinimum: 21 } }\n")
        let found = try await project.check(only: ["low-contrast-text"]).findings
        let below = RandomLayer.Premultiplied(base)
        let foreground = scene.over(below, ink).color
        let background = scene.over(below, nil).color
        let ratio = Contrast.ratio(foreground, background)
        let measured = try #require(found.first?.measure?.measured)
        #expect(abs(measured - ratio) < 0.001, "\(measured) for \(ratio)\n\(project.files)")
    }
}

/// A text with layers over it, in nested groups.
private indirect enum OverlaidText {
    case text
    case group(below: [RGBA], OverlaidText, above: [RGBA], opacity: Double)

    func over(_ below: RandomLayer.Premultiplied, _ ink: RGBA?) -> RandomLayer.Premultiplied {
        switch self {
        case .text: return ink.map { RandomLayer.Premultiplied($0).over(below) } ?? below
        case .group(let lower, let inner, let upper, let opacity):
            var group = lower.reduce(RandomLayer.Premultiplied()) { RandomLayer.Premultiplied($1).over($0) }
            group = inner.over(group, ink)
            group = upper.reduce(group) { RandomLayer.Premultiplied($1).over($0) }
            return group.times(opacity).over(below)
        }
    }

    func yaml(_ ink: RGBA, indent: Int) -> String {
        let blanks = String(repeating: " ", count: indent)
        switch self {
        case .text: return "\(blanks){ text: Cafe, color: \"\(ink.hexWithAlpha)\" }"
        case .group(let lower, let inner, let upper, let opacity):
            func shapes(_ colors: [RGBA]) -> String {
                colors.map {
                    "\(blanks)  - { shape: rectangle, fill: \"\($0.hexWithAlpha)\", width: 200, height: 60 }\n"
                }.joined()
            }
            let item = inner.yaml(ink, indent: indent + 4).dropFirst(indent + 4)
            return "\(blanks)zstack:\n\(shapes(lower))\(blanks)  - \(item)\n\(shapes(upper))"
                + "\(blanks)opacity: \(opacity)"
        }
    }
}

extension SeededNumbers {
    fileprivate mutating func byteColor(alpha: Int) -> RGBA {
        func byte() -> UInt8 { UInt8.random(in: 0...255, using: &self) }
        return RGBA(
            red: Double(byte()) / 255, green: Double(byte()) / 255, blue: Double(byte()) / 255,
            alpha: Double(alpha) / 255)
    }

    /// A text in up to three groups. No layer over it hides it.
    fileprivate mutating func scene(depth: Int) -> OverlaidText {
        let inner = depth < 2 && Bool.random(using: &self) ? scene(depth: depth + 1) : .text
        let below = (0..<Int.random(in: 0...2, using: &self)).map { _ in
            byteColor(alpha: Int.random(in: 20...255, using: &self))
        }
        let above = (0..<Int.random(in: 0...2, using: &self)).map { _ in
            byteColor(alpha: Int.random(in: 5...180, using: &self))
        }
        let opacity = Double(Int.random(in: 30...100, using: &self)) / 100
        return .group(below: below, inner, above: above, opacity: opacity)
    }
}
