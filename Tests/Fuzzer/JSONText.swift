import Source
import YAML

/// Reads text that uispec wrote as JSON.
enum JSONText {
    static func problems(in text: String) -> [String] {
        let file = SourceFile(path: "a.json", text: text)
        return JSONReader.read(file, id: FileID(rawValue: 0)).diagnostics.map(\.message)
    }
}
