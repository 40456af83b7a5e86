package import Checks
package import Source
package import Specs
package import Values

/// A state of a component for a sheet: its mock-up and its findings.
package struct SheetState: Sendable {
    package var name: String
    /// Nil for the only state of a component that declares none.
    package var definition: State?
    package var mockup: Mockup
    /// The findings in all appearances of the sheet.
    package var findings: [Finding]
    /// The number of elements that the rules checked in one appearance.
    package var subjects: Int
    /// The rules that checked something.
    package var rules: Set<RuleID> = []
    /// Whether it looks the same in all appearances of the sheet.
    package var looksSame = false
    /// The lowest contrast of a text by appearance, if the state has text.
    package var worstContrast: [Appearance: Double]
    /// The contrasts of every text and symbol, in drawing order.
    package var contrasts: [InkContrast.Measured]
    /// The same state on each background separately, in their order, if the component has several.
    package var backgroundStates: [SheetState] = []

    package init(
        name: String, definition: State?, mockup: Mockup, findings: [Finding], subjects: Int,
        worstContrast: [Appearance: Double], contrasts: [InkContrast.Measured] = []
    ) {
        self.name = name
        self.definition = definition
        self.mockup = mockup
        self.findings = findings
        self.subjects = subjects
        self.worstContrast = worstContrast
        self.contrasts = contrasts
    }

    /// Its name in words: `withoutPhoto` as “without photo”.
    package var title: String { Self.words(name) }

    package static func words(_ name: String) -> String {
        name.reduce(into: "") { text, character in
            if character.isUppercase, text.last?.isLetter ?? false { text += " " }
            text += character.lowercased()
        }
    }

    /// Returns the findings in an appearance, including those that do not depend on it.
    func findings(in appearance: Appearance) -> [Finding] {
        findings.filter { finding in
            finding.occurrences.contains { $0.appearance == nil || $0.appearance == appearance }
                || finding.occurrences.isEmpty
        }
    }
}
