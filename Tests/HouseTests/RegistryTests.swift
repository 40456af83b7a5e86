import Checks
import Source
import Testing

/// Every rule has its own file and is listed in the registry.
@Suite struct RegistryTests {
    /// The rules that each file of the target Checks declares.
    private var declared: [(path: String, rules: [String])] {
        Repository.sources.filter { $0.room == "Checks" }.map { file in
            (file.path, file.text.split(separator: "\n").compactMap(Self.rule(declaredIn:)))
        }
    }

    /// Returns `X` for `struct X: Rule` or `struct X: NodeRule`.
    private static func rule(declaredIn line: Substring) -> String? {
        let words = line.split { $0 == " " || $0 == ":" || $0 == "," || $0 == "{" }
        guard let place = words.firstIndex(of: "struct"), place + 1 < words.count,
            words[(place + 2)...].contains(where: { ["Rule", "NodeRule"].contains($0) })
        else { return nil }
        return String(words[place + 1])
    }

    @Test func `the registry lists every rule once`() {
        let registered = Registry.rules.map { String(describing: $0) }
        #expect(registered.sorted() == declared.flatMap(\.rules).sorted())
    }

    @Test func `a rule's file contains no other rule and has its name`() {
        for (path, rules) in declared {
            let folders = path.split(separator: "/")
            if folders.dropFirst(2).first == "Rules" {
                #expect(rules.count <= 1, "\(path) declares \(rules.joined(separator: ", "))")
                if let rule = rules.first { #expect(path.hasSuffix("/\(rule).swift"), "\(path) declares \(rule)") }
            } else {
                #expect(rules.isEmpty, "\(path) declares \(rules.joined(separator: ", "))")
            }
        }
    }

    @Test func `an id is the name of its type in lower case with hyphens`() {
        for rule in Registry.rules {
            let name = String(describing: rule)
            let words = name.reduce(into: "") { text, letter in
                if letter.isUppercase, !text.isEmpty { text += "-" }
                text += letter.lowercased()
            }
            #expect(rule.facts.id.rawValue == words)
        }
    }

    @Test func `ids are unique`() {
        #expect(Set(Registry.ids).count == Registry.ids.count)
    }

    @Test func `a rule is in the folder of its group`() {
        let paths = Repository.sources.map(\.path).filter { $0.hasPrefix("Sources/Checks/Rules/") }
        for rule in Registry.rules {
            let folder = rule.facts.group.rawValue
            let path = paths.first { $0.hasSuffix("/\(rule).swift") }
            #expect(path?.lowercased().contains("/rules/\(folder)/") ?? false, "\(rule) belongs to the group \(folder)")
        }
    }

    @Test(arguments: Registry.facts.map(\.id))
    func `facts have the form that explain prints`(id: RuleID) throws {
        let facts = try #require(Registry.rule(id)?.facts)
        #expect(!facts.summary.isEmpty && !facts.summary.hasSuffix(".") && !facts.summary.contains("\n"))
        #expect(!facts.references.isEmpty && !facts.fixing.isEmpty)
        for text in [facts.rationale, facts.fixing, facts.fixSafety, facts.limits].compactMap(\.self) {
            // The period of a quoted text counts.
            #expect(text.filter { $0 != "`" }.hasSuffix("."), "\(text)")
        }
    }

    @Test func `a family's members are rules, and each rule has at most one family`() {
        let members = RuleFamily.all.flatMap(\.members)
        #expect(Set(members).count == members.count && Set(members).isSubset(of: Registry.ids))
        #expect(Set(Registry.addressableIDs).count == Registry.addressableIDs.count)
    }
}
