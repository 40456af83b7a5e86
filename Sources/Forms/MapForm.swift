/// The keys that a map may have. Readers reject all others; the JSON Schemas and the reference are generated from it.
package struct MapForm: Sendable {
    /// The name in the reference and the schemas: `waiver`.
    package let name: String
    /// One sentence, with its period.
    package let summary: String
    package let keys: [KeyForm]
    /// The names of the keys, without aliases.
    package let names: [String]
    /// Keys that the author names; nil if there are none.
    package let others: OtherKeys?
    /// Keys that exclude each other: a map has exactly one of them, such as the kind of a node.
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

    /// Whether the form has this key. A linear search is faster than a set for so few keys.
    package func has(_ key: String) -> Bool {
        spellings.contains(key)
    }
}

/// A key and the form of its value.
package struct KeyForm: Sendable {
    package let name: String
    package let form: ValueForm
    /// A fragment without a period that names the setting, its unit and its default.
    package let summary: String
    package let isRequired: Bool
    /// Aliases: names that other tools use for the key.
    package let otherSpellings: [String]
    /// Keys of which at least one is required together with this one.
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

/// Keys that the author names.
package struct OtherKeys: Sendable {
    /// The placeholder for such a key in the reference: `<name>`.
    package let name: String
    /// A regular expression that the keys match.
    package let pattern: String
    package let form: ValueForm
    /// A fragment without a period.
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
    /// The names of the maps that can be the root of a document.
    package let documents: [String]
    package let maps: [MapForm]
    package let values: [NamedForm]
    /// Whether a named value may also be a `$property` or depend on a condition.
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
