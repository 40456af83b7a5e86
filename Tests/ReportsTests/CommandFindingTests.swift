import Checks
import Reports
import Source
import Testing
import Texts

struct `Findings of other commands` {
    @Test func `are explained like rules`() throws {
        let finding = try #require(CommandFinding.all.first { $0.id == "edited-token" })
        let page = finding.page(style: .plain)
        #expect(page.hasPrefix("edited-token (reported by uispec import)\n\n  A token that"))
        #expect(page.contains("How to fix\n  Nothing, if the edit should stay."))
    }

    @Test func `are not rules`() {
        let rules = Set(Registry.facts.map(\.id))
        #expect(CommandFinding.all.allSatisfy { !rules.contains($0.id) })
    }
}
