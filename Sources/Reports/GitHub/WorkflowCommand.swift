/// Data of workflow commands, escaped as the runner of GitHub expects, by code points: a comma with an accent is still
/// a comma.
enum WorkflowCommand {
    static func message(_ text: String) -> String { escaped(text, isProperty: false) }

    static func property(_ text: String) -> String { escaped(text, isProperty: true) }

    private static func escaped(_ text: String, isProperty: Bool) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "%": result.append(contentsOf: "%25".unicodeScalars)
            case "\r": result.append(contentsOf: "%0D".unicodeScalars)
            case "\n": result.append(contentsOf: "%0A".unicodeScalars)
            case ":" where isProperty: result.append(contentsOf: "%3A".unicodeScalars)
            case "," where isProperty: result.append(contentsOf: "%2C".unicodeScalars)
            default: result.append(scalar)
            }
        }
        return String(result)
    }
}
