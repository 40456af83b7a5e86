package import Loading
import Project
import Source
import Specs
import Values

/// The components of projects, divided into shards of about the same weight. The same sources have the same division on
/// every machine.
package struct ShardDivision: Sendable {
    /// The names of the components of each shard, for each project.
    private var names: [[Set<String>]]
    /// Identifies the division and the sources.
    package let fingerprint: String

    package init(_ projects: [LoadedProject], into count: Int) {
        let none = projects.map { _ in Set<String>() }
        names = (0..<count).map { _ in none }
        var loads = Array(repeating: 0, count: count)
        let components = projects.enumerated().flatMap { index, project in
            let contexts = project.manifest.contexts.metrics(defaultDevice: project.facts.defaultDevice).count
            return project.ownComponents.map { (project: index, name: $0.name, weight: $0.weight * contexts) }
        }
        // The heaviest come first, each to the shard with the least to do.
        for part in components.sorted(by: { ($1.weight, $0.project, $0.name) < ($0.weight, $1.project, $1.name) }) {
            guard let shard = loads.indices.min(by: { (loads[$0], $0) < (loads[$1], $1) }) else { continue }
            loads[shard] += part.weight
            names[shard][part.project].insert(part.name)
        }
        var print = Fingerprint("\(count)")
        for project in projects {
            for file in project.sources.files {
                print.add("\u{0}\(file.path)\u{0}")
                print.add(file.bytes)
            }
        }
        fingerprint = print.description
    }

    /// The components of a shard, for each project.
    package func components(of shard: Shard) -> [Set<String>] { names[shard.index - 1] }
}
