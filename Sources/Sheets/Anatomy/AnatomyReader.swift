package import Checks
import Layout
import Platform
import Project
import Source
import Specs
package import Values

/// Reads the measurements of a mock-up from its frames.
///
/// A measurement that appears once in the spec is shown once, such as the padding of the first of five tabs. Used
/// components are shown with their names and sizes only, because they have their own redlines.
package struct AnatomyReader {
    /// A larger picture has room for text on it.
    private static let smallPicture: Points = 72

    let mockup: Mockup
    private let namesParts: Bool
    /// How far the component extends below its layout, through the safe area.
    private let below: Points
    /// The scroll region, because scrolled content extends to the edge of a screen.
    private let region: ScrollRegion
    var anatomy: Anatomy
    private let appearance: Appearance
    /// The nearest background color around a frame.
    var ground: RGBA?
    /// The part of a frame that is not clipped by boxes around it.
    private var window: Rect?
    private var recorded: Set<Key> = []
    /// The indexes of notes by their subject.
    private var noteIndexes: [String: Int] = [:]

    private struct Key: Hashable {
        var what: String
        var range: SourceRange
    }

    /// - Parameters:
    ///   - appearance: the appearance that is drawn.
    ///   - safeArea: how far a bar at the lower edge of a screen extends through the safe area.
    package static func anatomy(
        of mockup: Mockup, in appearance: Appearance = .light, safeArea: Points = 0
    ) -> Anatomy {
        var reader = AnatomyReader(mockup, in: appearance, below: max(mockup.heightBelow, safeArea))
        reader.readAll()
        reader.anatomy.solids = mockup.solids
        return reader.anatomy
    }

    private init(_ mockup: Mockup, in appearance: Appearance, below: Points) {
        self.below = below
        self.appearance = appearance
        self.mockup = mockup
        let whole = Rect(origin: .zero, size: mockup.laidOut.size)
        let root = mockup.isWholeScreen ? nil : mockup.laidOut.roots.first
        namesParts = root?.isMadeUp ?? false
        anatomy = Anatomy(
            frame: (root?.rect ?? whole).inset(by: EdgeInsets(bottom: -below)),
            frameRadius: root.map { mockup.outerRadius(of: $0) } ?? mockup.metrics.device.cornerRadius,
            size: Size(width: whole.width, height: whole.height + below))
        anatomy.isSquareBelow = mockup.isSheet || below > 0
        region = ScrollRegion(of: mockup.laidOut)
    }

    private mutating func readAll() {
        // The dimming of the screen below a sheet is not part of the component.
        let roots = mockup.laidOut.roots.dropFirst(mockup.laidOut.coveredRoots).filter { !$0.isDimming }
        if mockup.isWholeScreen {
            let blocks = roots.flatMap { root in
                // A scaled block has no visible length in points.
                root.blocks.filter { $0.totalScale == 1 }.map(\.rect).filter {
                    root.showsAll(of: $0, in: region)
                        && mockup.visibleArea(at: root.node.path).contains($0, tolerance: 0.5)
                }
            }
            let size = mockup.laidOut.size
            anatomy.rows = Anatomy.spans(
                of: blocks.filter { $0.height < size.height }, along: .vertical, atLeast: 1)
            // The blocks of a screen are below each other, but an alert or a popover has a width of its own.
            if mockup.laidOut.coveredRoots > 0 {
                anatomy.columns = Anatomy.spans(
                    of: blocks.filter { $0.width < size.width }, along: .horizontal, atLeast: 1)
            }
            for root in roots { readBlocks(of: root) }
            readSafeAreas(around: blocks)
        } else if let root = roots.first {
            // A part that is scrolled or extends beyond the component has no visible length.
            func isFullyShown(_ part: Rect) -> Bool {
                root.showsAll(of: part, in: region) && root.rect.contains(part, tolerance: 0.5)
            }
            anatomy.columns = Anatomy.spans(of: root.parts(along: .horizontal).filter(isFullyShown), along: .horizontal)
            anatomy.rows = Anatomy.spans(of: root.parts(along: .vertical).filter(isFullyShown), along: .vertical)
            readTail(of: root)
            read(root, clip: nil)
            readBelow(root)
        }
    }

    /// Reads the tail of a bubble and the rest of its body.
    private mutating func readTail(of root: Frame) {
        guard let bubble = root.wrappers.first(where: { $0.tail != nil }), bubble.rect == root.rect,
            let tail = bubble.tail
        else { return }
        let body = tail.body(in: bubble.rect, direction: mockup.metrics.direction)
        anatomy.frameRadius = 0
        if tail.edge.isVertical {
            let ends = [root.rect.minX, body.minX, body.maxX, root.rect.maxX]
            anatomy.columns = zip(ends, ends.dropFirst()).filter { $0 < $1 }.map { Anatomy.Span($0, $1) }
        } else {
            let ends = [root.rect.minY, body.minY, body.maxY, root.rect.maxY]
            anatomy.rows = zip(ends, ends.dropFirst()).filter { $0 < $1 }.map { Anatomy.Span($0, $1) }
        }
    }

    /// Reads the safe area below a sheet or a bar, which its height does not include.
    private mutating func readBelow(_ root: Frame) {
        guard below > 0 else { return }
        let area = Rect(x: root.rect.minX, y: root.rect.maxY, width: root.rect.width, height: below)
        if anatomy.rows.isEmpty { anatomy.rows = [Anatomy.Span(root.rect.minY, root.rect.maxY)] }
        anatomy.parts.append(area)
        readSafeArea(area, noteAt: area)
    }

    /// Reads the safe areas of a screen above and below its blocks, such as that of the status bar.
    private mutating func readSafeAreas(around blocks: [Rect]) {
        let (size, inner) = (mockup.laidOut.size, mockup.laidOut.safeArea)
        let areas = [
            Rect(x: 0, y: 0, width: size.width, height: inner.minY),
            Rect(x: 0, y: inner.maxY, width: size.width, height: size.height - inner.maxY),
        ]
        for area in areas where area.height > 0 && blocks.allSatisfy({ $0.intersection(area) == nil }) {
            // The corners of the display take away from its ends.
            let radius = anatomy.frameRadius.value
            let height = max(0, radius - area.height.value / 2)
            let corner = Points(radius - (radius * radius - height * height).squareRoot())
            readSafeArea(area, noteAt: area.inset(by: EdgeInsets(left: corner, right: corner)))
        }
    }

    private mutating func readSafeArea(_ area: Rect, noteAt rect: Rect) {
        anatomy.rows.append(Anatomy.Span(area.minY, area.maxY))
        anatomy.notes.append(Anatomy.Note(rect: rect, words: SheetWords["safe area %", area.height.redline]))
    }

    /// Reads the blocks of a part of a screen, and the gaps between them.
    private mutating func readBlocks(of root: Frame) {
        let visibleArea = mockup.visibleArea(at: root.node.path)
        var clip: Rect?
        for frame in root.wrappers {
            readPaddings(frame, clip: clip)
            clip = frame.scrollClip(within: clip, of: region).map { $0.intersection(visibleArea) ?? .zero }
            readGaps(frame, clip: clip)
            readMargins(in: frame, clip: clip)
        }
        for block in root.blocks where !block.rect.isEmpty {
            guard let seen = block.drawnRect.seen(in: clip)?.intersection(visibleArea), block.shows(in: seen) else {
                continue
            }
            anatomy.parts.append(seen)
            let size = "\(block.rect.width.redline) × \(block.rect.height.redline)"
            let scale = block.totalScale == 1 ? "" : SheetWords[", scale %", DecimalText.short(block.totalScale)]
            anatomy.notes.append(Anatomy.Note(rect: seen, words: "\(block.blockName) \(size)\(scale)"))
        }
    }

    /// - Parameter clip: the part of the frame that a scroll view around it shows.
    private mutating func read(_ frame: Frame, clip: Rect?) {
        let whole = Rect(origin: .zero, size: mockup.laidOut.size)
        guard frame.rect.seen(in: clip)?.intersection(whole) != nil else { return }
        let inner = frame.scrollClip(within: clip, of: region)
        let around = ground
        defer { ground = around }
        ground = frame.ground(in: appearance) ?? around
        readInk(frame, clip: clip)
        if !frame.node.isRedacted {
            if !frame.isPartOfStandardControl { readPaddings(frame, clip: clip) }
            readGaps(frame, clip: inner)
            readMargins(in: frame, clip: inner)
            readCorners(frame, clip: clip)
            readNotes(frame, clip: clip)
        }
        // The parts of a standard control belong to the platform, not to the design.
        if case .control = frame.node.content {
            for child in frame.children { readInks(child, clip: inner) }
            return
        }
        if namesParts, let name = frame.usedName { return readPart(frame, name, clip: inner) }
        let outer = window
        if frame.node.decoration.clips { window = frame.rect.seen(in: outer) }
        for child in frame.children { read(child, clip: inner) }
        for child in frame.overlay { read(child, clip: inner) }
        window = outer
    }

    /// Reads a used component: its frame and size, and its name at the first use.
    private mutating func readPart(_ frame: Frame, _ name: String, clip: Rect?) {
        for child in frame.children { readInks(child, clip: clip) }
        guard !frame.node.isRedacted, let part = frame.children.first?.rect, let seen = part.seen(in: clip) else {
            return
        }
        anatomy.parts.append(seen)
        note("\(name) \(part.width.redline) × \(part.height.redline)", of: name, at: seen)
    }

    private mutating func readInks(_ frame: Frame, clip: Rect?) {
        readInk(frame, clip: clip)
        let inner = frame.scrollClip(within: clip, of: region)
        for child in frame.children + frame.overlay { readInks(child, clip: inner) }
    }

    /// Whether a kind of measurement is recorded for a place in the source for the first time.
    mutating func isNew(_ what: String, _ frame: Frame) -> Bool {
        recorded.insert(Key(what: what, range: frame.node.range)).inserted
    }

    // MARK: Corners, notes and ink

    private mutating func readCorners(_ frame: Frame, clip: Rect?) {
        let decoration = frame.node.decoration
        var isSeen = !decoration.background.isEmpty || decoration.border != nil || decoration.clips
        switch frame.node.content {
        case .shape(let shape) where shape.fill != nil || shape.stroke != nil: isSeen = true
        case .skeleton: isSeen = true
        default: break
        }
        guard isSeen, let radii = decoration.corners, !frame.rect.isEmpty, frame.rect.isFullyVisible(in: clip) else {
            return
        }
        let rect = frame.tail.map { $0.body(in: frame.rect, direction: mockup.metrics.direction) } ?? frame.rect
        let size = rect.size
        // Label the upper corners if the lower ones are square, as those of a sheet.
        let lower = radii.bottomTrailing.length(in: size)
        let radius = lower > 0 ? lower : radii.topTrailing.length(in: size)
        guard radius > 0, isNew("radius", frame) else { return }
        let half = SheetWords[size.width == size.height ? ", circle" : ", capsule"]
        let isHalf = radius * 2 >= size.shorterSide
        let words =
            radius.redline + (isHalf ? half : decoration.cornerStyle == .continuous ? "" : SheetWords[", circular"])
        anatomy.corners.append(
            Anatomy.Corner(
                rect: rect, radius: radius, words: words, style: decoration.cornerStyle, isUpper: lower <= 0))
    }

    private mutating func readNotes(_ frame: Frame, clip: Rect?) {
        guard let words = NoteWords.words(of: frame) else { return }
        // A note that appears once in the spec is shown once, even if its text differs at other places.
        guard isNew("note", frame) || noteIndexes[words] != nil else { return }
        switch frame.node.content {
        case .symbol where noteIndexes[words] == nil, .image where noteIndexes[words] == nil:
            anatomy.parts += [frame.drawnRect.seen(in: clip)?.seen(in: window)].compactMap { $0 }
        default: break
        }
        var inks = (frame.text?.inks ?? []).compactMap { $0.seen(in: clip) }
        if case .symbol(let symbol) = frame.node.content {
            inks = [frame.content.middle(symbol.size).seen(in: clip)].compactMap { $0 }
        }
        let scale = frame.node.effects.scale
        let box = scale == 1 ? frame.content : frame.drawnRect.seen(in: window) ?? frame.content
        let rect = inks.dropFirst().reduce(inks.first ?? box.seen(in: clip) ?? box) { $0.union($1) }
        note(words, of: words, at: rect, isInk: !inks.isEmpty)
        if let index = noteIndexes[words], frame.node.padding != nil { anatomy.notes[index].isPadded = true }
    }

    /// Adds a note, or another place of an existing one.
    private mutating func note(_ words: String, of what: String, at rect: Rect, isInk: Bool = false) {
        if let index = noteIndexes[what] {
            anatomy.notes[index].others.append(rect)
        } else {
            noteIndexes[what] = anatomy.notes.count
            var note = Anatomy.Note(rect: rect, words: words)
            note.isInk = isInk
            anatomy.notes.append(note)
        }
    }

    private mutating func readInk(_ frame: Frame, clip: Rect?) {
        let inks: [Rect]
        switch frame.node.content {
        case .text where !frame.node.isRedacted: inks = frame.text?.inks ?? []
        case .symbol: inks = [frame.content]
        case .image where frame.rect.size.shorterSide <= Self.smallPicture: inks = [frame.rect]
        default: inks = []
        }
        anatomy.inks += inks.compactMap { $0.seen(in: clip) }
    }
}
