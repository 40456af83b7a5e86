import Source
import Testing
import Tokens
import Values

@testable import Loading
@testable import Pipeline

private func load(_ tokens: String, _ manifest: String) throws -> LoadedProject {
    let files = ["uispec.yaml": "uispec: 1\ntokens: [t.yaml]\nspecs: []\n" + manifest, "t.yaml": tokens]
    return try #require(
        try ProjectLoader.load([], files: TestFiles(files), workingDirectory: TestFiles.workingDirectory).first)
}

struct `Suffixes for appearances` {
    private static let pair = "n: { $type: number, a_light: { $value: 1 }, a_dark: { $value: 2 } }\n"

    private func values(_ project: LoadedProject, _ path: TokenPath) -> [TokenValue?] {
        [.light, .dark].map { appearance in project.tokens[path].map { $0[appearance] } }
    }

    @Test func `make one token of two`() throws {
        let project = try load(Self.pair, "modes: { light: { suffix: _light }, dark: { suffix: _dark } }\n")
        #expect(project.diagnostics == [])
        #expect(values(project, "n.a") == [.number(1), .number(2)])
        #expect(values(project, "n.a_dark") == [.number(2), .number(2)])
    }

    @Test func `add to the token without a suffix`() throws {
        let project = try load(
            "n: { $type: number, a: { $value: 1 }, aNight: { $value: 2 } }\n", "modes: { dark: { suffix: Night } }\n")
        #expect(project.diagnostics == [])
        #expect(values(project, "n.a") == [.number(1), .number(2)])
    }

    @Test func `may be the names of siblings`() throws {
        let project = try load(
            "n: { $type: number, a: { light: { $value: 1 }, dark: { $value: 2 } } }\n",
            "modes: { light: { suffix: .light }, dark: { suffix: .dark } }\n")
        #expect(project.diagnostics == [])
        #expect(values(project, "n.a.$root") == [.number(1), .number(2)])
    }

    @Test func `are proposed once for all tokens with such names`() throws {
        let project = try load(
            Self.pair + "m: { $type: number, a_light: { $value: 1 }, a_dark: { $value: 2 }, b_dark: { $value: 2 } }\n",
            "")
        #expect(
            project.diagnostics.map(\.message) == [
                "“n.a_dark” and 1 more tokens look like values for dark appearance"
            ])
        #expect(
            project.diagnostics.first?.help
                == "in the manifest, write modes: { light: { suffix: \"_light\" }, dark: { suffix: \"_dark\" } }")
        #expect(project.diagnostics.first?.severity == .note)
    }

    @Test func `are reported if no token has them`() throws {
        let project = try load(Self.pair, "modes: { dark: { suffix: _drak } }\n")
        #expect(
            project.diagnostics.map(\.message) == [
                "no token whose name ends in “_drak” has a counterpart for light appearance"
            ])
    }

    @Test func `must be texts`() throws {
        let project = try load(Self.pair, "modes: { dark: { suffix: [a] } }\n")
        #expect(
            project.diagnostics.map(\.message).first == "“suffix” takes the end of a name such as _dark, not a list")
    }
}
