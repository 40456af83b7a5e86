package import Checks
package import Specs
package import Values

/// A state of a component as a contact sheet shows it: its mock-up, and what the rules said of it.
package struct SheetState: Sendable {
    package var name: String
    /// Nil for the one state of a component that declares none.
    package var definition: State?
    package var mockup: Mockup
    /// What was found in this state, in all appearances of the sheet.
    package var findings: [Finding]
    /// How many things the rules looked at, in one appearance.
    package var subjects: Int
    /// The lowest contrast of a text, by appearance; missing where the state has no text.
    package var worstContrast: [Appearance: Double]
    /// Of every text and symbol, in the order of drawing.
    package var contrasts: [InkContrast.Measured]
    /// Of a component that may stand on several grounds, the same on each of them alone, in their order.
    package var grounds: [SheetState] = []

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

    /// What was found in an appearance; findings that do not depend on it count in each.
    func findings(in appearance: Appearance) -> [Finding] {
        findings.filter { finding in
            finding.occurrences.contains { $0.appearance == nil || $0.appearance == appearance }
                || finding.occurrences.isEmpty
        }
    }
}
