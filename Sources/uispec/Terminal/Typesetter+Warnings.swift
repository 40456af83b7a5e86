import Pipeline
import Terminal

extension Typesetter {
    /// Loads the fonts and warns on standard error about missing ones.
    static func withWarnings() -> Typesetter {
        let typesetter = Typesetter()
        for warning in typesetter.warnings { Console.warn(warning) }
        return typesetter
    }
}
