import Canvas
import Drawing
import Source
import Specs
import Tokens
import Values

/// What one drawing worker owns.
struct DrawingState {
    var worker: WorkerState
    let painter: MockupPainter
    /// Measures and draws, so that each font is opened once; nil where the fonts are missing.
    let engine: TextEngine?

    init(project: LoadedProject, typesetter: Typesetter, icons: IconFolder, files: any FileSystem) {
        engine = typesetter.makeEngine()
        worker = WorkerState(project: project, shaper: Typesetter.shaper(on: engine))
        painter = MockupPainter(DrawingAssets(project: project, text: engine, icons: icons, files: files))
    }
}

extension DrawingAssets {
    /// The assets of a project: its pictures, the symbols that are installed, the platform's own fills.
    init(project: LoadedProject, text: TextEngine?, icons: IconFolder, files: any FileSystem) {
        self.init(
            text: text, facts: project.facts,
            fills: SystemFills(
                secondary: project.tokens.color("ios.color.secondarySystemFill"),
                tertiary: project.tokens.color("ios.color.tertiarySystemFill")),
            icon: { icons.load($0, files: files) },
            image: { [images = project.images] in images.bytes(of: $0) })
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
