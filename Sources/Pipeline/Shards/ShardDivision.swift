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
    /// Identifies the sources and the number of shards.
    package let fingerprint: String

    /// - Parameter weights: the weights of a file. Other components weigh as much as their states in all contexts.
    package init(_ projects: [LoadedProject], into count: Int, weights: ShardWeights = .none) {
        let none = projects.map { _ in Set<String>() }
        names = (0..<count).map { _ in none }
        var loads = Array(repeating: 0.0, count: count)
        let components = projects.enumerated().flatMap { index, project in
            let contexts = project.manifest.contexts.metrics(defaultDevice: project.facts.defaultDevice).count
            return project.ownComponents.map { component in
                (project: index, name: component.name, estimate: component.weight * contexts)
            }
        }
        let weighed = weights.apply(to: components.map { ($0.name, $0.estimate) })
        // The heaviest come first, each to the shard with the least to do.
        let sorted = zip(components, weighed).sorted { one, other in
            (other.1, one.0.project, one.0.name) < (one.1, other.0.project, other.0.name)
        }
        for (component, weight) in sorted {
            guard let shard = loads.indices.min(by: { (loads[$0], $0) < (loads[$1], $1) }) else { continue }
            loads[shard] += weight
            names[shard][component.project].insert(component.name)
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
