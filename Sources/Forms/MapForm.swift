/// The keys that a map may have. The readers refuse other keys by it; the schemas and the reference are made of it.
package struct MapForm: Sendable {
    /// What the reference and the schemas call it: `waiver`.
    package let name: String
    /// One sentence, with its full stop.
    package let summary: String
    package let keys: [KeyForm]
    /// The names of the keys, without other spellings.
    package let names: [String]
    /// Keys of the writer's own; nil where there are none.
    package let others: OtherKeys?
    /// Keys of which a map has exactly one, such as the kinds of a node.
    package let alternatives: [String]
    private let spellings: [String]

    package init(
        _ name: String, _ summary: String, _ keys: [KeyForm], others: OtherKeys? = nil, alternatives: [String] = []
    ) {
        self.name = name
        self.summary = summary
        self.keys = keys
        self.others = others
        self.alternatives = alternatives
        names = keys.map(\.name)
        spellings = names + keys.flatMap(\.otherSpellings)
    }

    /// Whether the table lists this key. There are few, so a walk finds one sooner than a set would.
    package func has(_ key: String) -> Bool {
        spellings.contains(key)
    }
}

/// A key, and what stands behind it.
package struct KeyForm: Sendable {
    package let name: String
    package let form: ValueForm
    /// A few words without a full stop.
    package let summary: String
    package let isRequired: Bool
    /// Names of other tools, which are understood.
    package let otherSpellings: [String]
    /// Other keys of which this one is nothing without any.
    package let needs: [String]

    package init(
        _ name: String, _ form: ValueForm, _ summary: String, isRequired: Bool = false, otherSpellings: [String] = [],
        needs: [String] = []
    ) {
        self.name = name
        self.form = form
        self.summary = summary
        self.isRequired = isRequired
        self.otherSpellings = otherSpellings
        self.needs = needs
    }
}

/// Keys whose names are the writer's own.
package struct OtherKeys: Sendable {
    /// How the reference shows such a key: `<name>`.
    package let name: String
    /// A regular expression that the keys match.
    package let pattern: String
    package let form: ValueForm
    /// A few words without a full stop.
    package let summary: String

    package init(_ name: String, pattern: String, _ form: ValueForm, _ summary: String) {
        self.name = name
        self.pattern = pattern
        self.form = form
        self.summary = summary
    }
}

/// The forms of one kind of file.
package struct FormCatalog: Sendable {
    /// The maps that a document may be.
    package let documents: [String]
    package let maps: [MapForm]
    package let values: [NamedForm]
    /// Whether a named value may also be a `$property`, or depend on a condition.
    package let hasProperties: Bool

    package init(documents: [String], maps: [MapForm], values: [NamedForm] = [], hasProperties: Bool = false) {
        self.documents = documents
        self.maps = maps
        self.values = values
        self.hasProperties = hasProperties
    }

    package func map(named name: String) -> MapForm? { maps.first { $0.name == name } }
    package func value(named name: String) -> NamedForm? { values.first { $0.name == name } }
}
