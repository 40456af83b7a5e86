package import Checks
import Layout
import Project
import Source
import Specs
import Values

/// Reads the figures of a mock-up from its frames.
///
/// What the design writes once is told once: five tabs of one component show their paddings at the first of them.
package struct AnatomyReader {
    private let mockup: Mockup
    private var anatomy: Anatomy
    private var told: Set<Key> = []
    private var toldWords: Set<String> = []

    private struct Key: Hashable {
        var what: String
        var range: SourceRange
    }

    package static func anatomy(of mockup: Mockup) -> Anatomy {
        var reader = AnatomyReader(mockup)
        reader.readAll()
        return reader.anatomy
    }

    private init(_ mockup: Mockup) {
        self.mockup = mockup
        let whole = Rect(origin: .zero, size: mockup.laidOut.size)
        let root = mockup.isWholeScreen ? nil : mockup.laidOut.roots.first
        anatomy = Anatomy(
            frame: root?.rect ?? whole,
            frameRadius: root.flatMap { $0.node.decoration.corners?.largest(in: $0.rect.size) } ?? 0, size: whole.size)
    }

    private mutating func readAll() {
        // What dims the screen below a sheet is no part of the design.
        let roots = mockup.laidOut.roots.dropFirst(mockup.laidOut.coveredRoots).filter { !$0.isDimming }
        if mockup.isWholeScreen {
            anatomy.rows = Anatomy.spans(of: roots.flatMap(\.blocks).map(\.rect), along: .vertical)
            for root in roots { readBlocks(of: root) }
        } else if let root = roots.first {
            anatomy.columns = Anatomy.spans(of: root.parts(along: .horizontal), along: .horizontal)
            anatomy.rows = Anatomy.spans(of: root.parts(along: .vertical), along: .vertical)
            read(root, clip: Rect(origin: .zero, size: mockup.laidOut.size))
        }
    }

    /// Of a part of a screen the blocks that it consists of, and what is between them.
    private mutating func readBlocks(of root: Frame) {
        for frame in root.wrappers {
            readPaddings(frame)
            readGaps(frame)
        }
        for block in root.blocks where !block.rect.isEmpty {
            anatomy.parts.append(block.rect)
            let size = "\(block.rect.width.redline) × \(block.rect.height.redline)"
            anatomy.notes.append(Anatomy.Note(rect: block.rect, words: "\(block.node.blockName) \(size)"))
        }
    }

    private mutating func read(_ frame: Frame, clip: Rect) {
        guard clip.intersection(frame.rect) != nil else { return }
        readInk(frame)
        if !frame.node.isRedacted {
            if !frame.isPartOfStandardControl { readPaddings(frame) }
            readGaps(frame)
            readCorners(frame)
            readNotes(frame)
        }
        var inner = clip
        if case .scroll = frame.node.content { inner = clip.intersection(frame.rect) ?? .zero }
        // The parts of a standard control are the platform's, not figures of the design.
        if case .control = frame.node.content { return }
        for child in frame.children { read(child, clip: inner) }
        for child in frame.overlay { read(child, clip: inner) }
    }

    /// Whether something is told of a place in the source for the first time.
    private mutating func isNew(_ what: String, _ frame: Frame) -> Bool {
        told.insert(Key(what: what, range: frame.node.range)).inserted
    }

    // MARK: Paddings and gaps

    private mutating func readPaddings(_ frame: Frame) {
        guard let padding = frame.node.padding?.value, padding != .zero else { return }
        let edges = padding.resolved(mockup.metrics.direction)
        let (outer, inner) = (frame.rect, frame.content)
        guard inner.width > 0, inner.height > 0, isNew("padding", frame) else { return }
        let bands: [(Points, Rect, Axis)] = [
            (edges.top, Rect(x: outer.minX, y: outer.minY, width: outer.width, height: edges.top), .vertical),
            (
                edges.bottom, Rect(x: outer.minX, y: inner.maxY, width: outer.width, height: edges.bottom),
                .vertical
            ),
            (edges.left, Rect(x: outer.minX, y: inner.minY, width: edges.left, height: inner.height), .horizontal),
            (edges.right, Rect(x: inner.maxX, y: inner.minY, width: edges.right, height: inner.height), .horizontal),
        ]
        for (value, rect, axis) in bands where value > 0 {
            anatomy.bands.append(Anatomy.Band(.padding, rect, along: axis))
        }
        anatomy.insides.append(inner)
    }

    private mutating func readGaps(_ frame: Frame) {
        let bands = GapReader.bands(in: frame)
        guard !bands.isEmpty, isNew("gaps", frame) else { return }
        for band in bands {
            // Of equal ones the first has the number.
            let isFirst = isNew("gap \(band.axis) \(band.value)", frame)
            anatomy.bands.append(Anatomy.Band(.gap, band.rect, along: band.axis, isNumbered: isFirst))
        }
    }

    // MARK: Corners, notes and ink

    private mutating func readCorners(_ frame: Frame) {
        let decoration = frame.node.decoration
        let isSeen = !decoration.background.isEmpty || decoration.border != nil || decoration.clips
        guard isSeen, let radii = decoration.corners, !frame.rect.isEmpty else { return }
        let radius = radii.bottomTrailing.length(in: frame.rect.size)
        guard radius > 0, isNew("radius", frame) else { return }
        let isCapsule = radius * 2 >= frame.rect.size.shorterSide
        let words = "\(radius)" + (isCapsule ? ", capsule" : decoration.cornerStyle == .continuous ? "" : ", circular")
        anatomy.corners.append(
            Anatomy.Corner(rect: frame.rect, radius: radius, words: words, style: decoration.cornerStyle))
    }

    private mutating func readNotes(_ frame: Frame) {
        guard let words = NoteWords.words(of: frame), isNew("note", frame) else { return }
        guard toldWords.insert(words).inserted else { return }
        switch frame.node.content {
        case .symbol, .image: anatomy.parts.append(frame.rect)
        default: break
        }
        let inks = frame.text?.inks ?? []
        let rect = inks.dropFirst().reduce(inks.first ?? frame.content) { $0.union($1) }
        anatomy.notes.append(Anatomy.Note(rect: rect, words: words))
    }

    private mutating func readInk(_ frame: Frame) {
        switch frame.node.content {
        case .text where !frame.node.isRedacted: anatomy.inks += frame.text?.inks ?? []
        case .symbol: anatomy.inks.append(frame.content)
        default: break
        }
    }
}

extension Frame {
    /// A control of the platform pads its parts itself.
    fileprivate var isPartOfStandardControl: Bool {
        if case .control = node.content { true } else { false }
    }
}
