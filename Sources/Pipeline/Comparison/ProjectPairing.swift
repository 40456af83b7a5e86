import Comparison
import Loading
import Specs

/// Finds the projects of two versions that belong together.
enum ProjectPairing {
    /// Pairs the projects by name, then in order.
    static func pairs(
        _ old: [LoadedProject], _ new: [LoadedProject], base: String, head: String
    ) throws(RunFailure) -> [(LoadedProject, LoadedProject)] {
        var left = old
        var pairs: [(LoadedProject, LoadedProject)] = []
        var unmatched: [LoadedProject] = []
        for project in new {
            if let index = left.firstIndex(where: { $0.name == project.name }) {
                pairs.append((left.remove(at: index), project))
            } else {
                unmatched.append(project)
            }
        }
        pairs += zip(left, unmatched)
        guard left.count == unmatched.count else {
            let names = (left + unmatched).map(\.name).joined(separator: ", ")
            throw .brokenProject("\(base) and \(head) have different projects (\(names)); name one of them as PATH")
        }
        return pairs
    }

    /// Returns the project with the most components of a saved file.
    static func project(of saved: SavedMockups, among projects: [LoadedProject]) -> LoadedProject? {
        let names = Set(saved.mockups.keys.map(\.component))
        func known(_ project: LoadedProject) -> Int { project.ownComponents.count { names.contains($0.name) } }
        return projects.max { known($0) < known($1) }
    }
}
