import Layout
import Specs
import Values

/// A flat layer, or a group of layers with an opacity, as a frame and as a reference composition.
indirect enum RandomLayer {
    case fill(RGBA)
    case group([RandomLayer], opacity: Double)
    /// The text, at most once.
    case text

    var containsText: Bool {
        switch self {
        case .fill: false
        case .group(let inner, _): inner.contains { $0.containsText }
        case .text: true
        }
    }

    func frame(_ path: String) -> Frame {
        switch self {
        case .fill(let color): Stacks.frame(path, [.color(Stacks.ink(color))])
        case .group(let inner, let opacity):
            Stacks.frame(
                path, opacity: opacity, holding: inner.enumerated().map { $1.frame("\(path)/\($0)") })
        case .text: Stacks.subject()
        }
    }

    /// Source-over with premultiplied components as in W3C Compositing 1, independent of the product's code.
    struct Premultiplied {
        var red = 0.0
        var green = 0.0
        var blue = 0.0
        var alpha = 0.0

        init() {}

        init(_ color: RGBA) {
            red = color.red * color.alpha
            green = color.green * color.alpha
            blue = color.blue * color.alpha
            alpha = color.alpha
        }

        func times(_ factor: Double) -> Premultiplied {
            var result = self
            result.red *= factor
            result.green *= factor
            result.blue *= factor
            result.alpha *= factor
            return result
        }

        func over(_ below: Premultiplied) -> Premultiplied {
            var result = below.times(1 - alpha)
            result.red += red
            result.green += green
            result.blue += blue
            result.alpha += alpha
            return result
        }

        var color: RGBA {
            alpha > 0 ? RGBA(red: red / alpha, green: green / alpha, blue: blue / alpha, alpha: alpha) : .clear
        }
    }

    /// Composites the layers up to the text, and the text itself if it has a color. Layers after the text are left out.
    static func compose(
        _ layers: [RandomLayer], over base: Premultiplied, text: RGBA?
    ) -> (result: Premultiplied, isDone: Bool) {
        var result = base
        for layer in layers {
            switch layer {
            case .fill(let color): result = Premultiplied(color).over(result)
            case .text:
                if let text { result = Premultiplied(text).over(result) }
                return (result, true)
            case .group(let inner, let opacity):
                let group = compose(inner, over: Premultiplied(), text: text)
                result = group.result.times(opacity).over(result)
                if group.isDone { return (result, true) }
            }
        }
        return (result, false)
    }
}

/// A generator with the same numbers in every run (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func color(isOpaque: Bool = false) -> RGBA {
        RGBA(
            red: Double.random(in: 0...1, using: &self), green: Double.random(in: 0...1, using: &self),
            blue: Double.random(in: 0...1, using: &self),
            alpha: isOpaque ? 1 : Double.random(in: 0...1, using: &self))
    }

    /// Layers with the text at a random position.
    mutating func stack() -> [RandomLayer] {
        var layers = layers(depth: 0)
        let inner: RandomLayer = .group(
            self.layers(depth: 1) + [.text] + self.layers(depth: 1), opacity: Double.random(in: 0.05...1, using: &self))
        let text: RandomLayer = Bool.random(using: &self) ? .text : inner
        layers.insert(text, at: Int.random(in: 0...layers.count, using: &self))
        return layers
    }

    private mutating func layers(depth: Int) -> [RandomLayer] {
        (0..<Int.random(in: 0...4, using: &self)).map { _ in
            if depth < 3, Int.random(in: 0..<4, using: &self) == 0 {
                return .group(layers(depth: depth + 1), opacity: Double.random(in: 0...1, using: &self))
            }
            return .fill(color())
        }
    }
}
