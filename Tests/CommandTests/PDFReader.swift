import Foundation
import Testing

/// Poppler's command-line tools, which read PDFs independently of cairo.
enum PDFReader {
    static let hint: Comment =
        "pdftotext is not installed; on Debian it is in poppler-utils, which Scripts/setup installs"
    static let isInstalled = tool("pdftotext") != nil && tool("pdffonts") != nil

    /// The text of a file, in reading order.
    static func text(of file: URL) throws -> String { try run("pdftotext", [file.path, "-"]) }

    /// The rows of the table of fonts: name, type, encoding, embedded, subset, Unicode.
    static func fonts(of file: URL) throws -> [Substring] {
        Array(try run("pdffonts", [file.path]).split(separator: "\n").dropFirst(2))
    }

    private static func tool(_ name: String) -> URL? {
        let folders = ProcessInfo.processInfo.environment["PATH"]?.split(separator: ":") ?? []
        return folders.map { URL(fileURLWithPath: String($0)).appendingPathComponent(name) }
            .first { FileManager.default.isExecutableFile(atPath: $0.path) }
    }

    private static func run(_ name: String, _ arguments: [String]) throws -> String {
        let process = Process()
        process.executableURL = tool(name)
        process.arguments = arguments
        let pipe = Pipe()
        process.standardOutput = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
        return String(decoding: output, as: UTF8.self)
    }
}
