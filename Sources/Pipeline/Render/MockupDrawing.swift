import Canvas
import Drawing
import Layout
import Loading
import Project
import Reports
import Scene
import Sheets
import Source
import Specs
import Values

/// Draws one state of a component in one metrics context: one layout, and a picture in each appearance.
struct MockupDrawing: Sendable {
    let project: LoadedProject
    let appearances: [Appearance]
    let format: PictureFormat
    /// Pixels per point; nil for the scale of the device.
    let scale: Double?
    let files: any FileSystem
    let before: PictureCache
    /// Identifies the tool, the fonts and the symbols.
    let environment: String
    /// Identifies the tool and the fonts on all machines; nil unless the drawing is divided among machines.
    var sharedEnvironment: String?
    /// The pictures that shards have drawn.
    var shards: DrawnPart?
    /// Whether the results describe the mock-ups for the page of `report`.
    var describesPage = false
    /// The paths of pictures that a comparison in the same run has drawn.
    var drawn: Set<String> = []
    /// Whether to take longer to write smaller files.
    var compresses = false
    /// Whether the pictures show a grid and the frames.
    var drawsGuides = false

    /// Pixels per point of a picture with guides: those of most screenshots.
    private static let guidedScale = 3.0
    /// The colors of the redlines.
    private static let guideColors = MockupGuides.Colors(frame: PageColors.dimension, hitArea: PageColors.hitArea)

    struct Drawn: Sendable {
        var outcomes: [Result<String, RunFailure>] = []
        /// Nil if a picture is missing.
        var entry: MockupsJSON.Entry?
        /// Entries for ``DrawnBefore``, by paths relative to the output folder.
        var notes: [String: PictureCache.Picture] = [:]
        /// The same with keys that are the same on all machines, for ``DrawnPart``.
        var sharedNotes: [String: PictureCache.Picture] = [:]
        /// The mock-up for the page of `report`, if it is wanted.
        var described: ReportMockup?
        /// The color pairs of the component, for a result that holds its sheets.
        var pairs: PairUses?
        /// The descriptions of drawn sheets.
        var sheets: [MockupsJSON.Sheet] = []
        /// The component with the files of its sheets, for ``DrawnPart``.
        var sharedSheets: (component: String, sheets: [DrawnPart.Sheet])?
        /// Whether a partial description does not have the mock-up, which is therefore not compared.
        var isUndescribed = false
        /// The number of sheets that a partial description does not have.
        var undescribedSheets = 0
        /// The drawings that differ from their descriptions or from their files.
        var stale: [StaleDrawing] = []
    }

    /// Compares a mock-up with its description, without drawing it. The result names a problem, or is empty.
    func verify(
        _ component: Component, _ state: String, _ metrics: MetricsContext, using worker: inout DrawingState,
        by verification: DescriptionVerification
    ) -> Drawn {
        guard let laidOut = layOut(component, state, metrics, using: &worker) else { return unbound(component, state) }
        guard verification.covers(laidOut) else { return Drawn(isUndescribed: true) }
        return Drawn(stale: verification.compare(laidOut).map { [$0] } ?? [])
    }

    private func layOut(
        _ component: Component, _ state: String, _ metrics: MetricsContext, using worker: inout DrawingState
    ) -> LaidOut? {
        worker.worker.binder.bind(component, state: state, metrics: metrics).map {
            LayoutEngine.layOut($0, proposal: $0.openingProposal, shaper: worker.worker.shaper).reachingEdge
        }
    }

    private func unbound(_ component: Component, _ state: String) -> Drawn {
        let reason = "\(component.name):\(state) cannot be drawn; run uispec check"
        return Drawn(outcomes: [.failure(.brokenProject(reason))])
    }

    func draw(_ component: Component, _ state: String, _ metrics: MetricsContext, using worker: inout DrawingState)
        -> Drawn
    {
        guard let laidOut = layOut(component, state, metrics, using: &worker) else { return unbound(component, state) }
        let description = JSONValue.object(PictureDescription(laidOut, appearances: appearances).members())
            .formatted
        let inputs = key(of: laidOut, description, in: environment, madeWith: worker.painter.assets)
        let sharedInputs = sharedEnvironment.map {
            key(of: laidOut, description, in: $0, madeWith: worker.painter.assets)
        }
        var drawn = Drawn()
        var pictures: [MockupsJSON.Picture] = []
        for appearance in appearances {
            var place = MockupPath(
                laidOut: laidOut, appearance: appearance, matrix: project.manifest.contexts, format: format)
            if drawsGuides { place.folder = MockupPath.guided }
            let path = place.text
            // The description leaves out how a picture is drawn, such as the seed of a placeholder.
            let scene = SceneFingerprint.fingerprint(of: laidOut, in: appearance, bytes: project.shownFile).description
            let key = "\(inputs) \(scene)"
            let sharedKey = sharedInputs.map { "\($0) \(scene)" }
            switch picture(
                of: laidOut, in: appearance, at: place, key: key, sharedKey: sharedKey, using: worker.painter)
            {
            case .success(let fingerprint):
                drawn.outcomes.append(.success(PathName.join(project.output, path)))
                pictures.append(
                    .init(appearance: appearance.name, path: path, scene: scene, fingerprint: fingerprint))
                drawn.notes[path] = .init(key: key, fingerprint: fingerprint)
                if let sharedKey { drawn.sharedNotes[path] = .init(key: sharedKey, fingerprint: fingerprint) }
            case .failure(let failure): drawn.outcomes.append(.failure(failure))
            }
        }
        if pictures.count == appearances.count {
            drawn.entry = MockupsJSON.Entry(shows: description, pictures: pictures)
            if describesPage {
                drawn.described = ReportMockup(
                    laidOut, pictures: pictures, appearances: appearances, painter: worker.painter)
            }
        }
        return drawn
    }

    /// Writes a picture unless it is up to date. Returns the fingerprint of the file.
    private func picture(
        of laidOut: LaidOut, in appearance: Appearance, at place: MockupPath, key: String, sharedKey: String?,
        using painter: MockupPainter
    ) -> Result<String, RunFailure> {
        let path = place.text
        if let known = before.fingerprint(of: path, key: key, in: project.output, files: files) {
            return .success(known)
        }
        if let shards, let sharedKey,
            let known = shards.pictures.fingerprint(of: path, key: sharedKey, in: project.output, files: files)
        {
            return .success(known)
        }
        if drawn.contains(path), let bytes = try? files.read(PathName.join(project.output, path)) {
            return .success(Fingerprint(bytes).description)
        }
        do {
            let effort: CompressionEffort = compresses ? .thorough : .quick
            let file =
                drawsGuides
                ? try painter.guidedPicture(
                    of: laidOut, appearance: appearance, scale: scale ?? Self.guidedScale, colors: Self.guideColors
                )
                .png(effort: effort)
                : try format.file(
                    of: laidOut, in: appearance, by: painter, scale: scale, title: place.title, effort: effort)
            try files.write(file, to: PathName.join(project.output, path))
            return .success(Fingerprint(file).description)
        } catch let error as FileSystemError {
            return .failure(.file(error))
        } catch {
            let name = "\(laidOut.tree.component):\(laidOut.tree.state)"
            return .failure(.drawing("\(name) cannot be drawn: \(error)"))
        }
    }

    /// Returns a fingerprint of all inputs of the pictures, including the bytes of images and symbols.
    private func key(
        of laidOut: LaidOut, _ description: String, in environment: String, madeWith assets: DrawingAssets
    ) -> String {
        var key = Fingerprint(description)
        key.add("\(environment) \(project.manifest.platform) \(scale.map { "\($0)" } ?? "")")
        if compresses { key.add(" compressed") }
        laidOut.forEachFrame { frame, _ in
            for (name, bytes) in project.files(shownBy: frame.node, from: assets) {
                key.add(name)
                key.add(bytes)
            }
        }
        return key.description
    }
}
