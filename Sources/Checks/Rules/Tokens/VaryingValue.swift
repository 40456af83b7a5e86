import Project
import Source
import Tokens

/// Reports tokens whose values in other appearances a generated file cannot contain.
package struct VaryingValue: Rule {
    package static let facts = RuleFacts(
        "varying-value", group: .tokens, severity: .warning,
        summary: "a value for another appearance that a generated file cannot contain",
        rationale: """
            In a generated Swift file, only colors can differ between appearances, and an asset catalog has no colors \
            for the elevated level. The app uses the other value, although the checks and pictures use the written one.
            """,
        fixing: "Remove the modes, or vary only the colors of the token.",
        limits: "Only the Swift file and the asset catalog under `generate:` are considered.",
        references: "UIColor and UITraitCollection; asset catalogs of Xcode",
        failing: [
            RuleExample(
                """
                shadow:
                  $type: shadow
                  card:
                    $value: { color: "#00000033", y: 1, blur: 4 }
                    $modes: { »dark«: { color: "#00000080", y: 2, blur: 10 } }
                """, note: "the shadow has another blur in dark appearance",
                manifest: "output: Output\ngenerate: { swift: { path: Tokens.swift, type: AppTokens } }\n"),
            RuleExample(
                """
                color:
                  $type: color
                  »page«: { $value: "#FFFFFF", $modes: { dark: "#000000", dark+elevated: "#1C1C1E" } }
                """, note: "an asset catalog has no color for the elevated level",
                manifest: "output: Output\ngenerate: { xcassets: { path: Colors.xcassets } }\n"),
        ],
        passing: [
            RuleExample(
                """
                shadow:
                  $type: shadow
                  card:
                    $value: { color: "#00000033", y: 1, blur: 4 }
                    $modes: { dark: { color: "#00000080", y: 1, blur: 4 } }
                """, note: "only the color of the shadow differs",
                manifest: "output: Output\ngenerate: { swift: { path: Tokens.swift, type: AppTokens } }\n"),
            RuleExample(
                """
                shadow:
                  $type: shadow
                  card:
                    $value: { color: "#00000033", y: 1, blur: 4 }
                    $modes: { dark: { color: "#00000080", y: 2, blur: 10 } }
                """, note: "no Swift file is generated"),
        ])

    package init(_ settings: inout RuleSettings) {}

    package func hasSubject(in mockup: Mockup, of design: Design) -> Bool { !design.ownTokens.isEmpty }

    package func check(_ design: Design, uses: DesignUses) -> [Finding] {
        let outputs = design.manifest.generate
        return design.ownTokens.flatMap { token -> [Finding] in
            guard token.varies, !design.importedFiles.contains(token.nameRange.file) else { return [] }
            var problems: [Diagnostic] = []
            if let swift = outputs.swift, swift.selection.contains(token.path), token.variesBeyondColors {
                problems.append(token.varyingInSwift)
            }
            if let catalog = outputs.assetCatalog, catalog.selection.contains(token.path), token.type == .color,
                token.variesByLevel
            {
                problems.append(token.varyingInAssetCatalog)
            }
            if let dtcg = outputs.dtcg, dtcg.form != .file, dtcg.place.selection.contains(token.path),
                token.variesByLevel
            {
                problems.append(token.varyingInDTCG)
            }
            return problems.map { problem in
                finding(
                    problem.message, at: problem.range ?? token.nameRange, in: .token(token.path.text),
                    help: problem.help)
            }
        }
    }
}
