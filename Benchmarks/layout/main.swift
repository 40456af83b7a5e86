import Layout
import Loading
import Pipeline
import Project
import Specs
import Values

#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

// Lays out every mock-up of a project in several rounds, each with one worker and a new text engine.
// usage: layout-benchmark <project> <rounds> <file for the texts> [twelve]
// Prints: mock-ups, nodes, texts, and the median milliseconds of processor time for binding and for laying out.

let arguments = CommandLine.arguments
guard arguments.count >= 4, let rounds = Int(arguments[2]), rounds > 0 else {
    print("usage: layout-benchmark <project> <rounds> <file for the texts> [twelve]")
    throw BenchmarkError.usage
}
let files = DiskFileSystem()
let projects = try ProjectLoader.load(
    [arguments[1]], files: files, workingDirectory: DiskFileSystem.workingDirectory)
let typesetter = Typesetter()
let hasAllSizes = arguments.count > 4 && arguments[4] == "twelve"
var layingOut = [Double](), binding = [Double]()
var counts = Counts()
for round in 0..<rounds {
    counts = Counts()
    var (bound, laidOut) = (0.0, 0.0)
    for project in projects {
        var matrix = project.manifest.contexts
        if hasAllSizes { matrix.typeSizes = TypeSize.allCases }
        let shaper = typesetter.makeShaper()
        var binder = Binder(library: project.library, tokens: project.tokens, facts: project.facts)
        for component in project.library.components {
            for state in component.stateNames {
                for metrics in matrix.metrics(defaultDevice: project.facts.defaultDevice) {
                    let start = processorTime()
                    guard let tree = binder.bind(component, state: state, metrics: metrics) else { continue }
                    let middle = processorTime()
                    let result = LayoutEngine.layOut(tree, proposal: nil, shaper: shaper)
                    laidOut += processorTime() - middle
                    bound += middle - start
                    counts.add(result, recordingTexts: round == 0)
                }
            }
        }
    }
    layingOut.append(laidOut)
    binding.append(bound)
    if round == 0 { try files.write(Array(counts.texts.sorted().joined().utf8), to: arguments[3]) }
}
print(counts.mockups, counts.nodes, counts.textCount, median(binding), median(layingOut))

enum BenchmarkError: Error { case usage }

/// Returns the processor time in milliseconds.
func processorTime() -> Double { Double(clock()) * 1_000 / Double(CLOCKS_PER_SEC) }

func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

/// The mock-ups, nodes and texts of a project.
struct Counts {
    var mockups = 0
    var nodes = 0
    var textCount = 0
    /// `size weight italic tracking width text`, a line each, once for each text, font and width.
    var texts: Set<String> = []

    mutating func add(_ laidOut: LaidOut, recordingTexts: Bool) {
        mockups += 1
        for (frame, _) in laidOut.allFrames() {
            nodes += 1
            guard case .text(let text) = frame.node.content, !text.string.isEmpty else { continue }
            textCount += 1
            guard recordingTexts else { continue }
            let font = text.font.value
            let fields = [
                "\(font.pointSize)", "\(font.weight.value)", font.isItalic ? "1" : "0", "\(font.tracking)",
                "\(frame.rect.width.value)", text.string.replacing("\n", with: "\u{2028}"),
            ]
            texts.insert(fields.joined(separator: "\t") + "\n")
        }
    }
}
