import Testing

/// A room imports only rooms above it, and none of those it must know nothing of.
@Suite struct ImportTests {
    private let order: [String]

    init() throws {
        order = Rooms.order(inPackage: try Repository.text(of: "Package.swift"))
    }

    @Test func `every room imports only what it may`() {
        #expect(!Repository.sources.isEmpty)
        for file in Repository.sources {
            let violations = Rooms.violations(in: file.room, importing: Rooms.imports(in: file.text), order: order)
            #expect(violations.isEmpty, "\(file.path): \(violations.joined(separator: "; "))")
        }
    }

    /// All of it holds what there is to know about languages, and takes as long to load as the command to start.
    @Test func `the whole of Foundation is imported only where there is no smaller part of it`() {
        for file in Repository.sources {
            // Within a condition lines are indented.
            let lines = file.text.split(separator: "\n")
            #expect(!lines.contains { $0.hasSuffix("import Foundation") && $0.first != " " }, "\(file.path)")
        }
    }

    @Test func `every folder of Sources is a room`() {
        #expect(Set(Repository.sources.map(\.room)) == Set(order))
        #expect(Set(Rooms.forbidden.keys).isSubset(of: order))
    }

    @Test(arguments: [
        ("Source", "Foundation"), ("Source", "Values"), ("Values", "Source"), ("Values", "Foundation"),
        ("YAML", "Tokens"), ("Forms", "YAML"), ("Tokens", "Specs"), ("Project", "Layout"), ("Specs", "Checks"),
        ("Layout", "YAML"),
        ("Layout", "Canvas"), ("Layout", "Foundation"), ("Checks", "YAML"), ("Checks", "Drawing"),
        ("Checks", "Reports"), ("Codegen", "Layout"), ("Canvas", "Specs"), ("Drawing", "Tokens"),
        ("Drawing", "Checks"), ("Reports", "Canvas"), ("Pipeline", "ArgumentParser"), ("Specs", "CLibYAML"),
        ("Pipeline", "CMalloc"),
        ("Drawing", "CPangoCairo"), ("Checks", "uispec"),
    ])
    func `an import that the architecture forbids is told`(room: String, module: String) {
        #expect(Rooms.violations(in: room, importing: [module], order: order).count == 1)
    }

    @Test(arguments: [
        ("import Values", ["Values"]), ("package import Source", ["Source"]),
        ("@testable import Checks", ["Checks"]), ("@preconcurrency package import Canvas", ["Canvas"]),
        ("import struct Values.Color", ["Values"]), ("import Foundation\r\nimport YAML", ["Foundation", "YAML"]),
        ("// import Foundation", []), ("let text = \"import Foundation\"", []), ("  import Layout", ["Layout"]),
        ("let text = \"\"\"\n    import SwiftUI\n    \"\"\"\nimport YAML", ["YAML"]),
    ])
    func `imports are read whatever stands before them`(text: String, modules: [String]) {
        #expect(Rooms.imports(in: text.replacing("\r\n", with: "\n")) == modules)
    }
}
