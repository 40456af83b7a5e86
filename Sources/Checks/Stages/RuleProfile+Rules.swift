import Project
import Source

extension RuleProfile {
    /// The severity of a rule's findings; nil if the rule decides.
    func severity(of facts: RuleFacts) -> Severity? {
        name == .strict && Self.advice.contains(facts.id) ? .error : nil
    }

    /// Whether a rule does not run. Rules about sources, the manifest and criteria always do, and so does the one that
    /// names what could not be measured.
    func turnsOff(_ facts: RuleFacts) -> Bool {
        guard name == .wcagAA, facts.id != UnmeasuredText.facts.id else { return false }
        switch facts.group {
        case .sources, .manifest, .acceptance: return false
        default: return !facts.references.contains("WCAG")
        }
    }

    /// The settings of a rule, if the project does not write them.
    func presets(of rule: RuleID) -> [RuleSetting.Setting] {
        guard name == .wcagAA, rule == SmallTapTarget.facts.id, let range else { return [] }
        // Success criterion 2.5.8, level AA.
        return [.init(name: "minimum", nameRange: range, value: .number(24), valueRange: range)]
    }

    /// Rules whose findings are warnings unless the profile is strict: a team may decide otherwise with good reason.
    private static let advice: Set<RuleID> = [
        MissingHint.facts.id, MissingState.facts.id, MissingReducedMotion.facts.id, MissingGlyph.facts.id,
        OffScaleSpacing.facts.id, OffScaleDuration.facts.id, PrivateEventField.facts.id, TruncatedText.facts.id,
    ]
}
