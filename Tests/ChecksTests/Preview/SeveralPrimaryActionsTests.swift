import Checks
import Source
import TestProjects
import Testing

/// Controls that are marked as the main action.
struct `Primary actions` {
    private static func count(_ nodes: String, states: String = "") async throws -> Int {
        let spec = "component: Panel\n\(states)body:\n  vstack:\n" + nodes + "  spacing: 20\n"
        return try await TestProject(spec: spec).check(only: ["several-primary-actions"]).findings.count
    }

    private static let buy = "    - { text: Buy, action: buy, prominence: primary }\n"

    @Test(arguments: [
        buy + "    - { text: Sell, action: sell, prominence: primary }\n",
        buy + "    - text: 売買\n    - { text: 売る, action: sell, prominence: primary }\n",
        buy + "    - hstack: [{ text: Sell, action: sell, prominence: primary }]\n",
        buy + "    - { symbol: cart, label: Cart, action: cart, prominence: primary }\n",
        "    - { zstack: [{ text: A, action: a, prominence: primary }] }\n" + buy,
    ])
    func `with different effects at one time are reported`(nodes: String) async throws {
        #expect(try await Self.count(nodes) == 1)
    }

    @Test(arguments: [
        buy, buy + buy, buy + "    - { text: Sell, action: sell }\n",
        buy + "    - { text: Sell, action: sell, prominence: primary, disabled: true }\n",
        buy + "    - { text: Sell, action: sell, prominence: primary, opacity: 0 }\n",
        buy + "    - { text: Sell, action: sell, prominence: secondary }\n",
        buy + "    - { text: Sell, prominence: primary }\n",
        "    - { text: Sell, action: sell }\n    - { text: Buy, action: buy }\n",
        "    - { text: Sell }\n", buy + "    - { divider: }\n",
    ])
    func `of which there is one are not reported`(nodes: String) async throws {
        #expect(try await Self.count(nodes) == 0)
    }

    @Test func `of different states are not reported`() async throws {
        let nodes =
            "    - { text: Buy, action: buy, when: a, prominence: primary }\n"
            + "    - { text: Sell, action: sell, when: b, prominence: primary }\n"
        #expect(try await Self.count(nodes, states: "states: { a: , b: }\n") == 0)
    }
}
