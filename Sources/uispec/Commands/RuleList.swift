import ArgumentParser
import Checks
import Source

/// A list of rules separated by commas.
enum RuleList {
    static func parse(_ text: String?) throws -> Set<RuleID> {
        guard let text else { return [] }
        let names = text.split(separator: ",").map { $0.filter { $0 != " " } }
        if names.isEmpty { throw ValidationError("--only and --skip take rule names separated by commas") }
        return Set(try names.flatMap { try rules(addressedBy: $0) })
    }

    /// The rules that an argument addresses: one rule, or the members of a family.
    static func rules(addressedBy name: String) throws -> [RuleID] {
        let rules = Registry.rules(addressedBy: RuleID(name))
        guard rules.isEmpty else { return rules }
        let hint = UnknownRule.hint(for: name).map { "; \($0)" } ?? ""
        throw ValidationError("unknown rule “\(name)”\(hint)")
    }
}
