import Canvas
import Checks
import Drawing
import Loading
package import Source
import Specs
import Tokens
import Values

/// The state of one drawing worker.
struct DrawingState {
    var worker: WorkerState
    let painter: MockupPainter
    /// Measures and draws text, so that each font is opened only once; nil if fonts are missing.
    let engine: TextEngine?
    /// The nodes that the rules of this worker have checked.
    var coverage: RuleCoverage?

    init(project: LoadedProject, typesetter: Typesetter, pictures: PictureSources) {
        engine = typesetter.makeEngine(with: project.fonts)
        worker = WorkerState(project: project, shaper: Typesetter.shaper(on: engine))
        painter = MockupPainter(
            DrawingAssets(project: project, text: engine, icons: pictures.icons, files: pictures.files))
    }

    /// Samples drawn pixels for the checks; nil if text cannot be drawn.
    var sampler: DrawnInk? { sampler(timedBy: nil) }

    /// Returns a sampler that records its drawing time.
    func sampler(timedBy times: StageTimes?) -> DrawnInk? { engine.map { _ in DrawnInk(painter, times: times) } }
}

/// The sources of images and symbols.
package struct PictureSources: Sendable {
    package var files: any FileSystem
    package var icons: IconFolder

    package init(files: any FileSystem, icons: IconFolder) {
        self.files = files
        self.icons = icons
    }

    /// No sources: images are drawn as gray fills, symbols as boxes.
    package static let none: PictureSources = {
        let files = MemoryFileSystem([:])
        return PictureSources(files: files, icons: IconFolder(path: nil))
    }()
}

extension DrawingAssets {
    /// Creates the assets of a project: its images and symbols, installed symbols and the platform's fills.
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
    /// Returns a color token in every appearance, or clear if it does not exist.
    fileprivate func color(_ path: TokenPath) -> DynamicColor {
        DynamicColor { appearance in
            if case .color(let color)? = self[path]?[appearance] { color } else { .clear }
        }
    }
}
