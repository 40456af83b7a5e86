// swift-tools-version: 6.0
import PackageDescription

// The folder of the package uispec. Your package names its address instead: .package(url: …, from: …).
let uispec = Context.environment["UISPEC_PACKAGE"] ?? "../.."

let package = Package(
    name: "DesignSystem",
    platforms: [.iOS(.v17), .macOS(.v15)],
    products: [.library(name: "DesignSystem", targets: ["DesignSystem"])],
    dependencies: [.package(name: "uispec", path: uispec)],
    targets: [
        .target(
            name: "DesignSystem",
            plugins: [
                .plugin(name: "UISpecTokens", package: "uispec"),
                .plugin(name: "UISpecCheck", package: "uispec"),
            ])
    ]
)
