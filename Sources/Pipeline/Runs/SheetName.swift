/// What sheets are called: `Chip`, `Chip-redline`, and `-tokens` for the sheet of the project's tokens.
///
/// No component's sheet has the name of another kind of sheet: a component whose name begins with a hyphen or ends in
/// `-redline` has a low line after it.
enum SheetName {
    static let tokens = "-tokens"
    static let redline = "-redline"

    static func contact(_ component: String) -> String {
        let name = MockupPath.safe(component)
        return name.hasPrefix("-") || name.hasSuffix(redline) ? name + "_" : name
    }

    static func redline(_ component: String) -> String { contact(component) + redline }
}
