/// Checks that an SVG is in the subset that is drawn: what librsvg can draw in little time, and without other files.
///
/// librsvg cannot be interrupted, so that the work is counted before it draws anything.
struct SVGSubset {
    /// The deepest nesting of elements, and of references from one element to another.
    static let (nesting, references) = (100, 16)
    static let maximumElements = 10_000
    /// Curves that are much larger than the picture take minutes, because all of each is drawn.
    private static let largestShare = 100.0

    private struct Element {
        var tag: XMLTag
        var parent: Int?
        var text = 0
        /// The ids that it refers to, each of which is drawn again.
        var targets: [String] = []
        var work = SVGWork()
    }

    private static let shapes: Set<String> = [
        "path", "rect", "circle", "ellipse", "line", "polyline", "polygon", "text", "tspan", "image", "use", "g",
    ]

    private static let groups: Set<String> = ["svg", "g", "a", "use", "symbol", "switch", "defs"]

    private var elements: [Element] = []
    private var sheet = SVGStyleSheet()
    /// The dashes of groups, which all shapes may inherit.
    private var sharedDashes: [String] = []
    /// The largest number that an element may have.
    private var largest = 0.0

    /// - Throws: an error that names the first thing that is not in the subset, with its line.
    static func check(_ bytes: [UInt8]) throws(CanvasError) {
        guard String(validating: bytes, as: UTF8.self) != nil, !bytes.contains(0) else {
            throw .unreadableSVG("it is not UTF-8 text")
        }
        var subset = SVGSubset()
        try subset.read(bytes)
        subset.measure()
        for index in subset.elements.indices { try subset.count(index) }
        try subset.countSharedDashes()
        try subset.checkWork()
    }

    // MARK: Reading

    private mutating func read(_ bytes: [UInt8]) throws(CanvasError) {
        var scanner = XMLScanner(bytes)
        var open: [Int] = []
        while let event = try scanner.next() {
            switch event {
            case .start(let tag):
                try SVGNames.check(tag)
                elements.append(Element(tag: tag, parent: open.last))
                guard elements.count <= Self.maximumElements else {
                    throw .unsupportedSVG("more than \(Self.maximumElements) elements", line: tag.line)
                }
                if !tag.isEmpty { open.append(elements.count - 1) }
                guard open.count <= Self.nesting else {
                    throw .unsupportedSVG("elements nested more than \(Self.nesting) levels deep", line: tag.line)
                }
            case .end: _ = open.popLast()
            case .text(let text):
                guard let index = open.last else { continue }
                if elements[index].tag.name == "style" {
                    try sheet.add(text, line: scanner.line)
                } else if ["text", "tspan"].contains(elements[index].tag.name) {
                    elements[index].text += text.unicodeScalars.count
                    guard !text.unicodeScalars.contains(where: Self.isEmoji) else {
                        throw .unsupportedSVG("emoji, which are pictures of any size", line: scanner.line)
                    }
                }
            case .instruction(let name):
                guard name != "xml-stylesheet" else {
                    throw .unsupportedSVG("the reference of xml-stylesheet to another file", line: scanner.line)
                }
            }
        }
    }

    private static func isEmoji(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isEmojiPresentation || scalar == "\u{FE0F}"
            || (scalar.properties.isEmoji && scalar.value >= 0x2300)
    }

    // MARK: Counting

    private mutating func measure() {
        guard let root = elements.first?.tag else { return }
        let sizes = ["viewBox", "width", "height"].compactMap { root[$0] }.flatMap(SVGGeometry.numbers)
        largest = max(sizes.map(abs).max() ?? 0, 100) * Self.largestShare
    }

    private mutating func count(_ index: Int) throws(CanvasError) {
        let tag = elements[index].tag
        var style = SVGStyle()
        for (name, value) in tag.attributes { style.set(name, value) }
        sheet.apply(to: &style, of: tag)
        if let text = tag["style"] {
            style.add(declarations: try SVGStyleSheet.withoutComments(text, line: tag.line)[...])
        }
        var work = SVGWork()
        work.characters = elements[index].text
        work.shapes = Self.shapes.contains(tag.name) ? 1 : 0
        let geometry = SVGGeometry(tag)
        work.points = geometry.points
        let width = style["stroke-width"].map(SVGGeometry.numbers) ?? []
        guard geometry.largest <= largest, width.allSatisfy({ abs($0) <= largest }) else {
            throw .unsupportedSVG("a number more than 100 times the size of the picture", line: tag.line)
        }
        if let dashes = style["stroke-dasharray"] {
            guard let count = geometry.dashes(dashes) else {
                throw .unsupportedSVG("stroke-dasharray with units", line: tag.line)
            }
            guard !["text", "tspan"].contains(tag.name) else {
                throw .unsupportedSVG("stroke-dasharray of text", line: tag.line)
            }
            if Self.groups.contains(tag.name) { sharedDashes.append(dashes) }
            work.points += count
        }
        if tag.name == "image" { work.pixels = try SVGNames.pixels(ofImage: tag) }
        if tag.name.hasPrefix("fe") { work.layers = tag.name == "feGaussianBlur" ? 3 : 1 }
        for name in style.values.keys where name.hasPrefix("marker") {
            throw .unsupportedSVG("\(name)", line: tag.line)
        }
        for (name, value) in style.values.sorted(by: { $0.key < $1.key }) {
            let targets = try SVGNames.targets(of: value, in: name, line: tag.line)
            elements[index].targets += targets
            switch name {
            case "filter":
                guard targets.count == 1, value.hasPrefix("url(") else {
                    throw .unsupportedSVG("the filter function “\(value.prefix(20))”", line: tag.line)
                }
                work.layers += 1
            case "mask", "clip-path", "mix-blend-mode", "isolation": work.layers += 1
            case "opacity": work.layers += Double(value) == 1 ? 0 : 1
            case "fill", "stroke": work.layers += targets.isEmpty ? 0 : patternLayers(targets)
            default: break
            }
        }
        if let target = tag["href"], target.hasPrefix("#") {
            elements[index].targets.append(String(target.dropFirst()))
        }
        elements[index].work = work
    }

    /// Counts the dashes of groups at every shape, because a shape inherits those of what uses it too.
    private mutating func countSharedDashes() throws(CanvasError) {
        guard !sharedDashes.isEmpty else { return }
        for index in elements.indices {
            let geometry = SVGGeometry(elements[index].tag)
            elements[index].work.points += sharedDashes.compactMap(geometry.dashes).max() ?? 0
            if elements[index].work.characters > 0 {
                throw .unsupportedSVG("stroke-dasharray of text", line: elements[index].tag.line)
            }
        }
    }

    /// A pattern is drawn separately for each shape that it fills.
    private func patternLayers(_ targets: [String]) -> Int {
        elements.contains { $0.tag.name == "pattern" && targets.contains($0.tag["id"] ?? "") } ? 1 : 0
    }

    /// Adds the work of referenced elements until nothing changes, which takes one round for each level of references.
    private func checkWork() throws(CanvasError) {
        var places: [String: Int] = [:]
        for (index, element) in elements.enumerated() { if let id = element.tag["id"] { places[id] = index } }
        var sums = elements.map(\.work)
        for _ in 0...Self.references {
            var next = elements.map { element in
                element.targets.reduce(element.work) { $0 + (places[$1].map { sums[$0] } ?? SVGWork()) }
            }
            // Children come after their parents.
            for index in elements.indices.reversed() {
                if let parent = elements[index].parent { next[parent] = next[parent] + next[index] }
            }
            if let excess = next.lazy.compactMap(\.excess).first {
                throw .unsupportedSVG(excess, line: nil)
            }
            if next == sums { return }
            sums = next
        }
        throw .unsupportedSVG("references nested more than \(Self.references) levels deep, or in a cycle", line: nil)
    }
}
