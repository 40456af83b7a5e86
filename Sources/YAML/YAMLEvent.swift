/// One step of libyaml through a file. Places count characters (not bytes) from the start of what it was given.
struct YAMLEvent {
    enum Kind {
        case streamStart
        case streamEnd
        case documentStart(isImplicit: Bool)
        case documentEnd(isImplicit: Bool)
        case alias(String)
        case scalar(text: String, style: ScalarStyle)
        case collectionStart(OpenCollection.Kind, isFlow: Bool)
        case collectionEnd
    }

    enum ScalarStyle {
        case plain
        /// Without quotes, but with the tag `!!str`.
        case plainText
        case quoted
        case block
    }

    var kind: Kind
    var start: Int
    var end: Int
    var anchor: String?
    /// Resolved: `!!str` is `tag:yaml.org,2002:str`.
    var tag: String?
}

/// Why libyaml could not go on, in its own words.
struct YAMLProblem: Error {
    /// The `problem` of a text that did not fit into the window; the others are libyaml's own words.
    static let tooLong = "text too long"

    var problem: String
    /// Where it stopped, in characters.
    var index: Int
    /// What it was doing, and where that began.
    var context: String
    var contextIndex: Int
}
