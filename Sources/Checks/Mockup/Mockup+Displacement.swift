import Layout
import Specs
import Values

extension Mockup {
    /// Returns the key that moves a frame, or a frame around it, away from where its container places it.
    ///
    /// - Parameter ancestor: the frame around it whose own position does not matter; nil for the whole mock-up.
    func displacement(of placed: PlacedFrame, within ancestor: PlacedFrame? = nil) -> String? {
        let chain = ([placed] + surroundings(of: placed)).prefix { $0.index != ancestor?.index }
        return chain.lazy.compactMap(\.frame.node.displacingKey).first
    }
}

extension BoundNode {
    fileprivate var displacingKey: String? {
        if effects.offset != .zero { return "offset:" }
        let margin = margin?.value ?? .zero
        if min(min(margin.top, margin.bottom), min(margin.leading, margin.trailing)) < 0 { return "negative margin:" }
        return effects.rotation != 0 ? "rotation:" : nil
    }
}
