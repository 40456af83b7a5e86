/// The names of sheets: `Chip`, `Chip-redline`, and `tokens`, `storyboard` and `alerts` for the sheets of the
/// project.
///
/// A component whose name is taken by another sheet gets an underscore at its end. The comparison ignores case and
/// underscores at the end, so that no two names clash, not even on a file system that ignores case.
package enum SheetName {
    package static let tokens = "tokens"
    package static let storyboard = "storyboard"
    package static let alerts = "alerts"
    /// The sheets that are not of one component.
    package static let ofProject: Set<String> = [tokens, storyboard, alerts]
    static let redline = "-redline"
    private static let typeSizes = "-type-sizes"
    private static let motion = "-motion"
    private static let devices = "-devices"

    package static func contact(_ component: String) -> String {
        let name = PicturePath.safe(component)
        var stem = name.lowercased()
        while stem.hasSuffix("_") { stem.removeLast() }
        return ofProject.contains(stem) || suffixes.contains(where: stem.hasSuffix) ? name + "_" : name
    }

    private static let suffixes = [redline, typeSizes, motion, devices]

    static func redline(_ component: String) -> String { contact(component) + redline }
    static func typeSizes(_ component: String) -> String { contact(component) + typeSizes }
    static func motion(_ component: String) -> String { contact(component) + motion }
    static func devices(_ component: String) -> String { contact(component) + devices }
}
