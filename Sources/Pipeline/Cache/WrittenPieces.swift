import Loading
import Project
import Source
import Specs
import Values

/// The pieces that the specs of a project are made of, each a key of a component with what is written under it: what is
/// said of one stays true wherever it is moved to, and whatever is written beside it.
struct WrittenPieces {
    struct Piece {
        var component: String
        /// Nil for a whole document.
        var key: String?
        var range: SourceRange
        /// Whether those that use the component never ask for it.
        var isOwn = false

        var name: String { key.map { "\(component)#\($0)" } ?? component }
    }

    /// A component that is judged, and those that it is made of.
    struct Subject {
        var component: String
        var parts: Set<String>

        /// Whether what is written in a piece decides what is said of it.
        func reads(_ piece: Piece) -> Bool {
            piece.component == component || (parts.contains(piece.component) && !piece.isOwn)
        }
    }

    /// A place in a piece, or in a file that no component is written in.
    enum Place {
        case piece(String, start: UInt32, end: UInt32)
        case file
    }

    /// By file, in the order of the text.
    private var byFile: [FileID: [Piece]] = [:]
    private var byName: [String: Piece] = [:]
    private var byComponent: [String: [Piece]] = [:]
    private let sources: SourceMap

    init(_ project: LoadedProject) {
        sources = project.sources
        for file in project.specFiles { byFile[file] = [] }
        for component in project.library.components where byFile[component.nameRange.file] != nil {
            let pieces = Self.pieces(of: component, in: sources[component.nameRange.file])
            byFile[component.nameRange.file, default: []] += pieces
            byComponent[component.name] = pieces
            for piece in pieces { byName[piece.name] = piece }
        }
        for file in byFile.keys { byFile[file]?.sort { $0.range.start < $1.range.start } }
    }

    /// An anchor may stand under one key and be named under another: such a document is one piece.
    private static func pieces(of component: Component, in source: SourceFile?) -> [Piece] {
        guard let first = component.keys.first, let last = component.keys.last, let source else { return [] }
        let whole = SourceRange(file: first.range.file, start: first.range.start, end: last.range.end)
        if text(of: whole, in: source).contains(UInt8(ascii: "&")) {
            return [Piece(component: component.name, range: whole)]
        }
        return component.keys.map {
            Piece(component: component.name, key: $0.name, range: $0.range, isOwn: $0.isOwn)
        }
    }

    private static func text(of range: SourceRange, in source: SourceFile) -> ArraySlice<UInt8> {
        source.bytes[Int(range.start)..<min(Int(range.end), source.bytes.count)]
    }

    // MARK: What decides

    /// What is written of a component.
    ///
    /// - Parameter isOwn: of that which nobody but itself is asked for, or of all else.
    func fingerprint(of component: Component, isOwn: Bool) -> Fingerprint {
        var print = Fingerprint()
        guard let source = sources[component.nameRange.file] else { return print }
        print.add("\(source.path)\u{0}")
        for piece in byComponent[component.name] ?? [] where piece.isOwn == isOwn {
            print.add("\(piece.name)\u{0}")
            print.add(Array(Self.text(of: piece.range, in: source)))
            print.add("\u{0}")
        }
        return print
    }

    // MARK: Places

    /// Nil where a place that something is said of cannot be told again once something around it changed.
    func place(of range: SourceRange, for subject: Subject) -> Place? {
        guard let pieces = byFile[range.file] else { return .file }
        guard let piece = pieces.last(where: { $0.range.start <= range.start }), range.end <= piece.range.end,
            // What is put in before a key may as well belong after the one above it.
            range.end > piece.range.start, subject.reads(piece), byName[piece.name]?.range == piece.range
        else { return nil }
        return .piece(piece.name, start: range.start - piece.range.start, end: range.end - piece.range.start)
    }

    func range(_ start: UInt32, _ end: UInt32, inPiece name: String) -> SourceRange? {
        guard let piece = byName[name], start <= end, end <= piece.range.end - piece.range.start else { return nil }
        return SourceRange(file: piece.range.file, start: piece.range.start + start, end: piece.range.start + end)
    }
}
