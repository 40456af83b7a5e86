import Values

/// Searches the opacity of a group with which its ink passes, for ink that no other color of it would help.
struct OpacitySearch {
    private let uses: ColorUses

    init(_ uses: ColorUses) {
        self.uses = uses
    }

    /// Returns the opacity that is written, and the lowest higher one, in steps of a twentieth, that passes in all
    /// pairs.
    ///
    /// - Returns: nil if the ink is not in exactly one translucent group, or fails in an opaque one too.
    func nearest(for pairs: [InkPair]) -> (written: Double, passing: Double)? {
        let opacities = Set(pairs.map { Self.opacities(of: $0.stack.layers) })
        guard opacities.count == 1, let written = opacities.first?.first, opacities.first?.count == 1 else {
            return nil
        }
        let lowest = Int((written * Self.steps).rounded(.down)) + 1
        guard lowest <= Int(Self.steps) else { return nil }
        for step in lowest...Int(Self.steps) {
            let opacity = Double(step) / Self.steps
            let passes = pairs.allSatisfy { pair in
                var stack = pair.stack
                stack.layers = Self.replacing(opacity, in: stack.layers)
                return uses.ratio(of: stack) >= pair.required
            }
            if passes { return (written, opacity) }
        }
        return nil
    }

    /// The opacities below 1 of the groups around the ink.
    private static func opacities(of layers: [InkStack.Layer]) -> [Double] {
        for case .group(let inner, let effect) in layers where inner.holdsInk {
            return (effect.opacity < 1 ? [effect.opacity] : []) + opacities(of: inner)
        }
        return []
    }

    private static func replacing(_ opacity: Double, in layers: [InkStack.Layer]) -> [InkStack.Layer] {
        layers.map { layer in
            guard case .group(let inner, var effect) = layer, inner.holdsInk else { return layer }
            if effect.opacity < 1 { effect.opacity = opacity }
            return .group(replacing(opacity, in: inner), effect)
        }
    }

    private static let steps = 20.0
}

extension [InkStack.Layer] {
    fileprivate var holdsInk: Bool {
        contains { layer in
            switch layer {
            case .ink: true
            case .group(let inner, _): inner.holdsInk
            case .paint, .material, .unknown: false
            }
        }
    }
}
