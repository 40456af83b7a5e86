import Checks
import Foundation

/// The examples of the rules and a cache, as first inputs.
enum Seeds {
    static func write(to folder: String) throws {
        let heads = ["component:", "screen:", "acceptance:"]
        for facts in Registry.facts {
            for (number, example) in (facts.failing + facts.passing).enumerated() {
                let documents = example.text.split(separator: "\n---\n").map { String($0) + "\n" }
                let isSpec = { (document: String) in
                    document.split(separator: "\n").contains { line in heads.contains(where: line.hasPrefix) }
                }
                let spec = documents.filter(isSpec).joined(separator: "---\n")
                let tokens = documents.filter { !isSpec($0) }.joined(separator: "---\n")
                var files = example.files
                files["spec.yaml"] = Array(spec.utf8)
                if !tokens.isEmpty { files["tokens.yaml"] = Array(tokens.utf8) }
                if let manifest = example.manifest {
                    files["uispec.yaml"] = Array((FuzzProject.manifest + manifest).utf8)
                }
                let input = InputFiles.text(of: files, default: "spec.yaml")
                try keep(input, "specs/\(facts.id)-\(number)", in: folder)
            }
        }
        try keep(Array(FuzzProject.spec.utf8), "specs/standard", in: folder)
        try keep(Array(FuzzProject.manifest.utf8), "manifest/standard", in: folder)
        try keep(Array(FuzzProject.tokens.utf8), "tokens/standard", in: folder)
        try keep(KeptTarget.cacheSeed(), "cache/standard", in: folder)
    }

    private static func keep(_ bytes: [UInt8], _ name: String, in folder: String) throws {
        let url = URL(fileURLWithPath: folder).appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: url)
    }
}
