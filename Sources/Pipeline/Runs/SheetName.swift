/// The names of sheets: `Chip`, `Chip-redline`, and `-tokens` for the sheet of the project's tokens.
///
/// An underscore is appended to a component's name that starts with a hyphen or ends like another kind of sheet, so
/// that names never clash.
enum SheetName {
    static let tokens = "-tokens"
    static let redline = "-redline"
    private static let typeSizes = "-type-sizes"
    private static let motion = "-motion"
    private static let devices = "-devices"

    static func contact(_ component: String) -> String {
        let name = MockupPath.safe(component)
        return name.hasPrefix("-") || suffixes.contains(where: name.hasSuffix) ? name + "_" : name
    }

    private static let suffixes = [redline, typeSizes, motion, devices]

    static func redline(_ component: String) -> String { contact(component) + redline }
    static func typeSizes(_ component: String) -> String { contact(component) + typeSizes }
    static func motion(_ component: String) -> String { contact(component) + motion }
    static func devices(_ component: String) -> String { contact(component) + devices }
}
