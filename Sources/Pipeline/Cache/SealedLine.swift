import Source
import Values
import YAML

/// A line of a file that a cache keeps: a document of JSON behind a seal, which tells whether it is as it was written.
struct SealedLine {
    /// The line as it is written, without its line feed.
    let bytes: [UInt8]

    /// - Parameter salt: in what the document holds; elsewhere its seal is broken.
    init(_ document: JSONValue, salt: String) {
        let text = document.formatted(as: .line)
        bytes = Array("\(Self.seal(Array(text.utf8), salt)) \(text)".utf8)
    }

    private init(whole bytes: [UInt8]) {
        self.bytes = bytes
    }

    /// The document of a line with the line itself; nil where it is not as it was written.
    static func read(_ line: ArraySlice<UInt8>, salt: String) -> (document: Node, line: SealedLine)? {
        guard let blank = line.firstIndex(of: UInt8(ascii: " ")) else { return nil }
        let text = Array(line[(blank + 1)...])
        guard line[..<blank].elementsEqual(seal(text, salt).utf8) else { return nil }
        let parsed = DocumentReader.read(SourceFile(path: "line.json", bytes: text), id: FileID(rawValue: 0))
        guard parsed.diagnostics.isEmpty, let document = parsed.documents.first else { return nil }
        return (document, SealedLine(whole: Array(line)))
    }

    private static func seal(_ text: [UInt8], _ salt: String) -> String {
        var seal = Fingerprint(salt)
        seal.add(text)
        return seal.description
    }
}
