package import Loading
package import Source
import Values
import YAML

/// The weights of components that a file gives, such as seconds of an earlier run: `{ "Home": 12.5, "Chip": 0.4 }`.
package struct ShardWeights: Sendable {
    private var weights: [String: Double] = [:]
    /// Identifies the weights; empty without a file.
    package let fingerprint: String

    /// No weights.
    package static let none = ShardWeights()

    private init() { fingerprint = "" }

    /// Reads a file in JSON or YAML.
    package init(_ path: String, in files: any FileSystem) throws(RunFailure) {
        let bytes: [UInt8]
        do { bytes = try files.read(path) } catch { throw .file(error) }
        let read = DocumentReader.read(SourceFile(path: path, bytes: bytes), id: FileID(rawValue: 0))
        guard read.diagnostics.isEmpty, let entries = read.documents.first?.mapping else {
            throw .brokenProject("\(path) is not a map of components and weights, such as { \"Home\": 12.5 }")
        }
        for entry in entries {
            guard let weight = entry.value.number, weight >= 0, weight <= 1e9 else {
                throw .brokenProject("\(path): the weight of \(entry.key) is not a number from 0 to 1,000,000,000")
            }
            weights[entry.key] = weight
        }
        var print = Fingerprint("weights")
        print.add(bytes)
        fingerprint = print.description
    }

    /// Replaces the estimated weights of components that the file has. Others are scaled to the same sum as those have.
    func apply(to estimates: [(name: String, weight: Int)]) -> [Double] {
        let known = estimates.filter { weights[$0.name] != nil }
        let estimated = known.reduce(0) { $0 + Double($1.weight) }
        let given = known.reduce(0) { $0 + (weights[$1.name] ?? 0) }
        let scale = estimated > 0 && given > 0 ? given / estimated : 1
        return estimates.map { weights[$0.name] ?? Double($0.weight) * scale }
    }
}
