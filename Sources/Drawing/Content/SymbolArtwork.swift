import Platform
import Values

/// The SVG that stands in for a symbol: an icon, made heavier, mirrored and set into an enclosure as the symbol is.
struct SymbolArtwork {
    /// Tells this artwork from every other.
    let name: String
    private let icon: IconSource
    private let enclosure: (kind: SymbolIcon.Enclosure, source: IconSource)?
    private let stroke: Double
    private let isMirrored: Bool

    /// Nil where the icon or its enclosure is not there.
    init?(icon: SymbolIcon, weight: FontWeight, isMirrored: Bool, load: (String) -> [UInt8]?) {
        guard let source = load(icon.name).flatMap(IconSource.init) else { return nil }
        self.icon = source
        if let kind = icon.enclosure {
            guard let outer = load(kind.name).flatMap(IconSource.init) else { return nil }
            enclosure = (kind, outer)
        } else {
            enclosure = nil
        }
        stroke = Self.stroke(for: weight, isFilled: icon.name.hasSuffix("-fill"))
        self.isMirrored = isMirrored
        name = [
            icon.name, icon.enclosure?.rawValue ?? "", "\(stroke)", isMirrored ? "mirrored" : "",
        ].joined(separator: "/")
    }

    /// The icons' lines are as thick as those of a regular symbol. A heavier weight draws this wide along the outlines,
    /// in sixteenths of the icon; what is filled already grows half as much. Lighter weights stay as they are.
    private static func stroke(for weight: FontWeight, isFilled: Bool) -> Double {
        let width =
            switch weight.value {
            case ..<500: 0.0
            case ..<600: 0.2
            case ..<700: 0.5
            case ..<800: 0.75
            case ..<900: 1.0
            default: 1.25
            }
        return isFilled ? width / 2 : width
    }

    func svg() -> [UInt8] {
        let body: String
        if let enclosure {
            let inner = placed(icon, side: 16 * SymbolIcon.Enclosure.innerScale)
            let outer = placed(enclosure.source, side: 16)
            body = enclosure.kind.isFilled ? Self.cut(inner, outOf: outer) : outer + inner
        } else {
            body = placed(icon, side: 16)
        }
        let mirror = isMirrored ? " transform=\"translate(16 0) scale(-1 1)\"" : ""
        return Array(
            "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 16 16\"><g\(mirror)>\(body)</g></svg>".utf8)
    }

    private static func cut(_ inner: String, outOf outer: String) -> String {
        "<mask id=\"cut\"><rect width=\"16\" height=\"16\" fill=\"#fff\"/>\(inner)</mask>"
            + "<g mask=\"url(#cut)\">\(outer)</g>"
    }

    /// The icon's elements, centered in a square of 16.
    private func placed(_ source: IconSource, side: Double) -> String {
        let place = (16 - side) / 2
        let line = stroke > 0 ? " stroke=\"#000\" stroke-width=\"\(stroke)\" stroke-linejoin=\"round\"" : ""
        return "<svg x=\"\(place)\" y=\"\(place)\" width=\"\(side)\" height=\"\(side)\" viewBox=\"\(source.viewBox)\" "
            + "overflow=\"visible\" fill=\"#000\" color=\"#000\"\(line)>\(source.elements)</svg>"
    }
}

/// The parts of an icon's SVG file.
private struct IconSource {
    var viewBox: Substring
    var elements: Substring

    /// Nil for what is no SVG with a root element of its own.
    init?(_ bytes: [UInt8]) {
        let text = Substring(String(decoding: bytes, as: UTF8.self))
        guard let root = text.range(of: "<svg"), let close = text[root.upperBound...].firstIndex(of: ">") else {
            return nil
        }
        let attributes = text[root.upperBound..<close]
        let body = text[text.index(after: close)...]
        guard let end = body.lastRange(of: "</svg>") else { return nil }
        elements = body[..<end.lowerBound]
        viewBox = "0 0 16 16"
        if let box = attributes.range(of: "viewBox=\"") {
            viewBox = attributes[box.upperBound...].prefix { $0 != "\"" }
        }
    }
}

extension Substring {
    fileprivate func range(of part: String) -> Range<Index>? {
        indices.first { self[$0...].hasPrefix(part) }.map { $0..<index($0, offsetBy: part.count) }
    }

    fileprivate func lastRange(of part: String) -> Range<Index>? {
        indices.last { self[$0...].hasPrefix(part) }.map { $0..<index($0, offsetBy: part.count) }
    }
}
