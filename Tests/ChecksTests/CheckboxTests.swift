import Checks
import Source
import TestProjects
import Testing

/// Small empty shapes in rows that are switched on and off.
struct `The box of a checkbox row` {
    private static func found(_ row: String) async throws -> [Finding] {
        let spec = """
            component: Agree
            preview: { backdrop: "#FFFFFF", width: 343 }
            properties: { on: false }
            states: { off: , on: { set: { on: true }, traits: [selected] } }
            body: { hstack: [\(row)], minHeight: 44, action: agree, role: toggle }
            """
        return try await TestProject(spec: spec, contexts: TestProject.oneContext).check(only: ["low-contrast-graphic"])
            .findings
    }

    private static let text = ##"{ text: I agree, color: "#242424" }"##

    @Test(arguments: [
        ##"{ shape: rectangle, width: 22, height: 22, stroke: { color: "#E3E3E3", width: 1 }, fill: "#FFFFFF" }"##,
        ##"{ shape: circle, width: 24, height: 24, stroke: { color: "#E3E3E3", width: 2 }, hidden: true }"##,
        ##"{ spacer: 0, width: 22, height: 22, border: { color: "#E3E3E3", width: 1 }, radius: 4 }"##,
    ])
    func `is reported where it is faint`(box: String) async throws {
        let found = try await Self.found("\(box), \(Self.text)")
        #expect(found.count == 1)
        #expect(found.first?.diagnostic.message.hasPrefix("the outline of “I agree” has contrast 1.28:1") == true)
    }

    @Test(arguments: [
        ##"{ shape: rectangle, width: 22, height: 22, stroke: { color: "#767676", width: 1 } }"##,
        ##"{ shape: rectangle, width: 120, height: 22, stroke: { color: "#E3E3E3", width: 1 } }"##,
        "{ toggle: $on }, { shape: circle, width: 12, height: 12, fill: \"#E3E3E3\" }",
    ])
    func `is not reported where it is clear or does not show a state`(box: String) async throws {
        #expect(try await Self.found("\(box), \(Self.text)").isEmpty)
    }

    @Test func `may be faint where it is ticked`() async throws {
        let box = ##"{ shape: rectangle, width: 22, height: 22, stroke: { color: "#E3E3E3", width: 1 } }"##
        let check = ##"{ symbol: checkmark, size: 13, color: "#242424", hidden: true, when: $on }"##
        let found = try await Self.found("{ zstack: [\(box), \(check)] }, \(Self.text)")
        #expect(found.map(\.place?.state) == ["off"])
    }
}
