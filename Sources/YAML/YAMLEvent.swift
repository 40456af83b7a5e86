/// One event of libyaml. Positions count characters (not bytes) from the start of its input.
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
    /// The resolved tag: `!!str` is `tag:yaml.org,2002:str`.
    var tag: String?
}

/// A problem in libyaml's own words.
struct YAMLProblem: Error {
    /// The `problem` of a text that is longer than the window. All others are libyaml's own words.
    static let tooLong = "text too long"

    var problem: String
    /// The position where libyaml stopped, in characters.
    var index: Int
    /// The operation of libyaml and the position where it began.
    var context: String
    var contextIndex: Int
}
