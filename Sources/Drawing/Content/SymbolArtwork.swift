import Platform
import Values

/// The SVG that stands in for a symbol: an icon, made heavier, mirrored and set into an enclosure as the symbol is.
struct SymbolArtwork {
    /// Tells this artwork from every other.
    let name: String
    private let icon: IconSource
    private let enclosure: (kind: SymbolIcon.Enclosure, source: IconSource)?
    private let weight: FontWeight
    private let isStruck: Bool
    private let isMirrored: Bool

    /// Nil where the icon or its enclosure is not there.
    init?(icon: SymbolIcon, weight: FontWeight, isMirrored: Bool, load: (String) -> [UInt8]?) {
        guard let source = IconSource(icon.name, load: load) else { return nil }
        self.icon = source
        if let kind = icon.enclosure {
            guard let outer = IconSource(kind.name, load: load) else { return nil }
            enclosure = (kind, outer)
        } else {
            enclosure = nil
        }
        self.weight = weight
        isStruck = icon.isStruck
        self.isMirrored = isMirrored
        name = [
            icon.name, icon.isStruck ? "slash" : "", icon.enclosure?.rawValue ?? "", "\(weight.value)",
            isMirrored ? "mirrored" : "",
        ].joined(separator: "/")
    }

    /// How wide a line is drawn along an icon's outlines, in sixteenths of the icon: its own lines are as thick as
    /// those of a light symbol. What is filled stays as it is, or what is cut out of it would close.
    private func stroke(of source: IconSource) -> Double { source.isFilled ? 0 : stroke }

    private var stroke: Double {
        switch weight.value {
        case ..<350: 0
        case ..<450: 0.15
        case ..<550: 0.35
        case ..<650: 0.6
        case ..<750: 0.85
        case ..<850: 1.05
        default: 1.25
        }
    }

    /// The picture.
    ///
    /// - Parameter padding: the space on each side for lines that reach over the icon's edge, in sixteenths of it.
    func svg(padding: Double) -> [UInt8] {
        let body: String
        if let enclosure {
            let inner = placedIcon(side: 16 * SymbolIcon.Enclosure.innerScale)
            let outer = placed(enclosure.source, side: 16)
            body = enclosure.kind.isFilled ? Self.cut(inner, outOf: outer) : outer + inner
        } else {
            body = placedIcon(side: 16)
        }
        let mirror = isMirrored ? " transform=\"translate(16 0) scale(-1 1)\"" : ""
        let side = 16 + 2 * padding
        return Array(
            ("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"\(-padding) \(-padding) \(side) \(side)\">"
                + "<g\(mirror)>\(body)</g></svg>").utf8)
    }

    /// The icon, with the bar where there is one and a gap on either side of it.
    private func placedIcon(side: Double) -> String {
        let plain = placed(icon, side: side)
        guard isStruck else { return plain }
        let (start, end) = (8 - side * Self.barReach, 8 + side * Self.barReach)
        let width = side / 16 * (Self.barWidth + stroke)
        func bar(_ width: Double, _ color: String) -> String {
            "<path d=\"M\(start) \(start)L\(end) \(end)\" stroke=\"\(color)\" stroke-width=\"\(width)\" "
                + "stroke-linecap=\"round\" fill=\"none\"/>"
        }
        return "<mask id=\"gap\" maskUnits=\"userSpaceOnUse\" x=\"-2\" y=\"-2\" width=\"20\" height=\"20\">"
            + "<rect x=\"-2\" y=\"-2\" width=\"20\" height=\"20\" fill=\"#fff\"/>\(bar(width * 3.2, "#000"))</mask>"
            + "<g mask=\"url(#gap)\">\(plain)</g>\(bar(width, "#000"))"
    }

    /// From the middle to the bar's ends along either axis, in parts of the icon's side; and its width, in sixteenths.
    private static let barReach = 0.44
    private static let barWidth = 1.0

    private static func cut(_ inner: String, outOf outer: String) -> String {
        "<mask id=\"cut\" maskUnits=\"userSpaceOnUse\" x=\"-2\" y=\"-2\" width=\"20\" height=\"20\">"
            + "<rect x=\"-2\" y=\"-2\" width=\"20\" height=\"20\" fill=\"#fff\"/>\(inner)</mask>"
            + "<g mask=\"url(#cut)\">\(outer)</g>"
    }

    /// The icon's elements, centered in a square of 16.
    private func placed(_ source: IconSource, side: Double) -> String {
        let place = (16 - side) / 2
        let stroke = stroke(of: source)
        let line = stroke > 0 ? " stroke=\"#000\" stroke-width=\"\(stroke)\" stroke-linejoin=\"round\"" : ""
        return "<svg x=\"\(place)\" y=\"\(place)\" width=\"\(side)\" height=\"\(side)\" viewBox=\"\(source.viewBox)\" "
            + "overflow=\"visible\" fill=\"#000\" color=\"#000\"\(line)>\(source.elements(stroke: stroke))</svg>"
    }
}

/// The parts of an icon's SVG file.
private struct IconSource {
    var viewBox: Substring
    private var elements: Substring
    let isFilled: Bool

    /// What is in the file. Drawings of our own are lines, as thick as those of Bootstrap Icons, with `$line` for how
    /// thick a weight makes them.
    func elements(stroke: Double) -> String {
        elements.split(separator: "$line", omittingEmptySubsequences: false).joined(separator: "\(1 + stroke)")
    }

    /// Nil where there is no such icon, or what is loaded is no SVG.
    init?(_ name: String, load: (String) -> [UInt8]?) {
        guard let bytes = load(name) else { return nil }
        isFilled = name.hasSuffix("-fill")
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
