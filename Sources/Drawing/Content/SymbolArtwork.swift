import Platform
import Values

/// The SVG that substitutes for an SF symbol: an icon with the symbol's weight, direction and enclosure.
struct SymbolArtwork {
    /// A name that is unique to this icon, weight, enclosure and direction.
    let name: String
    private let icon: IconSource
    private let enclosure: (kind: SymbolIcon.Enclosure, source: IconSource)?
    private let weight: FontWeight
    private let isStruck: Bool
    private let isMirrored: Bool

    /// Returns nil if the icon or its enclosure cannot be loaded.
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

    /// The width of the stroke that makes an icon heavier, in sixteenths of the icon's side.
    ///
    /// The icons' own lines are as thick as those of a light symbol. Filled icons get no stroke, because it would
    /// close their cutouts.
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

    /// Returns the SVG document.
    ///
    /// - Parameter padding: space on each side for strokes that extend past the icon's edge, in sixteenths of its side.
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

    /// The icon, with its slash and a gap on both sides of the slash if it has one.
    private func placedIcon(side: Double) -> String {
        let plain = placed(icon, side: side)
        guard isStruck else { return plain }
        let (start, end) = (8 - side * Self.slashReach, 8 + side * Self.slashReach)
        let width = side / 16 * (Self.slashWidth + stroke)
        func slash(_ width: Double, _ color: String) -> String {
            "<path d=\"M\(start) \(start)L\(end) \(end)\" stroke=\"\(color)\" stroke-width=\"\(width)\" "
                + "stroke-linecap=\"round\" fill=\"none\"/>"
        }
        return "<mask id=\"gap\" maskUnits=\"userSpaceOnUse\" x=\"-2\" y=\"-2\" width=\"20\" height=\"20\">"
            + "<rect x=\"-2\" y=\"-2\" width=\"20\" height=\"20\" fill=\"#fff\"/>\(slash(width * 3.2, "#000"))</mask>"
            + "<g mask=\"url(#gap)\">\(plain)</g>\(slash(width, "#000"))"
    }

    /// The distance from the center to the ends of the slash along each axis, as a fraction of the icon's side.
    private static let slashReach = 0.44
    /// The width of the slash at light weight, in sixteenths of the icon's side.
    private static let slashWidth = 1.0

    private static func cut(_ inner: String, outOf outer: String) -> String {
        "<mask id=\"cut\" maskUnits=\"userSpaceOnUse\" x=\"-2\" y=\"-2\" width=\"20\" height=\"20\">"
            + "<rect x=\"-2\" y=\"-2\" width=\"20\" height=\"20\" fill=\"#fff\"/>\(inner)</mask>"
            + "<g mask=\"url(#cut)\">\(outer)</g>"
    }

    /// The icon's elements, scaled to a side and centered in a square of 16.
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

    /// The elements in the file, with the line width filled in.
    ///
    /// uispec's own drawings are lines as thick as those of Bootstrap Icons. They contain `$line` where the width of
    /// the weight belongs.
    func elements(stroke: Double) -> String {
        elements.split(separator: "$line", omittingEmptySubsequences: false).joined(separator: "\(1 + stroke)")
    }

    /// Returns nil if the icon cannot be loaded or is not an SVG.
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
