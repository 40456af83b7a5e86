import Specs
import Values

extension MotionSheet.Section {
    /// A press moves a few points, which would be seen of no wide control: of one that is too wide to be drawn at its size
    /// its trailing end is shown, larger.
    var showingPressedEnd: MotionSheet.Section {
        guard story.finger != nil, FilmStrip.scale(of: self).factor < 1 else { return self }
        let height = subject.extent.height
        let scale = DrawingScale.largest(
            fitting: Size(width: 0, height: height), in: Size(width: 0, height: Self.tallest),
            of: DrawingScale.filmSteps)
        let width: Points = FilmStrip.pieceWidth / scale.factor
        guard width < subject.extent.width, scale.factor >= 1 else { return self }
        var section = self
        section.subject.extent = Rect(
            x: subject.extent.maxX - width, y: subject.extent.minY, width: width, height: height)
        return section
    }

    private static let tallest: Points = 112
}

extension MotionStory {
    /// Whether what moves leaves its place or its size, so that it tells something where it is at rest.
    var leavesRest: Bool {
        properties.contains { property in
            switch property {
            case .scale, .rotation, .offsetX, .offsetY, .width, .height, .radius: true
            case .opacity, .blur, .saturation, .color, .background, .fill: false
            }
        }
    }
}
