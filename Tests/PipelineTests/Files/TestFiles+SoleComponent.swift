import Project
import Specs
import Testing

@testable import Loading
@testable import Pipeline

extension TestFiles {
    /// The first component of a project without errors, and the first of its contexts.
    func soleComponent() throws -> (project: LoadedProject, component: Component, metrics: MetricsContext) {
        let projects = try ProjectLoader.load([], files: self, workingDirectory: Self.workingDirectory)
        let project = try #require(projects.first)
        #expect(project.diagnostics.isEmpty)
        let contexts = project.manifest.contexts.metrics(defaultDevice: project.facts.defaultDevice)
        return (project, try #require(project.ownComponents.first), try #require(contexts.first))
    }
}
