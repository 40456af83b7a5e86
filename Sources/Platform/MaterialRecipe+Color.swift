package import Values

extension MaterialRecipe {
    /// The color of a material over a flat color. Blurring does not change a flat color, so it is saturated and the
    /// layers are blended over it.
    package func applied(to backdrop: RGBA) -> RGBA {
        var result = backdrop.saturated(by: saturation)
        for layer in layers {
            switch layer.blend {
            case .normal: result = layer.color.composited(over: result)
            case .colorDodge: result = layer.color.dodging(result)
            }
        }
        return result
    }
}

extension RGBA {
    /// This color blended over another with *color-dodge* (W3C Compositing 1, section 9).
    fileprivate func dodging(_ below: RGBA) -> RGBA {
        func blend(_ source: Double, _ backdrop: Double) -> Double {
            if backdrop == 0 { return 0 }
            return source >= 1 ? 1 : min(1, backdrop / (1 - source))
        }
        let blended = RGBA(
            red: blend(red, below.red), green: blend(green, below.green), blue: blend(blue, below.blue), alpha: alpha)
        return blended.composited(over: below)
    }
}
