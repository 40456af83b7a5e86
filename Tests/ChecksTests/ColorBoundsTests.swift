import Layout
import Platform
import Project
import Specs
import Testing
import Values

@testable import Checks

/// What is certain of what stands behind a text, whatever is drawn there: against compositions place by place.
struct `Color bounds` {
    /// Bounds behind the text of a stack.
    private static func bounds(
        _ roots: [Frame], over base: RGBA = .white, reaching reach: Points = 0, in appearance: Appearance = .light
    ) throws -> ColorBounds {
        let laidOut = try #require(Stacks.laidOut(roots))
        let subject = try #require(laidOut.allFrames().firstIndex { $0.frame.node.path == "subject" })
        let tree = LayerTree(of: laidOut, asking: .init(inks: [subject: [Stacks.line]]), materials: facts.materials)
        let layers = try #require(tree.below[subject]?.layers)
        return ColorBounds(behind: Stacks.line, reaching: reach, layers, over: base, in: appearance, facts.materials)
    }

    /// A stack of boxes that cover the line, a part of it, or what is beside it.
    private static func stack(_ numbers: inout SeededNumbers) -> [Frame] {
        func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &numbers) }
        var frames: [Frame] = (0..<Int.random(in: 1...5, using: &numbers)).map { index in
            let rect =
                Bool.random(using: &numbers)
                ? Stacks.box
                : Rect(
                    x: Points(number(-10...200)), y: Points(number(-10...30)), width: Points(number(1...300)),
                    height: Points(number(1...40)))
            let stops = [0.2, 0.5, 1].map {
                BoundGradientStop(
                    position: $0, color: Stacks.ink(numbers.color(isOpaque: Bool.random(using: &numbers))))
            }
            let material = Material.named.randomElement(using: &numbers) ?? .regular
            let layer: BackgroundLayer =
                switch Int.random(in: 0..<5, using: &numbers) {
                case 0: .gradient(stops, angle: number(0...360))
                case 1: .material(Bound(material, range: Stacks.nowhere))
                default: .color(Stacks.ink(numbers.color(isOpaque: Bool.random(using: &numbers))))
                }
            if Int.random(in: 0..<6, using: &numbers) == 0 { return Stacks.photo("photo\(index)", in: rect) }
            let opacity = Int.random(in: 0..<6, using: &numbers) == 0 ? number(0.1...1) : 1
            return Stacks.frame(
                "box\(index)", [layer], in: rect, radius: .points(Points(number(0...20))), opacity: opacity)
        }
        frames.append(Stacks.subject())
        return frames
    }

    @Test(arguments: 0..<60 as Range<UInt64>)
    func `no place has a color beyond them`(seed: UInt64) throws {
        var numbers = SeededNumbers(seed: seed)
        let roots = Self.stack(&numbers)
        let base = numbers.color(isOpaque: true)
        let appearance = Bool.random(using: &numbers) ? Appearance.light : .dark
        let bounds = try Self.bounds(roots, over: base, in: appearance)
        let text = numbers.color(isOpaque: true)
        for column in 0...6 {
            for row in 0...1 {
                let place = Rect(
                    x: Stacks.line.minX + Points(Double(column) * 33), y: Stacks.line.minY + Points(Double(row) * 19),
                    width: 0.1, height: 0.1)
                // Seen are these colors themselves; over photos what is unknown counts as black and as white.
                let pair = try #require(
                    Stacks.worst(of: text, on: roots, in: [place], over: base, appearance: appearance))
                let (low, high, seen) = (bounds.low, bounds.high, pair.background)
                for (least, component, greatest) in [
                    (low.red, seen.red, high.red), (low.green, seen.green, high.green),
                    (low.blue, seen.blue, high.blue),
                ] where pair.ratio > 1 {
                    #expect(least - 1e-9 <= component && component <= greatest + 1e-9)
                }
                #expect(pair.ratio >= bounds.leastContrast(of: text) - 1e-9)
            }
        }
    }

    @Test(arguments: Material.named, [Appearance.light, .dark])
    func `over a photo a material lies between what it makes of black and of white`(
        material: Material, appearance: Appearance
    ) throws {
        let bar = Stacks.frame("bar", [.material(Bound(material, range: Stacks.nowhere))])
        let bounds = try Self.bounds([Stacks.photo("photo"), bar, Stacks.subject()], reaching: 75, in: appearance)
        let recipe = facts.materials.recipe(of: material, isDark: appearance.isDark)
        let (darkest, lightest) = (recipe.applied(to: .black), recipe.applied(to: .white))
        // A saturated photo reaches both ends of each component, and no more.
        #expect(abs(bounds.low.green - darkest.green) < 1e-9)
        #expect(abs(bounds.high.green - lightest.green) < 1e-9)
        let text: RGBA = appearance.isDark ? .white : .black
        let nearest = appearance.isDark ? lightest : darkest
        #expect(abs(bounds.leastContrast(of: text) - Contrast.ratio(text, nearest)) < 1e-9)
    }

    @Test func `a blur brings in what stands beside the text`() throws {
        let bar = Stacks.frame("bar", [.material(Bound(.regular, range: Stacks.nowhere))], in: Stacks.line)
        let black = Stacks.frame("black", [.color(Stacks.ink(.black))], in: Rect(x: 0, y: 0, width: 45, height: 40))
        let roots = [black, bar, Stacks.subject()]
        let recipe = facts.materials.recipe(of: .regular, isDark: false)
        #expect(try Self.bounds(roots, reaching: 75).low == recipe.applied(to: .black).clamped)
        #expect(try Self.bounds(roots).low == recipe.applied(to: .white).clamped)
    }

    @Test func `what lies between both bounds may be the text itself`() throws {
        let bounds = try Self.bounds([Stacks.photo("photo"), Stacks.subject()])
        #expect(bounds.leastContrast(of: .black) == 1)
        #expect(bounds.leastContrast(of: RGBA(red: 0.5, green: 0.5, blue: 0.5)) == 1)
    }
}
