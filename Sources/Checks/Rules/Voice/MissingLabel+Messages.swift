/// The words of the findings.
extension MissingLabel {
    static func message(control role: String) -> String {
        "this \(role) has no label for VoiceOver"
    }

    static func message(rawName label: String) -> String {
        "the label “\(label)” is the name of an image, not a description"
    }

    static func message(wordless label: String) -> String {
        "the label “\(label)” has no words"
    }

    static func message(wordless text: String, of kind: String) -> String {
        "the \(kind) “\(text)” has no words"
    }

    static func message(signs label: String, on role: String) -> String {
        "this \(role) has no label for VoiceOver except “\(label)”, which has no words"
    }

    static func message(generic label: String) -> String {
        "the label “\(label)” does not say what the element does or shows"
    }

    static func message(repeating word: String, in label: String) -> String {
        "the label “\(label)” names the kind of the element; VoiceOver says “\(word.lowercased())” twice"
    }

    static func help(repeating word: String) -> String { "leave “\(word)” out of the label" }

    static func message(missing role: String) -> String {
        "VoiceOver cannot reach this \(role), and no other control has the same action"
    }

    static let lostHelp =
        "remove the hidden: or decorative: that hides it, write children: contain instead of children: ignore, "
        + "or add its action to actions: of the node that is read instead"
    static let wordlessHelp = "write what it does, in the language of the app"
    static let controlHelp = "write label: with what it does, in the language of the app"
    static let imageMessage = "this image has no label and is not hidden from VoiceOver"
    static let symbolMessage =
        "this symbol has no label and is not hidden from VoiceOver, which reads its name"
    static let progressMessage = "this progress bar has no label: VoiceOver reads only its percentage"
    static let progressHelp = "write label: with what is in progress, in the language of the app"
    static let imageHelp = "write label: with what it shows, or hidden: true if it only decorates"
}
