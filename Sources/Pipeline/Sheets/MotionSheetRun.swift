import Canvas
import Checks
import Drawing
import Layout
import Loading
import Project
import Sheets
import Specs
import Values

/// The motion sheet of one component: its states at several times of their animations.
struct MotionSheetRun {
    let sheets: SheetRun

    /// Returns nil if nothing moves.
    func page(of subject: SheetSubject, _ engine: TextEngine) -> Page? {
        let mockups = subject.mockups
        guard mockups.contains(where: { !$0.laidOut.tree.behavior.motions.isEmpty }) else { return nil }
        let shaper = TextMeasurer(engine)
        let rules = RuleSet(
            sheets.project.manifest.rules, profile: sheets.project.manifest.profile, only: Self.rules)
        var design = sheets.project.design
        design.appearances = sheets.appearances
        let marked = sheets.waived(rules.check(states: mockups, in: design))
        let subjects = mockups.prefix(1).reduce(0) { $0 + rules.subjects(in: $1, of: design) }
        var trees: [String: BoundTree] = [:]
        for mockup in mockups { trees[mockup.state] = mockup.laidOut.tree }
        let screen = PresentingScreen(mockups, sheets.project, shaper: shaper)
        return MotionSheetBuilder(subject, findings: marked, subjects: subjects, screen: screen?.place) {
            [trees, sheets] pose, appearance in
            guard var tree = trees[pose.state] else { return nil }
            tree.take(pose)
            let laidOut = LayoutEngine.layOut(tree, proposal: tree.openingProposal, shaper: shaper)
            let mockup = Mockup(laidOut.lifting(pose))
            let shown = screen?.presenting(tree, shaper: shaper).map { Mockup($0) } ?? mockup
            return MotionSheetBuilder.PosedPicture(
                sheets.picture(light: pose.light ?? 0.5)(shown, appearance), of: pose, in: mockup,
                at: screen?.place.origin ?? .zero)
        }.build()?.layout(engine: engine)
    }

    /// The rules about motion.
    private static let rules = Set(Registry.facts.filter { $0.group == .motion }.map(\.id))
}
