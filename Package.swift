// swift-tools-version: 6.2
import PackageDescription

/// Every room compiles under the same strict settings; `unsafe` is written only where C is wrapped.
let strict: [SwiftSetting] = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
    .treatAllWarnings(as: .error),
]

/// Whether `Scripts/test` builds the package. Its build takes half the time without the tool of the plugins, for which
/// SwiftPM compiles everything a second time, and its tests take a fraction of it with optimized code. Packages that
/// others depend on must have no unsafe flags, so that these are not the default.
let isTestBuild = Context.environment["UISPEC_OPTIMIZED_TESTS"] != nil
let speed: [SwiftSetting] = isTestBuild ? [.unsafeFlags(["-O"], .when(configuration: .debug))] : []
let pluginTool: [Target.Dependency] = isTestBuild ? [] : ["uispec"]
let tokensTool: [Target.Dependency] = isTestBuild ? [] : ["uispec-tokens"]

/// A room of the pipeline. Rooms stand in pipeline order: each may depend only on rooms above it.
func room(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
    .target(name: name, dependencies: dependencies, exclude: exclude, swiftSettings: strict + speed)
}

func tests(_ name: String, _ dependencies: [Target.Dependency], exclude: [String] = []) -> Target {
    .testTarget(name: name, dependencies: dependencies, path: "Tests/\(name)", exclude: exclude, swiftSettings: strict)
}

let package = Package(
    name: "uispec",
    platforms: [.macOS(.v15)],
    products: [
        .executable(name: "uispec", targets: ["uispec"]),
        .executable(name: "uispec-tokens", targets: ["uispec-tokens"]),
        .plugin(name: "UISpecTokens", targets: ["UISpecTokens"]),
        .plugin(name: "UISpecCheck", targets: ["UISpecCheck"]),
        .plugin(name: "UISpec", targets: ["UISpecCommand"]),
    ],
    dependencies: [
        .package(url: "https://github.com/apple/swift-argument-parser", exact: "1.8.2"),
        .package(url: "https://github.com/apple/swift-numerics", exact: "1.1.1"),
    ],
    targets: [
        .systemLibrary(
            name: "CLibYAML", path: "Sources/System/CLibYAML", pkgConfig: "yaml-0.1",
            providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
        .systemLibrary(
            name: "CPangoCairo", path: "Sources/System/CPangoCairo", pkgConfig: "pangocairo",
            providers: [.apt(["libcairo2-dev", "libpango1.0-dev"]), .brew(["cairo", "pango"])]),
        .systemLibrary(
            name: "CRsvg", path: "Sources/System/CRsvg", pkgConfig: "librsvg-2.0",
            providers: [.apt(["librsvg2-dev"]), .brew(["librsvg"])]),
        .systemLibrary(name: "CMalloc", path: "Sources/System/CMalloc"),
        room("Source"),
        room("YAML", ["CLibYAML", "Source"]),
        room("Values", [.product(name: "RealModule", package: "swift-numerics")]),
        room("Forms"),
        room("Tokens", ["Source", "YAML", "Values", "Forms"]),
        room("Platform", ["Source", "YAML", "Values", "Tokens"], exclude: ["Data"]),
        room("Project", ["Source", "YAML", "Values", "Forms", "Tokens", "Platform"]),
        room("Specs", ["Source", "YAML", "Values", "Forms", "Tokens", "Platform", "Project"]),
        room("Layout", ["Source", "Values", "Tokens", "Platform", "Project", "Specs"]),
        room("Scene", ["Values", "Platform", "Project", "Specs", "Layout"]),
        room(
            "Checks",
            [
                "Source", "Values", "Tokens", "Platform", "Project", "Specs", "Layout", "Scene",
                .product(name: "RealModule", package: "swift-numerics"),
            ], exclude: ["Contrast/README.md"]),
        room("Codegen", ["Source", "YAML", "Values", "Tokens"]),
        room("Canvas", ["CPangoCairo", "CRsvg", "Values"]),
        room("Pictures", ["Values", "Platform", "Canvas"]),
        room("Drawing", ["Source", "Values", "Platform", "Project", "Specs", "Layout", "Scene", "Canvas", "Pictures"]),
        room(
            "Sheets",
            ["Source", "Values", "Tokens", "Platform", "Project", "Specs", "Layout", "Checks", "Canvas", "Drawing"]),
        room(
            "Comparison",
            ["Source", "YAML", "Values", "Tokens", "Platform", "Project", "Specs", "Layout", "Scene", "Canvas"]),
        room("Texts", ["Source", "Values", "Tokens", "Specs"]),
        room(
            "Reports",
            [
                "Source", "Values", "Forms", "Tokens", "Platform", "Project", "Specs", "Layout", "Checks", "Comparison",
                "Texts",
            ],
            exclude: ["Page/Data"]),
        room("Loading", ["Source", "YAML", "Values", "Tokens", "Platform", "Project", "Specs"]),
        room(
            "Generation",
            ["Source", "YAML", "Values", "Tokens", "Platform", "Project", "Specs", "Codegen", "Texts", "Loading"]),
        room(
            "Pipeline",
            [
                "Source", "YAML", "Values", "Tokens", "Platform", "Project", "Specs", "Layout", "Checks", "Codegen",
                "Canvas",
                "Scene", "Drawing", "Sheets", "Comparison", "Reports", "Loading", "Generation",
            ], exclude: ["Starter/Data", "Starter/Agents"]),
        room(
            "Agents",
            [
                "Source", "YAML", "Values", "Tokens", "Project", "Specs", "Checks", "Texts", "Reports", "Loading",
                "Generation", "Pipeline",
            ]),
        room(
            "Terminal",
            [
                "Source", "Values", "Tokens", "Project", "Texts", "Loading", "Generation",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ]),
        .executableTarget(
            name: "uispec",
            dependencies: [
                "CMalloc", "Source", "Values", "Tokens", "Platform", "Project", "Specs", "Layout", "Scene", "Checks",
                "Comparison", "Texts", "Reports", "Loading", "Pipeline", "Agents", "Terminal",
                .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict),
        // Needs neither cairo, Pango nor librsvg.
        .executableTarget(
            name: "uispec-tokens",
            dependencies: [
                "Source", "Terminal", .product(name: "ArgumentParser", package: "swift-argument-parser"),
            ],
            swiftSettings: strict),
        .plugin(name: "UISpecTokens", capability: .buildTool(), dependencies: tokensTool),
        .plugin(name: "UISpecCheck", capability: .buildTool(), dependencies: pluginTool),
        .plugin(
            name: "UISpecCommand",
            capability: .command(
                intent: .custom(verb: "uispec", description: "Check, generate and draw UI definitions."),
                permissions: [.writeToPackageDirectory(reason: "generate and render write files.")]),
            dependencies: pluginTool),
        // Not a product: Benchmarks/layout/run builds it by name.
        .executableTarget(
            name: "layout-benchmark",
            dependencies: ["Values", "Project", "Specs", "Layout", "Loading", "Pipeline"],
            path: "Benchmarks/layout",
            exclude: ["README.md", "components", "run", "shape-floor.c"], swiftSettings: strict),
        tests("ValuesTests", ["Values"]),
        tests("TokensTests", ["Source", "YAML", "Values", "Tokens", "Platform"]),
        tests("ProjectTests", ["Source", "YAML", "Values", "Tokens", "Platform", "Project"]),
        tests("SpecsTests", ["Source", "YAML", "Values", "Tokens", "Platform", "Project", "Specs"]),
        tests(
            "PipelineTests",
            [
                "TestProjects", "Source", "YAML", "Values", "Tokens", "Platform", "Project", "Specs", "Layout",
                "Checks", "Canvas",
                "Drawing", "Sheets", "Loading", "Generation", "Pipeline",
            ]),
        tests("AgentsTests", ["Values", "YAML", "Agents", "Source"]),
        tests(
            "CommandTests",
            ["Source", "Reports", "Pipeline", "uispec", "uispec-tokens"]),
        tests(
            "CodegenTests",
            [
                "Source", "YAML", "Values", "Tokens", "Project", "Codegen", "Texts", "Reports", "Loading", "Generation",
                "Pipeline",
            ],
            exclude: ["Fixtures"]),
        .target(
            name: "TestProjects",
            dependencies: ["Source", "Project", "Checks", "Reports", "Loading", "Pipeline"],
            path: "Tests/TestProjects",
            swiftSettings: strict),
        tests("HouseTests", ["Checks", "Source"], exclude: ["unclean.txt"]),
        tests("RuleExampleTests", ["TestProjects", "Source", "Checks", "Pipeline"]),
        tests(
            "ChecksTests",
            [
                "TestProjects", "Source", "Values", "Tokens", "Platform", "Project", "Specs", "Layout", "Scene",
                "Checks",
                "Loading", "Pipeline",
                "Texts", "Reports",
            ]),
        tests(
            "CaseTests",
            [
                "TestProjects", "Source", "YAML", "Values", "Project", "Platform", "Specs", "Layout", "Checks",
                "Texts", "Reports",
                "Loading", "Generation", "Pipeline",
            ]),
        tests(
            "ReportsTests",
            [
                "TestProjects", "Source", "YAML", "Values", "Forms", "Tokens", "Project", "Specs", "Checks", "Texts",
                "Reports",
                "Loading", "Generation", "Pipeline",
            ]),
        tests(
            "ComparisonTests",
            [
                "TestProjects", "Source", "YAML", "Values", "Tokens", "Project", "Specs", "Layout", "Canvas",
                "Comparison",
                "Texts", "Reports", "Loading", "Pipeline",
            ]),
        tests("PlatformTests", ["Platform", "Source", "YAML", "Values"]),
        tests("YAMLTests", ["Source", "YAML"]),
        tests("CanvasTests", ["Canvas", "Values"]),
        tests("PicturesTests", ["Canvas", "Pictures", "Platform", "Values"]),
        tests(
            "LayoutTests",
            [
                "TestProjects", "Source", "YAML", "Values", "Tokens", "Platform", "Project", "Specs", "Layout",
                "Canvas", "Loading", "Pipeline",
            ]),
        tests(
            "DrawingTests",
            ["Source", "YAML", "Values", "Platform", "Project", "Specs", "Layout", "Scene", "Canvas", "Drawing"],
            exclude: ["Golden"]),
        tests(
            "SheetsTests",
            [
                "TestProjects", "Source", "YAML", "Values", "Tokens", "Platform", "Project", "Specs", "Layout",
                "Checks",
                "Canvas", "Sheets", "Pipeline",
            ]),
    ],
    swiftLanguageModes: [.v6]
)

// Only for `Scripts/prove fuzz --guided`, which passes flags that a package with users must not set.
if Context.environment["UISPEC_FUZZER"] != nil {
    package.targets.append(
        .executableTarget(
            name: "fuzzer",
            dependencies: [
                "Source", "YAML", "Values", "Tokens", "Project", "Specs", "Layout", "Scene", "Checks", "Canvas",
                "Comparison", "Texts", "Reports", "Loading", "Generation", "Pipeline",
            ], path: "Tests/Fuzzer", swiftSettings: strict))
}
