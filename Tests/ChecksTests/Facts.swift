import Pipeline
import Platform
import TestProjects

/// The platform's facts, read once.
let facts: PlatformFacts = {
    let project = TestProject(spec: "component: Empty\nbody:\n  spacer: 0\n")
    guard let facts = try? project.load().facts else { fatalError("the platform's facts cannot be read") }
    return facts
}()
