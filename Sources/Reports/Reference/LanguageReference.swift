import Forms
import Project
import Specs
import Tokens

/// `Docs/language.md`: the reference of all keys, generated from the forms that the readers validate against.
package enum LanguageReference {
    /// - Parameter devices: the ids of the supported devices.
    package static func page(devices: [String]) -> String {
        """
        <!-- Written by Scripts/update-docs from `uispec schema --format markdown`; do not edit. -->
        # Language reference

        \(ReferenceText.overview)

        """ + sections.map { $0.markdown + ($0.title == manifestTitle ? devicesText(devices) : "") }.joined()
    }

    private static func devicesText(_ devices: [String]) -> String {
        """

        ### Devices

        Under `device` and in conditions: \(devices.map { "`\($0)`" }.joined(separator: ", ")).

        """
    }

    private static let manifestTitle = "The manifest"

    /// Returns the anchor of the section that describes a value.
    static func place(ofValue name: String) -> String {
        let section = sections.first { $0.values.contains(name) }
        return section?.title.lowercased().replacing(" ", with: "-") ?? ""
    }

    static let sections: [ReferenceSection] = [
        ReferenceSection(
            manifestTitle, ManifestForms.catalog, maps: ManifestForms.catalog.maps.map(\.name),
            ReferenceText.manifest),
        ReferenceSection(
            "Tokens", TokenForms.catalog, maps: ["tokens", "group", "token", "modes", "resolver"],
            ReferenceText.tokens),
        ReferenceSection(
            "Values", TokenForms.catalog, values: TokenForms.values.map(\.name), maps: TokenForms.valueMaps.map(\.name),
            ReferenceText.values),
        ReferenceSection(
            "Components and screens", SpecForms.catalog, maps: ["component", "screen", "preview", "state"],
            ReferenceText.components),
        ReferenceSection(
            "Conditions", SpecForms.catalog, values: ["condition"], maps: ["condition", "conditional"],
            ReferenceText.conditions),
        ReferenceSection("Nodes", SpecForms.catalog, maps: ["node"], ReferenceText.nodes),
        ReferenceSection(
            "Modifier values", SpecForms.catalog, values: ["extent", "edges", "radius", "background"],
            maps: SpecForms.nodeMaps.map(\.name).filter { $0 != "conditional" }, ReferenceText.modifiers),
        ReferenceSection(
            "Standard controls", SpecForms.catalog, maps: SpecForms.controlMaps.map(\.name), ReferenceText.controls),
        ReferenceSection(
            "Behavior", SpecForms.catalog, maps: SpecForms.behaviorMaps.map(\.name), ReferenceText.behavior),
        ReferenceSection(
            "Expectations", SpecForms.catalog, values: ["figure"], maps: ["expectation", "range"],
            ReferenceText.expectations),
        ReferenceSection(
            "Acceptance criteria", SpecForms.acceptanceCatalog, maps: ["acceptance", "criterion"],
            ReferenceText.acceptance),
    ]
}
