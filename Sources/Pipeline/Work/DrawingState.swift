import Canvas
import Checks
import Drawing
package import Source
import Specs
import Tokens
import Values

/// What one drawing worker owns.
struct DrawingState {
    var worker: WorkerState
    let painter: MockupPainter
    /// Measures and draws, so that each font is opened once; nil where the fonts are missing.
    let engine: TextEngine?
    /// Where the worker's rules found something to look at so far.
    var attention: RuleAttention?

    init(project: LoadedProject, typesetter: Typesetter, pictures: PictureSources) {
        engine = typesetter.makeEngine()
        worker = WorkerState(project: project, shaper: Typesetter.shaper(on: engine))
        painter = MockupPainter(
            DrawingAssets(project: project, text: engine, icons: pictures.icons, files: pictures.files))
    }

    /// Shows the checks what only drawing tells; nil where letters cannot be drawn.
    var sampler: DrawnInk? { sampler(timedBy: nil) }

    /// The same, which notes how long it draws.
    func sampler(timedBy times: StageTimes?) -> DrawnInk? { engine.map { _ in DrawnInk(painter, times: times) } }
}

/// Where drawing finds what it draws besides shapes and letters.
package struct PictureSources: Sendable {
    package var files: any FileSystem
    package var icons: IconFolder

    package init(files: any FileSystem, icons: IconFolder) {
        self.files = files
        self.icons = icons
    }

    /// Nothing: gray fills stand for images, boxes for symbols.
    package static let none: PictureSources = {
        let files = MemoryFileSystem([:])
        return PictureSources(files: files, icons: IconFolder(path: nil))
    }()
}

extension DrawingAssets {
    /// The assets of a project: its pictures and symbols, the symbols that are installed, the platform's own fills.
    convenience init(project: LoadedProject, text: TextEngine?, icons: IconFolder, files: any FileSystem) {
        self.init(
            text: text, facts: project.facts,
            fills: SystemFills(
                secondary: project.tokens.color("ios.color.secondarySystemFill"),
                tertiary: project.tokens.color("ios.color.tertiarySystemFill")),
            icon: { icons.load($0, files: files) },
            image: { [images = project.images] in images.bytes(of: $0) },
            ownSymbol: { [symbols = project.symbols] in symbols.bytes(of: $0) })
    }
}

extension ResolvedTokens {
    /// A color token in every appearance; clear where there is none.
    fileprivate func color(_ path: TokenPath) -> DynamicColor {
        DynamicColor { appearance in
            if case .color(let color)? = self[path]?[appearance] { color } else { .clear }
        }
    }
}
