package import Project
package import Source
import Tokens
import Values

/// The settings that a manifest gives a rule. The rule reads its own settings; unread ones are reported.
package struct RuleSettings {
    private let rule: RuleID
    private var remaining: [RuleSetting.Setting]
    private var known: [String] = []
    private var problems: [Diagnostic] = []

    /// - Parameter presets: The settings that apply unless the manifest gives others.
    package init(_ setting: RuleSetting?, of rule: RuleID, presets: [RuleSetting.Setting] = []) {
        self.rule = rule
        let written = setting?.settings ?? []
        remaining = written + presets.filter { preset in !written.contains { $0.name == preset.name } }
    }

    /// The diagnostics about the settings, after the rule has read its own.
    package var diagnostics: [Diagnostic] {
        problems
            + remaining.map {
                Diagnostic(
                    .unknownKey, "the rule \(rule) has no setting “\($0.name)”", at: $0.nameRange,
                    help: Suggestion.hint(for: $0.name, among: known)
                        ?? (known.isEmpty
                            ? "write off, error, warning or note"
                            : "its settings are \(known.joined(separator: ", "))"),
                    fixes: Spelling.fixes(of: $0.name, at: $0.nameRange, among: known))
            }
    }

    /// - Parameter range: The accepted numbers; others are reported, so that a typing error does not disable the rule.
    package mutating func number(
        _ name: String, default standard: Double, in range: ClosedRange<Double> = Self.defaultRange
    ) -> Double {
        take(name, Self.expected(range), default: standard, ranged: true) { Self.number($0, in: range) }
    }

    package mutating func optionalNumber(
        _ name: String, in range: ClosedRange<Double> = Self.defaultRange
    ) -> Double? {
        take(name, Self.expected(range), default: nil, ranged: true) { Self.number($0, in: range).map { .some($0) } }
    }

    /// The range of lengths, durations and counts, up to the length of the longest scroll view.
    package static let defaultRange = 0.0...100_000.0
    /// The range of contrast ratios in WCAG.
    package static let ratios = 1.0...21.0

    private static func number(_ value: SettingValue, in range: ClosedRange<Double>) -> Double? {
        if case .number(let number) = value, range.contains(number) { number } else { nil }
    }

    private static func expected(_ range: ClosedRange<Double>) -> String {
        "a number from \(DecimalText.short(range.lowerBound)) to \(DecimalText.short(range.upperBound))"
    }

    package mutating func numbers(_ name: String, default standard: [Double]?) -> [Double]? {
        take(name, "a list of numbers that are not negative", default: standard) { value in
            guard case .list(let items) = value else { return nil }
            let numbers = items.compactMap { Self.number($0, in: Self.defaultRange) }
            return numbers.count == items.count && !numbers.isEmpty ? .some(numbers) : nil
        }
    }

    package mutating func flag(_ name: String, default standard: Bool) -> Bool {
        take(name, "true or false", default: standard) { if case .flag(let flag) = $0 { flag } else { nil } }
    }

    package mutating func texts(_ name: String, default standard: [String]) -> [String] {
        take(name, "a list of texts that are not empty", default: standard, Self.texts)
    }

    package mutating func optionalTexts(_ name: String) -> [String]? {
        take(name, "a list of at least one text that are not empty", default: nil) { value in
            Self.texts(value).flatMap { $0.isEmpty ? nil : .some($0) }
        }
    }

    private static func texts(_ value: SettingValue) -> [String]? {
        guard case .list(let items) = value else { return nil }
        let texts = items.compactMap { if case .text(let text) = $0, !text.isEmpty { text } else { nil } }
        return texts.count == items.count ? texts : nil
    }

    /// Seconds: `5`, `5s` or `300ms`.
    package mutating func seconds(_ name: String, default standard: Double) -> Double {
        optionalSeconds(name) ?? standard
    }

    package mutating func optionalSeconds(_ name: String) -> Double? {
        let maximum = DecimalText.short(Self.defaultRange.upperBound)
        return take(name, "seconds from 0 to \(maximum)", default: nil, ranged: true) { value in
            Self.seconds(value).map { .some($0) }
        }
    }

    package mutating func listOfSeconds(_ name: String) -> [Double]? {
        take(name, "a list of seconds that are not negative", default: nil) { value in
            guard case .list(let items) = value else { return nil }
            let numbers = items.compactMap { Self.seconds($0) }
            return numbers.count == items.count && !numbers.isEmpty ? .some(numbers) : nil
        }
    }

    private static func seconds(_ value: SettingValue) -> Double? {
        guard case .text(let text) = value else { return number(value, in: defaultRange) }
        guard let quantity = WrittenQuantity(text, units: ["ms", "s"]) else { return nil }
        let seconds = quantity.unit == "ms" ? quantity.value / 1000 : quantity.value
        return defaultRange.contains(seconds) ? seconds : nil
    }

    package mutating func choice<Choice: RawRepresentable & CaseIterable>(
        _ name: String, default standard: Choice
    ) -> Choice where Choice.RawValue == String {
        let names = Choice.allCases.map(\.rawValue).joined(separator: ", ")
        return take(name, "one of \(names)", default: standard, texts: true) {
            if case .text(let text) = $0 { Choice(rawValue: text) } else { nil }
        }
    }

    /// - Parameters:
    ///   - expected: The accepted values, as a noun phrase.
    ///   - isRanged: Whether a number is of the right type, and can only be out of range.
    ///   - isChoice: Whether a text is of the right type, and can only be an unknown value.
    private mutating func take<Value>(
        _ name: String, _ expected: String, default standard: Value, ranged isRanged: Bool = false,
        texts isChoice: Bool = false, _ read: (SettingValue) -> Value?
    ) -> Value {
        known.append(name)
        guard let index = remaining.firstIndex(where: { $0.name == name }) else { return standard }
        let setting = remaining.remove(at: index)
        if let value = read(setting.value) { return value }
        let problem: RuleID =
            switch setting.value {
            case .number where isRanged: .outOfRangeValue
            case .text where isChoice: .unknownValue
            default: .mismatchedType
            }
        let hint: String? =
            if case .text(let text) = setting.value, isChoice { Suggestion.hint(for: text, in: expected) } else { nil }
        problems.append(
            Diagnostic(
                problem, "“\(name)” of the rule \(rule) takes \(expected)", at: setting.valueRange, help: hint))
        return standard
    }
}
