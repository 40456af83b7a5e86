import Source
import Values
import YAML

/// Shadows and borders in the notation of CSS.
extension ValueReader {
    /// Reads `0 1px 2px rgba(0, 0, 0, 0.1)`, or several with commas between them.
    mutating func writtenShadows(_ node: Node) -> OtherForm<[Shadow]> {
        if isTokenFile, node.string == "none" {
            let isAllowed = tolerates(
                "a shadow must be a map with color, offsetX, offsetY, blur and spread, not the text none",
                at: node.range)
            let none = Shadow(
                color: RGBA(red: 0, green: 0, blue: 0, alpha: 0), offsetX: 0, offsetY: 0, blur: 0, spread: 0,
                isInset: false)
            return OtherForm(isAllowed ? [none] : nil)
        }
        guard isTokenFile, node.reference == nil, let written = node.string.flatMap(CSSLayers.shadows),
            written.count <= Self.maximumLayers
        else { return .absent }
        var shadows: [Shadow] = []
        for layer in written {
            guard let color = writtenColor(layer.color, at: node) else { return .broken }
            var lengths: [Points] = []
            for word in layer.lengths {
                guard let length = writtenLength(word, at: node) else { return .broken }
                lengths.append(length)
            }
            lengths += Array(repeating: 0, count: max(0, 4 - lengths.count))
            guard lengths[2] >= 0 else { return .absent }
            shadows.append(
                Shadow(
                    color: color, offsetX: lengths[0], offsetY: lengths[1], blur: lengths[2], spread: lengths[3],
                    isInset: layer.isInset))
        }
        let isAllowed = tolerates(
            "a shadow must be a map with color, offsetX, offsetY, blur and spread, not a text of CSS", at: node.range)
        return OtherForm(isAllowed ? shadows : nil)
    }

    /// Reads `1px solid #CCCCCC`.
    mutating func writtenBorder(_ node: Node) -> OtherForm<Border> {
        guard isTokenFile, node.reference == nil, let written = node.string.flatMap(CSSLayers.border) else {
            return .absent
        }
        guard let color = writtenColor(written.color, at: node), let width = writtenLength(written.width, at: node)
        else { return .broken }
        let isAllowed = tolerates(
            "a border must be a map with color, width and style, not a text of CSS", at: node.range)
        return OtherForm(isAllowed ? Border(color: color, width: width, style: .named(written.style)) : nil)
    }

    private mutating func writtenColor(_ text: String, at node: Node) -> RGBA? {
        if let color = try? Color(css: text) { return color.rgba }
        let part = Node(.scalar(Scalar(text: text, isPlain: false)), range: node.range)
        guard case .color(let color)? = read(part, as: .color) else { return nil }
        return color
    }

    private mutating func writtenLength(_ text: String, at node: Node) -> Points? {
        if text == "0" { return 0 }
        if let written = WrittenQuantity(text, units: ["px", "rem"]) {
            return Points(text.hasSuffix("rem") ? written.value * Self.pointsPerRem : written.value)
        }
        let part = Node(.scalar(Scalar(text: text, isPlain: false)), range: node.range)
        guard case .dimension(let length)? = read(part, as: .dimension) else { return nil }
        return length
    }
}
