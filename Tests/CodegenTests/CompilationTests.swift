import Codegen
import Foundation
import Source
import Testing

/// Generated source must compile unchanged in any module.
@Suite(.serialized, .enabled(if: Toolchain.hasCompiler, "swiftc is not in the search path"))
struct CompilationTests {
    /// The UI frameworks that can be imported.
    enum Frameworks: String, CaseIterable, Sendable {
        case none
        case swiftUI
        case both
    }

    static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Stubs")

    static let modes: [(Frameworks, String)] = Frameworks.allCases.flatMap { frameworks in
        ["5", "6"].map { (frameworks, $0) }
    }

    @Test(arguments: modes)
    func `the source compiles without a warning`(_ frameworks: Frameworks, _ mode: String) throws {
        let temporary = try TemporaryFolder()
        try buildStubs(frameworks, in: temporary)
        for (name, yaml) in GoldenTests.samples {
            for access in SwiftOptions.Access.allCases {
                let source = try generate(yaml, access: access)
                let file = try temporary.write(source.text, to: "Tokens.swift")
                let outcome = try check([file], mode: mode, in: temporary)
                #expect(outcome.status == 0, "\(name), \(access): \(outcome.output)")
            }
        }
    }

    /// One token of each type, since an import must be public exactly if the types need it.
    private static let single = [
        "color, $value: \"#000000\"", "dimension, $value: 4", "number, $value: 4", "duration, $value: 0.3s",
        "fontFamily, $value: Inter", "fontWeight, $value: 700", "cubicBezier, $value: [0, 0, 1, 1]",
        "strokeStyle, $value: dashed", "border, $value: { color: \"#000000\", width: 1, style: solid }",
        "transition, $value: { duration: 0.3s, delay: 0s, timingFunction: [0, 0, 1, 1] }",
        "shadow, $value: { color: \"#000000\", blur: 4 }",
        "gradient, $value: [{ color: \"#000000\", position: 0 }, { color: \"#FFFFFF\", position: 1 }]",
        "typography, $value: headline", "spring, $value: { response: 0.3, dampingFraction: 0.8 }",
        "haptic, $value: success", "symbol, $value: heart",
    ]

    @Test(arguments: modes)
    func `public imports compile where imports are internal by default`(
        _ frameworks: Frameworks, _ mode: String
    ) throws {
        let temporary = try TemporaryFolder()
        try buildStubs(frameworks, in: temporary)
        let samples = GoldenTests.samples.map(\.1) + [""] + Self.single.map { "a: { $type: \($0) }\n" }
        for access in [SwiftOptions.Access.public, .package] {
            // Each in a type of its own, in a file of its own.
            let files = try samples.enumerated().map { index, yaml in
                let source = try generate(yaml, typeName: "Tokens\(index)", access: access)
                #expect(source.diagnostics.isEmpty, "\(yaml): \(source.diagnostics.map(\.message))")
                return try temporary.write(source.text, to: "Tokens\(index).swift")
            }
            let flags = ["-enable-upcoming-feature", "InternalImportsByDefault"]
            let outcome = try check(files + flags, mode: mode, in: temporary)
            #expect(outcome.status == 0, "\(access): \(outcome.output)")
        }
    }

    @Test(arguments: ["5", "6"]) func `the source can be used as documented`(_ mode: String) throws {
        let temporary = try TemporaryFolder()
        try buildStubs(.both, in: temporary)
        let tokens = try temporary.write(generate(Samples.everyType).text, to: "Tokens.swift")
        let use = try temporary.write(Self.use, to: "Use.swift")
        let outcome = try check([tokens, use], mode: mode, in: temporary)
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    @Test func `the example package compiles`() throws {
        let example = Self.folder.appending(path: "../../Examples/swiftpm")
        let temporary = try TemporaryFolder()
        try buildStubs(.both, in: temporary)
        let yaml = try String(contentsOf: example.appending(path: "Design/tokens.yaml"), encoding: .utf8)
        let tokens = try temporary.write(generate(yaml, typeName: "DesignTokens").text, to: "DesignTokens.swift")
        let sources = ["Card", "CardCell", "CardMetrics"].map {
            example.appending(path: "Sources/DesignSystem/\($0).swift").path
        }
        let outcome = try check([tokens] + sources, mode: "6", in: temporary)
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    /// Xcode 26 gives new apps this default.
    @Test func `the source compiles in a module whose default isolation is the main actor`() throws {
        let temporary = try TemporaryFolder()
        try buildStubs(.both, in: temporary)
        let tokens = try temporary.write(generate(Samples.everyType).text, to: "Tokens.swift")
        let use = try temporary.write(Self.use, to: "Use.swift")
        let outcome = try check([tokens, use, "-default-isolation", "MainActor"], mode: "6", in: temporary)
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    @Test func `two token types live in one module`() throws {
        let temporary = try TemporaryFolder()
        try buildStubs(.both, in: temporary)
        let files = try ["OneTokens", "OtherTokens"].map {
            try temporary.write(generate(Samples.everyType, typeName: $0).text, to: $0 + ".swift")
        }
        let outcome = try check(files, mode: "6", in: temporary)
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    @Test(arguments: modes)
    func `the registration of fonts compiles`(_ frameworks: Frameworks, _ mode: String) throws {
        let temporary = try TemporaryFolder()
        try buildStubs(frameworks, in: temporary)
        for access in SwiftOptions.Access.allCases {
            let source = try generate(
                "title: { $type: typography, $value: headline }\n", access: access,
                fontFiles: ["Brand \"Sans\".ttf", "Brand\\(1).otf"])
            #expect(source.text.contains("registerFonts(in bundle:"))
            let outcome = try check([temporary.write(source.text, to: "Tokens.swift")], mode: mode, in: temporary)
            #expect(outcome.status == 0, "\(access): \(outcome.output)")
        }
    }

    /// They must compile in a few seconds, to not delay the build of an app.
    @Test func `ten thousand tokens compile`() throws {
        let temporary = try TemporaryFolder()
        try buildStubs(.both, in: temporary)
        let source = try generate(LargeTokens.yaml(count: 10_000))
        #expect(source.diagnostics.isEmpty)
        #expect(source.text.split(separator: " static let ").count > 10_000)
        let outcome = try check([temporary.write(source.text, to: "Tokens.swift")], mode: "6", in: temporary)
        #expect(outcome.status == 0, "\(outcome.output.prefix(2000))")
    }

    @Test func `groups and tokens named like types and keywords hide none`() throws {
        let temporary = try TemporaryFolder()
        try buildStubs(.both, in: temporary)
        let tokens = try temporary.write(generate(Self.shadowing).text, to: "Tokens.swift")
        let use = try temporary.write(Self.useOfShadowing, to: "Use.swift")
        let outcome = try check([tokens, use], mode: "6", in: temporary)
        #expect(outcome.status == 0, "\(outcome.output)")
    }

    private static let shadowing = """
        Color:
          $type: color
          default: { $value: "#000000" }
          self: { $value: "#000000" }
          Type: { $value: "#000000" }
          init: { $value: "#000000" }
          "1x": { $value: "#000000" }
          Color: { Font: { $value: "#000000" } }
        Font: { $type: typography, View: { $value: headline } }
        View: { $type: number, switch: { $value: 1 }, "2": { "3d": { $value: 2 } } }

        """

    /// Inside the enums a name without its module must still mean SwiftUI's type.
    private static let useOfShadowing = """
        import SwiftUI

        extension AppTokens {
            static func same(_ color: Color) -> SwiftUI.Color { color }
        }

        extension AppTokens.Colors.Colors {
            static func same(_ color: Color) -> SwiftUI.Color { color }
        }

        extension AppTokens.Fonts {
            static func same(_ font: Font) -> SwiftUI.Font { font }
            static func size(_ view: some View) -> Double { 1 }
        }

        func use() {
            _ = [
                AppTokens.Colors.default, AppTokens.Colors.`self`, AppTokens.Colors.type, AppTokens.Colors.`init`,
                AppTokens.Colors._1x, AppTokens.Colors.Colors.font,
            ]
            _ = (AppTokens.Fonts.view, AppTokens.Views.switch, AppTokens.Views._2._3d)
        }
        """

    /// With the colors of the system, which files with all types have.
    @Test(arguments: modes)
    func `several files of a module may share the types`(_ frameworks: Frameworks, _ mode: String) throws {
        let temporary = try TemporaryFolder()
        try buildStubs(frameworks, in: temporary)
        for access in SwiftOptions.Access.allCases {
            let first = try generate(Samples.everyType, access: access, support: .complete)
            let second = try generate(
                Samples.everyType, typeName: "OtherTokens", access: access, support: .of("AppTokens"))
            let files = [
                try temporary.write(first.text, to: "A.swift"), try temporary.write(second.text, to: "B.swift"),
            ]
            let outcome = try check(files, mode: mode, in: temporary)
            #expect(outcome.status == 0, "\(access): \(outcome.output)")
            #expect(second.text.contains("typealias TokenColor = AppTokens.TokenColor"))
            #expect(!second.text.contains("struct TokenColor"))
        }
    }

    @Test func `compiler errors are detected`() throws {
        let temporary = try TemporaryFolder()
        let file = try temporary.write("let default: Int = \"\"\n", to: "Broken.swift")
        #expect(try check([file], mode: "6", in: temporary).status != 0)
    }

    @Test(
        .enabled(if: Toolchain.hasFormatter, "swift-format is not installed"),
        arguments: [(Samples.everyType, SwiftOptions.Access.public), (Samples.nastyNames, .internal)])
    func `swift-format changes nothing`(_ yaml: String, _ access: SwiftOptions.Access) throws {
        let temporary = try TemporaryFolder()
        // The line that makes it skip the file.
        let text = try generate(yaml, access: access).text.replacing("// swift-format-ignore-file\n", with: "")
        let file = try temporary.write(text, to: "Tokens.swift")
        let settings = """
            { "version": 1, "lineLength": 120, "indentation": { "spaces": 4 },
              "rules": { "AllPublicDeclarationsHaveDocumentation": true, "NeverForceUnwrap": true } }
            """
        let configuration = try temporary.write(settings, to: "format.json")
        let outcome = try Toolchain.run(["swift", "format", "lint", "--strict", "--configuration", configuration, file])
        #expect(outcome.status == 0 && outcome.output.isEmpty, "\(outcome.output)")
    }

    /// Compiles the stub modules into the folder, so that `canImport` finds them there.
    private func buildStubs(_ frameworks: Frameworks, in temporary: TemporaryFolder) throws {
        let modules =
            switch frameworks {
            case .none: [String]()
            case .swiftUI: ["CoreText", "SwiftUI"]
            case .both: ["CoreText", "UIKit", "SwiftUI"]
            }
        for module in modules {
            let outcome = try Toolchain.run([
                "swiftc", "-emit-module", "-module-name", module, "-swift-version", "6", "-I", temporary.url.path,
                "-emit-module-path", temporary.url.appending(path: module + ".swiftmodule").path,
                Self.folder.appending(path: module + ".swift").path,
            ])
            try #require(outcome.status == 0, "\(outcome.output)")
        }
    }

    private func check(_ files: [String], mode: String, in temporary: TemporaryFolder) throws -> Toolchain.Outcome {
        try Toolchain.run(
            [
                "swiftc", "-typecheck", "-swift-version", mode, "-warnings-as-errors", "-package-name", "app",
                "-module-name", "App", "-parse-as-library", "-enable-upcoming-feature", "MemberImportVisibility",
                "-enable-upcoming-feature", "ExistentialAny", "-I", temporary.url.path,
            ] + files)
    }

    private static let use = """
        import Foundation
        import SwiftUI
        import UIKit

        struct Card: View {
            var body: some View {
                Stub()
                    .font(AppTokens.Fonts.badge)
                    .font(AppTokens.Fonts.button.font)
                    .shadow(AppTokens.Shadow.card)
            }
        }

        func style(_ style: some ShapeStyle) {}

        @MainActor func use() {
            style(AppTokens.Colors.accent)
            let color: SwiftUI.Color = AppTokens.Colors.accent.color
            let font: UIFont = AppTokens.Fonts.brand.uiFont
            let radius: CGFloat = AppTokens.Radius.card
            let press: Animation = AppTokens.Motion.press.animation
            let ease = AppTokens.Motion.ease.animation(duration: AppTokens.Motion.quick)
            let image: SwiftUI.Image = AppTokens.Symbol.like.image
            AppTokens.Haptic.match.play()
            _ = (color, font, radius, press, ease, image, AppTokens.top, AppTokens.Gradients.hero.gradient)
        }
        """
}
