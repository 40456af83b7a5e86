package import Source
package import Specs

/// What is said of a rule, and shown by `explain`; its examples are its tests.
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

    /// A setting that the manifest may give, with its default as it would be written there.
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
    /// One line: what it flags.
    package var summary: String
    /// Why that is bad for whom.
    package var rationale: String
    /// Success criteria, guidelines or documents.
    package var references: String
    /// How to fix a finding, in one or two sentences.
    package var fixing: String
    /// How safe `check --fix` is for this rule; nil where there is no automatic fix.
    package var fixSafety: String?
    /// Cases that the rule does not report or reports too strictly; nil where none are known.
    package var limits: String?
    package var settings: [Setting] = []
    /// The rules whose findings say why this one's are there: where one of them tells of the same node in the same context,
    /// this one's finding is not told beside it.
    package var impliedBy: [RuleID] = []
    package var failing: [RuleExample]
    package var passing: [RuleExample]

    package init(
        _ id: RuleID, group: Group, severity: Severity = .error, summary: String, rationale: String,
        fixing: String = "",
        fixSafety: String? = nil, limits: String? = nil, references: String, settings: [Setting] = [],
        impliedBy: [RuleID] = [], failing: [RuleExample], passing: [RuleExample]
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
        self.failing = failing
        self.passing = passing
    }
}

/// A rule: one thing that is bad, and how to see it.
///
/// A rule sees the design after everything is resolved; it never parses and never draws. Rules of the group *sources*
/// are told by the readers and check nothing here.
package protocol Rule: Sendable {
    static var facts: RuleFacts { get }

    /// A rule with the settings that the manifest gives it; what is not given has its default.
    init(_ settings: inout RuleSettings)

    /// What is wrong with a component whatever the context.
    func check(_ component: Component, in design: Design) -> [Finding]

    /// What is wrong with a mock-up: a state in one metrics context.
    func check(_ mockup: Mockup, in design: Design) -> [Finding]

    /// What is wrong between the states of a component: its mock-ups in one metrics context, in the order of its states.
    func check(states mockups: [Mockup], in design: Design) -> [Finding]

    /// What is wrong with the project as a whole, told once every mock-up is known.
    func check(_ design: Design, uses: DesignUses) -> [Finding]

    /// The pairs of colors that the rule compares in a mock-up, those that pass among them: a mend must not break them.
    func pairs(in mockup: Mockup, of design: Design) -> [InkPair]

    /// The greatest contrast that the rule asks for.
    var askedContrast: AskedContrast { get }

    /// How many things of a mock-up the rule looks at, so that a sheet can say how many passed.
    func subjects(in mockup: Mockup, of design: Design) -> Int

    /// Whether there is something in a mock-up, and something to hold it against, that the rule could object to: a criterion
    /// is not met by the silence of rules that had nothing to say.
    func hasSubject(in mockup: Mockup, of design: Design) -> Bool
}

/// A rule that judges each node by its own values and by what holds it, wherever it stands and however large it is.
///
/// A node that is shared by states and screens is looked at once, as long as nothing is wrong with it.
protocol NodeRule: Rule {
    /// What is wrong with the node of a frame.
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
        // Files and the manifest always are there.
        case .sources, .acceptance, .manifest: true
        default: subjects(in: mockup, of: design) > 0
        }
    }

    /// A finding of this rule in its own severity.
    func finding(
        _ message: String, at range: SourceRange, in place: Finding.Place? = nil, annotation: String? = nil,
        notes: [Diagnostic.Note] = [], help: String? = nil, occurrences: [Finding.Occurrence] = [],
        severity: Severity? = nil
    ) -> Finding {
        Finding(
            Diagnostic(
                Self.facts.id, severity ?? Self.facts.severity, message.onOneLine, at: range,
                annotation: annotation?.onOneLine,
                notes: notes, help: help),
            at: place, occurrences: occurrences)
    }
}

extension String {
    /// A message stays on one line, whatever the texts that it quotes.
    fileprivate var onOneLine: String {
        contains(where: \.isNewline) ? split(whereSeparator: \.isNewline).joined(separator: " ") : self
    }
}
