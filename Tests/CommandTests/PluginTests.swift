import Foundation
import Testing

/// The plugins of SwiftPM in Examples/swiftpm, with a stand-in for the package uispec that has the built command.
@Suite(.serialized) struct PluginTests {
    private static let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// Copies the example and the plugins, and makes an artifact bundle of the command.
    private static func makePackages() throws -> Tool {
        let tool = try Tool([
            "uispec/Package.swift": package,
            "uispec/uispec.artifactbundle/info.json": """
            { "schemaVersion": "1.0", "artifacts": { \(programs.map(artifact).joined(separator: ", ")) } }
            """,
        ])
        let files = FileManager.default
        try files.copyItem(
            at: repository.appending(path: "Plugins"), to: tool.folder.appending(path: "uispec/Plugins"))
        try files.copyItem(at: repository.appending(path: "Examples/swiftpm"), to: tool.folder.appending(path: app))
        try? files.removeItem(at: tool.folder.appending(path: "\(app)/.build"))
        for program in programs {
            try files.createSymbolicLink(
                at: tool.folder.appending(path: "uispec/uispec.artifactbundle/\(program)"),
                withDestinationURL: #require(Tool.executable(named: program)))
        }
        return tool
    }

    /// The folder of the package, whose path has a space and Japanese.
    private static let app = "カフェ 1"

    private static let programs = ["uispec", "uispec-tokens"]

    private static func artifact(_ name: String) -> String {
        """
        "\(name)": { "type": "executable", "version": "1.0.0", "variants": [
          { "path": "\(name)", "supportedTriples": ["x86_64-unknown-linux-gnu", "aarch64-unknown-linux-gnu"] }
        ] }
        """
    }

    private static let package = """
        // swift-tools-version: 6.2
        import PackageDescription

        let package = Package(
            name: "uispec",
            products: [
                .plugin(name: "UISpecTokens", targets: ["UISpecTokens"]),
                .plugin(name: "UISpecCheck", targets: ["UISpecCheck"]),
                .plugin(name: "UISpec", targets: ["UISpecCommand"]),
            ],
            targets: [
                .binaryTarget(name: "uispec", path: "uispec.artifactbundle"),
                .plugin(name: "UISpecTokens", capability: .buildTool(), dependencies: ["uispec"]),
                .plugin(name: "UISpecCheck", capability: .buildTool(), dependencies: ["uispec"]),
                .plugin(
                    name: "UISpecCommand",
                    capability: .command(intent: .custom(verb: "uispec", description: "Checks.")),
                    dependencies: ["uispec"]),
            ])
        """

    private static func swift(_ arguments: String, in tool: Tool) throws -> (status: Int32, output: String) {
        let outcome = try tool.shell("UISPEC_PACKAGE=../uispec swift \(arguments)", in: app)
        return (outcome.status, outcome.output + outcome.errors)
    }

    @Test(.enabled(if: PluginTests.hasSwift, "swift is not in the search path"))
    func `a package generates and checks when it is built, and again only after an edit`() throws {
        let tool = try Self.makePackages()
        defer { tool.remove() }
        let first = try Self.swift("build", in: tool)
        #expect(first.status == 0, "\(first.output)")
        #expect(first.output.contains("Generating the tokens of Design"), "\(first.output)")
        #expect(first.output.contains("Checking Design"), "\(first.output)")

        let second = try Self.swift("build", in: tool)
        #expect(second.status == 0, "\(second.output)")
        #expect(!second.output.contains("of Design") && !second.output.contains("Checking"), "\(second.output)")

        let tokens = try #require(tool.text("\(Self.app)/Design/tokens.yaml"))
        try tool.write(
            tokens.replacing("m: { $value: 16 }", with: "m: { $value: 20 }"), to: "\(Self.app)/Design/tokens.yaml")
        let third = try Self.swift("build", in: tool)
        #expect(third.status == 0, "\(third.output)")
        #expect(third.output.contains("Generating the tokens of Design"), "\(third.output)")

        try tool.write(tokens.replacing("#0A5FD9", with: "#C8C8C8"), to: "\(Self.app)/Design/tokens.yaml")
        let failing = try Self.swift("build", in: tool)
        #expect(failing.status != 0, "\(failing.output)")
        #expect(failing.output.contains("card.yaml:5:28: error: “Open” has contrast"), "\(failing.output)")

        let command = try Self.swift("package uispec check Design --target DesignSystem", in: tool)
        #expect(command.status != 0)
        #expect(command.output.contains("low-contrast-text"), "\(command.output)")
        #expect(!command.output.contains("unknown option"), "\(command.output)")
    }

    /// Xcode is not on this machine, so its part of the plugins is compiled with declarations only.
    @Test(.enabled(if: PluginTests.hasSwift, "swift is not in the search path"))
    func `the plugins compile in Xcode`() throws {
        let tool = try Tool()
        defer { tool.remove() }
        let found = try tool.shell("dirname \"$(dirname \"$(readlink -f \"$(command -v swiftc)\")\")\"")
        let library = found.output.trimmingCharacters(in: .newlines) + "/lib/swift/pm/PluginAPI"
        let options = "-swift-version 6 -package-description-version 6.2 -I '\(library)' -I ."
        let repository = Self.repository.path(percentEncoded: false)
        let stub = try tool.shell(
            "swiftc -emit-module -module-name XcodeProjectPlugin \(options) "
                + "'\(repository)/Tests/Stubs/XcodeProjectPlugin.swift'")
        try #require(stub.status == 0, "\(stub.errors)")
        for plugin in ["UISpecTokens", "UISpecCheck", "UISpecCommand"] {
            let outcome = try tool.shell(
                "swiftc -typecheck -parse-as-library -warnings-as-errors \(options) -module-name \(plugin) "
                    + "'\(repository)/Plugins/\(plugin)/'*.swift")
            #expect(outcome.status == 0, "\(plugin): \(outcome.errors)")
        }
    }

    private static let hasSwift: Bool = {
        guard let tool = try? Tool() else { return false }
        defer { tool.remove() }
        return (try? tool.shell("swift --version"))?.status == 0
    }()
}
