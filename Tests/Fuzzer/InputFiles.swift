import Source

/// Divides an input into files. A line `@@@ name` starts a file; text before the first such line is that of the
/// default file.
struct InputFiles {
    private(set) var files: [String: [UInt8]] = [:]

    private static let maximumFiles = 8
    private static let marker = Array("@@@ ".utf8)

    init(_ input: [UInt8], default name: String) {
        var name = name
        var content: [UInt8] = []
        var start = input.startIndex
        while start < input.endIndex {
            let end = input[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? input.endIndex
            let line = input[start..<end]
            if line.starts(with: Self.marker), files.count < Self.maximumFiles {
                if !content.isEmpty { files[name] = content }
                let text = String(decoding: line.dropFirst(Self.marker.count), as: UTF8.self)
                name = text.filter { !$0.isNewline }
                content = []
            } else {
                content += line
            }
            start = end
        }
        files[name] = content
    }

    /// The input that becomes these files.
    static func text(of files: [String: [UInt8]], default name: String) -> [UInt8] {
        var result = files[name] ?? []
        for (path, bytes) in files.sorted(by: { $0.key < $1.key }) where path != name {
            if result.last != UInt8(ascii: "\n") { result.append(UInt8(ascii: "\n")) }
            result += Self.marker + Array(path.utf8) + [UInt8(ascii: "\n")] + bytes
        }
        return result
    }

    /// The files together with others, which they replace.
    func over(_ others: [String: String]) -> [String: [UInt8]] {
        others.mapValues { Array($0.utf8) }.merging(files) { _, new in new }
    }
}
