import Testing

/// A room imports only what ARCHITECTURE.md allows.
@Suite struct ImportTests {
    private let table: ImportTable
    private let package: String

    init() throws {
        table = ImportTable(page: try Repository.text(of: "ARCHITECTURE.md"))
        package = try Repository.text(of: "Package.swift")
    }

    @Test func `every room imports only what it may`() {
        #expect(!Repository.sources.isEmpty)
        for file in Repository.sources {
            let violations = table.violations(in: file.room, importing: ImportStatements.modules(in: file.text))
            #expect(violations.isEmpty, "\(file.path): \(violations.joined(separator: "; "))")
        }
    }

    @Test func `every room declares only what it may`() {
        let declared = ImportStatements.declared(inPackage: package)
        #expect(declared.count > 10)
        for (room, modules) in declared {
            let violations = table.violations(in: room, importing: modules)
            #expect(violations.isEmpty, "Package.swift, \(room): \(violations.joined(separator: "; "))")
        }
    }

    @Test func `the page lists the rooms in the order of Package.swift`() {
        let targets = ImportStatements.declared(inPackage: package).map(\.room)
        #expect(table.rooms.filter { $0 != "System" } == targets)
        #expect(Set(Repository.sources.map(\.room)) == Set(targets))
    }

    /// It runs in any container, and is linked with nothing but libyaml and the standard libraries.
    @Test func `uispec-tokens needs no room that draws`() {
        let declared = Dictionary(
            ImportStatements.declared(inPackage: package).map { ($0.room, $0.modules) }, uniquingKeysWith: { $0 + $1 })
        var needed: Set<String> = []
        var waiting = ["uispec-tokens"]
        while let room = waiting.popLast() {
            if needed.insert(room).inserted { waiting += declared[room] ?? [] }
        }
        #expect(needed.contains("CLibYAML") && needed.contains("Generation"))
        #expect(needed.isDisjoint(with: ["CPangoCairo", "CRsvg", "Canvas", "Pipeline"]))
    }

    @Test func `the tables name rooms that exist`() {
        #expect(Set(table.forbidden.keys) == Set(table.rooms).subtracting(["System"]))
        #expect(!table.keepers.isEmpty)
        for keepers in table.keepers.values { #expect(keepers.isSubset(of: table.rooms)) }
    }

    /// All of Foundation contains the data of every language, and takes as long to load as the command to start.
    @Test func `the whole of Foundation is imported only where there is no smaller part of it`() {
        for file in Repository.sources {
            // Inside `#if` lines are indented.
            let lines = file.text.split(separator: "\n")
            #expect(!lines.contains { $0.hasSuffix("import Foundation") && $0.first != " " }, "\(file.path)")
        }
    }

    /// Every cell of the table is an edge, so that no row can be left out of the test above.
    @Test func `every forbidden edge is reported`() {
        var edges = 0
        for (room, modules) in table.forbidden {
            for module in modules {
                #expect(table.violations(in: room, importing: [module]).count == 1, "\(room) → \(module)")
                edges += 1
            }
        }
        #expect(edges > 100)
    }

    @Test func `every import of a lower room is reported`() {
        for (place, room) in table.rooms.enumerated() where room != "System" {
            for lower in table.rooms[place...] {
                #expect(!table.violations(in: room, importing: [lower]).isEmpty, "\(room) → \(lower)")
            }
        }
    }

    @Test(arguments: [
        ("Specs", "CLibYAML"), ("Drawing", "CPangoCairo"), ("Sheets", "CRsvg"), ("Pipeline", "CMalloc"),
        ("Reports", "ArgumentParser"), ("Layout", "Synchronization"),
    ])
    func `a module that another room wraps is reported`(room: String, module: String) {
        #expect(table.violations(in: room, importing: [module]).count == 1)
    }

    @Test func `a room that the page does not list is reported`() {
        #expect(table.violations(in: "Extras", importing: []) == ["Extras is missing from ARCHITECTURE.md"])
    }

    @Test(arguments: [
        ("import Values", ["Values"]), ("package import Source", ["Source"]),
        ("@testable import Checks", ["Checks"]), ("@preconcurrency package import Canvas", ["Canvas"]),
        ("import struct Values.Color", ["Values"]), ("import Foundation\r\nimport YAML", ["Foundation", "YAML"]),
        ("// import Foundation", []), ("let text = \"import Foundation\"", []), ("  import Layout", ["Layout"]),
        ("let text = \"\"\"\n    import SwiftUI\n    \"\"\"\nimport YAML", ["YAML"]),
    ])
    func `imports are read regardless of what precedes them`(text: String, modules: [String]) {
        #expect(ImportStatements.modules(in: text.replacing("\r\n", with: "\n")) == modules)
    }
}
