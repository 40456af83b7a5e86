import Checks
import Loading
import Source

/// A check that is divided among machines.
extension CheckRun {
    /// Checks the components of `options.components` only. Returns their results in the form of the cache; empty if
    /// nothing can be kept. Components with a low contrast are not in it, so a merge checks them again.
    package func part(in cache: ComponentCache) async -> [UInt8] {
        let rules = ruleSet
        guard project.diagnostics.isEmpty, rules.diagnostics.isEmpty else { return [] }
        let checks = ComponentChecks(
            project: project, components: options.components, rules: rules, typesetter: typesetter,
            pictures: pictures, times: options.times)
        let checked = await checks.run(reusing: [:], jobs: options.jobs)
        return cache.text(of: checked.answers, for: project)
    }

    /// Whether a part of a shard is one of this project as it is now.
    package func accepts(_ part: [UInt8], in cache: ComponentCache) async -> Bool {
        let rules = ruleSet
        guard project.diagnostics.isEmpty, rules.diagnostics.isEmpty else { return part.isEmpty }
        let none = RuleCoverage(of: rules, named: AcceptanceEvaluation.rules(named: project.library))
        return await cache.answers(in: part, for: project, none: none, jobs: options.jobs) != nil
    }

    /// The results of components that need not be checked again: those of the shards, or those on disk.
    func knownAnswers(in cache: ComponentCache?, none: RuleCoverage) async -> [String: ComponentCache.Answer] {
        guard let cache else { return [:] }
        guard let shards = options.shards else {
            return await cache.answers(for: project, none: none, jobs: options.jobs)
        }
        var known: [String: ComponentCache.Answer] = [:]
        for part in shards {
            let answers = await cache.answers(in: part, for: project, none: none, jobs: options.jobs) ?? [:]
            known.merge(answers) { first, _ in first }
        }
        return known
    }
}
