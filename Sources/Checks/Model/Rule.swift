package import Source
package import Specs

/// The documentation of a rule, which `explain` shows. Its examples are also its tests.
package struct RuleFacts: Sendable {
    package enum Group: String, Sendable, Hashable, CaseIterable {
        case sources
        case tokens
        case targets
        case contrast
        case shape
        case layout
        case voice
        case gestures
        case motion
        case states
        case words
        case analytics
        case assets
        case acceptance
        case manifest
    }

    /// A setting of the rule, with its default as it is written in a manifest.
    package struct Setting: Sendable, Hashable {
        package var name: String
        package var summary: String
        package var standard: String

        package init(_ name: String, _ summary: String, default standard: String) {
            self.name = name
            self.summary = summary
            self.standard = standard
        }
    }

    package var id: RuleID
    package var group: Group
    package var severity: Severity
    /// The problem that it reports, in one line.
    package var summary: String
    /// Why it is bad, and for whom.
    package var rationale: String
    /// The success criteria, guidelines or documents that it is based on.
    package var references: String
    /// How to fix a finding, in one or two sentences.
    package var fixing: String
    /// How safe the automatic fix is; nil if there is none.
    package var fixSafety: String?
    /// The cases that it does not report or reports too strictly; nil if none are known.
    package var limits: String?
    package var settings: [Setting] = []
    /// The rules whose findings imply this rule's finding on the same node in the same context.
    ///
    /// The implied finding is then not reported separately.
    package var impliedBy: [RuleID] = []
    /// Whether it is new: its findings are shown as notes, unless `--preview` gives them their severity.
    ///
    /// After one minor version the rule is no longer a preview.
    package var isPreview = false
    /// Whether it runs only if the manifest or `--only` names it.
    package var isOptional = false
    package var failing: [RuleExample]
    package var passing: [RuleExample]

    package init(
        _ id: RuleID, group: Group, severity: Severity = .error, summary: String, rationale: String,
        fixing: String = "", fixSafety: String? = nil, limits: String? = nil, references: String,
        settings: [Setting] = [],
        impliedBy: [RuleID] = [], isPreview: Bool = false, isOptional: Bool = false,
        failing: [RuleExample],
        passing: [RuleExample]
    ) {
        self.id = id
        self.group = group
        self.severity = severity
        self.summary = summary
        self.rationale = rationale
        self.fixing = fixing
        self.fixSafety = fixSafety
        self.limits = limits
        self.references = references
        self.settings = settings
        self.impliedBy = impliedBy
        self.isPreview = isPreview
        self.isOptional = isOptional
        self.failing = failing
        self.passing = passing
    }
}

/// A rule that reports one kind of problem.
///
/// A rule checks the design after all references are resolved; it never parses and never draws. The findings of rules
/// in the group *sources* are reported by the readers; those rules check nothing themselves.
package protocol Rule: Sendable {
    static var facts: RuleFacts { get }

    /// Creates the rule with the settings of the manifest; a setting that is not given has its default.
    init(_ settings: inout RuleSettings)

    /// The findings about a component that do not depend on a context.
    func check(_ component: Component, in design: Design) -> [Finding]

    /// The findings about a mock-up: a state in one metrics context.
    func check(_ mockup: Mockup, in design: Design) -> [Finding]

    /// The findings about differences between states: a component's mock-ups in one metrics context, in state order.
    func check(states mockups: [Mockup], in design: Design) -> [Finding]

    /// The findings about the project as a whole, after all mock-ups were checked.
    func check(_ design: Design, uses: DesignUses) -> [Finding]

    /// The pairs of colors that the rule compares in a mock-up, including those that pass, which a fix must not break.
    func pairs(in mockup: Mockup, of design: Design) -> [InkPair]

    /// The greatest contrast that the rule requires.
    var askedContrast: AskedContrast { get }

    /// The number of nodes of a mock-up that the rule checks, which sheets show as passed.
    func subjects(in mockup: Mockup, of design: Design) -> Int

    /// Whether the mock-up has anything that the rule could report, and the settings to compare it with.
    ///
    /// A rule that had nothing to check does not verify an acceptance criterion.
    func hasSubject(in mockup: Mockup, of design: Design) -> Bool
}

/// A rule whose findings about a node depend on the node and its ancestors only, and not on its position or size.
///
/// A node without findings that several states and screens share is checked once.
protocol NodeRule: Rule {
    /// The findings about the node of a frame.
    func check(_ placed: PlacedFrame, of mockup: Mockup, in design: Design) -> [Finding]
}

extension Rule {
    package func check(_ component: Component, in design: Design) -> [Finding] { [] }
    package func check(_ mockup: Mockup, in design: Design) -> [Finding] { [] }
    package func check(states mockups: [Mockup], in design: Design) -> [Finding] { [] }
    package func check(_ design: Design, uses: DesignUses) -> [Finding] { [] }
    package func pairs(in mockup: Mockup, of design: Design) -> [InkPair] { [] }
    package var askedContrast: AskedContrast { AskedContrast() }
    package func subjects(in mockup: Mockup, of design: Design) -> Int { 0 }

    package func hasSubject(in mockup: Mockup, of design: Design) -> Bool {
        switch Self.facts.group {
        // Every project has files and a manifest.
        case .sources, .acceptance, .manifest: true
        default: subjects(in: mockup, of: design) > 0
        }
    }

    /// A finding of this rule, by default with the rule's severity.
    func finding(
        _ message: String, at range: SourceRange, in place: Finding.Place? = nil, annotation: String? = nil,
        notes: [Diagnostic.Note] = [], help: String? = nil, occurrences: [Finding.Occurrence] = [],
        severity: Severity? = nil
    ) -> Finding {
        Finding(
            Diagnostic(
                Self.facts.id, severity ?? Self.facts.severity, message.onOneLine, at: range,
                annotation: annotation?.onOneLine, notes: notes, help: help),
            at: place, occurrences: occurrences)
    }
}

extension String {
    /// The text without line breaks, which quoted texts may contain.
    fileprivate var onOneLine: String {
        contains(where: \.isNewline) ? split(whereSeparator: \.isNewline).joined(separator: " ") : self
    }
}
