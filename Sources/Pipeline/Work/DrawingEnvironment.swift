import Foundation

/// What pictures are made with, besides the project.
package enum DrawingEnvironment {
    /// Another text where another build of the tool, other fonts or other symbols may draw otherwise.
    package static func text(typesetter: Typesetter, icons: IconFolder) -> String {
        [ToolVersion.current, executable, typesetter.fontVersions, icons.path ?? ""].joined(separator: " ")
    }

    private static var executable: String {
        guard let path = Bundle.main.executablePath,
            let attributes = try? FileManager.default.attributesOfItem(atPath: path)
        else { return "" }
        let date = (attributes[.modificationDate] as? Date)?.timeIntervalSince1970 ?? 0
        return "\(attributes[.size] ?? 0) \(date)"
    }
}
