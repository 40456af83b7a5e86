import Source
import Testing

@testable import Loading
@testable import Pipeline

struct `Shards of a check` {
    private static let project: [LoadedProject] = {
        var files = ["uispec.yaml": "uispec: 1\nspecs: [s]\n"]
        for number in 1...9 {
            let states = (0..<number).map { "s\($0): " }.joined(separator: ", ")
            files["s/\(number).yaml"] = "component: C\(number)\nstates: { \(states) }\nbody: { text: a }\n"
        }
        return
            (try? ProjectLoader.load(
                [], files: TestFiles(files), workingDirectory: TestFiles.workingDirectory)) ?? []
    }()

    @Test(arguments: 1...12)
    func `each component is in one shard`(count: Int) throws {
        let division = ShardDivision(Self.project, into: count)
        let shards = try (1...count).map { index in
            let shard = try #require(Shard(index: index, of: count))
            return try #require(division.components(of: shard).first)
        }
        #expect(shards.flatMap(\.self).sorted() == (1...9).map { "C\($0)" })
        #expect(division.fingerprint == ShardDivision(Self.project, into: count).fingerprint)
        #expect(division.fingerprint != ShardDivision(Self.project, into: count + 1).fingerprint)
    }

    @Test func `the shards have about the same number of states`() throws {
        let division = ShardDivision(Self.project, into: 3)
        let loads = try (1...3).map { index in
            let shard = try #require(Shard(index: index, of: 3))
            let names = try #require(division.components(of: shard).first)
            return names.reduce(0) { $0 + (Int($1.dropFirst()) ?? 0) }
        }
        #expect(loads.reduce(0, +) == 45)
        #expect(loads.allSatisfy { (14...16).contains($0) }, "\(loads)")
    }

    @Test(arguments: ["0/1", "2/1", "1/0", "-1/2", "1/-2", "1", "1/2/3", "", "/", "a/b", "1/1001", " 1/2", "1 / 2"])
    func `other texts are not shards`(text: String) {
        #expect(Shard(text) == nil)
    }

    @Test func `a file that was changed is refused`() throws {
        let question = ShardBlob.Question(
            .render, paths: ["a"], skip: ["b"], isPreview: true, allowsOutside: false, division: "d")
        let blob = ShardBlob(
            try #require(Shard("2/3")), question: question, parts: [Array("x\ny".utf8), [], Array("z".utf8)])
        let read = try #require(ShardBlob(blob.bytes))
        #expect(read.question == question && read.shard == blob.shard && read.parts == blob.parts)
        #expect(ShardBlob(Array(blob.bytes.dropLast(3))) == nil)
        #expect(ShardBlob(blob.bytes + Array("w\n".utf8)) == nil)
        var changed = blob.bytes
        changed[40] ^= 1
        #expect(ShardBlob(changed) == nil)
        #expect(ShardBlob([]) == nil)
    }
    @Test(arguments: ["uispec 0.1, Inter", "uispec 0.2, Hiragino"])
    func `a shard of another build or other fonts is of another run`(environment: String) throws {
        var files: [String: [UInt8]] = [:]
        for (index, environment) in [(1, "uispec 0.2, Inter"), (2, environment)] {
            var question = ShardBlob.Question(
                .check, paths: ["a"], skip: [], isPreview: false, allowsOutside: false, division: "d")
            question.environment = environment
            let blob = ShardBlob(try #require(Shard("\(index)/2")), question: question, parts: [Array("x".utf8)])
            files["\(index).blob"] = blob.bytes
        }
        let system = MemoryFileSystem(bytes: files)
        let failure = #expect(throws: RunFailure.self) { try ShardBlob.all(of: ["1.blob", "2.blob"], in: system) }
        #expect("\(try #require(failure))".contains("2.blob is of another check than 1.blob"))
    }
}
