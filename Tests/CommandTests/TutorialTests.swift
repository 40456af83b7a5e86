import Foundation
import Testing

/// `Docs/tutorial.md`: writes its files, runs its commands from top to bottom and compares their output.
struct `The tutorial` {
    @Test func `shows commands with their real output`() throws {
        let page = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().appending(path: "Docs/tutorial.md")
        let steps = Tutorial.steps(of: try String(contentsOf: page, encoding: .utf8))
        let tool = try Tool()
        defer { tool.remove() }
        var folder = ""
        var commands = 0
        var status: Int32 = 0
        for step in steps {
            switch step {
            case .file(let path, let text): try tool.write(text, to: folder + path)
            case .command(let command, _) where command.hasPrefix("cd "): folder += command.dropFirst(3) + "/"
            case .command(let command, let expected):
                let outcome = try tool.shell(command, after: status, in: folder)
                status = outcome.status
                #expect(
                    Tutorial.matches(outcome.output, expected),
                    "\(command) wrote:\n\(outcome.output)\(outcome.errors)\nexpected:\n\(expected)")
                commands += 1
            }
        }
        #expect(commands > 8)
    }

    @Test func `only a line with an ellipsis matches any lines`() {
        #expect(Tutorial.matches("a\nb\nc\n", "a\n…\nc\n"))
        #expect(Tutorial.matches("a\nc\n", "a\n…\nc\n"))
        #expect(Tutorial.matches("x\na\n", "…\na\n"))
        #expect(Tutorial.matches("", ""))
        #expect(!Tutorial.matches("a\nb\n", "a\n"))
        #expect(!Tutorial.matches("a\nb\nd\n", "a\n…\nc\n"))
        #expect(!Tutorial.matches("a\n", "a\nb\n"))
        #expect(!Tutorial.matches("x\na\n", "a\n…\n"))
    }
}

private enum Tutorial {
    enum Step {
        case file(path: String, text: String)
        case command(String, expected: String)
    }

    /// Returns the steps in fenced blocks: `yaml PATH` is a file; in `console`, lines after a dollar are commands and
    /// the others are output.
    static func steps(of page: String) -> [Step] {
        var steps: [Step] = []
        var lines = page.split(separator: "\n", omittingEmptySubsequences: false)[...]
        while let opening = lines.popFirst() {
            guard opening.hasPrefix("```") else { continue }
            let block = lines.prefix { $0 != "```" }
            lines = lines.dropFirst(block.count + 1)
            let words = opening.dropFirst(3).split(separator: " ")
            if words.first == "yaml", words.count == 2 {
                steps.append(.file(path: String(words[1]), text: block.joined(separator: "\n") + "\n"))
            } else if words == ["console"] {
                steps += commands(in: block)
            }
        }
        return steps
    }

    private static func commands(in block: ArraySlice<Substring>) -> [Step] {
        var steps: [Step] = []
        var rest = block
        while let line = rest.popFirst() {
            let output = rest.prefix { !$0.hasPrefix("$ ") }
            rest = rest.dropFirst(output.count)
            steps.append(.command(String(line.dropFirst(2)), expected: output.map { $0 + "\n" }.joined()))
        }
        return steps
    }

    /// Whether an output is as expected. A line `…` matches any number of lines.
    static func matches(_ output: String, _ expected: String) -> Bool {
        let lines = output.split(separator: "\n", omittingEmptySubsequences: false)[...]
        let wanted = expected.split(separator: "\n", omittingEmptySubsequences: false)[...]
        return matches(lines, wanted)
    }

    private static func matches(_ lines: ArraySlice<Substring>, _ wanted: ArraySlice<Substring>) -> Bool {
        guard let next = wanted.first else { return lines.isEmpty }
        if next == "…" {
            return lines.indices.contains { matches(lines[$0...], wanted.dropFirst()) }
                || matches(lines.suffix(0), wanted.dropFirst())
        }
        return lines.first == next && matches(lines.dropFirst(), wanted.dropFirst())
    }
}
