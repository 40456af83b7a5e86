import Loading
import Pipeline
import Platform
import TestProjects

extension PlatformFacts {
    /// The platform's facts, read once for all tests.
    static let builtIn: PlatformFacts = {
        let project = TestProject(spec: "component: Empty\nbody:\n  spacer: 0\n")
        guard let facts = try? project.load().facts else { fatalError("the platform's facts cannot be read") }
        return facts
    }()
}
