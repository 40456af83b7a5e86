import Checks
import Source
import Testing

/// One rule a file, and every rule in the registry.
@Suite struct RegistryTests {
    /// The names of the rules that each file of the rules' folder declares.
    private var declared: [(path: String, rules: [String])] {
        Repository.swiftFiles(below: "Sources/Checks").map { file in
            (file.path, file.text.split(separator: "\n").compactMap(Self.rule(declaredIn:)))
        }
    }

    /// `X` of `struct X: Rule` or `struct X: NodeRule`, whatever its access.
    private static func rule(declaredIn line: Substring) -> String? {
        let words = line.split { $0 == " " || $0 == ":" || $0 == "," || $0 == "{" }
        guard let place = words.firstIndex(of: "struct"), place + 1 < words.count,
            words[(place + 2)...].contains(where: { ["Rule", "NodeRule"].contains($0) })
        else { return nil }
        return String(words[place + 1])
    }

    @Test func `every rule is registered once, and nothing else is`() {
        let registered = Registry.rules.map { String(describing: $0) }
        #expect(registered.sorted() == declared.flatMap(\.rules).sorted())
    }

    @Test func `a file of the rules holds one rule of its own name`() {
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

    @Test func `an id is the type's name in words`() {
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

    @Test func `a rule lies in the folder of its group`() {
        let paths = Repository.swiftFiles(below: "Sources/Checks/Rules").map(\.path)
        for rule in Registry.rules {
            let folder = rule.facts.group.rawValue
            let path = paths.first { $0.hasSuffix("/\(rule).swift") }
            #expect(path?.lowercased().contains("/rules/\(folder)/") ?? false, "\(rule) is of the group \(folder)")
        }
    }

    @Test func `facts are sentences that explain can print`() {
        for facts in Registry.facts {
            #expect(!facts.summary.isEmpty && !facts.summary.hasSuffix(".") && !facts.summary.contains("\n"))
            #expect(facts.rationale.hasSuffix("."), "\(facts.id)")
            #expect(!facts.references.isEmpty)
        }
    }
}
