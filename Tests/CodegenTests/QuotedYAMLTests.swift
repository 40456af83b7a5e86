import Source
import Testing
import YAML

@testable import Codegen

/// Text that is written to a YAML file is the same when it is read.
@Suite struct QuotedYAMLTests {
    @Test(arguments: [
        "a\u{85}b", "a\u{2028}b\u{2029}", "a\u{9F}b\u{80}", "a\u{FFFE}\u{FFFF}b", "\u{FEFF}a", "a\u{7F}\u{0}\t\n\"\\",
        "あ😀",
        "null", "-a", "",
    ])
    func `a key and a value are read as they were`(text: String) throws {
        let yaml = "\(QuotedYAML.key(text)): \(QuotedYAML.quoted(text))\n"
        let read = YAMLReader.read(SourceFile(path: "t.yaml", bytes: Array(yaml.utf8)), id: FileID(rawValue: 0))
        #expect(read.diagnostics.isEmpty, "\(read.diagnostics)")
        let entry = try #require(read.documents.first?.mapping?.first)
        #expect(entry.key == text && entry.value.string == text)
    }
}
