import Codegen
package import Loading
import Project
package import Source
import Tokens

/// The clashes of names in the files that a project generates. Each stops the file in `generate`.
package enum NameClashes {
    package static func diagnostics(of project: LoadedProject) -> [Diagnostic] {
        let outputs = project.manifest.generate
        let tokens = project.ownTokens.filter { !project.importedFiles.contains($0.nameRange.file) }
        var found: [Diagnostic] = []
        if let swift = outputs.swift {
            let options = SwiftOptions(
                typeName: swift.type, projectName: project.name, toolVersion: ToolVersion.current)
            found += SwiftTarget().prepare(swift.selection.apply(to: tokens), options: options).diagnostics
        }
        if let catalog = outputs.assetCatalog {
            found += AssetCatalogTarget().generate(catalog.selection.apply(to: tokens)).diagnostics
        }
        if let css = outputs.css {
            let options = CSSOptions(
                provenance: GeneratedOutputs.provenance(of: project), styles: GeneratedOutputs.styles(of: project))
            found += CSSTarget().generate(css.place.selection.apply(to: tokens), options: options).diagnostics
        }
        if let dtcg = outputs.dtcg {
            found += DTCGTarget().generate(dtcg.place.selection.apply(to: tokens)).diagnostics
        }
        return found.filter { $0.rule == .clashingName }
    }
}
